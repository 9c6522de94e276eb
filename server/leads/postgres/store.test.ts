import { execFileSync } from "node:child_process";
import dns from "node:dns";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { postLead, startServer } from "#server/testing/server.ts";
import type { NewLead } from "../lead.ts";
import { claim } from "../operations/delivery.ts";
import { addAudit, lastBackup, leadCounts } from "../operations/desk.ts";
import { list, queue } from "../operations/listing.ts";
import { type PreparedDatabase, render, type Steps, sql } from "../sql.ts";
import { type LeadStore, StoreUnavailable, StoreUnsafe } from "../store.ts";
import { openDatabase, openPool } from "./database.ts";
import { isWrongAddress } from "./errors.ts";
import { migrations } from "./schema.ts";
import { openPostgresStore } from "./store.ts";

const dataDir = mkdtempSync(join(tmpdir(), "leads-data-"));

function openStoreAt(url: string) {
  const store = openPostgresStore({ url, dataDir });
  onTestFinished(() => store.close());
  return store;
}

/** A connection beside the store's. */
async function connectTo(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

test("every transaction waits for the disk, whatever the server's or the session's default", async () => {
  const url = await server.createDatabase();
  const admin = await connectTo(url);
  await admin.query("alter system set synchronous_commit = off");
  await admin.query("select pg_reload_conf()");
  const isOff = async () =>
    (await admin.query("show synchronous_commit")).rows[0].synchronous_commit === "off";
  await vi.waitUntil(isOff, patiently);
  const pool = openPool(url);
  const database = openDatabase(pool);
  const setting = () =>
    database.write(() => sql`select current_setting('synchronous_commit') as value`);
  expect(await setting()).toEqual([{ value: "on" }]);
  // As a pooler does that gives each transaction whatever connection is free.
  await pool.query("set synchronous_commit = off");
  expect(await setting()).toEqual([{ value: "on" }]);
  expect((await pool.query("show synchronous_commit")).rows[0].synchronous_commit).toBe("off");
  await pool.end();
});

test.each(["repeatable read", "serializable"])(
  "equal leads are one though the database's default is %s",
  async (level) => {
    const url = await server.createDatabase();
    const admin = await connectTo(url);
    const name = new URL(url).pathname.slice(1);
    await admin.query(`alter database ${name} set default_transaction_isolation = '${level}'`);
    const store = openStoreAt(url);
    const payload = somePayload();
    const clicks = Array.from({ length: 8 }, () => store.add(someLead({}, "key", payload)));
    expect(new Set((await Promise.all(clicks)).map(({ id }) => id)).size).toBe(1);
  },
);

test("a lead that is erased while its copy is restored stays erased", async () => {
  const url = await server.createDatabase();
  const store = openStoreAt(url);
  const { id } = await store.add(someLead());
  const copies = await store.copies("", 1);
  const eraser = await connectTo(url);
  await eraser.query(`begin; delete from sealed_leads; delete from lead_keys;
    insert into removed_leads values ('${id}', 'erased', now_ms())`);
  const restored = store.restore(copies);
  const isWaiting = async () =>
    (await eraser.query("select 1 from pg_locks where not granted")).rows.length > 0;
  await vi.waitUntil(isWaiting, patiently);
  await eraser.query("commit");
  expect(await restored).toBe(0);
  expect(await store.list({ limit: 1 })).toEqual([]);
});

test.each([
  ["is erased", (store: LeadStore, { email }: NewLead) => store.erase(email)],
  ["expires", (store: LeadStore) => store.expire(Number.MAX_SAFE_INTEGER, null)],
] as const)(
  "a lead that %s while somebody writes to it waits for that, and holds nothing of it meanwhile",
  async (_, remove) => {
    const url = await server.createDatabase();
    const store = openStoreAt(url);
    const lead = someLead();
    await store.add(lead);
    for (const each of await store.claim(9)) await store.markSent(each);
    await store.indexSome();
    const writer = await connectTo(url);
    await writer.query("begin; select id from sealed_leads for update");
    const removed = remove(store, lead);
    const isWaiting = async () =>
      (await writer.query("select 1 from pg_locks where not granted")).rows.length > 0;
    await vi.waitUntil(isWaiting, patiently);
    for (const table of ["lead_words", "lead_keys", "lead_deliveries"]) {
      await writer.query(`select * from ${table} for update nowait`);
    }
    await writer.query("commit");
    await removed;
    expect(await store.list({ limit: 1 })).toEqual([]);
  },
);

test("a migration gives way to a long reader at once, and is made up for", async () => {
  const url = await server.createDatabase();
  await openStoreAt(url).prepare();
  const reader = await connectTo(url);
  await reader.query("begin; lock table sealed_leads in access share mode");
  migrations.push("alter table sealed_leads add column later text");
  onTestFinished(() => void migrations.pop());
  const store = openStoreAt(url);
  // Not 57014: that would be the end of a statement that others have queued behind for seconds.
  await expect(store.prepare()).rejects.toThrow("postgres_55P03");
  await reader.query("commit");
  await vi.waitFor(() => store.prepare(), patiently);
});

test("an index is built while leads are stored; one that failed is dropped and built again", async () => {
  const url = await server.createDatabase();
  const running = openStoreAt(url);
  for (let n = 0; n < 3; n++) await running.add(someLead());
  const admin = await connectTo(url);
  const failed = admin.query("create unique index concurrently failed on sealed_leads (country)");
  await expect(failed).rejects.toThrow("could not create unique index");
  await admin.query(`insert into sealed_leads (id, received_at, contact_type, sealed, email_mac,
      dedupe_mac, country, page, campaign, referrer)
    select 'id' || n, n, 'client', '', 'mac' || n, 'mac' || n, 'ar', '/', '', ''
    from generate_series(1, 20000) as n`);
  // Others wait for a plain index from here on, and it for this.
  const writer = await connectTo(url);
  await writer.query("begin; lock table sealed_leads in row exclusive mode");
  migrations.push({ index: "later", on: "sealed_leads (country, received_at)" });
  migrations.push({ index: "failed", on: "sealed_leads (country)" });
  migrations.push("create table limits as select current_setting('statement_timeout') as value");
  onTestFinished(() => void migrations.splice(-3));
  const prepared = openStoreAt(url).prepare();
  const isWaiting = async () =>
    (
      await admin.query(`select 1 from pg_stat_activity
        where query like 'create index%later%' and wait_event_type = 'Lock'`)
    ).rows.length > 0;
  await vi.waitUntil(isWaiting, patiently);
  for (let n = 0; n < 20; n++) expect((await running.add(someLead())).isNew).toBe(true);
  // A third server does not wait for the lock, for which the build would wait.
  await expect(openStoreAt(url).prepare()).rejects.toThrow("postgres_55P03");
  await writer.query("commit");
  await prepared;
  const { rows } = await admin.query(
    `select indisvalid, indisunique from pg_index
      where indexrelid in ('later'::regclass, 'failed'::regclass)`,
  );
  expect(rows).toEqual(Array(2).fill({ indisvalid: true, indisunique: false }));
  expect((await admin.query("select value from limits")).rows).toEqual([{ value: "1h" }]);
});

test("without a database there is an error, no crash; with it, the store works", async () => {
  const port = await freePort();
  const store = openStoreAt(`postgres://nobody:secret@127.0.0.1:${port}/none`);
  const failure = store.add(someLead());
  await expect(failure).rejects.toThrow(StoreUnavailable);
  await expect(failure).rejects.not.toThrow(/secret/);
});

test("no server starts with a user, password or database that PostgreSQL does not accept", async () => {
  const url = new URL(await server.createDatabase());
  const admin = await connectTo(url.href);
  await admin.query("create role guarded login password 'right'");
  const rules = join(server.folder, "data", "pg_hba.conf");
  const before = readFileSync(rules, "utf8");
  writeFileSync(rules, `host all guarded 127.0.0.1/32 scram-sha-256\n${before}`);
  await admin.query("select pg_reload_conf()");
  for (const [part, code] of [
    ["pathname", "3D000"],
    ["username", "28000"],
    ["password", "28P01"],
  ] as const) {
    const mistyped = Object.assign(new URL(url), part === "password" && { username: "guarded" });
    mistyped[part] = "mistyped";
    const start = startServer({ DATABASE_URL: mistyped.href, DATA_DIR: dataDir });
    await expect(start).rejects.toThrow(`DATABASE_URL (postgres_${code})`);
  }
  writeFileSync(rules, before);
  const isWrong = (code: string) => isWrongAddress(Object.assign(new Error(), { code }));
  const wrong = [
    "ENOTFOUND",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  ];
  expect(wrong.filter(isWrong)).toEqual(wrong);
  expect(["EAI_AGAIN", "ECONNREFUSED", "57P01", "CERT_HAS_EXPIRED"].filter(isWrong)).toEqual([]);
});

test("no server starts with a certificate that cannot be read, or encrypted with a database that does not encrypt", async () => {
  const url = await server.createDatabase();
  for (const [query, code] of [
    [`sslmode=verify-full&sslrootcert=${join(dataDir, "none.pem")}`, "ENOENT"],
    [`sslmode=verify-full&sslrootcert=${dataDir}`, "EISDIR"],
    ["sslmode=verify-full", "no_tls"],
  ]) {
    const start = startServer({ DATABASE_URL: `${url}?${query}`, DATA_DIR: dataDir });
    await expect(start).rejects.toThrow(`DATABASE_URL (postgres_${code})`);
  }
});

test("a host that is not found stops a start only while it has never been reached", async () => {
  const url = new URL(await server.createDatabase());
  url.hostname = "database";
  let isThere = false;
  const lookup = vi.spyOn(dns, "lookup").mockImplementation(((
    host: string,
    _options: object,
    done: (...result: unknown[]) => void,
  ) => {
    const missing = Object.assign(new Error(), { code: "ENOTFOUND", syscall: "getaddrinfo" });
    if (host === "database" && !isThere) done(missing);
    else done(null, [{ address: "127.0.0.1", family: 4 }]);
  }) as never);
  onTestFinished(() => lookup.mockRestore());
  const env = { DATABASE_URL: url.href, DATA_DIR: mkdtempSync(join(dataDir, "first-")) };
  await expect(startServer(env)).rejects.toThrow("DATABASE_URL (postgres_ENOTFOUND)");
  isThere = true;
  await (await startServer(env)).close();
  isThere = false;
  const away = await startServer(env);
  expect((await fetch(`${away.url}/us`)).status).toBe(200);
  expect((await fetch(`${away.url}/api/ready`)).status).toBe(200);
  expect((await postLead(away.url, somePayload())).status).toBe(503);
  await away.close();
  const other = {
    ...env,
    DATABASE_URL: url.href.replace("//postgres@database", "//postgres@datbase"),
  };
  lookup.mockImplementation(((_host: string, _options: object, done: (error: Error) => void) =>
    done(Object.assign(new Error(), { code: "ENOTFOUND" }))) as never);
  await expect(startServer(other)).rejects.toThrow("DATABASE_URL (postgres_ENOTFOUND)");
});

test("a connection that breaks in the middle of a transaction is an error, no crash", async () => {
  const url = await server.createDatabase();
  const admin = await connectTo(url);
  const pool = openPool(url);
  let ending: Promise<unknown> | undefined;
  const broken = openDatabase(pool).write(function* () {
    const [backend] = yield* sql<{ pid: number }>`select pg_backend_pid() as pid`;
    ending = admin.query("select pg_terminate_backend($1)", [backend?.pid]);
    return yield* sql`select pg_sleep(60)`;
  });
  await expect(broken).rejects.toThrow(StoreUnavailable);
  await ending;
  await pool.end();
});

/** Tables, indexes and the log of changes, all of them written out. */
async function filesOfServer(text: string): Promise<string[]> {
  const admin = await connectTo((await server.createDatabase()).replace(/[^/]+$/, "postgres"));
  await admin.query("checkpoint");
  return filesWith(text, join(server.folder, "data"));
}

test("what visitors write is in no table, index, statistics or log of the server, erased or not", async () => {
  const url = await server.createDatabase();
  const store = openStoreAt(url);
  const secret = "eva-secreta@correo.example";
  const about = { name: secret, company: secret, message: secret, page: secret, campaign: secret };
  for (let n = 0; n < 5; n++) await store.add(someLead());
  const lead = someLead({ ...about, email: secret });
  await store.add(lead);
  const admin = await connectTo(url);
  await admin.query("analyze");
  // The search itself finds what is not encrypted.
  expect(await filesOfServer(lead.id)).not.toEqual([]);
  expect(await filesOfServer("secreta@")).toEqual([]);
  await store.erase(secret);
  expect(await filesOfServer("secreta@")).toEqual([]);
  const { rows } = await admin.query("select * from pg_stats where schemaname = 'public'");
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toContain("secreta");
});

test("while a table of leads is locked the store says that it cannot be written", async () => {
  const lock = async (table: string) => {
    const url = await server.createDatabase();
    const store = openStoreAt(url);
    await store.checkWritable();
    expect(await store.list({ limit: 1 })).toEqual([]);
    const admin = await connectTo(url);
    await admin.query(`begin; lock table ${table} in share mode`);
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
    await admin.query("rollback");
    await store.checkWritable();
  };
  await Promise.all([lock("sealed_leads"), lock("lead_deliveries")]);
});

test("the check that leads can be stored inserts nothing", async () => {
  const url = await server.createDatabase();
  const store = openStoreAt(url);
  await store.prepare();
  const admin = await connectTo(url);
  await admin.query(`create function refuse() returns trigger language plpgsql
    as $$ begin raise 'inserted'; end $$`);
  const { rows } = await admin.query("select tablename from pg_tables where schemaname = 'public'");
  for (const { tablename } of rows) {
    await admin.query(
      `create trigger none before insert on ${tablename} execute function refuse()`,
    );
  }
  await store.checkWritable();
  await expect(store.add(someLead())).rejects.toThrow(StoreUnavailable);
});

test("leases follow the database's clock, not the server's", async () => {
  const store = openStoreAt(await server.createDatabase());
  await store.add(someLead());
  const [first, second] = await store.claim(2);
  await store.postpone(first!, 60_000, "smtp_450");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 3_600_000 });
  try {
    expect(await store.claim(10)).toEqual([]);
    expect(await store.markSent(second!)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

/** Runs the statements and keeps their plans. */
function explaining(client: pg.Client) {
  const plans: string[] = [];
  const run = async <T>(job: () => Steps<T>) => {
    const steps = job();
    let step = steps.next([]);
    while (!step.done) {
      const statement = render(step.value, "postgres");
      const explained = { ...statement, text: `explain ${statement.text}` };
      plans.push(JSON.stringify((await client.query(explained)).rows));
      step = steps.next((await client.query(statement)).rows);
    }
    return step.value;
  };
  const database: PreparedDatabase = { read: run, write: run, secret: async () => "secret" };
  return { plans, database };
}

test("a claim looks at a range of the index, and counting at what was not sent", async () => {
  const url = await server.createDatabase();
  await openStoreAt(url).prepare();
  const admin = await connectTo(url);
  // The tables are small: without this the planner would read them whole.
  for (const way of ["seqscan", "bitmapscan"]) await admin.query(`set enable_${way} = off`);
  const { plans, database } = explaining(admin);
  await claim(database, 1);
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toMatch(/lead_deliveries_by_turn[^}]*\},\{[^}]*Index Cond: [^}]*due_at <= /);
    expect(plan).not.toContain("Sort");
  }
  plans.length = 0;
  await queue(database);
  expect(plans[0]).toContain("lead_deliveries_by_due");
  expect(plans[0]).toContain("lead_deliveries_by_state");
});

test("old lines of the audit log and the last backup are found by an index", async () => {
  const url = await server.createDatabase();
  await openStoreAt(url).prepare();
  const admin = await connectTo(url);
  await admin.query(`insert into desk_audit (at, who, what)
    select now_ms() - n, 'eva@desk.example', 'read' from generate_series(1, 20000) as n`);
  await admin.query("vacuum analyze");
  const { plans, database } = explaining(admin);
  await addAudit(database, { who: "leads backup", what: "backup", leadId: null });
  expect(plans[0]).toMatch(/desk_audit_by_time.*Index Cond/);
  await lastBackup(database);
  expect(plans.at(-1)).toMatch(/desk_audit_by_action.*Index Cond/);
});

test("among many leads, one person's and a month's figures are found by indexes", async () => {
  const url = await server.createDatabase();
  await openStoreAt(url).prepare();
  const admin = await connectTo(url);
  await admin.query(`insert into sealed_leads (id, received_at, contact_type, sealed, email_mac,
      dedupe_mac, country, page, campaign, referrer)
    select 'id' || n, n * 3600000::bigint, 'client', '', 'mac' || n, 'mac' || n, 'ar', '/', '', ''
    from generate_series(1, 50000) as n`);
  await admin.query("vacuum analyze");
  const { plans, database } = explaining(admin);
  await list(database, { addressKeys: ["mac777"], limit: 50 });
  expect(plans[0]).toContain("sealed_leads_by_email");
  expect(plans[1]).toMatch(/sealed_leads_pkey.*Index Cond: \(.*id = /);
  plans.length = 0;
  await leadCounts(database, "1971-01-01", "1971-01-31");
  expect(plans[0]).toContain("Index Only Scan using sealed_leads_by_day");
});

test("refuses a server that does not wait for the disk", async () => {
  const url = await server.createDatabase();
  const admin = await connectTo(url);
  const setFsync = async (value: string) => {
    await admin.query(`alter system set fsync = ${value}`);
    await admin.query("select pg_reload_conf()");
    const isSet = async () => (await admin.query("show fsync")).rows[0].fsync === value;
    await vi.waitUntil(isSet, patiently);
  };
  await setFsync("off");
  const store = openStoreAt(url);
  try {
    await expect(store.prepare()).rejects.toThrow(StoreUnsafe);
  } finally {
    await setFsync("on");
  }
  await vi.waitFor(() => store.prepare(), patiently);
});

function filesWith(text: string, folder: string): string[] {
  try {
    return execFileSync("grep", ["-rlaF", text, folder], { encoding: "utf8" }).trim().split("\n");
  } catch {
    return [];
  }
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { StoreUnavailable, StoreUnsafe } from "../store.ts";
import { openDatabase, openPool, type Query, sql } from "./database.ts";
import { claim } from "./delivery.ts";
import { migrations } from "./migrations.ts";
import { list, queue } from "./operators.ts";
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
    database.write((query) => query(sql`select current_setting('synchronous_commit') as value`));
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

test("a migration gives way to a long reader at once, and is made up for", async () => {
  const url = await server.createDatabase();
  const reader = await connectTo(url);
  for (const migration of migrations.slice(0, 3)) await reader.query(migration);
  await reader.query("create table schema_version as select 3 as version");
  await reader.query("begin; lock table lead_deliveries in access share mode");
  const store = openStoreAt(url);
  // Not 57014: that would be the end of a statement that others have queued behind for seconds.
  await expect(store.prepare()).rejects.toThrow("postgres_55P03");
  await reader.query("commit");
  await vi.waitFor(() => store.prepare(), patiently);
});

test("without a database there is an error, no crash; with it, the store works", async () => {
  const port = await freePort();
  const store = openStoreAt(`postgres://nobody:secret@127.0.0.1:${port}/none`);
  const failure = store.add(someLead());
  await expect(failure).rejects.toThrow(StoreUnavailable);
  await expect(failure).rejects.not.toThrow(/secret/);
});

test("a connection that breaks in the middle of a transaction is an error, no crash", async () => {
  const url = await server.createDatabase();
  const admin = await connectTo(url);
  const pool = openPool(url);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  pool.on("connect", (client) => client.once("end", end));
  const broken = openDatabase(pool).write(async (query) => {
    const [backend] = await query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin.query("select pg_terminate_backend($1)", [backend?.pid]);
    // The news arrives while no query is under way.
    await ended;
    return query(sql`select 1`);
  });
  await expect(broken).rejects.toThrow(StoreUnavailable);
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

test("erasing and upkeep go on beside a long reader, and intake beside them", async () => {
  const url = await server.createDatabase();
  const store = openStoreAt(url);
  await store.prepare();
  const reader = await connectTo(url);
  // As pg_dump does: one transaction with a lock on every table.
  await reader.query("begin isolation level repeatable read, read only");
  const { rows: tables } = await reader.query(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  const names = tables.map(({ tablename }) => tablename).join(", ");
  await reader.query(`lock table ${names} in access share mode`);
  const erased = someLead();
  await store.add(erased);
  let isOver = false;
  let stored = 0;
  const intake = (async () => {
    for (; !isOver; stored++) await store.add(someLead());
  })();
  expect(await store.erase(erased.email)).toHaveLength(1);
  await store.checkWritable();
  await vi.waitUntil(() => stored > 5, patiently);
  isOver = true;
  await intake;
  await reader.query("commit");
  expect(await store.list({ limit: 1000 })).toHaveLength(stored);
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

test("statistics from before that rule are gone", async () => {
  const url = await server.createDatabase();
  const admin = await connectTo(url);
  await admin.query(migrations[0]!);
  await admin.query("create table schema_version (version integer not null)");
  await admin.query("insert into schema_version values (1)");
  await admin.query(`insert into leads
    select n::text, n, 'secreta' || n, 'secreta' || n, 'secreta' || n, 'secreta' || n, '',
      'secreta' || n, '', '', 'secreta' || n, null, ''
    from generate_series(1, 9) as n`);
  await admin.query("analyze");
  const stats = async () =>
    JSON.stringify((await admin.query("select * from pg_stats where schemaname = 'public'")).rows);
  expect(await stats()).toContain("secreta");
  const store = openStoreAt(url);
  await store.prepare();
  expect(await stats()).not.toContain("secreta");
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

test("a claim looks at a range of the index, and counting at what was not sent", async () => {
  const url = await server.createDatabase();
  const store = openStoreAt(url);
  await store.prepare();
  const admin = await connectTo(url);
  // The tables are small: without this the planner would read them whole.
  for (const way of ["seqscan", "bitmapscan", "sort"]) await admin.query(`set enable_${way} = off`);
  const plans: string[] = [];
  const explain: Query = async (statement) => {
    const { rows } = await admin.query({ ...statement, text: `explain ${statement.text}` });
    plans.push(JSON.stringify(rows));
    return [];
  };
  await claim({ read: (job) => job(explain), write: (job) => job(explain) }, 1);
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toMatch(/lead_deliveries_by_turn[^}]*\},\{[^}]*Index Cond: [^}]*due_at <= /);
  }
  plans.length = 0;
  await queue({ read: (job) => job(explain), write: (job) => job(explain) });
  expect(plans[0]).toContain("lead_deliveries_by_due");
  expect(plans[0]).toContain("lead_deliveries_by_state");
});

test("one person's leads are found by indexes among many", async () => {
  const url = await server.createDatabase();
  const store = openStoreAt(url);
  await store.prepare();
  const admin = await connectTo(url);
  await admin.query(`insert into sealed_leads select 'id' || n, n, 'client', null, '', 'mac' || n, 'mac' || n
    from generate_series(1, 50000) as n`);
  await admin.query(`insert into desk_leads (lead_id, received_at, contact_type, is_held, country, page,
    campaign, referrer) select 'id' || n, n, 'client', false, 'ar', '/', '', ''
    from generate_series(1, 50000) as n`);
  await admin.query("analyze");
  const plans: string[] = [];
  const explain: Query = async <Row>(statement: pg.QueryConfig) => {
    const { rows } = await admin.query({ ...statement, text: `explain ${statement.text}` });
    plans.push(JSON.stringify(rows));
    return (await admin.query(statement)).rows as Row[];
  };
  const explained = { read: <T>(job: (query: Query) => Promise<T>) => job(explain) };
  await list(
    { ...explained, write: explained.read, secret: async () => "secret" },
    { addressKeys: ["mac777"], limit: 50 },
  );
  expect(plans[0]).toContain("sealed_leads_by_email");
  expect(plans[1]).toMatch(/desk_leads_pkey.*Index Cond: \(lead_id = ANY/);
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

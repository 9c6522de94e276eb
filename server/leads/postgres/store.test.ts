import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { someLead } from "#server/testing/leads.ts";
import { bePatient, patiently } from "#server/testing/patience.ts";
import { freePort, startPostgres } from "#server/testing/postgres.ts";
import { StoreUnavailable, StoreUnsafe } from "../store.ts";
import { openDatabase, openPool, type Query, sql } from "./database.ts";
import { claim } from "./delivery.ts";
import { migrations } from "./migrations.ts";
import { openPostgresStore } from "./store.ts";

bePatient();

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test("every connection waits for the disk, whatever the server's default", async () => {
  const url = await server.createDatabase();
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query("alter system set synchronous_commit = off");
  await admin.query("select pg_reload_conf()");
  await admin.end();
  const pool = openPool(url);
  const database = openDatabase(pool);
  const settings = await Promise.all(
    Array.from({ length: 3 }, () =>
      database.read((query) => query(sql`select current_setting('synchronous_commit') as value`)),
    ),
  );
  expect(settings.flat()).toEqual(Array(3).fill({ value: "on" }));
  await pool.end();
});

test("without a database there is an error, no crash; with it, the store works", async () => {
  const port = await freePort();
  const store = openPostgresStore(`postgres://nobody:secret@127.0.0.1:${port}/none`);
  const failure = store.add(someLead());
  await expect(failure).rejects.toThrow(StoreUnavailable);
  await expect(failure).rejects.not.toThrow(/secret/);
  await store.close();
});

test("a connection that breaks in the middle of a transaction is an error, no crash", async () => {
  const url = await server.createDatabase();
  const admin = new pg.Client(url);
  await admin.connect();
  const pool = openPool(url);
  const broken = openDatabase(pool).write(async (query) => {
    const [backend] = await query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin.query("select pg_terminate_backend($1)", [backend?.pid]);
    // Long enough for the news to arrive while no query is under way.
    await sleep(100);
    return query(sql`select 1`);
  });
  await expect(broken).rejects.toThrow(StoreUnavailable);
  await admin.end();
  await pool.end();
});

test("erased people are in no table file", async () => {
  const store = openPostgresStore(await server.createDatabase());
  const secret = "eva-secreta@correo.example";
  await store.add(someLead({ email: secret, message: `escríbanme a ${secret}` }));
  const base = join(server.folder, "data", "base");
  const admin = new pg.Client((await server.createDatabase()).replace(/[^/]+$/, "postgres"));
  await admin.connect();
  await admin.query("checkpoint");
  await admin.end();
  expect(filesWith(secret, base)).not.toEqual([]);
  await store.erase(secret);
  await store.scrub();
  expect(filesWith(secret, base)).toEqual([]);
  await store.close();
});

test("erased people are in no statistics of the planner", async () => {
  const url = await server.createDatabase();
  const store = openPostgresStore(url);
  const secret = "eva-secreta@correo.example";
  const about = { name: secret, company: secret, message: secret, page: secret, campaign: secret };
  for (let n = 0; n < 5; n++) await store.add(someLead());
  await store.add(someLead({ ...about, email: secret }));
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query("analyze");
  await store.erase(secret);
  await store.scrub();
  const { rows } = await admin.query("select * from pg_stats where schemaname = 'public'");
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toContain("secreta");
  await admin.end();
  await store.close();
});

test("statistics from before that rule are gone", async () => {
  const url = await server.createDatabase();
  const admin = new pg.Client(url);
  await admin.connect();
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
  const store = openPostgresStore(url);
  await store.prepare();
  expect(await stats()).not.toContain("secreta");
  await admin.end();
  await store.close();
});

test("leases follow the database's clock, not the server's", async () => {
  const store = openPostgresStore(await server.createDatabase());
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
  await store.close();
});

test("a claim looks at a range of the index, however long the queue is", async () => {
  const url = await server.createDatabase();
  const store = openPostgresStore(url);
  await store.prepare();
  const admin = new pg.Client(url);
  await admin.connect();
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
    expect(plan).toMatch(/deliveries_by_due[^}]*\},\{[^}]*Index Cond: [^}]*due_at > .*due_at <= /);
  }
  await admin.end();
  await store.close();
});

test("refuses a server that does not wait for the disk", async () => {
  const url = await server.createDatabase();
  const admin = new pg.Client(url);
  await admin.connect();
  const setFsync = async (value: string) => {
    await admin.query(`alter system set fsync = ${value}`);
    await admin.query("select pg_reload_conf()");
    const isSet = async () => (await admin.query("show fsync")).rows[0].fsync === value;
    await vi.waitUntil(isSet, patiently);
  };
  await setFsync("off");
  const store = openPostgresStore(url);
  try {
    await expect(store.prepare()).rejects.toThrow(StoreUnsafe);
  } finally {
    await setFsync("on");
  }
  await expect(store.prepare()).resolves.toBeUndefined();
  await admin.end();
  await store.close();
});

function filesWith(text: string, folder: string): string[] {
  try {
    return execFileSync("grep", ["-rlaF", text, folder], { encoding: "utf8" }).trim().split("\n");
  } catch {
    return [];
  }
}

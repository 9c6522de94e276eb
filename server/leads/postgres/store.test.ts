import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { someLead } from "#server/testing/leads.ts";
import { bePatient } from "#server/testing/patience.ts";
import { freePort, startPostgres } from "#server/testing/postgres.ts";
import { StoreUnavailable } from "../store.ts";
import { openDatabase, openPool, sql } from "./database.ts";
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

function filesWith(text: string, folder: string): string[] {
  try {
    return execFileSync("grep", ["-rlaF", text, folder], { encoding: "utf8" }).trim().split("\n");
  } catch {
    return [];
  }
}

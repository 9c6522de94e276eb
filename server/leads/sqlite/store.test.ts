import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { someLead } from "#server/testing/leads.ts";
import { type LeadStore, StoreUnavailable, StoreUnsafe } from "../store.ts";
import { groupCommits } from "./database.ts";
import { claim } from "./delivery.ts";
import { refuseNetworkFileSystem, refuseOldVersion, refuseUnsafeSettings } from "./open.ts";
import { openSqliteStore } from "./store.ts";

let dataDir: string;
let store: LeadStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "leads-sqlite-"));
  store = openSqliteStore({ dataDir, onFatal: () => {} });
  await store.prepare();
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

function openBeside(): DatabaseSync {
  return new DatabaseSync(join(dataDir, "leads.sqlite"));
}

test("erased people are in no file, beside a second open connection", async () => {
  const beside = openBeside();
  const secret = "eva-secreta@correo.example";
  await store.add(
    someLead({ email: secret, message: `escríbanme a ${secret} ${"x".repeat(3000)}` }),
  );
  for (let n = 0; n < 30; n++) await store.add(someLead());
  const holds = () =>
    readdirSync(dataDir).some((file) => readFileSync(join(dataDir, file)).includes(secret));
  expect(holds()).toBe(true);
  await store.erase(secret);
  await store.scrub();
  expect(holds()).toBe(false);
  beside.close();
});

test("while another process holds the lock, writes wait and the event loop goes on", async () => {
  const beside = openBeside();
  beside.exec("begin immediate");
  let stored = false;
  const adding = store.add(someLead()).then(() => {
    stored = true;
  });
  let turns = 0;
  for (; turns < 5; turns++) await sleep(10);
  expect(stored).toBe(false);
  beside.exec("commit");
  beside.close();
  await adding;
  expect(stored).toBe(true);
});

test("leads of one turn share a transaction", async () => {
  const commits: string[] = [];
  const connection = new DatabaseSync(":memory:");
  connection.exec("create table t (n integer)");
  const exec = connection.exec.bind(connection);
  connection.exec = (text: string) => {
    commits.push(text);
    exec(text);
  };
  const database = groupCommits(connection, () => {});
  await Promise.all(
    [1, 2, 3].map((n) => database.write((sql) => sql.run`insert into t values (${n})`)),
  );
  expect(commits).toEqual(["begin immediate", "commit"]);
});

test("a claim looks at what it takes, however long the queue is", async () => {
  for (let n = 0; n < 300; n++) await store.add(someLead());
  const connection = openBeside();
  let looks = 0;
  connection.function("now_ms", () => {
    looks += 1;
    return Date.now();
  });
  const [claimed] = await claim(
    groupCommits(connection, () => {}),
    1,
  );
  expect(claimed).toBeDefined();
  expect(looks).toBeLessThan(10);
  connection.close();
});

test("a broken database is reported once, and nothing is accepted any more", async () => {
  const fatal: string[] = [];
  const connection = new DatabaseSync(":memory:");
  const database = groupCommits(connection, (code) => fatal.push(code));
  const fail = () => {
    throw Object.assign(new Error("disk I/O error"), { errcode: 1034 });
  };
  await expect(database.write(fail)).rejects.toThrow(StoreUnavailable);
  await expect(database.write(() => 1)).rejects.toThrow(StoreUnavailable);
  await expect(database.read(() => 1)).rejects.toThrow(StoreUnavailable);
  expect(fatal).toEqual(["sqlite_10"]);
});

test("a full disk is survived", async () => {
  const fatal: string[] = [];
  const connection = new DatabaseSync(join(dataDir, "leads.sqlite"));
  const database = groupCommits(connection, (code) => fatal.push(code));
  connection.exec("pragma max_page_count = 1");
  const fill = () =>
    database.write(
      (sql) => sql.run`insert into leads
    select ${crypto.randomUUID()}, 0, '', '', '', hex(zeroblob(100000)), '', '', '', '', '', null, ''`,
    );
  await expect(fill()).rejects.toThrow("sqlite_13");
  connection.exec("pragma max_page_count = 1000000");
  await expect(fill()).resolves.toBeDefined();
  expect(fatal).toEqual([]);
  connection.close();
});

test("refuses network file systems, old versions and weaker settings", () => {
  expect(() => refuseNetworkFileSystem(0x6969)).toThrow(StoreUnsafe);
  expect(() => refuseNetworkFileSystem(0xef53)).not.toThrow();
  expect(() => refuseOldVersion("3.51.2")).toThrow(StoreUnsafe);
  expect(() => refuseOldVersion("3.9.0")).toThrow(StoreUnsafe);
  expect(() => refuseOldVersion("3.51.3")).not.toThrow();
  const connection = openBeside();
  connection.exec("pragma synchronous = normal");
  expect(() => refuseUnsafeSettings(connection)).toThrow(StoreUnsafe);
  connection.close();
});

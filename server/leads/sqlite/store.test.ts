import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { someLead } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { claim, leases } from "../operations/delivery.ts";
import { leadCounts } from "../operations/desk.ts";
import { count, list, queue } from "../operations/listing.ts";
import { type PreparedDatabase, render, type Steps, sql } from "../sql.ts";
import { type LeadStore, StoreUnavailable, StoreUnsafe } from "../store.ts";
import { groupCommits } from "./database.ts";
import {
  addFunctions,
  openConnection,
  refuseNetworkFileSystem,
  refuseOldVersion,
  refuseUnsafeSettings,
} from "./open.ts";
import { openSqliteStore } from "./store.ts";

let dataDir: string;
let store: LeadStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "leads-sqlite-"));
  store = openImpatiently(dataDir);
  await store.prepare();
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** With time for a few tries on a busy machine. */
const limits = { busyMs: 1_000, readersMs: 1_000 };

function openImpatiently(dataDir: string): LeadStore {
  return openSqliteStore({ dataDir, onFatal: () => {}, limits });
}

function openBeside(): DatabaseSync {
  return new DatabaseSync(join(dataDir, "leads.sqlite"));
}

/** How often the store has tried to begin a transaction since the call. */
function countTries(): () => number {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  return () => exec.mock.calls.filter(([text]) => text === "begin immediate").length;
}

const filesWith = (bytes: string | Uint8Array) =>
  readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes(bytes));

test("erasing beside a long reader is finished when the reader is gone; intake goes on", async () => {
  const lead = someLead();
  await store.add(lead);
  const reader = openBeside();
  const key = reader.prepare("select key from lead_keys").get()?.key as Uint8Array;
  reader.exec("begin");
  reader.prepare("select * from sealed_leads").all();
  expect(await store.erase(lead.email)).toHaveLength(1);
  const scrubbing = store.scrub();
  for (let n = 0; n < 20; n++) await store.add(someLead());
  expect(await scrubbing).toBe(false);
  expect(filesWith(key)).not.toEqual([]);
  reader.exec("commit");
  expect(await store.scrub()).toBe(true);
  expect(filesWith(key)).toEqual([]);
  expect(await store.list({ limit: 100 })).toHaveLength(20);
  reader.close();
});

test("while another process holds the lock, writes wait and the event loop goes on", async () => {
  const beside = openBeside();
  beside.exec("begin immediate");
  const tries = countTries();
  let stored = false;
  const adding = store.add(someLead()).then(() => {
    stored = true;
  });
  await vi.waitUntil(() => tries() >= 3, patiently);
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
  await Promise.all([1, 2, 3].map((n) => database.write(() => sql`insert into t values (${n})`)));
  expect(commits).toEqual(["begin immediate", "commit"]);
});

/** The plans of the statements, which find nothing. */
async function plansOf(operation: (database: PreparedDatabase) => Promise<unknown>) {
  const connection = openBeside();
  addFunctions(connection);
  const plans: string[] = [];
  const explain = async <T>(job: () => Steps<T>) => {
    const steps = job();
    let step = steps.next([]);
    for (; !step.done; step = steps.next([])) {
      const { text } = render(step.value, "sqlite");
      const lines = connection.prepare(`explain query plan ${text}`).all();
      plans.push(lines.map(({ detail }) => detail).join("\n"));
    }
    return step.value;
  };
  await operation({ read: explain, write: explain, secret: async () => "secret" });
  connection.close();
  return plans;
}

test("a claim looks at a range of the index, however long the queue is", async () => {
  const plans = await plansOf((database) => claim(database, 1));
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain(
      "SEARCH lead_deliveries USING INDEX lead_deliveries_by_turn (<expr>=? AND <expr>=? AND due_at<?)",
    );
    expect(plan).not.toContain("B-TREE");
  }
});

test("what was not sent is counted and watched without reading sent deliveries", async () => {
  const [counted] = await plansOf(queue);
  expect(counted?.match(/lead_deliveries[^\n]*/g)).toEqual([
    "lead_deliveries USING INDEX lead_deliveries_by_due",
    expect.stringMatching(/^lead_deliveries USING (COVERING )?INDEX lead_deliveries_by_state/),
  ]);
  const [watched] = await plansOf((database) => leases(database, "mail"));
  expect(watched).toContain("USING INDEX lead_deliveries_by_due");
});

test("figures and pages of the list read one index, and sort nothing", async () => {
  const [counted] = await plansOf((database) => leadCounts(database, "2026-01-01", "2026-01-31"));
  expect(counted).toMatch(/^SEARCH .* USING COVERING INDEX sealed_leads_by_day .*$/);
  const [page] = await plansOf((database) => list(database, { countries: ["ar"], limit: 10 }));
  expect(page).toContain("USING COVERING INDEX sealed_leads_by_desk");
  expect(page).not.toContain("B-TREE");
});

test("a search that asks for new leads reads the words of those alone, however many there are", async () => {
  const words = await store.searchWords("gruas cordoba");
  const db = openBeside();
  db.exec("analyze");
  const plans = await plansOf((database) => count(database, { words, arrivedMs: Date.now() }));
  expect(plans[0]).toMatch(/^SEARCH sealed_leads USING COVERING INDEX sealed_leads_by_desk/);
  expect(plans[1]).toMatch(/SEARCH lead_words USING INDEX/);
  db.close();
});

test("a lock that stays is given up on, without holding up the event loop", async () => {
  const beside = openBeside();
  beside.exec("begin immediate");
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const tries = countTries();
  const first = expect(store.add(someLead())).rejects.toThrow(StoreUnavailable);
  // In a turn of its own, as soon as the first is being tried.
  while (tries() < 1) await nextTurn();
  const second = expect(store.add(someLead())).rejects.toThrow(StoreUnavailable);
  await first;
  const triesOfFirst = tries();
  await second;
  clearInterval(timer);
  // The second has waited as long as the first: it is not retried for another full time.
  expect(tries() - triesOfFirst).toBeLessThanOrEqual(5);
  expect(triesOfFirst).toBeGreaterThan(5);
  // Other work had its turn between the tries.
  expect(turns).toBeGreaterThanOrEqual(triesOfFirst - 1);
  beside.close();
});

test("a store that is locked at the start makes its tables once it can", async () => {
  const freshDir = mkdtempSync(join(tmpdir(), "leads-sqlite-"));
  const beside = openConnection(freshDir);
  beside.exec("begin immediate");
  const fresh = openImpatiently(freshDir);
  await expect(fresh.prepare()).rejects.toThrow(StoreUnavailable);
  beside.exec("commit");
  beside.close();
  expect(await fresh.add(someLead())).toMatchObject({ isNew: true });
  await fresh.close();
  rmSync(freshDir, { recursive: true });
});

test("the store's own connection waits for the disk, and hardly for others", () => {
  const connection = openConnection(dataDir);
  const setting = (name: string) => Object.values(connection.prepare(`pragma ${name}`).get()!)[0];
  expect(setting("synchronous")).toBe(2);
  expect(setting("journal_mode")).toBe("wal");
  expect(setting("secure_delete")).toBe(1);
  expect(setting("busy_timeout")).toBeLessThanOrEqual(5);
  connection.close();
});

test("a broken database is reported once, and nothing is accepted any more", async () => {
  const fatal: string[] = [];
  const connection = new DatabaseSync(":memory:");
  const database = groupCommits(connection, (code) => fatal.push(code));
  const fail = (): never => {
    throw Object.assign(new Error("disk I/O error"), { errcode: 1034 });
  };
  await expect(database.write(fail)).rejects.toThrow(StoreUnavailable);
  await expect(database.write(() => sql`select 1`)).rejects.toThrow(StoreUnavailable);
  await expect(database.read(() => sql`select 1`)).rejects.toThrow(StoreUnavailable);
  expect(fatal).toEqual(["sqlite_10"]);
});

test("a full disk is survived", async () => {
  const fatal: string[] = [];
  const connection = new DatabaseSync(join(dataDir, "leads.sqlite"));
  const database = groupCommits(connection, (code) => fatal.push(code));
  connection.exec("pragma max_page_count = 1");
  const fill = () => database.write(() => sql`update upkeep set padding = zeroblob(100000)`);
  await expect(fill()).rejects.toThrow("sqlite_13");
  connection.exec("pragma max_page_count = 1000000");
  await expect(fill()).resolves.toBeDefined();
  expect(fatal).toEqual([]);
  connection.close();
});

test("the test write needs as much room as a lead", async () => {
  const beside = openBeside();
  await store.checkWritable();
  const { written_at, bytes } = {
    ...beside.prepare("select written_at, length(padding) as bytes from upkeep").get(),
  };
  expect(Date.now() - Number(written_at)).toBeLessThan(60_000);
  expect(bytes).toBe(64 * 1024);
  beside.close();
});

test("refuses to go on without the secret that its digests need", async () => {
  const beside = openBeside();
  beside.exec("delete from store_secret");
  beside.close();
  const again = openImpatiently(dataDir);
  await expect(again.add(someLead())).rejects.toThrow(/lost its secret/);
  await again.close();
});

test("a file that is no database is refused with a reason", () => {
  const folder = mkdtempSync(join(tmpdir(), "leads-sqlite-"));
  writeFileSync(join(folder, "leads.sqlite"), "not a database at all ".repeat(500));
  expect(() => openConnection(folder)).toThrow(/cannot be opened \(sqlite_26\)/);
  expect(() => openConnection(folder)).toThrow(StoreUnavailable);
  rmSync(folder, { recursive: true });
});

test.each(["data", "data/below"])("the setting is named when %s cannot be a folder", (path) => {
  const folder = mkdtempSync(join(tmpdir(), "leads-sqlite-"));
  writeFileSync(join(folder, "data"), "");
  expect(() => openConnection(join(folder, path))).toThrow(StoreUnavailable);
  expect(() => openConnection(join(folder, path))).toThrow(/^DATA_DIR must be a folder.*mkdir/);
  rmSync(folder, { recursive: true });
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

import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { stateCounts } from "#server/testing/leads.ts";
import { sqliteDatabases, type TestDatabase, type TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { spawnServer } from "./server-process.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const dayMs = 24 * 3_600_000;
const clockAhead = `--import=${join(import.meta.dirname, "clock-ahead.ts")}`;

/** The mail server is down for two years: undelivered leads are kept, delivered ones expire. */
export async function undeliveredPastTime(
  store: string,
  databases: TestDatabases,
): Promise<Result> {
  const database = await databases.create();
  const delivered = createVisitors();
  await deliver(database, delivered, 3);
  const waiting = createVisitors();
  const env = { ...database.env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  const server = await spawnServer(env);
  await waiting.sendAll([server.url], 5);
  await server.stop();
  await database.age(800 * dayMs);
  const next = await spawnServer({ ...env, RETENTION_DAYS: "730" });
  const opened = await database.open();
  await until(
    "the delivered leads expired",
    async () => (await delivered.tally(opened)).found === 0,
  );
  await next.stop();
  const tally = await waiting.tally(opened);
  await database.remove();
  return { fault: `undelivered leads past their time, ${store}`, tries: 1, ...tally };
}

/** A start with the clock three years ahead removes nothing. */
export async function wrongClock(): Promise<Result> {
  const database = await (await sqliteDatabases()).create();
  const visitors = createVisitors();
  await deliver(database, visitors, 5);
  const env = { ...database.env, NODE_OPTIONS: clockAhead, LOG_LEVEL: "info" };
  const server = await spawnServer(env);
  await server.logged(/clock_doubted|leads_expired/);
  await server.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  return { fault: "a clock three years ahead", tries: 1, ...tally };
}

/** Mail files that this store does not know may be the only copies of their leads. */
export async function unknownMailFiles(): Promise<Result> {
  const database = await (await sqliteDatabases()).create();
  const folder = join(database.dataDir, "mail");
  mkdirSync(folder);
  const names = Array.from({ length: 5 }, () => `${randomUUID()}.eml`);
  for (const name of names) writeFileSync(join(folder, name), "Subject: hola\r\n\r\n");
  const visitors = createVisitors();
  await deliver(database, visitors, 3);
  await database.age(800 * dayMs);
  const server = await spawnServer(database.env);
  // Mails of expired leads are removed, which shows that the run reached the files.
  const ownMails = () => readdirSync(folder).filter((name) => !names.includes(name));
  await until("the mails of expired leads removed", () => ownMails().length === 0);
  await server.stop();
  const left = readdirSync(folder);
  const found = names.filter((name) => left.includes(name)).length;
  await database.remove();
  return {
    fault: "mail files of another store",
    tries: names.length,
    accepted: names.length,
    found,
    duplicates: 0,
  };
}

/** Leads that were accepted and mailed, to files. */
async function deliver(
  database: TestDatabase,
  visitors: ReturnType<typeof createVisitors>,
  count: number,
): Promise<void> {
  const server = await spawnServer(database.env);
  await visitors.sendAll([server.url], count);
  const store = await database.open();
  await until("the mails sent", async () => {
    const { waiting, sending } = await stateCounts(store);
    return waiting + sending === 0;
  });
  await server.stop();
}

// One part of the server is closed: pages and the other parts go on, and the server says which it is.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sqliteDatabases, type TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { type ServerProcess, servesFiles, spawnServer } from "./server-process.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

/** As after a failover to a replica: the database is read-only for a while. */
export async function readOnlyDatabase(databases: TestDatabases): Promise<Result> {
  const database = await databases.create();
  const server = await spawnServer(database.env);
  const visitors = createVisitors();
  await visitors.sendAll([server.url], 10);
  const name = new URL(database.env.DATABASE_URL ?? "").pathname.slice(1);
  const setReadOnly = async (value: "on" | "off") => {
    await database.query(`begin read write;
      alter database ${name} set default_transaction_read_only = ${value}; commit`);
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and application_name = 'amparia-leads'`);
  };
  await setReadOnly("on");
  await until(
    "a visitor asked to try again",
    async () => (await visitors.send(server.url)) === 503,
  );
  const problem = await problemOf(server.url, "unavailable");
  await setReadOnly("off");
  await visitors.resend([server.url]);
  await server.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  return { fault: "a database that turns read-only", tries: 1, ...tally, problem };
}

const requests = 1_000;

/** The log's disk of 64 kB is full; every request is a line. Needs root. */
export async function fullLogDisk(): Promise<Result> {
  const fault = "a log on a full disk";
  const folder = mkdtempSync(join(tmpdir(), "leads-log-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    const problem = "needs root to mount";
    return { fault, tries: 0, accepted: 0, found: 0, duplicates: 0, problem };
  }
  // Prints the server's port once it is in the file.
  const toFile = `"$@" > "$LOG" & until grep -m1 "^listening [0-9]" "$LOG"; do sleep 0.1; done; wait`;
  try {
    const env = { LOG: join(folder, "log") };
    return await tryLog(fault, env, ["bash", "-c", toFile, "to-file"], () => {});
  } finally {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  }
}

/** The program that gets the log stops reading. */
export function unreadLog(): Promise<Result> {
  return tryLog("a log that nobody reads", {}, [], (server) => server.stopReading());
}

async function tryLog(
  fault: string,
  env: Record<string, string>,
  wrap: string[],
  close: (server: ServerProcess) => void,
): Promise<Result> {
  const database = await (await sqliteDatabases()).create();
  const server = await spawnServer({ ...database.env, ...env, LOG_LEVEL: "info" }, { wrap });
  close(server);
  const visitors = createVisitors();
  for (let n = 0; n < requests; n += 50) {
    const asked = Array.from({ length: 50 }, () => fetch(`${server.url}/api/none`, limited()));
    await Promise.all(asked);
  }
  await visitors.sendAll([server.url], 10);
  const problem = await problemOf(server.url, "ok");
  const isStopped = await Promise.race([server.stop().then(() => true), sleep(30_000, false)]);
  const tally = await visitors.tally(await database.open());
  await database.remove();
  return { fault, tries: 1, ...tally, problem: isStopped ? problem : "it did not stop" };
}

const limited = () => ({ signal: AbortSignal.timeout(30_000) });

/** Pages must be served, and the server ready, with the given word about leads. */
export async function problemOf(url: string, leads: "ok" | "unavailable") {
  if (!(await servesFiles(url))) return "files were not served";
  const ready = await fetch(`${url}/api/ready`, limited());
  if (!ready.ok) return "it was not ready";
  const said = (await ready.json()) as { leads: string };
  return said.leads === leads ? undefined : `it said that leads are ${said.leads}`;
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "#server/leads/sqlite/store.ts";
import { sqliteDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { problemOf, spawnServer } from "./server-process.ts";
import { createVisitors } from "./visitors.ts";

/** No file may grow past 1 MB, so that writing the WAL fails: the server responds 503 and exits; the next one continues. */
export async function writeErrors(): Promise<Result> {
  const database = await (await sqliteDatabases()).create();
  const visitors = createVisitors();
  const limited = ["bash", "-c", "trap '' XFSZ; ulimit -f 1024; exec \"$@\"", "limited"];
  const server = await spawnServer(database.env, { wrap: limited });
  const stop = new AbortController();
  const crowd = visitors.crowd([server.url], stop.signal);
  await server.exited;
  stop.abort();
  await crowd;
  const next = await spawnServer(database.env);
  await visitors.resend([next.url]);
  await next.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  return { fault: "write errors, then a new process", tries: 1, ...tally };
}

/** A disk of 3 MB fills up: the server responds 503, keeps running, and accepts again once there is room. Needs root. */
export async function fullDisk(): Promise<Result> {
  const fault = "full disk, then room again";
  const dataDir = mkdtempSync(join(tmpdir(), "leads-full-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", dataDir], { stdio: "ignore" });
  } catch {
    rmSync(dataDir, { recursive: true });
    return {
      fault,
      tries: 0,
      accepted: 0,
      found: 0,
      duplicates: 0,
      problem: "needs root to mount",
    };
  }
  try {
    const server = await spawnServer({ DATA_DIR: dataDir });
    const visitors = createVisitors();
    while ((await visitors.send(server.url)) === 202);
    const problem = await problemOf(server.url);
    execFileSync("mount", ["-o", "remount,size=64m", dataDir]);
    await visitors.resend([server.url]);
    await visitors.sendAll([server.url], 20);
    await server.stop();
    const store = openSqliteStore({ dataDir, onFatal: () => {} });
    const tally = await visitors.tally(store);
    await store.close();
    return { fault, tries: 1, ...tally, problem };
  } finally {
    execFileSync("umount", [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
}

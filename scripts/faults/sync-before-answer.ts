import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteDatabases } from "#server/testing/stores.ts";
import { readTrace } from "./read-trace.ts";
import type { Result } from "./report.ts";
import { spawnServer } from "./server-process.ts";
import { createVisitors } from "./visitors.ts";

const leads = 25;

/** Traces the server's system calls: a 202 while the WAL has unsynced bytes breaks the promise. */
export async function syncBeforeAnswer(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "leads-trace-"));
  const trace = join(folder, "trace");
  const calls = "trace=fsync,fdatasync,pwrite64,write,writev";
  const strace = ["strace", "-f", "-y", "-s", "32", "-e", calls, "-o", trace];
  const database = await (await sqliteDatabases()).create();
  const server = await spawnServer(database.env, { wrap: strace });
  const visitors = createVisitors();
  await visitors.sendAll([server.url], leads, 1);
  await server.stop();
  const tally = await visitors.tally(await database.open());
  await database.remove();
  const { answers, early } = readTrace(readFileSync(trace, "utf8"));
  rmSync(folder, { recursive: true });
  const problem =
    early > 0
      ? `${early} answers before the sync`
      : answers < leads
        ? "answers missing from the trace"
        : undefined;
  return { fault: "202 only after fsync (system calls)", tries: answers, ...tally, problem };
}

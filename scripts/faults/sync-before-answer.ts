import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteDatabases } from "#server/testing/stores.ts";
import { readTrace } from "./read-trace.ts";
import type { Result } from "./report.ts";
import { spawnServer } from "./server-process.ts";
import { createVisitors, type Tally } from "./visitors.ts";

const leads = 25;
const withoutSync = `--import=${join(import.meta.dirname, "without-sync.ts")}`;

/** Reads the server's system calls: a 202 while the log holds bytes that were not synced is a broken promise. */
export async function syncBeforeAnswer(): Promise<Result> {
  const kept = await traced({});
  const broken = await traced({ NODE_OPTIONS: withoutSync });
  const problem =
    kept.early > 0
      ? `${kept.early} answers before the sync`
      : kept.answers < leads
        ? "answers missing from the trace"
        : broken.early === 0
          ? "a missing sync was not noticed"
          : undefined;
  return {
    fault: "202 only after fsync (system calls)",
    tries: kept.answers,
    ...kept.tally,
    problem,
  };
}

async function traced(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "leads-trace-"));
  const trace = join(folder, "trace");
  const calls = "trace=fsync,fdatasync,pwrite64,write,writev";
  const strace = ["strace", "-f", "-y", "-s", "32", "-e", calls, "-o", trace];
  const database = await (await sqliteDatabases()).create();
  const server = await spawnServer({ ...database.env, ...env }, strace);
  const visitors = createVisitors();
  await visitors.sendAll([server.url], leads, 1);
  await server.stop();
  const tally: Tally = await visitors.tally(await database.open());
  await database.remove();
  const read = readTrace(readFileSync(trace, "utf8"));
  rmSync(folder, { recursive: true });
  return { ...read, tally };
}

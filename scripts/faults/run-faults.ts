import { startPostgres } from "#server/testing/postgres.ts";
import { postgresDatabases, sqliteDatabases } from "#server/testing/stores.ts";
import { fullDisk, writeErrors } from "./disk.ts";
import { fourServers } from "./four-servers.ts";
import { killPostgres } from "./kill-postgres.ts";
import { killServer } from "./kill-server.ts";
import type { Result } from "./report.ts";
import { shedding } from "./shedding.ts";
import { smtpFaults } from "./smtp.ts";
import { syncBeforeAnswer } from "./sync-before-answer.ts";

interface Options {
  /** All when empty. */
  names: string[];
  /** Goes over them again and again this long; once, if zero. */
  soakMs: number;
}

export async function runFaults({ names, soakMs }: Options): Promise<Result[]> {
  const until = performance.now() + soakMs;
  const postgres = await startPostgres();
  const onPostgres = await postgresDatabases(postgres);
  const onSqlite = await sqliteDatabases();
  const faults: Record<string, () => Promise<Result[]>> = {
    sync: async () => [await syncBeforeAnswer()],
    "kill-sqlite": async () => [await killServer("SQLite", onSqlite)],
    "kill-postgres-server": async () => [await killServer("PostgreSQL", onPostgres)],
    "kill-postgres": async () => [await killPostgres(postgres, onPostgres)],
    "four-servers": async () => [await fourServers(onPostgres)],
    "write-errors": async () => [await writeErrors()],
    "full-disk": async () => [await fullDisk()],
    smtp: smtpFaults,
    shedding: async () => [await shedding()],
  };
  const results: Result[] = [];
  try {
    do {
      for (const [name, run] of Object.entries(faults)) {
        if (names.length > 0 && !names.includes(name)) continue;
        console.log(`${name} ...`);
        results.push(...(await run()));
      }
    } while (performance.now() < until);
  } finally {
    await postgres.stop();
  }
  return results;
}

import { type RunningPostgres, startPostgres } from "#server/testing/postgres.ts";
import { postgresDatabases, sqliteDatabases } from "#server/testing/stores.ts";
import { fullDisk, writeErrors } from "./disk.ts";
import { fourServers } from "./four-servers.ts";
import { killPostgres } from "./kill-postgres.ts";
import { killServer } from "./kill-server.ts";
import type { Result } from "./report.ts";
import { shedding } from "./shedding.ts";
import { smtpFaults } from "./smtp.ts";
import { syncBeforeAnswer } from "./sync-before-answer.ts";

type Fault = (postgres: RunningPostgres) => Promise<Result | Result[]>;

const faults = {
  sync: () => syncBeforeAnswer(),
  "kill-sqlite": async () => killServer("SQLite", await sqliteDatabases()),
  "kill-postgres-server": async (postgres) =>
    killServer("PostgreSQL", await postgresDatabases(postgres)),
  "kill-postgres": async (postgres) => killPostgres(postgres, await postgresDatabases(postgres)),
  "four-servers": async (postgres) => fourServers(await postgresDatabases(postgres)),
  "write-errors": () => writeErrors(),
  "full-disk": () => fullDisk(),
  smtp: () => smtpFaults(),
  shedding: () => shedding(),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];

interface Options {
  names: FaultName[];
  /** Goes over them again and again this long; once, if zero. */
  soakMs: number;
}

export async function runFaults({ names, soakMs }: Options): Promise<Result[]> {
  const until = performance.now() + soakMs;
  const postgres = await startPostgres();
  const results: Result[] = [];
  try {
    do {
      for (const name of names) {
        console.log(`${name} ...`);
        results.push(...[await faults[name](postgres)].flat());
      }
    } while (performance.now() < until);
  } finally {
    await postgres.stop();
  }
  return results;
}

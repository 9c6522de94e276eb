import { isFound, works } from "#scripts/check/tools.ts";
import { type RunningPostgres, startPostgres } from "#server/testing/postgres.ts";
import { postgresDatabases, sqliteDatabases } from "#server/testing/stores.ts";
import { clockJump } from "./clock-jump.ts";
import { fullDisk, writeErrors } from "./disk.ts";
import { besideEarlierRelease, hasEarlierReleases } from "./earlier-release.ts";
import { fourServers } from "./four-servers.ts";
import { killPostgres } from "./kill-postgres.ts";
import { killPublishing } from "./kill-publishing.ts";
import { killServer } from "./kill-server.ts";
import { readOnlyDatabase } from "./read-only.ts";
import { recovery } from "./recovery.ts";
import type { Result } from "./report.ts";
import { rollingRestart } from "./rolling-restart.ts";
import { sendAtLimit } from "./send-at-limit.ts";
import { killLeftovers } from "./server-process.ts";
import { syncBeforeAnswer } from "./sync-before-answer.ts";

/** PostgreSQL is started for the first fault that needs it. */
type Fault = (postgres: () => Promise<RunningPostgres>) => Promise<Result>;

/** On SQLite, and on PostgreSQL under a name that says so. */
function onEach(name: string, fault: typeof recovery): Record<string, Fault> {
  return {
    [name]: async () => fault("SQLite", await sqliteDatabases()),
    [`${name}-postgres`]: async (postgres) =>
      fault("PostgreSQL", await postgresDatabases(await postgres())),
  };
}

const faults: Record<string, Fault> = {
  sync: () => syncBeforeAnswer(),
  "kill-sqlite": async () => killServer("SQLite", await sqliteDatabases()),
  "kill-postgres-server": async (postgres) =>
    killServer("PostgreSQL", await postgresDatabases(await postgres())),
  "kill-postgres": async (postgres) =>
    killPostgres(await postgres(), await postgresDatabases(await postgres())),
  "four-servers": async (postgres) => fourServers(await postgresDatabases(await postgres())),
  "write-errors": () => writeErrors(),
  "full-disk": () => fullDisk(),
  "read-only": async (postgres) => readOnlyDatabase(await postgresDatabases(await postgres())),
  "earlier-release": async (postgres) =>
    besideEarlierRelease(await postgresDatabases(await postgres())),
  ...onEach("slow-mail-at-limit", sendAtLimit),
  ...onEach("clock-jump", clockJump),
  ...onEach("kill-publishing", killPublishing),
  ...onEach("recovery", recovery),
  "rolling-restart": async (postgres) => rollingRestart(await postgresDatabases(await postgres())),
};

export const faultNames = Object.keys(faults);

/** Those that this machine allows: to have PostgreSQL, to trace system calls, to mount a disk, to read the history. */
export function possibleFaults(): string[] {
  const canMount = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"];
  const impossible: string[] = [];
  if (!isFound("PostgreSQL")) impossible.push(...faultNames.filter((it) => faults[it]!.length > 0));
  if (!isFound("strace")) impossible.push("sync");
  if (!works(canMount)) impossible.push("full-disk");
  if (!hasEarlierReleases()) impossible.push("earlier-release");
  if (impossible.length > 0) console.log(`This machine does not allow: ${impossible.join(", ")}`);
  return faultNames.filter((name) => !impossible.includes(name));
}

interface Options {
  names: string[];
  /** Repeats the faults for this long; zero: once. */
  soakMs: number;
}

export async function runFaults({ names, soakMs }: Options): Promise<Result[]> {
  const until = performance.now() + soakMs;
  let starting: Promise<RunningPostgres> | undefined;
  const postgres = () => {
    starting ??= startPostgres();
    return starting;
  };
  const results: Result[] = [];
  try {
    do {
      for (const name of names) {
        console.log(`${name} ...`);
        results.push(await tryOut(name));
        killLeftovers();
      }
    } while (performance.now() < until);
  } finally {
    await (await starting)?.stop();
  }
  return results;

  /** A fault that threw or timed out has failed. */
  async function tryOut(name: string): Promise<Result> {
    try {
      return await faults[name]!(postgres);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { fault: name, tries: 1, accepted: 0, found: 0, duplicates: 0, problem };
    }
  }
}

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";
import { isReady, spawnServer } from "./server-process.ts";
import { until } from "./until.ts";
import { createVisitors } from "./visitors.ts";

const root = join(import.meta.dirname, "../..");

const laterMigration = `--import=${join(import.meta.dirname, "later-migration.ts")}`;

/** The commit that introduced the baseline of the tables: the oldest release whose database this one takes over. */
function earliestRelease(): string | undefined {
  const added = ["log", "--diff-filter=A", "--format=%H", "--", "server/leads/postgres/schema.ts"];
  const { stdout } = spawnSync("git", added, { cwd: root, encoding: "utf8" });
  return stdout?.trim().split("\n").at(-1) || undefined;
}

/** A shallow clone would name its only commit. */
export function hasEarlierReleases(): boolean {
  const isShallow = ["rev-parse", "--is-shallow-repository"];
  const { stdout } = spawnSync("git", isShallow, { cwd: root, encoding: "utf8" });
  return stdout?.trim() === "false" && earliestRelease() !== undefined;
}

/** An earlier release runs, a dump reads every table, and this one, with a migration more, is started beside it. Only ready servers get requests. */
export async function besideEarlierRelease(databases: TestDatabases): Promise<Result> {
  const id = hasEarlierReleases() && earliestRelease();
  if (!id) throw new Error("The history has no earlier release: clone the repository in full.");
  const folder = checkOut(id);
  const database = await databases.create();
  const earlier = await spawnServer({ ...database.env }, { root: folder });
  const visitors = createVisitors();
  await visitors.sendAll([earlier.url], 5);
  const endDump = await startDump(database.env.DATABASE_URL ?? "");
  const problems: string[] = [];
  const ready = [earlier.url];
  const stop = new AbortController();
  const crowd = (async () => {
    for (let n = 0; !stop.signal.aborted; n++) {
      const status = await visitors.send(ready[n % ready.length] ?? "");
      if (status !== 202) problems.push(`answered ${status}`);
      await sleep(5);
    }
  })();
  const next = await spawnServer({ ...database.env, NODE_OPTIONS: laterMigration });
  await next.logged(/"store_unavailable".*postgres_55P03|postgres_55P03.*"store_unavailable"/);
  await visitors.untilAccepted(50);
  if (await isReady(next)) problems.push("ready before it could migrate");
  await endDump();
  await until("the new release ready", () => isReady(next));
  ready.push(next.url);
  await visitors.untilAccepted(50);
  stop.abort();
  await crowd;
  await Promise.all([earlier.stop(), next.stop()]);
  const store = await database.open();
  const tally = await visitors.tally(store);
  await database.remove();
  rmSync(folder, { recursive: true });
  return {
    fault: `release ${id.slice(0, 7)} beside this one, during a dump`,
    tries: 1,
    ...tally,
    problem: problems[0],
  };
}

function checkOut(id: string): string {
  const folder = mkdtempSync(join(tmpdir(), "amparia-earlier-"));
  const archive = execFileSync("git", ["archive", id], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** As pg_dump does: one transaction with a lock on every table. */
async function startDump(url: string): Promise<() => Promise<void>> {
  const reader = new pg.Client(url);
  await reader.connect();
  await reader.query("begin isolation level repeatable read, read only");
  const { rows } = await reader.query(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  const names = rows.map(({ tablename }) => tablename).join(", ");
  await reader.query(`lock table ${names} in access share mode`);
  return () => reader.end();
}

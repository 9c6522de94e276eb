import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { SqliteDatabase } from "./database.ts";
import { isBusy } from "./errors.ts";

const lockedRetryMs = 50;

/** A nearly full disk may have room for a smaller write, but not for a lead. */
const moreThanALeadBytes = 64 * 1024;

/** Test write that meets the same lock and the same failures as a real lead. */
export async function checkWritable(database: SqliteDatabase): Promise<void> {
  await database.write(
    (sql) => sql.run`
      update upkeep set written_at = now_ms(), padding = randomblob(${moreThanALeadBytes})`,
  );
}

export async function clock(database: SqliteDatabase) {
  const row = await database.read(
    (sql) => sql.get<{ now: number; seen_at: number }>`
      select now_ms() as now, seen_at from clock_mark`,
  );
  return { nowMs: row?.now ?? 0, believedMs: row?.seen_at ?? 0 };
}

export async function believeClock(database: SqliteDatabase, nowMs: number): Promise<void> {
  await database.write((sql) => sql.run`update clock_mark set seen_at = ${nowMs}`);
}

/** Compares counts instead of setting a flag: leads removed meanwhile are left for the next run. */
export async function scrub(
  database: SqliteDatabase,
  connection: DatabaseSync,
  readersLimitMs = 10_000,
): Promise<boolean> {
  const due = await database.read(
    (sql) => sql.get<{ erasures: number }>`
      select erasures from upkeep where erasures > scrubbed`,
  );
  if (!due) return true;
  if (!(await truncateLog(connection, readersLimitMs))) return false;
  await database.write((sql) => sql.run`update upkeep set scrubbed = ${due.erasures}`);
  return true;
}

/** secure_delete overwrites deleted rows; the WAL still holds them until it is truncated. */
async function truncateLog(connection: DatabaseSync, limitMs: number): Promise<boolean> {
  const until = performance.now() + limitMs;
  while (!isLogTruncated(connection)) {
    if (performance.now() > until) return false;
    await sleep(lockedRetryMs);
  }
  return true;
}

/** False while another process is reading. */
function isLogTruncated(connection: DatabaseSync): boolean {
  try {
    return connection.prepare("pragma wal_checkpoint(truncate)").get()?.busy === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

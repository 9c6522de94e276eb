import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../store.ts";
import type { SqliteDatabase } from "./database.ts";
import { isBusy } from "./errors.ts";

const lockedRetryMs = 50;
const lockedLimitMs = 10_000;

/** A full disk may have room for less than a lead. */
const moreThanALeadBytes = 64 * 1024;

export async function checkWritable(database: SqliteDatabase): Promise<void> {
  await database.write(
    (sql) => sql.run`
      update upkeep set written_at = now_ms(), padding = randomblob(${moreThanALeadBytes})`,
  );
}

export function knownDeliveries(database: SqliteDatabase, ids: string[]): Promise<string[]> {
  return database.read((sql) =>
    sql.all<{ id: string }>`
      select id from deliveries where id in (select value from json_each(${JSON.stringify(ids)}))`.map(
      (row) => row.id,
    ),
  );
}

/** Counted rather than flagged: what is erased meanwhile is left for the next time. */
export async function scrub(database: SqliteDatabase, connection: DatabaseSync): Promise<void> {
  const due = await database.read(
    (sql) => sql.get<{ erasures: number }>`
      select erasures from upkeep where erasures > scrubbed`,
  );
  if (!due) return;
  await truncateLog(connection);
  await database.write((sql) => sql.run`update upkeep set scrubbed = ${due.erasures}`);
}

/** Deleted rows are overwritten by secure_delete; what they held also stands in the log until it is cut. */
async function truncateLog(connection: DatabaseSync): Promise<void> {
  const until = performance.now() + lockedLimitMs;
  while (!isLogTruncated(connection)) {
    if (performance.now() > until) throw new StoreUnavailable("sqlite_locked");
    await sleep(lockedRetryMs);
  }
}

/** Not while another process is in the way. */
function isLogTruncated(connection: DatabaseSync): boolean {
  try {
    return connection.prepare("pragma wal_checkpoint(truncate)").get()?.busy === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

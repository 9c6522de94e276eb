import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "./errors.ts";

const lockedRetryMs = 50;

/** secure_delete overwrites deleted rows; the WAL still holds them until it is truncated. False if somebody reads it for longer than that. */
export async function truncateLog(connection: DatabaseSync, limitMs = 10_000): Promise<boolean> {
  const until = performance.now() + limitMs;
  while (!isTruncated(connection)) {
    if (performance.now() > until) return false;
    await sleep(lockedRetryMs);
  }
  return true;
}

/** False while another process is reading. */
function isTruncated(connection: DatabaseSync): boolean {
  try {
    return connection.prepare("pragma wal_checkpoint(truncate)").get()?.busy === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

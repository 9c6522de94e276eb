import type { LeadStore } from "./store.ts";

/** Older than this, or without one, somebody should look. */
export const oldBackupMs = 48 * 3_600_000;

/** By the store's clock. Infinite: there was none, or it was years ago. */
export async function backupAgeMs(store: Pick<LeadStore, "lastTime" | "clock">): Promise<number> {
  const backupAt = await store.lastTime("backup");
  const { nowMs } = await store.clock();
  return backupAt === undefined ? Number.POSITIVE_INFINITY : nowMs - backupAt;
}

import type { Log } from "#server/log.ts";
import { removeStrayMailFiles } from "#server/mail/file-transport.ts";
import { type LeadStore, StoreUnavailable } from "./store.ts";

const dayMs = 24 * 3_600_000;
const everyMs = 6 * 3_600_000;

type Options = { store: LeadStore; dataDir: string; retentionDays: number; log: Log };

/** Erases leads past their time, now and every few hours. */
export function startRetention(options: Options) {
  const run = () => void eraseExpired(options);
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return { stop: () => clearInterval(timer) };
}

export async function eraseExpired({ store, dataDir, retentionDays, log }: Options): Promise<void> {
  try {
    const { leadIds } = await store.eraseOlderThan(retentionDays * dayMs);
    if (leadIds.length > 0) log.info("leads_expired", { count: leadIds.length });
    // Also finishes an erase that was interrupted before its files were removed.
    await removeStrayMailFiles(dataDir, store.knownDeliveries);
    await store.scrub();
  } catch (error) {
    log.warn("retention_failed", {
      code: error instanceof StoreUnavailable ? error.code : "unknown",
    });
  }
}

import type { Log } from "#server/log.ts";
import { removeMailFiles } from "#server/mail/file-transport.ts";
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
    const erased = await store.eraseOlderThan(retentionDays * dayMs);
    if (erased.leadIds.length === 0) return;
    await removeMailFiles(dataDir, erased.deliveryIds);
    await store.scrub();
    log.info("leads_expired", { count: erased.leadIds.length });
  } catch (error) {
    log.warn("retention_failed", {
      code: error instanceof StoreUnavailable ? error.code : "unknown",
    });
  }
}

// Removes expired leads and finishes interrupted removals. Leads that were not delivered are never removed here.

import { setImmediate as nextTurn } from "node:timers/promises";
import { shortestRetentionDays } from "#server/config.ts";
import { dayMs } from "#server/day.ts";
import { describeError } from "#server/describe-error.ts";
import type { Log } from "#server/log.ts";
import { removeMailFiles } from "./mail-files.ts";
import { type LeadStore, type Position, StoreUnavailable } from "./store.ts";

const everyMs = 3_600_000;

/** A longer gap since the last run is more likely a wrong clock than a server that was off. */
const longestGapMs = 31 * dayMs;
const longestStepBackMs = dayMs;

/** A webhook that was removed by mistake, or only for a while, still gets its calls. */
const webhookMissedMs = 7 * dayMs;

type Options = {
  store: LeadStore;
  dataDir: string;
  retentionDays: number;
  /** Undefined: calls that older leads still have for one are given up in time. */
  webhook?: object | undefined;
  log: Log;
  /** Stops between two batches. */
  signal?: AbortSignal;
};

/** Runs at once and every hour. */
export function startRetention(options: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();
  const start = () => {
    running = running.then(() => runUpkeep({ ...options, signal }));
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  start();
  return {
    /** Resolves when no run is active. */
    stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      return running;
    },
  };
}

/** Runs every step even if an earlier one failed; each also finishes what a killed process left undone. */
export async function runUpkeep(options: Options): Promise<void> {
  const { store, dataDir } = options;
  await attempt("expiry", options, () => expireDelivered(options));
  await attempt("mail_files", options, () => removeMailFiles(dataDir, store.removedLeads));
  await attempt("ledger", options, store.completeLedger);
  await attempt("scrub", options, store.scrub);
}

/** Computed from the clock that was checked, so that a later jump changes nothing. */
async function expireDelivered(options: Options): Promise<void> {
  const { store, retentionDays, log, signal } = options;
  const { nowMs, believedMs } = await store.clock();
  const doubt = doubtOf(nowMs, believedMs);
  if (doubt) return log.alarm("clock_doubted", { code: doubt });
  await store.believeClock(nowMs);
  const calls = options.webhook ? 0 : await store.discardWebhook(nowMs - webhookMissedMs);
  if (calls > 0) log.warn("webhook_calls_discarded", { count: calls });
  const beforeMs = nowMs - Math.max(retentionDays, shortestRetentionDays) * dayMs;
  let count = 0;
  let after: Position | null = null;
  do {
    const batch: Awaited<ReturnType<LeadStore["expire"]>> = await store.expire(beforeMs, after);
    count += batch.removed.length;
    after = batch.next;
    await nextTurn();
  } while (after && !signal?.aborted);
  if (count > 0) log.info("leads_expired", { count });
}

/** Zero: no earlier run. */
function doubtOf(nowMs: number, believedMs: number): "ahead" | "behind" | undefined {
  if (believedMs === 0) return undefined;
  if (nowMs > believedMs + longestGapMs) return "ahead";
  return nowMs < believedMs - longestStepBackMs ? "behind" : undefined;
}

async function attempt(
  step: "expiry" | "mail_files" | "ledger" | "scrub",
  { log, signal }: Options,
  job: () => Promise<unknown>,
): Promise<void> {
  if (signal?.aborted) return;
  try {
    await job();
  } catch (error) {
    if (error instanceof StoreUnavailable) log.warn("upkeep_postponed", { step, code: error.code });
    else log.alarm("upkeep_failed", { step, ...describeError(error) });
  }
}

import { dayOf } from "#server/day.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import type { Analytics } from "./counters.ts";

const everyMs = 10_000;

type Options = {
  analytics: Analytics;
  store: Pick<LeadStore, "addAnalytics" | "analytics">;
  log: Log;
};

/** Adds the counts to the store every ten seconds and at the end; a killed process loses those of ten seconds. */
export function startAnalytics({ analytics, store, log }: Options) {
  const warn = sparingly(log.warn);
  const today = dayOf(Date.now());
  let flushing = store.analytics(today, today).then(analytics.remember, onFailure);
  const timer = setInterval(flush, everyMs);
  timer.unref();

  function flush(): Promise<void> {
    flushing = flushing.then(async () => {
      const rows = analytics.take();
      if (rows.length === 0) return;
      await store.addAnalytics(rows).catch((error: unknown) => {
        analytics.giveBack(rows);
        onFailure(error);
      });
    });
    return flushing;
  }

  function onFailure(error: unknown): void {
    warn("statistics_not_stored", {
      code: error instanceof StoreUnavailable ? error.code : "unknown",
    });
  }

  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

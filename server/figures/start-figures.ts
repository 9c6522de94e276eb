import type { LeadStore } from "#server/leads/store.ts";
import { StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import { dayOf, type Figures } from "./counters.ts";

const everyMs = 10_000;

type Options = {
  figures: Figures;
  store: Pick<LeadStore, "addFigures" | "figures">;
  log: Log;
};

/** Adds the counts to the store every ten seconds and at the end; a killed process loses those of ten seconds. */
export function startFigures({ figures, store, log }: Options) {
  const warn = sparingly(log.warn);
  const today = dayOf(Date.now());
  let flushing = store.figures(today, today).then(figures.remember, onFailure);
  const timer = setInterval(flush, everyMs);
  timer.unref();

  function flush(): Promise<void> {
    flushing = flushing.then(async () => {
      const rows = figures.take();
      if (rows.length === 0) return;
      await store.addFigures(rows).catch((error: unknown) => {
        figures.giveBack(rows);
        onFailure(error);
      });
    });
    return flushing;
  }

  function onFailure(error: unknown): void {
    warn("figures_not_stored", {
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

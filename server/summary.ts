import type { LeadStore } from "./leads/store.ts";
import type { Log } from "./log.ts";
import type { Instruments } from "./metrics/instruments.ts";

const everyMs = 3_600_000;

type Options = {
  store: Pick<LeadStore, "queue">;
  refusals: Instruments["refusals"];
  log: Log;
};

/** Every hour and at the end: deliveries waiting for an operator, and messages refused since the last summary. */
export function startSummary(options: Options) {
  const summarize = createSummary(options);
  const timer = setInterval(() => void summarize(), everyMs);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await summarize();
    },
  };
}

export function createSummary({ store, refusals, log }: Options) {
  const reported = new Map<unknown, number>();

  return async function summarize(): Promise<void> {
    for (const { labels, value } of (await refusals.get()).values) {
      const { reason = "" } = labels;
      const count = value - (reported.get(reason) ?? 0);
      reported.set(reason, value);
      if (count > 0) log.info("messages_refused", { code: reason, count });
    }
    const queue = await store.queue().catch(() => undefined);
    for (const state of ["held", "set_aside"] as const) {
      const count = queue?.[state].count ?? 0;
      if (count > 0) log.warn("mails_wait_for_a_person", { code: state, count });
    }
  };
}

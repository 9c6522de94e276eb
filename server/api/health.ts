import { setTimeout as sleep } from "node:timers/promises";
import type { LeadStore } from "#server/leads/store.ts";
import type { QueueStatus } from "#server/mail/dispatcher.ts";

export type HealthOptions = {
  store: Pick<LeadStore, "checkWritable">;
  queue: () => QueueStatus;
  /** False while the server is about to stop. */
  isOpen: () => boolean;
  /** Whether every page is there. */
  hasPages: boolean;
};

const maxAgeMs = 1_000;
const longestWaitMs = 500;

/** Three questions of those who watch over servers. None of them is told how many leads there are. */
export function createHealth({ store, queue, isOpen, hasPages }: HealthOptions) {
  const canStore = shared(() =>
    store.checkWritable().then(
      () => true,
      () => false,
    ),
  );

  const pages = hasPages ? "ok" : "missing";

  return {
    /** The process answers. Who restarts servers asks this. */
    live: () => told(true, { message: "Live." }),
    /** Visitors may be sent here: pages need no database, and the form says itself that it has to wait. */
    async ready(): Promise<Response> {
      const ok = isOpen() && hasPages;
      // A database that hangs must not hold up the answer: the pages would be taken for dead.
      const leads = await Promise.race([canStore(), sleep(longestWaitMs, false, { ref: false })]);
      return told(ok, { pages, leads: leads ? "ok" : "unavailable", queue: queue() });
    },
    /** Everything works, leads included; mail that waits is an alarm, and loses nobody. */
    async health(): Promise<Response> {
      const stores = await canStore();
      const ok = isOpen() && hasPages && stores;
      return told(ok, { pages, store: stores ? "ok" : "unavailable", queue: queue() });
    },
  };
}

function told(ok: boolean, details: Record<string, unknown>): Response {
  const headers = { "Cache-Control": "no-store" };
  const message = ok ? "Ready." : "Not ready.";
  return Response.json({ message, ok, ...details }, { status: ok ? 200 : 503, headers });
}

/** Writing waits for the disk, so that many askers share one answer. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > maxAgeMs) last = { at: now, answer: ask() };
    return last.answer;
  };
}

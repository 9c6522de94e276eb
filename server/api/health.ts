import { setTimeout as sleep } from "node:timers/promises";
import type { QueueStatuses } from "#server/delivery/dispatcher.ts";
import type { LeadStore } from "#server/leads/store.ts";

export type HealthOptions = {
  store: Pick<LeadStore, "checkWritable">;
  queues: () => QueueStatuses;
  /** False while the server is draining. */
  isOpen: () => boolean;
  /** Whether the build contains every page. */
  hasPages: boolean;
};

const maxAgeMs = 1_000;
const longestWaitMs = 500;

/**
 * Three endpoints for supervisors, load balancers and monitoring. Anybody can ask, so none of them reveals how many leads are
 * stored, or why a queue is paused, which would describe the mail server.
 */
export function createHealth({ store, queues, isOpen, hasPages }: HealthOptions) {
  const canStore = shared(() =>
    store.checkWritable().then(
      () => true,
      () => false,
    ),
  );

  const queueDetails = () => {
    const { mail, webhook } = queues();
    return { queue: mail, webhook };
  };
  const pages = hasPages ? "ok" : "missing";

  return {
    /** For the supervisor: the process responds. */
    live: () => told(true, { message: "Live." }),
    /** For the load balancer: pages need no database, and without one the form asks the visitor to try again later. */
    async ready(): Promise<Response> {
      const ok = isOpen() && hasPages;
      // If the database hangs, respond without it; otherwise the balancer would take the pages down too.
      const leads = await Promise.race([canStore(), sleep(longestWaitMs, false, { ref: false })]);
      return told(ok, { pages, leads: leads ? "ok" : "unavailable", ...queueDetails() });
    },
    /** For monitoring: leads can be stored. Paused mail is reported but stays 200, because no lead is lost. */
    async health(): Promise<Response> {
      const stores = await canStore();
      const ok = isOpen() && hasPages && stores;
      return told(ok, { pages, store: stores ? "ok" : "unavailable", ...queueDetails() });
    },
  };
}

function told(ok: boolean, details: Record<string, unknown>): Response {
  const headers = { "Cache-Control": "no-store" };
  const message = ok ? "Ready." : "Not ready.";
  return Response.json({ message, ok, ...details }, { status: ok ? 200 : 503, headers });
}

/** The check writes to disk, so concurrent requests share one result. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > maxAgeMs) last = { at: now, answer: ask() };
    return last.answer;
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import type { QueueStatuses } from "#server/delivery/dispatcher.ts";
import type { StoreWatch } from "#server/leads/watch-store.ts";
import { messages } from "./answers.ts";

export type HealthOptions = {
  store: Pick<StoreWatch, "isUsable" | "canStore">;
  queues: () => QueueStatuses;
  /** False while the server is draining. */
  isOpen: () => boolean;
  /** False while the edition in force is made. */
  showsEdition: () => boolean;
  /** Whether the build contains every page. */
  hasPages: boolean;
  /** Why leads do not reach their desks. */
  whyNotDelivering: () => Promise<string[]>;
};

const longestWaitMs = 500;

/**
 * Endpoints for supervisors, load balancers and monitoring. Anybody can ask, so none of them reveals how many leads are
 * stored, or why a queue is paused, which would describe the mail server.
 */
export function createHealth(options: HealthOptions) {
  const { store, queues, isOpen, showsEdition, hasPages, whyNotDelivering } = options;
  const queueDetails = () => {
    const { mail, webhook } = queues();
    return { queue: mail, webhook };
  };
  const pages = hasPages ? "ok" : "missing";

  return {
    /** For the supervisor: the process responds. */
    live: () => healthAnswer(true, { message: "Live." }),
    /**
     * For the load balancer and the next release: pages need no database, and without one the form asks the visitor to try
     * again later. But a server that could not migrate, or has yet to make the edition's pages, leaves visitors to the release before.
     */
    async ready(): Promise<Response> {
      const ok = isOpen() && hasPages && showsEdition() && store.isUsable();
      // If the database hangs, respond without it; otherwise the balancer would take the pages down too.
      const leads = await Promise.race([
        store.canStore(),
        sleep(longestWaitMs, false, { ref: false }),
      ]);
      const shown = hasPages && !showsEdition() ? "making" : pages;
      const details = { pages: shown, leads: leads ? "ok" : "unavailable", ...queueDetails() };
      return healthAnswer(ok, details);
    },
    /** For monitoring: leads can be stored. Paused mail is reported but stays 200, because no lead is lost. */
    async health(): Promise<Response> {
      const stores = await store.canStore();
      const ok = isOpen() && hasPages && stores;
      return healthAnswer(ok, { pages, store: stores ? "ok" : "unavailable", ...queueDetails() });
    },
    /** For a monitor outside, where there is no Prometheus. */
    async delivering(): Promise<Response> {
      const reasons = await whyNotDelivering();
      return healthAnswer(reasons.length === 0, { reasons });
    },
  };
}

function healthAnswer(ok: boolean, details: Record<string, unknown>): Response {
  const headers = { "Cache-Control": "no-store" };
  const { ready, notReady } = messages();
  const message = ok ? ready : notReady;
  return Response.json({ message, ok, ...details }, { status: ok ? 200 : 503, headers });
}

import { setTimeout as sleep } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { QueueStatuses } from "#server/delivery/dispatcher.ts";
import { queueStates } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { Instruments } from "./instruments.ts";

type Options = {
  instruments: Instruments;
  store: Pick<LeadStore, "queue" | "lastBackup">;
  canStore: () => Promise<boolean>;
  /** Lines of the log that could not be written. */
  droppedLines: () => number;
  queues: () => QueueStatuses;
  /** For how long every mail to a desk was refused before it was read. */
  mailRefusedMs: () => number;
};

/** Several scrapes share one result. */
const queueMaxAgeMs = 10_000;
const longestWaitMs = 2_000;

export function createMetrics(options: Options): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const instrument of Object.values(options.instruments)) {
    registry.registerMetric<string>(instrument);
  }
  addQueue(registry, options);
  new Counter({
    name: "amparia_log_lines_dropped_total",
    help: "Lines of the log that could not be written: a full disk, or nobody who reads.",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(options.droppedLines());
    },
  });
  return registry;
}

function addQueue(registry: Registry, { store, canStore, queues, mailRefusedMs }: Options): void {
  const readQueue = shared(() => withLimit(store.queue()));
  new Gauge({
    name: "amparia_store_up",
    help: "1 while leads can be stored.",
    registers: [registry],
    async collect() {
      this.set((await withLimit(canStore())) ? 1 : 0);
    },
  });
  new Gauge({
    name: "amparia_queue_deliveries",
    help: "Deliveries that were not sent, by state. All servers of one database say the same.",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      this.reset();
      const queue = await readQueue();
      if (queue) for (const state of queueStates) this.set({ state }, queue[state].count);
    },
  });
  new Gauge({
    name: "amparia_queue_oldest_seconds",
    help: "Age of the oldest lead with a delivery in that state; 0 without one.",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      this.reset();
      const queue = await readQueue();
      if (queue) for (const state of queueStates) this.set({ state }, queue[state].oldestMs / 1000);
    },
  });
  const readBackup = shared(() => withLimit(store.lastBackup()));
  new Gauge({
    name: "amparia_backup_age_seconds",
    help: "Since the last `leads backup`; without one, since the oldest lead. All servers of one database say the same.",
    registers: [registry],
    async collect() {
      const backup = await readBackup();
      if (backup === undefined) this.remove();
      else this.set(backup.ageMs / 1000);
    },
  });
  new Gauge({
    name: "amparia_mail_refused_seconds",
    help: "For how long this server's mails to desks were all refused before they were read; else 0.",
    registers: [registry],
    collect() {
      this.set(mailRefusedMs() / 1000);
    },
  });
  new Gauge({
    name: "amparia_queue_paused",
    help: "1 while this server can send nothing at all, by channel (mail, webhook).",
    labelNames: ["channel"],
    registers: [registry],
    collect() {
      for (const [channel, status] of Object.entries(queues())) {
        if (status) this.set({ channel }, status.paused ? 1 : 0);
      }
    },
  });
}

/** An unavailable or slow store must not delay the other metrics. */
function withLimit<T>(read: Promise<T>): Promise<T | undefined> {
  const safe = read.catch(() => undefined);
  return Promise.race([safe, sleep(longestWaitMs, undefined, { ref: false })]);
}

function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > queueMaxAgeMs) last = { at: now, result: read() };
    return last.result;
  };
}

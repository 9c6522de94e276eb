import { setTimeout as sleep } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { LeadOutcome, Refusals } from "#server/api/refusals.ts";
import type { Counts } from "#server/counts.ts";
import type { QueueStatuses } from "#server/delivery/dispatcher.ts";
import type { Answers } from "#server/http/answer-counts.ts";
import { queueStates } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { ToolCalls } from "#server/mcp/mcp.ts";
import type { Timings } from "./timings.ts";

type Options = {
  answers: Answers;
  toolCalls: ToolCalls;
  outcomes: Counts<LeadOutcome>;
  refusals: Refusals;
  timings: Timings;
  store: Pick<LeadStore, "queue">;
  canStore: () => Promise<boolean>;
  /** Lines of the log that could not be written. */
  droppedLines: () => number;
  queues: () => QueueStatuses;
};

/** Several scrapes share one result. */
const queueMaxAgeMs = 10_000;
const longestWaitMs = 2_000;

export function createMetrics(options: Options): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(options.answers);
  registry.registerMetric(options.toolCalls);
  addLeads(registry, options);
  addQueue(registry, options);
  addTimings(registry, options.timings);
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

function addLeads(registry: Registry, { outcomes, refusals }: Options): void {
  new Counter({
    name: "amparia_leads_total",
    help: "Messages that were taken: new, held for a person, or repeated.",
    labelNames: ["outcome"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of outcomes.totals()) this.inc({ outcome }, count);
    },
  });
  new Counter({
    name: "amparia_leads_refused_total",
    help: "Messages that were not taken, by reason.",
    labelNames: ["reason"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of refusals.totals()) this.inc({ reason }, count);
    },
  });
}

function addQueue(registry: Registry, { store, canStore, queues }: Options): void {
  const ask = shared(() => withLimit(store.queue()));
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
      const read = await ask();
      if (read) for (const state of queueStates) this.set({ state }, read[state].count);
    },
  });
  new Gauge({
    name: "amparia_queue_oldest_seconds",
    help: "Age of the oldest lead with a delivery in that state; 0 without one.",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      this.reset();
      const read = await ask();
      if (read) for (const state of queueStates) this.set({ state }, read[state].oldestMs / 1000);
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

function addTimings(registry: Registry, timings: Timings): void {
  const deliverySeconds = new Histogram({
    name: "amparia_delivery_seconds",
    help: "How long handing over a delivery took, by channel and outcome.",
    labelNames: ["channel", "outcome"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  });
  const storeSeconds = new Histogram({
    name: "amparia_store_seconds",
    help: "How long the lead store took, by operation; failed ones included.",
    labelNames: ["operation"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  timings.onDelivery = (channel, outcome, seconds) =>
    deliverySeconds.observe({ channel, outcome }, seconds);
  timings.onStore = (operation, seconds) => storeSeconds.observe({ operation }, seconds);
}

/** An unavailable or slow store must not delay the other metrics. */
function withLimit<T>(asked: Promise<T>): Promise<T | undefined> {
  const answered = asked.catch(() => undefined);
  return Promise.race([answered, sleep(longestWaitMs, undefined, { ref: false })]);
}

function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > queueMaxAgeMs) last = { at: now, answer: ask() };
    return last.answer;
  };
}

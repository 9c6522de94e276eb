// What the server counts and times since its start, whether or not metrics are served.
import { Counter, Histogram } from "prom-client";
import type { Transport } from "#server/delivery/transport.ts";
import type { Channel } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";

/** Why a message was refused. */
export const refusalReasons = [
  "not_json",
  "foreign_site",
  "site_key",
  "idempotency_key",
  "too_large",
  "malformed",
  "invalid",
  "rate_address",
  "rate_network",
  "too_busy",
  "store",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export type Instruments = ReturnType<typeof createInstruments>;

export function createInstruments() {
  const answers = new Counter({
    name: "amparia_answers_total",
    help: "Answers to requests, by kind (page, data, file, api, mcp) and class of status.",
    labelNames: ["kind", "status"],
    registers: [],
  });
  const outcomes = new Counter({
    name: "amparia_leads_total",
    help: "Messages that were taken: new, held for a person, or repeated.",
    labelNames: ["outcome"],
    registers: [],
  });
  const refusals = new Counter({
    name: "amparia_leads_refused_total",
    help: "Messages that were not taken, by reason.",
    labelNames: ["reason"],
    registers: [],
  });
  const toolCalls = new Counter({
    name: "amparia_tool_calls_total",
    help: "Calls of assistants' tools, by tool and outcome (answered, refused, failed).",
    labelNames: ["tool", "outcome"],
    registers: [],
  });
  const deliverySeconds = new Histogram({
    name: "amparia_delivery_seconds",
    help: "How long handing over a delivery took, by channel and outcome.",
    labelNames: ["channel", "outcome"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [],
  });
  const storeSeconds = new Histogram({
    name: "amparia_store_seconds",
    help: "How long the lead store took, by operation; failed ones included.",
    labelNames: ["operation"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [],
  });
  // Counted from zero: Prometheus sees no increase in a series that begins with one.
  for (const kind of ["page", "file", "api", "mcp"]) {
    for (const status of ["2xx", "3xx", "4xx", "5xx"]) answers.inc({ kind, status }, 0);
  }
  for (const outcome of ["new", "held", "repeated"]) outcomes.inc({ outcome }, 0);
  for (const reason of refusalReasons) refusals.inc({ reason }, 0);
  return { answers, outcomes, refusals, toolCalls, deliverySeconds, storeSeconds };
}

/** The same store, with the duration of each call observed. */
export function timedStore(store: LeadStore, { storeSeconds }: Instruments): LeadStore {
  return new Proxy(store, {
    get(target, name: keyof LeadStore) {
      const operation = target[name] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        const end = storeSeconds.startTimer({ operation: name });
        try {
          return await operation.apply(target, args);
        } finally {
          end();
        }
      };
    },
  });
}

/** The same transport, with the outcome and duration of each delivery observed. */
export function timedTransport<Message>(
  channel: Channel,
  transport: Transport<Message>,
  { deliverySeconds }: Instruments,
): Transport<Message> {
  return {
    ...transport,
    async send(message) {
      const end = deliverySeconds.startTimer({ channel });
      const outcome = await transport.send(message);
      end({ outcome: outcome.kind });
      return outcome;
    },
  };
}

import type { Transport } from "#server/delivery/transport.ts";
import type { Channel } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";

/** Callbacks for durations; they do nothing until metrics are created. */
export type Timings = {
  onStore: (operation: string, seconds: number) => void;
  onDelivery: (channel: Channel, outcome: string, seconds: number) => void;
};

export function createTimings(): Timings {
  return { onStore: () => {}, onDelivery: () => {} };
}

/** The same store, reporting the duration of each call. */
export function timedStore(store: LeadStore, timings: Timings): LeadStore {
  return new Proxy(store, {
    get(target, name: keyof LeadStore) {
      const operation = target[name] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        const startedAt = performance.now();
        try {
          return await operation.apply(target, args);
        } finally {
          timings.onStore(name, (performance.now() - startedAt) / 1000);
        }
      };
    },
  });
}

/** The same transport, reporting the outcome and duration of each delivery. */
export function timedTransport<Message>(
  channel: Channel,
  transport: Transport<Message>,
  timings: Timings,
): Transport<Message> {
  return {
    ...transport,
    async send(message) {
      const startedAt = performance.now();
      const outcome = await transport.send(message);
      timings.onDelivery(channel, outcome.kind, (performance.now() - startedAt) / 1000);
      return outcome;
    },
  };
}

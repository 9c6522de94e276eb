import type { LeadStore } from "#server/leads/store.ts";
import type { Transport } from "#server/mail/transport.ts";

/** Callbacks for durations; they do nothing until metrics are created. */
export type Timings = {
  onStore: (operation: string, seconds: number) => void;
  onDelivery: (outcome: string, seconds: number) => void;
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

/** The same transport, reporting the outcome and duration of each mail. */
export function timedTransport(transport: Transport, timings: Timings): Transport {
  return {
    ...transport,
    async send(mail) {
      const startedAt = performance.now();
      const outcome = await transport.send(mail);
      timings.onDelivery(outcome.kind, (performance.now() - startedAt) / 1000);
      return outcome;
    },
  };
}

import type { Claim } from "#server/leads/lead.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import type { Log } from "#server/log.ts";
import { mostAttempts, waitAfter } from "./backoff.ts";
import { createPause } from "./pause.ts";
import type { Outcome, OutgoingMail, Transport } from "./transport.ts";
import { createWaker } from "./waker.ts";

export type QueueStatus = { paused: boolean; alarm: string | null };

export type DispatcherOptions = {
  store: LeadStore;
  transport: Transport;
  compose: (claim: Claim) => Promise<OutgoingMail>;
  log: Log;
  /** Mails under way at once. */
  lanes?: number;
  /** How soon other servers' leads, ended waits and lost leases are noticed. */
  pollMs?: number;
  pause?: { firstMs: number; longestMs: number };
};

/** How long to insist on noting that a mail was sent, below the lease: each note that fails may send it again. */
const insistMs = 4 * 60_000;
const insistEveryMs = 1_000;

/** Sends what is due, a mail a lane, until it is stopped. No transaction is open meanwhile. */
export function startDispatcher(options: DispatcherOptions) {
  const { store, transport, compose, log, lanes = 4, pollMs = 5_000 } = options;
  const pause = createPause(options.pause ?? { firstMs: 5_000, longestMs: 5 * 60_000 });
  const waker = createWaker();
  let stopping = false;

  async function lane(): Promise<void> {
    while (!stopping) {
      if (pause.leftMs() > 0) {
        await waker.sleep(pause.leftMs(), { untilStopped: true });
        continue;
      }
      const wakes = waker.wakes();
      const worked = await tryOne();
      if (!worked && !stopping && waker.wakes() === wakes) await waker.sleep(pollMs);
    }
  }

  async function tryOne(): Promise<boolean> {
    try {
      const [claim] = await store.claim(1);
      if (claim) await deliver(claim);
      return claim !== undefined;
    } catch (error) {
      if (error instanceof StoreUnavailable)
        log.warn("queue_store_unavailable", { code: error.code });
      else log.alarm("queue_failed", { code: error instanceof Error ? error.name : "unknown" });
      return false;
    }
  }

  async function deliver(claim: Claim): Promise<void> {
    const outcome = await send(claim);
    const about = { leadId: claim.lead.id, deliveryId: claim.deliveryId, desk: claim.desk };
    if (outcome.kind === "unreachable") {
      if (pause.begin(outcome.failure)) log.alarm("queue_paused", { code: outcome.failure });
      await insist(() => store.release(claim));
      return;
    }
    if (pause.end()) log.info("queue_resumed");
    const attempts = claim.attempts + 1;
    if (outcome.kind === "sent") {
      if (!(await insist(() => store.markSent(claim)))) await discardIfErased(claim);
      log.info("mail_sent", { ...about, attempts });
    } else if (outcome.kind === "refused" || attempts >= mostAttempts) {
      await insist(() => store.setAside(claim, outcome.failure));
      log.alarm("mail_set_aside", { ...about, attempts, code: outcome.failure });
    } else {
      const waitMs = waitAfter(attempts);
      await insist(() => store.postpone(claim, waitMs, outcome.failure));
      log.warn("mail_postponed", { ...about, attempts, waitMs, code: outcome.failure });
    }
  }

  async function send(claim: Claim): Promise<Outcome> {
    try {
      return await transport.send(await compose(claim));
    } catch {
      // A mistake of ours about this one mail: it waits, is counted, and ends up before a person.
      return { kind: "postponed", failure: "not_composed" };
    }
  }

  async function discardIfErased({ lead, deliveryId }: Claim): Promise<void> {
    const [stillThere] = await store.list({ id: lead.id, limit: 1 });
    if (!stillThere) await transport.discard?.(deliveryId);
  }

  async function insist(note: () => Promise<boolean>): Promise<boolean> {
    const until = performance.now() + insistMs;
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || performance.now() > until) throw error;
      }
      await waker.sleep(insistEveryMs, { untilStopped: true });
      if (stopping) return note();
    }
  }

  const running = Promise.all(Array.from({ length: lanes }, lane));

  return {
    /** There is something new to send. */
    wake: () => waker.wake(),
    status: (): QueueStatus => ({ paused: pause.failure() !== null, alarm: pause.failure() }),
    /** Finishes what is under way and takes nothing new. */
    async stop(): Promise<void> {
      stopping = true;
      waker.stop();
      await running;
    },
  };
}

import { describeError } from "#server/describe-error.ts";
import type { Channel, Claim } from "#server/leads/lead.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import { mostAttempts, waitAfter } from "./backoff.ts";
import { createBreaker } from "./breaker.ts";
import { createPause } from "./pause.ts";
import { createSuspects } from "./suspects.ts";
import type { Transport } from "./transport.ts";
import { createWaker } from "./waker.ts";

export type QueueStatus = { paused: boolean };

/** Of each channel; without a webhook, of mail alone. */
export type QueueStatuses = { mail: QueueStatus; webhook?: QueueStatus | undefined };

export type DispatcherOptions<Message> = {
  store: LeadStore;
  channel: Channel;
  transport: Transport<Message>;
  compose: (claim: Claim) => Promise<Message>;
  /** What a permanent refusal may concern alone. When several of them are refused, the channel pauses. */
  breakerKey: (claim: Claim) => string;
  log: Log;
  /** Deliveries sent concurrently. */
  lanes?: number;
  /** How often to look for other servers' leads, elapsed waits and expired leases. */
  pollMs?: number;
  pause?: { firstMs: number; longestMs: number };
};

/** How long to retry recording what was sent, shorter than the lease: after that it may be sent again. */
const insistMs = 4 * 60_000;
const insistEveryMs = 1_000;

/** Sends a channel's due deliveries, one per lane, until stopped. No transaction is open while sending. */
export function startDispatcher<Message>(options: DispatcherOptions<Message>) {
  const {
    store,
    channel,
    transport,
    compose,
    breakerKey,
    log,
    lanes = 4,
    pollMs = 5_000,
  } = options;
  const pause = createPause(options.pause ?? { firstMs: 5_000, longestMs: 5 * 60_000 });
  const breaker = createBreaker();
  const suspects = createSuspects();
  const warnOfStore = sparingly(log.warn);
  const waker = createWaker();
  let stopping = false;

  async function lane(number: number): Promise<void> {
    if (number === 0 && (await isReachable())) log.info("mail_reachable");
    while (!stopping) {
      if (pause.leftMs() > 0) {
        await waker.sleep(pause.leftMs(), { untilStopped: true });
        continue;
      }
      const wakes = waker.wakes();
      const worked = await tryOne();
      // With nothing to send, only a connection check shows that sending works again.
      if (!worked && number === 0 && pause.isOn() && !breaker.isOpen()) await isReachable();
      if (!worked && !stopping && waker.wakes() === wakes) await waker.sleep(pollMs);
    }
  }

  /** Connects where the transport can, and pauses or resumes the queue by the result. */
  async function isReachable(): Promise<boolean> {
    const outcome = await transport.check?.();
    if (outcome?.kind === "unreachable") hold(outcome.failure, "outage");
    else if (outcome) goOn();
    return outcome?.kind === "reachable";
  }

  async function tryOne(): Promise<boolean> {
    try {
      const [claim] = await store.claim(1, channel);
      if (claim) await deliver(claim);
      return claim !== undefined;
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        warnOfStore("queue_store_unavailable", { code: error.code });
      } else log.alarm("queue_failed", describeError(error));
      return false;
    }
  }

  async function deliver(claim: Claim): Promise<void> {
    const message = await compose(claim).catch(() => undefined);
    // A bug in building this message: it counts as a failed attempt, so that it is set aside in the end.
    if (!message) return fail(claim, "not_composed");
    const outcome = await transport.send(message);
    switch (outcome.kind) {
      case "unreachable":
        hold(outcome.failure, "outage");
        return release(claim, outcome.failure);
      case "blocked":
        return block(claim, outcome.failure);
      case "sent":
        breaker.close();
        suspects.accept(claim.deliveryId);
        goOn();
        if (!(await insist(() => store.markSent(claim)))) await discardIfErased(claim);
        log.info("delivery_sent", { ...aboutOf(claim), attempts: claim.attempts + 1 });
        return;
      case "refused":
        breaker.deny(breakerKey(claim));
        // Desks do not vanish together: a mail server that knows none of them has lost its list.
        if (breaker.isOpen()) {
          hold(outcome.failure, "refusal");
          return fail(claim, outcome.failure);
        }
        goOn();
        return setAside(claim, outcome.failure);
      case "postponed":
        if (!breaker.isOpen()) goOn();
        return fail(claim, outcome.failure);
      case "denied":
        breaker.deny(breakerKey(claim));
        if (breaker.isOpen()) hold(outcome.failure, "refusal");
        else log.alarm("delivery_denied", { ...aboutOf(claim), code: outcome.failure });
        return fail(claim, outcome.failure);
    }
  }

  function hold(failure: string, kind: "outage" | "refusal"): void {
    if (pause.begin(failure, kind)) log.alarm("queue_paused", { channel, code: failure });
  }

  function goOn(): void {
    if (pause.end()) log.info("queue_resumed", { channel });
  }

  /** A suspect pauses nothing: it is tried again after its waits, and uses an attempt only when others were accepted. */
  async function block(claim: Claim, failure: string): Promise<void> {
    const { isProven, isSuspect } = suspects.block(claim.deliveryId);
    if (isProven) return fail(claim, failure);
    if (isSuspect) return release(claim, failure, waitAfter(claim.attempts));
    hold(failure, "refusal");
    return release(claim, failure);
  }

  /** Behind the others that are due, so that another is tried next. */
  async function release(claim: Claim, failure: string, waitMs = 0): Promise<void> {
    await insist(() => store.release(claim, waitMs, failure));
  }

  /** While the other side refuses us as a whole, no delivery uses its last attempt. */
  async function fail(claim: Claim, failure: string): Promise<void> {
    const attempts = claim.attempts + 1;
    if (attempts >= mostAttempts && !breaker.isOpen()) return setAside(claim, failure);
    const waitMs = waitAfter(attempts);
    await insist(() => store.postpone(claim, waitMs, failure));
    log.warn("delivery_postponed", { ...aboutOf(claim), attempts, waitMs, code: failure });
  }

  async function setAside(claim: Claim, failure: string): Promise<void> {
    await insist(() => store.setAside(claim, failure));
    const attempts = claim.attempts + 1;
    log.alarm("delivery_set_aside", { ...aboutOf(claim), attempts, code: failure });
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

  const running = Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));

  return {
    /** There are new deliveries to send. */
    wake: () => waker.wake(),
    status: (): QueueStatus => ({ paused: pause.isOn() }),
    /** Finishes deliveries being sent and claims no more. */
    async stop(): Promise<void> {
      stopping = true;
      waker.stop();
      await running;
    },
  };
}

function aboutOf({ lead, deliveryId, desk }: Claim) {
  return { leadId: lead.id, deliveryId, desk };
}

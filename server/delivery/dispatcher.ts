import { setTimeout as sleep } from "node:timers/promises";
import { describeError } from "#server/describe-error.ts";
import { type Channel, type Claim, isForDesk } from "#server/leads/lead.ts";
import { type ClaimOrder, type LeadStore, leaseMs, StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import { mostAttempts, mostConfirmationAttempts, waitAfter } from "./backoff.ts";
import { type BreakerOptions, createBreaker } from "./breaker.ts";
import { createDeadClaims } from "./dead-claims.ts";
import type { Transport } from "./transport.ts";
import { createWaker } from "./waker.ts";

export type QueueStatus = { paused: boolean };

/** Of each channel; without a webhook, of mail alone. */
export type QueueStatuses = { mail: QueueStatus; webhook?: QueueStatus | undefined };

export type DispatcherOptions<Message> = {
  store: LeadStore;
  channel: Channel;
  transport: Transport<Message>;
  /** Undefined: there is nothing to send any more. */
  compose: (claim: Claim) => Promise<Message | undefined>;
  log: Log;
  leadsToDoubt?: BreakerOptions["leadsToDoubt"];
  /** Deliveries sent concurrently, besides slow ones. */
  lanes?: number;
  waits?: Partial<DispatcherWaits>;
};

export type DispatcherWaits = typeof dispatcherWaits;

export const dispatcherWaits = {
  /** How often to look for other servers' leads and elapsed waits. */
  pollMs: 5_000,
  /** Between two probes while nothing can be sent, doubled up to the longest. */
  firstProbeMs: 5_000,
  longestProbeMs: 60_000,
  /** A lane goes on to the next delivery when one takes longer, and leaves it under way; sooner, the more are slow already. */
  slowMs: 3_000,
  /** How often claims are renewed, and those of dead servers looked for. */
  renewMs: leaseMs / 6,
  /** How long no more connections are tried than the other side took. */
  crowdedMs: 60_000,
  /** How long a stopping server waits for deliveries under way; then another server sends them again. */
  finishMs: 60_000,
};

/**
 * With the slow ones. One address may send ten messages at once and ten a minute, of five mails each: while a mail server takes the
 * ten minutes it is given for each, that is 550. The others need room too.
 */
const mostUnderWay = 1_000;
/** Above this, or half of what the other side takes, new leads alone. */
const mostWithRetries = 100;
const insistEveryMs = 1_000;

/** Sends a channel's deliveries until stopped. No transaction is open while sending. */
export function startDispatcher<Message>(options: DispatcherOptions<Message>) {
  const { store, channel, transport, compose, log, leadsToDoubt = 0, lanes = 4 } = options;
  const waits = { ...dispatcherWaits, ...options.waits };
  const warnOfStore = sparingly(log.warn);
  const warnOfCrowd = sparingly(log.warn);
  const waker = createWaker();
  const deadAmong = createDeadClaims(Math.round(leaseMs / dispatcherWaits.renewMs));
  const underWay = new Map<Claim, Promise<void>>();
  let refusedSince: number | undefined;
  let crowded = { until: 0, room: 0 };
  let stopping = false;
  const breaker = createBreaker(
    { firstMs: waits.firstProbeMs, longestMs: waits.longestProbeMs, leadsToDoubt },
    {
      onPause: (code) => log.alarm("queue_paused", { channel, code }),
      onResume() {
        log.info("queue_resumed", { channel });
        waker.wake();
      },
    },
  );

  async function lane(number: number): Promise<void> {
    if (number === 0 && (await isAvailable())) log.info("mail_reachable");
    while (!stopping) {
      const wakes = waker.wakes();
      const worked = await reported(() => turn(number));
      if (worked || waker.wakes() !== wakes) continue;
      const untilProbeMs = number === 0 ? breaker.probeInMs() : waits.pollMs;
      await waker.sleep(Math.min(waits.pollMs, untilProbeMs));
    }
  }

  /** Returns whether there was something to do. */
  async function turn(number: number): Promise<boolean> {
    if (number === 0 && breaker.takeProbe()) return probe();
    if (breaker.isOpen() || underWay.size >= room()) return false;
    const [claim] = await store.claim(1, { channel, order: orderOf(number) });
    if (claim) await begin(claim);
    return claim !== undefined;
  }

  function room(): number {
    return performance.now() < crowded.until ? crowded.room : mostUnderWay;
  }

  /** New leads before retries; but one lane serves retries first, so that they too have their turn. Slow ones leave room. */
  function orderOf(number: number): ClaimOrder {
    if (underWay.size >= Math.min(mostWithRetries, room() / 2)) return ["new"];
    return number === 0 ? ["retry", "new"] : ["new", "retry"];
  }

  /** Tries a delivery ahead of its time; with nothing to send, a connection shows whether sending works again. */
  async function probe(): Promise<boolean> {
    const [claim] = await store.claim(1, { channel, early: true });
    if (claim) await begin(claim, true);
    else if (transport.check) await isAvailable();
    else if (!(await store.hasUnsent(channel))) breaker.accepted();
    return true;
  }

  /** A new lead was accepted, which says nothing of those that failed before it: if one of them is accepted too, all are due. */
  async function tryOneThatWaits(): Promise<void> {
    const [claim] = await store.claim(1, { channel, order: ["retry"], early: true });
    if (claim) await begin(claim, true);
  }

  async function isAvailable(): Promise<boolean> {
    const outcome = await transport.check?.();
    if (outcome?.kind === "unavailable") breaker.unavailable(outcome.failure);
    if (outcome?.kind === "available") breaker.accepted();
    return outcome?.kind === "available";
  }

  async function begin(claim: Claim, isProbe = false): Promise<void> {
    const work = reported(() => deliver(claim, isProbe).then(() => true)).then(() => {
      const wasFull = underWay.size >= room();
      underWay.delete(claim);
      if (wasFull) waker.wake();
    });
    underWay.set(claim, work);
    const slow = Math.max(0, underWay.size - lanes);
    await Promise.race([work, sleep(waits.slowMs / (1 + slow), undefined, { ref: false })]);
  }

  async function reported(job: () => Promise<boolean>): Promise<boolean> {
    try {
      return await job();
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        warnOfStore("queue_store_unavailable", { code: error.code });
      } else log.alarm("queue_failed", describeError(error));
      return false;
    }
  }

  async function deliver(claim: Claim, isProbe: boolean): Promise<void> {
    const message = await compose(claim).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return error;
      return null;
    });
    // It was not tried.
    if (message instanceof StoreUnavailable) return release(claim, claim.failure, 0);
    // A bug in building this message: it counts as a failed attempt, so that it is set aside in the end.
    if (message === null) return fail(claim, "not_composed");
    if (message === undefined) return void (await insist(() => store.markSent(claim)));
    const outcome = await transport.send(message);
    switch (outcome.kind) {
      case "sent": {
        const wasPaused = !breaker.isClosed();
        if (isForDesk(claim.desk)) refusedSince = undefined;
        breaker.accepted();
        if (!(await insist(() => store.markSent(claim)))) await discardIfErased(claim);
        log.info("delivery_sent", { ...aboutOf(claim), attempts: claim.attempts + 1 });
        if (outcome.refusedFor)
          log.warn("delivery_partly_refused", { ...aboutOf(claim), code: outcome.refusedFor });
        // What it failed for is over, so others that wait for the same reason need not wait for their time. Not people's own mailboxes.
        if (claim.failure && isForDesk(claim.desk))
          await store.hasten(claim.desk, wasPaused ? null : claim.failure);
        else if (wasPaused) await tryOneThatWaits();
        return;
      }
      case "refused":
      case "failed":
        if (outcome.kind === "refused" && isForDesk(claim.desk)) refusedSince ??= performance.now();
        breaker.failed(claim.lead.id, outcome.failure);
        return isProbe
          ? release(claim, outcome.failure, waitAfter(claim.attempts + 1))
          : fail(claim, outcome.failure);
      case "crowded":
        crowded = {
          until: performance.now() + waits.crowdedMs,
          room: Math.min(room(), outcome.room),
        };
        warnOfCrowd("mail_connections_limited", { code: outcome.failure });
        return release(claim, claim.failure, 0);
      case "unavailable":
        breaker.unavailable(outcome.failure);
        return release(claim, outcome.failure, 0);
    }
  }

  /** Without an attempt. Due at once, it is behind the others, so that another is tried next. */
  async function release(claim: Claim, failure: string | null, waitMs: number): Promise<void> {
    await insist(() => store.release(claim, waitMs, failure));
  }

  /** While all may fail, none uses its last attempt. */
  async function fail(claim: Claim, failure: string): Promise<void> {
    const attempts = claim.attempts + 1;
    const waitMs = waitAfter(attempts);
    const isConfirmation = claim.desk === "visitor";
    const most = isConfirmation ? mostConfirmationAttempts : mostAttempts;
    if (attempts < most) {
      await insist(() => store.postpone(claim, waitMs, failure));
      log.warn("delivery_postponed", { ...aboutOf(claim), attempts, waitMs, code: failure });
    } else if (breaker.isClosed()) {
      await insist(() => store.setAside(claim, failure));
      const about = { ...aboutOf(claim), attempts, code: failure };
      if (isConfirmation) log.info("confirmation_given_up", about);
      else if (claim.desk === "owner") log.warn("owner_not_told", about);
      else log.alarm("delivery_set_aside", about);
    } else await release(claim, failure, waitMs);
  }

  async function discardIfErased({ lead }: Claim): Promise<void> {
    const [stillThere] = await store.list({ id: lead.id, limit: 1 });
    if (!stillThere) await transport.discard?.(lead.id);
  }

  /** Until the store is back: the claim is nobody else's until then. */
  async function insist(note: () => Promise<boolean>): Promise<boolean> {
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || stopping) throw error;
      }
      await waker.sleep(insistEveryMs, { untilStopped: true });
    }
  }

  async function upkeep(): Promise<void> {
    while (!stopping) {
      await waker.sleep(waits.renewMs, { untilStopped: true });
      await reported(async () => {
        await store.renew([...underWay.keys()]);
        for (const lease of deadAmong(await store.leases(channel))) await store.reclaim(lease);
        await store.endLongWaits(channel);
        return true;
      });
    }
  }

  const running = Promise.all([
    upkeep(),
    ...Array.from({ length: lanes }, (_, number) => lane(number)),
  ]);

  return {
    /** There are new deliveries to send. */
    wake: () => waker.wake(),
    status: (): QueueStatus => ({ paused: !breaker.isClosed() }),
    /** For how long those to desks were refused before they were read, and none was accepted. */
    refusedMs: () => (refusedSince === undefined ? 0 : performance.now() - refusedSince),
    /** Finishes deliveries being sent and claims no more. */
    async stop(): Promise<void> {
      stopping = true;
      waker.stop();
      await running;
      const finished = Promise.all(underWay.values());
      await Promise.race([finished, sleep(waits.finishMs, undefined, { ref: false })]);
    },
  };
}

function aboutOf({ lead, deliveryId, desk }: Claim) {
  return { leadId: lead.id, deliveryId, desk };
}

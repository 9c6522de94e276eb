import { dayMs, dayOf } from "#server/day.ts";
import { describeError } from "#server/describe-error.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import type { MailTransport } from "#server/mail/outgoing-mail.ts";
import { composeDigest, type DigestConfig } from "./compose-digest.ts";

/** In UTC: early morning in the Americas, before noon in Spain. */
const sentFromHour = 9;
const everyMs = 5 * 60_000;

type Options = {
  store: LeadStore;
  transport: MailTransport;
  config: DigestConfig;
  log: Log;
};

/** Sends the summary of the day before once, by whichever server claims it first. */
export function startDigest(options: Options) {
  const sendIfDue = createDigest(options);
  let running = sendIfDue();
  const timer = setInterval(() => {
    running = running.then(sendIfDue);
  }, everyMs);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

export function createDigest({ store, transport, config, log }: Options) {
  const { digestTo } = config;
  const warn = sparingly(log.warn);

  return async function sendIfDue(): Promise<void> {
    if (!digestTo) return;
    try {
      const { nowMs } = await store.clock();
      // The first start reports nothing of the days before it.
      await store.skipDigests([dayOf(nowMs - dayMs), dayOf(nowMs - 2 * dayMs)]);
      const day = dueDay(nowMs);
      if (!(await store.claimDigest(day))) return;
      const outcome = await transport.send(await composeDigest(store, day, digestTo, config));
      await store.endDigest(day, outcome.kind === "sent");
      if (outcome.kind === "sent") log.info("digest_sent", { step: day });
      else warn("digest_postponed", { code: outcome.failure });
    } catch (error) {
      if (error instanceof StoreUnavailable) warn("digest_postponed", { code: error.code });
      else log.alarm("digest_failed", describeError(error));
    }
  };
}

/** The last day whose summary is due. */
function dueDay(nowMs: number): string {
  return dayOf(nowMs - dayMs - sentFromHour * 3_600_000);
}

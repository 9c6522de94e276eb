import type { Config } from "#server/config.ts";
import { dayMs, dayOf } from "#server/day.ts";
import { describeError } from "#server/describe-error.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import type { MailTransport, OutgoingMail } from "#server/mail/outgoing-mail.ts";
import { digestFigures } from "./figures.ts";
import { composeDigest } from "./message.ts";
import { composeWeekly } from "./weekly.ts";

/** In UTC: early morning in the Americas, before noon in Spain. */
const sentFromHour = 9;
const everyMs = 5 * 60_000;

type Options = {
  store: LeadStore;
  transport: MailTransport;
  config: Pick<Config, "mailFrom" | "mailLanguage" | "digestTo" | "figuresTo" | "desk">;
  log: Log;
};

/** Sends the summaries of the day and the week before, each once, by whichever server claims it first. */
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
  const { digestTo, figuresTo } = config;
  const warn = sparingly(log.warn);

  /** The key names the summary in the store. */
  async function send(key: string, compose: () => Promise<OutgoingMail>): Promise<void> {
    try {
      if (!(await store.claimDigest(key))) return;
      const outcome = await transport.send(await compose());
      await store.endDigest(key, outcome.kind === "sent");
      if (outcome.kind === "sent") log.info("digest_sent", { step: key });
      else warn("digest_postponed", { code: outcome.failure });
    } catch (error) {
      if (error instanceof StoreUnavailable) warn("digest_postponed", { code: error.code });
      else log.alarm("digest_failed", describeError(error));
    }
  }

  return async function sendIfDue(): Promise<void> {
    const clock = await store.clock().catch(() => undefined);
    if (!clock) return warn("digest_postponed", { code: "store" });
    if (digestTo) {
      const day = dueDay(clock.nowMs);
      await send(day, async () =>
        composeDigest(await digestFigures(store, day), { ...config, day, to: digestTo }),
      );
    }
    if (figuresTo) {
      const monday = dueMonday(clock.nowMs);
      const deskOrigin = config.desk?.origin;
      await send(`figures-${monday}`, () =>
        composeWeekly(store, { ...config, deskOrigin, monday, to: figuresTo }),
      );
    }
  };
}

/** The last day whose summary is due. */
function dueDay(nowMs: number): string {
  return dayOf(nowMs - dayMs - sentFromHour * 3_600_000);
}

/** The first day of the last week whose figures are due. */
function dueMonday(nowMs: number): string {
  const morningMs = nowMs - sentFromHour * 3_600_000;
  const sinceMonday = (new Date(morningMs).getUTCDay() + 6) % 7;
  return dayOf(morningMs - (sinceMonday + 7) * dayMs);
}

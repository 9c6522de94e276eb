import { setImmediate as nextTurn } from "node:timers/promises";
import { openStatuses } from "#core/desk.ts";
import type { Config, DeskConfig } from "#server/config.ts";
import { describeError } from "#server/describe-error.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import type { MailTransport } from "#server/mail/outgoing-mail.ts";
import { composeDue } from "./desk-mails.ts";
import { clockIn, settingsOf } from "./person-settings.ts";

const everyMs = 5_000;
const mailsEveryMs = 5 * 60_000;
/** On the person's clock. Later than this, the day has begun without it. */
const morning = { from: 7, until: 12 };
const mostListed = 100;

type Options = {
  store: LeadStore;
  transport: MailTransport;
  config: Pick<Config, "mailFrom" | "mailLanguage" | "desk"> & { desk: DeskConfig };
  log: Log;
};

/** What the desk does by itself: leads are made ready for its search, and its people are told each morning what is due. */
export function startDeskWork(options: Options) {
  const { store, log } = options;
  const warn = sparingly(log.warn);
  const sendDue = createMornings(options);
  let nextMailsMs = 0;
  let isStopping = false;

  async function work(): Promise<void> {
    try {
      while (!isStopping && (await store.indexSome()) > 0) await nextTurn();
      if (isStopping || performance.now() < nextMailsMs) return;
      nextMailsMs = performance.now() + mailsEveryMs;
      await sendDue();
    } catch (error) {
      if (error instanceof StoreUnavailable) warn("desk_work_postponed", { code: error.code });
      else log.alarm("desk_work_failed", describeError(error));
    }
  }

  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, everyMs);
  timer.unref();
  return {
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** One mail a person and working day, by whichever server claims it first, and only if something is due. */
export function createMornings({ store, transport, config, log }: Options) {
  return async function sendDue(): Promise<void> {
    const { nowMs } = await store.clock();
    for (const [email, role] of config.desk.users) {
      if (role.kind === "marketing" || role.kind === "editor") continue;
      const settings = await settingsOf(store, { email, role }, config.mailLanguage);
      const { day, hour, weekday } = clockIn(settings.zone, nowMs);
      const isWorkingDay = weekday !== "Sat" && weekday !== "Sun";
      if (!isWorkingDay || hour < morning.from || hour >= morning.until) continue;
      const due = { owner: email, dueDay: day, statuses: openStatuses, sort: "follow_up" } as const;
      const leads = await store.list({ ...due, limit: mostListed });
      const claim = `${day} ${email}`;
      if (leads.length === 0 || !(await store.claimDigest(claim))) continue;
      const mail = await composeDue(email, { ...settings, day, leads }, config);
      const outcome = await transport.send(mail);
      await store.endDigest(claim, outcome.kind === "sent");
      if (outcome.kind === "sent") log.info("due_mail_sent");
      else log.warn("due_mail_postponed", { code: outcome.failure });
    }
  };
}

import type { Config } from "./config.ts";
import {
  type DispatcherWaits,
  type QueueStatuses,
  startDispatcher,
} from "./delivery/dispatcher.ts";
import { composeFromDesk } from "./desk/desk-mails.ts";
import type { Claim } from "./leads/lead.ts";
import type { LeadStore } from "./leads/store.ts";
import type { Log } from "./log.ts";
import { composeConfirmation } from "./mail/confirmation.ts";
import { composeMail, withRoutes } from "./mail/message.ts";
import { openMailTransport } from "./mail/open-mail-transport.ts";
import type { OutgoingMail } from "./mail/outgoing-mail.ts";
import type { smtpTimeouts } from "./mail/smtp-transport.ts";
import { type Instruments, timedTransport } from "./metrics/instruments.ts";
import { composeWebhook } from "./webhook/message.ts";
import { webhookTransport } from "./webhook/webhook-transport.ts";

export type DeliveriesOptions = {
  store: LeadStore;
  config: Config;
  instruments: Instruments;
  log: Log;
  /** Waits for fault tests. */
  waits?: Partial<DispatcherWaits> | undefined;
  smtpTimeouts?: typeof smtpTimeouts | undefined;
  webhookTimeoutMs?: number | undefined;
};

/** A status of an HTTP server seldom says whether it concerns one lead or all of them. */
const webhookLeadsToDoubt = 3;

/** One queue, and a dispatcher for each channel, so that an outage of one pauses only that one. */
export function startDeliveries(options: DeliveriesOptions) {
  const { config, store, instruments, log, waits = {} } = options;
  const mail = startDispatcher({
    store,
    channel: "mail",
    transport: timedTransport("mail", openMailTransport(config, options.smtpTimeouts), instruments),
    compose: composeFor,
    log,
    waits,
  });
  const webhook = config.webhook && openWebhook(config.webhook);
  const all = [mail, ...(webhook ? [webhook] : [])];

  async function composeFor(claim: Claim): Promise<OutgoingMail | undefined> {
    if (claim.desk === "visitor") return composeConfirmation(claim, config);
    if (claim.desk === "answer" || claim.desk === "owner") {
      return composeFromDesk(claim, { store, config });
    }
    const deskAddresses = withRoutes(config, await store.routes());
    return composeMail(claim, { ...config, deskAddresses, deskOrigin: config.desk?.origin });
  }

  function openWebhook(target: NonNullable<Config["webhook"]>) {
    const transport = webhookTransport({ ...target, timeoutMs: options.webhookTimeoutMs });
    return startDispatcher({
      store,
      channel: "webhook",
      transport: timedTransport("webhook", transport, instruments),
      compose: async (claim) => composeWebhook(claim, config.publicOrigin),
      leadsToDoubt: webhookLeadsToDoubt,
      log,
      waits,
    });
  }

  return {
    /** There are new deliveries to send. */
    wake(): void {
      for (const each of all) each.wake();
    },
    status: (): QueueStatuses => ({ mail: mail.status(), webhook: webhook?.status() }),
    mailRefusedMs: () => mail.refusedMs(),
    async stop(): Promise<void> {
      await Promise.all(all.map((each) => each.stop()));
    },
  };
}

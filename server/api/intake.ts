import type { BlockList } from "node:net";
import type { Context } from "hono";
import { publishedTiers } from "#content/standing.ts";
import type { Payload } from "#core/contact-schemas.ts";
import { newLead } from "#server/leads/new-lead.ts";
import { referenceOf } from "#server/leads/reference.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { type Log, sparingly } from "#server/log.ts";
import type { Instruments } from "#server/metrics/instruments.ts";
import { type ApiEnv, answer, countedRefusals } from "./answers.ts";
import { addressOf, bucketsOf, isTrusted } from "./client-address.ts";
import { lasting, tokenBuckets } from "./token-buckets.ts";

export type IntakeOptions = {
  store: Pick<LeadStore, "add">;
  log: Log;
  mailDomain: string;
  hasWebhook: boolean;
  /** The visitor gets a confirmation. */
  confirms: boolean;
  ratePerMinute: number;
  totalRatePerMinute: number;
  trustedProxies: BlockList;
  refusals: Instruments["refusals"];
  outcomes: Instruments["outcomes"];
  /** Called when a new lead is on disk. */
  onStored: () => void;
  nowMs?: () => number;
};

/** While this many leads are being stored, further ones get 503. */
const mostPending = 200;
const shedRetryMs = 2_000;

/** A flood at the total rate fills mailboxes for this long; after that most of it is held. */
const fullMinutesPerHour = 10;

/** Anybody can name a stranger's address: beyond these, a lead is stored and delivered as always, but not confirmed. */
const confirmationsPerHour = { ofSender: 3, ofSite: 120 };

export type Intake = (
  c: Context<ApiEnv>,
  payload: Payload,
  idempotencyKey: string | undefined,
) => Promise<Response>;

/** Limits and stores valid messages, from scripts and from plain forms alike. */
export function createIntake(options: IntakeOptions): Intake {
  const { store, log, mailDomain, hasWebhook, confirms, nowMs } = options;
  const refuse = countedRefusals(options.refusals);
  const take = tokenBuckets({ nowMs });
  const takeForSite = tokenBuckets({ nowMs });
  const takeConfirmation = tokenBuckets({ nowMs });
  const { totalRatePerMinute } = options;
  const total = [
    { key: "minute", perMinute: totalRatePerMinute },
    {
      key: "hour",
      perMinute: (totalRatePerMinute * fullMinutesPerHour) / 60,
      holds: totalRatePerMinute * fullMinutesPerHour,
    },
  ];
  const alarmOfStore = sparingly(log.alarm);
  let pending = 0;
  let hasWarned = false;

  return async function takeIn(c, payload, idempotencyKey) {
    warnOfProxy(c);
    const address = addressOf(c, options.trustedProxies);
    const buckets = bucketsOf(address, options.ratePerMinute);
    const shortage = take(buckets);
    if (shortage) {
      const reason = shortage.lacking === buckets[0] ? "rate_address" : "rate_network";
      return refuse(reason, 429, { retryAfterMs: shortage.waitMs });
    }
    if (pending >= mostPending) return refuse("too_busy", 503, { retryAfterMs: shedRetryMs });

    // Above the total it is probably a flood, but real leads may be among it: they are held for an operator.
    const isOverLimit = takeForSite(total) !== undefined;
    const lead = newLead(payload, {
      ...{ idempotencyKey, mailDomain, hasWebhook, isOverLimit },
      confirms: confirms && mayConfirm(address),
      tiers: publishedTiers(),
    });
    pending += 1;
    try {
      const { id, isNew } = await store.add(lead);
      if (isNew) options.onStored();
      options.outcomes.inc({
        outcome: isNew ? (lead.heldReason ? "held" : "new") : "repeated",
      });
      const about = { requestId: c.get("requestId"), leadId: id };
      log.info("lead_accepted", about);
      if (isNew && lead.heldReason) log.warn("lead_held", { ...about, code: lead.heldReason });
      return answer(202, { id, reference: referenceOf(id) });
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      alarmOfStore("lead_not_stored", { requestId: c.get("requestId"), code: error.code });
      return refuse("store", 503, { retryAfterMs: shedRetryMs });
    } finally {
      pending -= 1;
    }
  };

  function mayConfirm(address: string): boolean {
    const { ofSender, ofSite } = confirmationsPerHour;
    const wanted = [...bucketsOf(address, ofSender), { key: "site", perMinute: ofSite }];
    return takeConfirmation(wanted.map((bucket) => lasting(bucket, 60))) === undefined;
  }

  /** Logged once: a visitor forges the header, or TRUSTED_PROXIES lacks a proxy and all visitors share its limit. */
  function warnOfProxy(c: Context<ApiEnv>): void {
    const peer = c.env?.incoming?.socket.remoteAddress ?? "";
    if (hasWarned || !c.req.header("x-forwarded-for")) return;
    if (isTrusted(peer, options.trustedProxies)) return;
    hasWarned = true;
    log.warn("proxy_not_trusted", { code: "x-forwarded-for" });
  }
}

import { hash, randomUUIDv7 } from "node:crypto";
import { desksFor, trapField, unreadProgramme } from "#core/contact.ts";
import type { Payload } from "#core/contact-schemas.ts";
import type { VolumeTiers } from "#core/volume.ts";
import { withPlainDomain } from "./email-spellings.ts";
import type { HeldReason, LeadContent, NewLead, Recipient } from "./lead.ts";
import { leadEstimate } from "./lead-estimate.ts";
import { leadSource } from "./lead-source.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** People need longer to fill in four fields. */
const shortestFillMs = 800;

/** Without an idempotency key, the same content within this time is a repeated click. */
const sameContentMs = 10 * 60_000;

type Options = {
  /** Sent again with the same key and content, it is the lead already stored. */
  idempotencyKey: string | undefined;
  /** The part of Message-IDs after the at sign. */
  mailDomain: string;
  /** Each lead is also sent to the webhook. */
  hasWebhook?: boolean;
  /** The visitor gets a confirmation. */
  confirms?: boolean;
  /** It arrived above the total rate, so an operator reviews it. */
  isOverLimit?: boolean;
  /** The discounts for volume that the owner has published. */
  tiers?: VolumeTiers;
};

/** Recipients, subject, sender and time in the payload are validated and not used; the server sets its own. */
export function newLead(
  payload: Payload,
  {
    idempotencyKey,
    mailDomain,
    hasWebhook = false,
    confirms = false,
    isOverLimit = false,
    tiers,
  }: Options,
): NewLead {
  const content = contentOf(payload, tiers);
  const recipients: Recipient[] = [...desksFor(content.contactType)];
  if (hasWebhook) recipients.push("webhook");
  const heldReason = heldReasonOf(payload) ?? (isOverLimit ? "over_limit" : null);
  if (confirms && !heldReason) recipients.push("visitor");
  return {
    ...content,
    // UUIDv7 ids are in order of time, so that the database writes new rows side by side.
    id: randomUUIDv7(),
    heldReason,
    source: leadSource(content, payload.context?.referrer),
    dedupe:
      idempotencyKey === undefined
        ? { hash: hashOf("content", writtenHash(content), heldReason), windowMs: sameContentMs }
        : { hash: keyedHash(hashOf("key", idempotencyKey), content), windowMs: null },
    deliveries: recipients.map((desk) => {
      const id = randomUUIDv7();
      return { id, desk, messageId: `<${id}@${mailDomain}>` };
    }),
  };
}

/** Key and content together: with the key alone, a message corrected and sent again would be dropped. */
function keyedHash(keyHash: string, content: LeadContent): string {
  return hashOf("keyed", keyHash, writtenHash(content));
}

/** Of the visitor's input only; page and campaign may differ between two clicks. */
function writtenHash({
  name,
  email,
  company,
  message,
  contactType,
  programme,
}: Omit<LeadContent, "page" | "country" | "language" | "campaign" | "estimate">): string {
  return hashOf(name, email, company, message, contactType, programme);
}

function contentOf(payload: Payload, tiers?: VolumeTiers): LeadContent {
  const programme = payload.context?.programme ?? "";
  const estimate = leadEstimate(programme, tiers);
  return {
    name: plainLine(payload.from_name),
    email: withPlainDomain(payload.reply_to),
    company: plainLine(payload.company),
    message: plainText(payload.message),
    contactType: payload.contact_type,
    page: plainLine(payload.context?.page ?? ""),
    country: plainLine(payload.context?.country ?? ""),
    language: plainLine(payload.context?.language ?? ""),
    campaign: plainLine(payload.context?.campaign ?? ""),
    // Nobody loses a message for a programme that is not whole.
    programme: programme === "" || estimate ? programme : unreadProgramme,
    estimate,
  };
}

function heldReasonOf(payload: Payload): HeldReason | null {
  if (payload[trapField]) return "trap";
  const elapsedMs = payload.context?.elapsed_ms;
  return elapsedMs !== undefined && elapsedMs < shortestFillMs ? "too_fast" : null;
}

function hashOf(...parts: unknown[]): string {
  return hash("sha256", JSON.stringify(parts));
}

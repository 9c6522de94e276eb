import { hash, randomUUIDv7 } from "node:crypto";
import { desksFor, type Payload, trapField } from "#core/contact.ts";
import type { HeldReason, LeadContent, NewLead } from "./lead.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** Nobody reads and fills in four fields faster. */
const shortestFillMs = 800;

/** Without a key, the same content this soon is the same click. */
const sameContentMs = 10 * 60_000;

type Options = {
  /** The visitor pressed send again: a lead with this key and this content is the one stored before. */
  idempotencyKey: string | undefined;
  /** The part of Message-IDs after the at sign. */
  mailDomain: string;
  /** It came above the total rate: a person looks through it. */
  isOverLimit?: boolean;
};

/** Recipients, subject, sender and time in the payload were checked; the server uses its own. */
export function newLead(
  payload: Payload,
  { idempotencyKey, mailDomain, isOverLimit = false }: Options,
): NewLead {
  const content = contentOf(payload);
  const heldReason = heldReasonOf(payload) ?? (isOverLimit ? "over_limit" : null);
  return {
    ...content,
    // In the order of time, so that the database writes new rows side by side.
    id: randomUUIDv7(),
    heldReason,
    dedupe:
      idempotencyKey === undefined
        ? { hash: hashOf("content", writtenHash(content), heldReason), windowMs: sameContentMs }
        : { hash: keyedHash(hashOf("key", idempotencyKey), content), windowMs: null },
    deliveries: desksFor(content.contactType).map((desk) => {
      const id = randomUUIDv7();
      return { id, desk, messageId: `<${id}@${mailDomain}>` };
    }),
  };
}

/** Key and content together: with the key alone, a message that was corrected and sent again would be thrown away. */
export function keyedHash(keyHash: string, content: LeadContent): string {
  return hashOf("keyed", keyHash, writtenHash(content));
}

/** Of what the visitor wrote; where they wrote it may change between two clicks. */
function writtenHash({ name, email, company, message, contactType }: LeadContent): string {
  return hashOf(name, email, company, message, contactType);
}

function contentOf(payload: Payload): LeadContent {
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
  };
}

function heldReasonOf(payload: Payload): HeldReason | null {
  if (payload[trapField]) return "trap";
  const elapsedMs = payload.context?.elapsed_ms;
  return elapsedMs !== undefined && elapsedMs < shortestFillMs ? "too_fast" : null;
}

// Domains have no case; lowered here, because the databases lower only ASCII alike.
function withPlainDomain(email: string): string {
  const at = email.lastIndexOf("@");
  return email.slice(0, at) + email.slice(at).toLowerCase();
}

function hashOf(...parts: unknown[]): string {
  return hash("sha256", JSON.stringify(parts));
}

import type { WireContactType } from "#core/contact.ts";
import type {
  DeliveryState,
  LeadHandling,
  LeadNote,
  LeadStatus,
  LossReason,
  Recipient,
} from "#core/desk.ts";

export type { DeliveryState, Recipient };

import type { LeadEstimate } from "./lead-estimate.ts";

/** Why a lead is held for an operator instead of sent: it looks like spam, or arrived above the site's total rate. */
export type HeldReason = "trap" | "too_fast" | "over_limit";

/** Of deliveries that are not over. `waiting` are mails that were never tried, `retrying` all others that wait: only the first mean that the queue stands still. */
export const queueStates = ["held", "waiting", "retrying", "sending", "set_aside"] as const;
export type Queue = Record<(typeof queueStates)[number], { count: number; oldestMs: number }>;

/** Mails to desks and calls of the webhook wait in one queue; an outage of one does not hold up the other. */
export type Channel = "mail" | "webhook";

/** The webhook too. All others are a person's own mailbox, which says nothing of the next one's. */
export function isForDesk(recipient: Recipient): boolean {
  return recipient !== "visitor" && recipient !== "answer" && recipient !== "owner";
}

/** The visitor's input. Absent values are empty strings. */
export type LeadContent = {
  name: string;
  email: string;
  company: string;
  message: string;
  contactType: WireContactType;
  page: string;
  country: string;
  language: string;
  campaign: string;
  /** As in an address's fragment, and whole. */
  programme: string;
  estimate: LeadEstimate | null;
};

/** Where a lead comes from, reduced to what many leads have in common. Empty values: unknown. */
export type LeadSource = { country: string; page: string; campaign: string; referrer: string };

/** What the desk's people did about a lead. Times are in milliseconds; null: it was not answered, or is not over. */
export type Handling = LeadHandling & {
  answeredAt: number | null;
  closedAt: number | null;
  notes: LeadNote[];
  /** Whom the newest mail to an owner is for. */
  told?: { deliveryId: string; who: string } | undefined;
  /** As it was before the last change, which can be undone. */
  before?: HandledBefore | undefined;
};

export type HandledBefore = LeadHandling &
  Pick<Handling, "answeredAt" | "closedAt"> & { by?: string | undefined };

/** A note is added to those before. All else is changed only if it still is what it was when read: `were` is its mark. */
export type HandlingChange = Partial<LeadHandling> & {
  note?: LeadNote;
  /** Of an answer: the delivery of the last one that its writer has read. */
  afterAnswer?: string;
  /** That the change sends: the answer, or to an owner whom somebody else has named. */
  mail?: { id: string; messageId: string };
  /** The email address of the person at the desk who makes the change. Only they can undo it. */
  by?: string;
  /** Back to what it was before the last change, if that was theirs. */
  isUndo?: boolean;
  were?: string | undefined;
};

/** A lead about to be stored, with one delivery for each desk, and one for the webhook if there is one. */
export type NewLead = LeadContent & {
  id: string;
  heldReason: HeldReason | null;
  /** What the desk filters and counts by. */
  source: LeadSource;
  /** Two leads with the same hash are one, within the window if there is one. The hash covers key and content. */
  dedupe: { hash: string; windowMs: number | null };
  /** Message-IDs are fixed here, so that mailboxes recognize a mail sent twice. */
  deliveries: { id: string; desk: Recipient; messageId: string }[];
};

export type Lead = LeadContent & {
  id: string;
  receivedAt: number;
  heldReason: HeldReason | null;
};

export type Delivery = {
  id: string;
  leadId: string;
  desk: Recipient;
  messageId: string;
  state: DeliveryState;
  attempts: number;
  dueAt: number;
  /** While it is being sent: when another server may take it over, unless the claim is renewed. */
  leaseUntil: number | null;
  sentAt: number | null;
  /** A short code of the last failure; never the mail server's text, which may quote the message. Or why it was discarded. */
  failure: string | null;
};

export type LeadWithDeliveries = Lead & Handling & { deliveries: Delivery[] };

/** A stored lead, copied without decrypting it. */
export type StoredLead = {
  id: string;
  receivedAt: number;
  contactType: WireContactType;
  heldReason: HeldReason | null;
  sealed: Uint8Array;
  key: Uint8Array | null;
  /** The desk's notes, encrypted. */
  notes: Uint8Array | null;
  deliveries: Delivery[];
} & HandledColumns;

/** What the desk's people set at a lead, as stored. Backups of earlier releases have the status alone, and their owners in the notes. */
export type HandledColumns = { status: LeadStatus } & Partial<{
  owner: string | null;
  followUp: string | null;
  value: number | null;
  currency: string | null;
  reason: LossReason | null;
  answeredAt: number | null;
  closedAt: number | null;
}>;

/** The right to send a delivery, while it is renewed. The token distinguishes this claim from later ones. */
export type Claim = {
  deliveryId: string;
  token: string;
  desk: Recipient;
  messageId: string;
  attempts: number;
  /** Of the last attempt. */
  failure: string | null;
  lead: Lead;
};

/** A delivery being sent by some server. The mark changes with each renewal. */
export type Lease = { leadId: string; deliveryId: string; mark: string };

export type Erasure = { leadId: string; erasedAt: number };

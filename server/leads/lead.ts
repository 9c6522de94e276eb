import type { Desk, WireContactType } from "#core/contact.ts";

/** Why a lead is kept for a person instead of being sent: it looks like spam, or came above the site's total rate. */
export type HeldReason = "trap" | "too_fast" | "over_limit";

/**
 * waiting -> sending -> sent; a failure leads back to waiting and, when final, to set_aside. What looks like spam starts
 * as held. An operator's retry leads from set_aside and held to waiting, and a resend from sent too.
 */
export const deliveryStates = ["held", "waiting", "sending", "sent", "set_aside"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What a visitor wrote. Absent values are empty strings. */
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
};

/** A lead about to be stored, with one delivery a desk. */
export type NewLead = LeadContent & {
  id: string;
  heldReason: HeldReason | null;
  /** Two leads with the same hash are one; within the window, if there is one. The same key with other content is another. */
  dedupe: { hash: string; windowMs: number | null };
  /** Message-IDs are fixed here, so that a mail sent twice can be told as one. */
  deliveries: { id: string; desk: Desk; messageId: string }[];
};

export type Lead = LeadContent & {
  id: string;
  receivedAt: number;
  heldReason: HeldReason | null;
};

export type Delivery = {
  id: string;
  leadId: string;
  desk: Desk;
  messageId: string;
  state: DeliveryState;
  attempts: number;
  dueAt: number;
  sentAt: number | null;
  /** A short code of the last failure; never the other server's words, which may quote the message. */
  failure: string | null;
};

export type LeadWithDeliveries = Lead & { deliveries: Delivery[] };

/** A lead as it is stored, to be copied without being read. Without its key nobody can read it. */
export type StoredLead = {
  id: string;
  receivedAt: number;
  contactType: WireContactType;
  heldReason: HeldReason | null;
  sealed: Uint8Array;
  key: Uint8Array | null;
  deliveries: Delivery[];
};

/** The right to send a delivery until its lease ends. The token tells this claim from a later one. */
export type Claim = {
  deliveryId: string;
  token: string;
  desk: Desk;
  messageId: string;
  attempts: number;
  lead: Lead;
};

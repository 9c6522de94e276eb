import type { Desk, WireContactType } from "#core/contact.ts";
import type { Claim, Delivery, DeliveryState, HeldReason, Lead } from "./lead.ts";

/** Rows as both databases give them. */
export type LeadRow = {
  id: string;
  received_at: number;
  name: string;
  email: string;
  company: string;
  message: string;
  contact_type: WireContactType;
  page: string;
  country: string;
  language: string;
  campaign: string;
  held_reason: HeldReason | null;
};

export type DeliveryRow = {
  id: string;
  lead_id: string;
  desk: Desk;
  message_id: string;
  state: DeliveryState;
  attempts: number;
  due_at: number;
  sent_at: number | null;
  failure: string | null;
};

export type ClaimRow = LeadRow & {
  delivery_id: string;
  lease_token: string;
  desk: Desk;
  message_id: string;
  attempts: number;
};

export type StateCountRow = { state: DeliveryState; count: number };
export type StateAgeRow = { state: DeliveryState; oldest_ms: number };

function toLead(row: LeadRow): Lead {
  return {
    id: row.id,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    company: row.company,
    message: row.message,
    contactType: row.contact_type,
    page: row.page,
    country: row.country,
    language: row.language,
    campaign: row.campaign,
    heldReason: row.held_reason,
  };
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    desk: row.desk,
    messageId: row.message_id,
    state: row.state,
    attempts: row.attempts,
    dueAt: row.due_at,
    sentAt: row.sent_at,
    failure: row.failure,
  };
}

export function toClaim(row: ClaimRow): Claim {
  return {
    deliveryId: row.delivery_id,
    token: row.lease_token,
    desk: row.desk,
    messageId: row.message_id,
    attempts: row.attempts,
    lead: toLead(row),
  };
}

export function withDeliveries(leads: LeadRow[], deliveries: DeliveryRow[]) {
  const byLead = Map.groupBy(deliveries.map(toDelivery), (delivery) => delivery.leadId);
  return leads.map((row) => ({ ...toLead(row), deliveries: byLead.get(row.id) ?? [] }));
}

export function toStateCounts(rows: StateCountRow[]): Record<DeliveryState, number> {
  const counts = { held: 0, waiting: 0, sending: 0, sent: 0, set_aside: 0 };
  for (const row of rows) counts[row.state] = row.count;
  return counts;
}

export function toStateAges(rows: StateAgeRow[]): Record<DeliveryState, number | null> {
  const ages = { held: null, waiting: null, sending: null, sent: null, set_aside: null };
  return Object.assign(ages, Object.fromEntries(rows.map((row) => [row.state, row.oldest_ms])));
}

import { longestRetentionDays, type WireContactType } from "#core/contact.ts";
import type { AuditEntry, DeskAction, LeadStatus } from "#core/desk.ts";
import type { AnalyticsRow } from "#server/analytics/counters.ts";
import { dayMs, dayOf } from "#server/day.ts";
import { openNotes } from "./handling.ts";
import type {
  Claim,
  Delivery,
  DeliveryState,
  HeldReason,
  Lead,
  LeadContent,
  LeadWithDeliveries,
  Lease,
  Queue,
  Recipient,
  StoredLead,
} from "./lead.ts";
import { queueStates } from "./lead.ts";
import { unseal } from "./seal.ts";
import type { Removed } from "./store.ts";

/** Rows as both databases return them. */
export type LeadRow = {
  id: string;
  received_at: number;
  contact_type: WireContactType;
  held_reason: HeldReason | null;
  sealed: Uint8Array;
  key: Uint8Array | null;
};

/** With what the desk wrote; null for a lead of an older release's server that was not indexed yet. */
export type HandledRow = LeadRow & { status: LeadStatus | null; notes: Uint8Array | null };

export type DeliveryRow = {
  id: string;
  lead_id: string;
  desk: Recipient;
  message_id: string;
  state: DeliveryState;
  attempts: number;
  due_at: number;
  lease_until: number | null;
  sent_at: number | null;
  failure: string | null;
};

export type ClaimRow = LeadRow & {
  delivery_id: string;
  lease_token: string;
  desk: Recipient;
  message_id: string;
  attempts: number;
  failure: string | null;
};

export type AuditRow = {
  id: number;
  at: number;
  who: string;
  what: DeskAction;
  lead_id: string | null;
};

/** Leads of a day that have their source in common. */
export type SourceRow = {
  /** Since 1970, in UTC. */
  day: number;
  page: string;
  campaign: string;
  referrer: string;
  count: number;
};

/** As long as leads at most. */
export const auditKeptMs = longestRetentionDays * dayMs;

export type LeaseRow = { id: string; lead_id: string; mark: string };

export type QueueRow = { state: keyof Queue; count: number; oldest_ms: number };

/** Undefined if its key is missing. */
export function toLead(row: LeadRow): Lead | undefined {
  const content = unseal(row.id, row.key, row.sealed);
  if (!content) return undefined;
  const { dedupe: _, ...written } = content;
  return { ...written, ...openFacts(row) };
}

function openFacts(row: LeadRow) {
  return {
    id: row.id,
    receivedAt: row.received_at,
    contactType: row.contact_type,
    heldReason: row.held_reason,
  };
}

/** A lead whose key is missing is still listed, so that operators notice it. */
const unreadable: Omit<LeadContent, "contactType"> = {
  name: "(unreadable: its key is missing)",
  email: "",
  company: "",
  message: "",
  page: "",
  country: "",
  language: "",
  campaign: "",
  programme: "",
  estimate: null,
};

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    desk: row.desk,
    messageId: row.message_id,
    state: row.state,
    attempts: row.attempts,
    dueAt: row.due_at,
    leaseUntil: row.lease_until,
    sentAt: row.sent_at,
    failure: row.failure,
  };
}

/** Undefined if the lead cannot be decrypted: there is nothing to send. */
export function toClaim(row: ClaimRow): Claim | undefined {
  const lead = toLead(row);
  return (
    lead && {
      deliveryId: row.delivery_id,
      token: row.lease_token,
      desk: row.desk,
      messageId: row.message_id,
      attempts: row.attempts,
      failure: row.failure,
      lead,
    }
  );
}

export function withDeliveries(
  leads: HandledRow[],
  deliveries: DeliveryRow[],
): LeadWithDeliveries[] {
  const byLead = Map.groupBy(deliveries.map(toDelivery), (delivery) => delivery.leadId);
  return leads.map((row) => ({
    ...(toLead(row) ?? { ...unreadable, ...openFacts(row) }),
    status: row.status ?? "new",
    ...openNotes(row.id, row.key, row.notes),
    deliveries: byLead.get(row.id) ?? [],
  }));
}

export function toStoredLeads(leads: HandledRow[], deliveries: DeliveryRow[]): StoredLead[] {
  const byLead = Map.groupBy(deliveries.map(toDelivery), (delivery) => delivery.leadId);
  return leads.map((row) => ({
    ...openFacts(row),
    sealed: row.sealed,
    key: row.key,
    status: row.status ?? "new",
    notes: row.notes,
    deliveries: byLead.get(row.id) ?? [],
  }));
}

export function toLease(row: LeaseRow): Lease {
  return { leadId: row.lead_id, deliveryId: row.id, mark: row.mark };
}

/** The delivery rows of removed leads, grouped by lead. */
export function toRemoved(rows: { id: string; lead_id: string }[], leadIds: string[]): Removed[] {
  const byLead = Map.groupBy(rows, (row) => row.lead_id);
  return leadIds.map((leadId) => ({
    leadId,
    deliveryIds: byLead.get(leadId)?.map((row) => row.id) ?? [],
  }));
}

export function toAudit({ lead_id: leadId, ...entry }: AuditRow): AuditEntry {
  return { ...entry, leadId };
}

/** By page, and by campaign and referrer where there is one. */
export function toLeadCounts(rows: SourceRow[]): AnalyticsRow[] {
  const counts = new Map<string, AnalyticsRow>();
  for (const dimension of ["page", "campaign", "referrer"] as const) {
    for (const { day: days, [dimension]: value, count } of rows) {
      if (value === "" && dimension !== "page") continue;
      const key = `${dimension} ${days} ${value}`;
      const known = counts.get(key);
      if (known) known.count += count;
      else {
        const day = dayOf(days * dayMs);
        counts.set(key, { day, measure: "leads", dimension, value, count });
      }
    }
  }
  return [...counts.values()];
}

/** Ages are 0 in a state without deliveries. */
export function toQueue(rows: QueueRow[]): Queue {
  const byState = new Map(rows.map((row) => [row.state, row]));
  const entries = queueStates.map((state) => {
    const { count = 0, oldest_ms: oldestMs = 0 } = byState.get(state) ?? {};
    return [state, { count, oldestMs }];
  });
  return Object.fromEntries(entries);
}

import { longestRetentionDays } from "#core/contact.ts";
import { dayMs, dayOf } from "#server/day.ts";
import type { AnalyticsRow } from "#server/leads/store.ts";
import { toHandling } from "./handling.ts";
import type {
  Claim,
  Delivery,
  Lead,
  LeadContent,
  LeadWithDeliveries,
  Queue,
  StoredLead,
} from "./lead.ts";
import { queueStates } from "./lead.ts";
import { unseal } from "./seal.ts";
import { part } from "./sql.ts";

/** Of `sealed_leads` with `lead_keys`. */
export const leadColumns = part`sealed_leads.id, received_at as "receivedAt",
  contact_type as "contactType", held_reason as "heldReason", sealed, key`;

export type LeadRow = Pick<
  StoredLead,
  "id" | "receivedAt" | "contactType" | "heldReason" | "sealed" | "key"
>;

/** With the columns of its handling. */
export type HandledRow = Omit<StoredLead, "deliveries">;

/** Of `sealed_leads`. */
export const handlingColumns = part`status, owner, follow_up as "followUp", deal_value as value,
  deal_currency as currency, loss_reason as reason, answered_at as "answeredAt",
  closed_at as "closedAt", notes`;

/** Of `lead_deliveries`. */
export const deliveryColumns = part`id, lead_id as "leadId", desk, message_id as "messageId", state,
  attempts, due_at as "dueAt", lease_until as "leaseUntil", sent_at as "sentAt", failure`;

export type ClaimRow = LeadRow & Omit<Claim, "token" | "lead">;

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

export type QueueRow = { state: keyof Queue; count: number; oldestMs: number };

/** Undefined if its key is missing. */
function toLead(row: LeadRow): Lead | undefined {
  const content = unseal(row.id, row.key, row.sealed);
  if (!content) return undefined;
  const { dedupe: _, ...written } = content;
  return { ...written, ...unencryptedOf(row) };
}

function unencryptedOf({ id, receivedAt, contactType, heldReason }: LeadRow) {
  return { id, receivedAt, contactType, heldReason };
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

/** Undefined if the lead cannot be decrypted: there is nothing to send. */
export function toClaim(row: ClaimRow, token: string): Claim | undefined {
  const { deliveryId, desk, messageId, attempts, failure } = row;
  const lead = toLead(row);
  return lead && { deliveryId, token, desk, messageId, attempts, failure, lead };
}

export function withDeliveries(leads: HandledRow[], deliveries: Delivery[]): LeadWithDeliveries[] {
  const byLead = Map.groupBy(deliveries, (delivery) => delivery.leadId);
  return leads.map((row) => ({
    ...(toLead(row) ?? { ...unreadable, ...unencryptedOf(row) }),
    ...toHandling(row.id, row),
    deliveries: byLead.get(row.id) ?? [],
  }));
}

export function toStoredLeads(leads: HandledRow[], deliveries: Delivery[]): StoredLead[] {
  const byLead = Map.groupBy(deliveries, (delivery) => delivery.leadId);
  return leads.map((row) => ({ ...row, deliveries: byLead.get(row.id) ?? [] }));
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
    const { count = 0, oldestMs = 0 } = byState.get(state) ?? {};
    return [state, { count, oldestMs }];
  });
  return Object.fromEntries(entries);
}

import { dayMs } from "#server/day.ts";
import type { Queue } from "#server/leads/lead.ts";
import { leadSource } from "#server/leads/lead-source.ts";
import { leadsMatching } from "#server/leads/matching.ts";
import type { LeadStore } from "#server/leads/store.ts";

/** Value -> number of leads, most first; "" for leads without one, `other` for those whose value is not named. */
export type Shares = [value: string, count: number][];

export type DigestFigures = {
  /** Leads received that day that were not held. */
  received: number;
  heldOfDay: number;
  byCountry: Shares;
  byPage: Shares;
  byCampaign: Shares;
  /** Deliveries that were not sent, now. */
  queue: Queue;
};

/** Of one day in UTC, given by its date. Held leads are mostly spam, so they are only counted. */
export async function digestFigures(store: LeadStore, day: string): Promise<DigestFigures> {
  const sinceMs = Date.parse(`${day}T00:00:00Z`);
  const filters = { sinceMs, untilMs: sinceMs + dayMs };
  const counts = { country: new Map(), page: new Map(), campaign: new Map() };
  let received = 0;
  let heldOfDay = 0;
  for await (const lead of leadsMatching(store, filters)) {
    if (lead.heldReason) {
      heldOfDay += 1;
      continue;
    }
    received += 1;
    const source = leadSource(lead);
    for (const field of ["country", "page", "campaign"] as const) {
      counts[field].set(source[field], (counts[field].get(source[field]) ?? 0) + 1);
    }
  }
  return {
    received,
    heldOfDay,
    byCountry: sharesOf(counts.country),
    byPage: sharesOf(counts.page),
    byCampaign: sharesOf(counts.campaign),
    queue: await store.queue(),
  };
}

function sharesOf(counts: Map<string, number>): Shares {
  return [...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
}

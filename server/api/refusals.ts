import { type Counts, createCounts } from "#server/counts.ts";

/** Why a message was refused. */
export const refusalReasons = [
  "not_json",
  "foreign_site",
  "site_key",
  "idempotency_key",
  "too_large",
  "malformed",
  "invalid",
  "rate_address",
  "rate_network",
  "too_busy",
  "store",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Counts refused messages since the start. */
export const createRefusals = () => createCounts(refusalReasons);
export type Refusals = Counts<RefusalReason>;

/** Outcomes of an accepted message: a new lead, a lead held for an operator, or one that was already stored. */
export const leadOutcomes = ["new", "held", "repeated"] as const;
export type LeadOutcome = (typeof leadOutcomes)[number];

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
export function createRefusals() {
  const counts = new Map<RefusalReason, number>(refusalReasons.map((reason) => [reason, 0]));

  return {
    count: (reason: RefusalReason) => void counts.set(reason, (counts.get(reason) ?? 0) + 1),
    totals: (): ReadonlyMap<RefusalReason, number> => counts,
  };
}

export type Refusals = ReturnType<typeof createRefusals>;

// Apart from estimate.ts, which the mails load as well.
import { type Estimate, type FactorId, factorsOf, monthlyPrice } from "./estimate.ts";
import type { Programme } from "./programme.ts";
import { leftBy } from "./volume.ts";

export interface Influence {
  id: FactorId;
  /** The lower and the higher of the monthly price with this one at its ends and all others likely, in whole minor units. */
  low: number;
  high: number;
}

/** So many are shown, wherever they are. */
export const influencesShown = 5;

/** What moves the price less than this share of it is left out. */
const least = 0.001;

/** Varies one at a time what the price for a customer and month can err by; the largest first. */
export function influences(
  programme: Programme,
  { tier }: Pick<Estimate, "tier"> = {},
): Influence[] {
  const likely = monthlyPrice(programme, () => "likely");
  return factorsOf(programme)
    .map((id) => {
      const at = (level: "low" | "high") =>
        leftBy(tier) * monthlyPrice(programme, (other) => (other === id ? level : "likely"));
      return { id, low: at("low"), high: at("high") };
    })
    .filter(({ low, high }) => Math.abs(high - low) > least * likely)
    .map(({ id, low, high }) => ({
      id,
      low: Math.round(Math.min(low, high)),
      high: Math.round(Math.max(low, high)),
    }))
    .sort((a, b) => b.high - b.low - (a.high - a.low));
}

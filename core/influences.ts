// Apart from estimate.ts, which the brief loads as well.
import type { AssumptionId } from "./assumptions.ts";
import { amounts, assumptionsOf, type Level } from "./estimate.ts";
import { chosenServices, type Programme } from "./programme.ts";

export interface Influence {
  id: AssumptionId;
  /** The yearly cost with this assumption low or high and all others likely. */
  low: bigint;
  high: bigint;
}

/** Varies one assumption at a time, sorted by its effect on the yearly cost. */
export function influences(programme: Programme): Influence[] {
  const ranges = new Map(assumptionsOf(programme).map(({ id, range }) => [id, range]));
  const costWith = (moved: AssumptionId, level: Level) =>
    chosenServices(programme)
      .map((service) =>
        amounts(programme, service, (id) => ranges.get(id)?.[id === moved ? level : "likely"] ?? 0),
      )
      .reduce((sum, { cost }) => sum + cost, 0n);
  return [...ranges.keys()]
    .map((id) => ({ id, low: costWith(id, "low"), high: costWith(id, "high") }))
    .filter(({ low, high }) => high > low)
    .sort((a, b) => Number(b.high - b.low - (a.high - a.low)));
}

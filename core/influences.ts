// Apart from estimate.ts, which the brief loads as well.
import type { AssumptionId } from "./assumptions.ts";
import { assumptionsOf, likelyCost } from "./estimate.ts";
import type { Programme } from "./programme.ts";

interface Influence {
  id: AssumptionId;
  /** The lower and the higher of the services' yearly cost with this assumption at its ends and all others likely. */
  low: number;
  high: number;
}

/** Varies one assumption at a time, sorted by its effect on the yearly cost. */
export function influences(programme: Programme): Influence[] {
  const costWith = (id: AssumptionId, value: number) =>
    likelyCost({ ...programme, changes: { ...programme.changes, [id]: { value, margin: 0 } } });
  return assumptionsOf(programme)
    .filter(({ id, range }) => id !== "allIn" && range.high > range.low)
    .map(({ id, range }) => {
      const [a, b] = [costWith(id, range.low), costWith(id, range.high)];
      // A higher fee of the customer's lowers the cost.
      return a < b ? { id, low: a, high: b } : { id, low: b, high: a };
    })
    .sort((a, b) => b.high - b.low - (a.high - a.low));
}

import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { Button } from "#app/ui/button.tsx";
import { divide } from "#core/band.ts";
import type { FirstEstimate } from "#core/first-edition.ts";
import { fill } from "#core/template.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { RangeTrack } from "./range-track.tsx";

/** Such a link keeps its figures until the visitor asks for today's, and then both stand here. */
export function FirstEdition({
  words,
  programme,
  result,
  first,
  onCompare,
}: EstimateProps & { first: FirstEstimate; onCompare: () => void }) {
  const { country, customers } = programme;
  const { rough } = useNumberFormat(country);
  const range = (low: bigint, high: bigint) =>
    fill(words.between, { low: rough(low), high: rough(high) });
  const perMonth = (cost: bigint) => divide(cost, BigInt(customers) * 12n);
  const { low, likely, high } = result.cost;
  const [oldLow, oldLikely, oldHigh] = first.costPerCustomerMonth;
  return (
    <div
      role="status"
      className="grid gap-1.5 rounded-button bg-petrol-tint p-4 text-small text-ink"
    >
      <p className="font-semibold">{words.first.text}</p>
      <p>{fill(words.first.old, { fee: rough(oldLikely), range: range(oldLow, oldHigh) })}</p>
      {programme.first ? (
        <Button
          variant="secondary"
          size="small"
          className="mt-2 justify-self-start"
          onClick={onCompare}
        >
          {words.first.compare}
        </Button>
      ) : (
        <p>
          {fill(words.first.now, {
            fee: rough(perMonth(likely)),
            range: range(perMonth(low), perMonth(high)),
          })}
        </p>
      )}
    </div>
  );
}

/** In the panel, in place of today's result. */
export function FirstResult({
  words,
  programme,
  first: { costPerCustomerMonth, cases, cost },
}: Omit<EstimateProps, "result"> & { first: FirstEstimate }) {
  const { rough, integer } = useNumberFormat(programme.country);
  const [low, likely, high] = costPerCustomerMonth;
  return (
    <>
      <p className="mt-4 text-small text-sky">{words.first.perCustomerMonth}</p>
      <p className="figures mt-1 text-h1 text-amber">{rough(likely)}</p>
      <RangeTrack {...{ low, likely, high }} max={high} color="bg-sky" className="mt-4" />
      <p className="mt-2 text-small text-sky">
        {fill(words.between, { low: rough(low), high: rough(high) })}
      </p>
      <dl className="mt-5 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-t border-night-line pt-3 text-small">
        <dt className="text-sky">{words.cases}</dt>
        <dd className="figures text-right text-h4">{integer(cases[1])}</dd>
        <dt className="text-sky">{words.cost}</dt>
        <dd className="figures text-right text-h4">{rough(cost[1])}</dd>
      </dl>
    </>
  );
}

import { useEffect, useState } from "react";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { divide } from "#core/band.ts";
import type { FirstEstimate } from "#core/first-edition.ts";
import { fill } from "#core/template.ts";
import type { EstimateProps } from "./estimator-props.ts";

/** A link of the first edition keeps its figures, beside today's. Their tables are loaded for such links alone. */
export function FirstEdition({ words, programme, result, text }: EstimateProps & { text: string }) {
  const { country, customers } = programme;
  const { rough } = useNumberFormat(country);
  const [first, setFirst] = useState<FirstEstimate>();
  useEffect(() => {
    let isLatest = true;
    import("#core/first-edition.ts").then(({ firstEstimate }) => {
      if (isLatest) setFirst(firstEstimate(text, country));
    }, console.error);
    return () => {
      isLatest = false;
    };
  }, [text, country]);

  const range = (low: bigint, high: bigint) =>
    fill(words.between, { low: rough(low), high: rough(high) });
  const perMonth = (cost: bigint) => divide(cost, BigInt(customers) * 12n);
  const { low, likely, high } = result.cost;
  return (
    <div
      role="status"
      className="grid gap-1.5 rounded-button bg-petrol-tint p-4 text-small text-ink"
    >
      <p className="font-semibold">{words.first.text}</p>
      {first && (
        <>
          <p>
            {fill(words.first.old, {
              fee: rough(first.costPerCustomerMonth[1]),
              range: range(first.costPerCustomerMonth[0], first.costPerCustomerMonth[2]),
            })}
          </p>
          <p>
            {fill(words.first.now, {
              fee: rough(perMonth(likely)),
              range: range(perMonth(low), perMonth(high)),
            })}
          </p>
        </>
      )}
    </div>
  );
}

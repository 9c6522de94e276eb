import type { ReactNode } from "react";
import { limitWords, nameOf, serviceCount, unitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { type AssumptionId, assumptionIds } from "#core/assumptions.ts";
import { assumptionsOf, estimate, levels, type Total } from "#core/estimate.ts";
import type { NumberFormat } from "#core/number-format.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { chosenServices, type Programme } from "#core/programme.ts";
import { services } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { EstimatorProps } from "./estimator-props.ts";
import { letters } from "./letters.ts";

interface Side {
  programme: Programme;
  format: NumberFormat;
  total: Record<(typeof levels)[number], Total>;
}

/** Each programme in the currency of its own country; amounts are subtracted only where the two are the same. */
export function ComparisonTable({
  content,
  words,
  pair,
}: EstimatorProps & { pair: [Programme, Programme] }) {
  const { texts } = useSite();
  const [one, other] = pair;
  const sides: [Side, Side] = [
    { programme: one, format: useNumberFormat(one.country), total: estimate(one).total },
    { programme: other, format: useNumberFormat(other.country), total: estimate(other).total },
  ];
  const isSameMoney = one.country === other.country;

  /** Subtracts the amounts as they are shown, so that readers can check it. */
  function difference(of: (side: Side) => bigint, write: (size: bigint) => string): string | false {
    const value = of(sides[1]) - of(sides[0]);
    if (value === 0n) return false;
    return fill(content.compare.difference, {
      difference: value < 0n ? `−${write(-value)}` : `+${write(value)}`,
      name: letters[0],
    });
  }

  function amounts(of: (total: Total) => bigint, writeOf: (side: Side) => Write) {
    return sides.map((side) => {
      const [low, likely, high] = levels.map((level) => writeOf(side)(of(side.total[level])));
      return (
        <>
          <span className="figures block text-[1rem] font-semibold md:text-h4">{likely}</span>
          <span className="block text-caption text-ink-2">
            {fill(words.between, { low: low ?? "", high: high ?? "" })}
          </span>
        </>
      );
    });
  }

  /** A line of amounts, in one unit where the two have one currency. */
  function moneyLine(name: string, of: (total: Total) => bigint, kind: "costs" | "fees") {
    const formatOf = (side: Side) => {
      const compared = isSameMoney ? sides : [side];
      return side.format[kind](compared.flatMap(({ total }) => [of(total.low), of(total.high)]));
    };
    const { shown, write } = formatOf(sides[0]);
    return (
      <Line
        name={name}
        cells={amounts(of, (side) => formatOf(side).write)}
        difference={isSameMoney && difference(({ total }) => shown(of(total.likely)), write)}
      />
    );
  }

  /** How many, and which the other programme lacks: by name, or by family where the names would fill a phone's screen. */
  function servicesOf(programme: Programme, compared: Programme) {
    const own = chosenServices(programme).filter((id) => compared.services[id] === undefined);
    const inFamily = (family: FamilyId) =>
      own.filter((id) => services[id].family === family).length;
    const named =
      own.length > 8
        ? familyIds
            .filter(inFamily)
            .map((family) => `${texts.families[family]} (${inFamily(family)})`)
        : own.map((id) => words.services[id]);
    return (
      <>
        {serviceCount(programme, words)}
        {own.length > 0 && (
          <span className="mt-1 block text-caption text-ink-2">
            {fill(content.compare.only, { services: named.join(", ") })}
          </span>
        )}
      </>
    );
  }

  function figureOf({ programme, format }: Side, id: AssumptionId) {
    const assumption = assumptionsOf(programme).find((it) => it.id === id);
    // This programme lacks the service.
    if (!assumption) return null;
    return (
      <>
        <span className="figures block font-semibold">
          {format.integer(assumption.range.likely)}
        </span>
        <span className="block text-caption text-ink-2">
          {unitWords(id, words, format.currency)}
        </span>
        {assumption.isChanged && (
          <span className="block text-caption font-semibold text-petrol">
            {words.origins.changed}
          </span>
        )}
      </>
    );
  }

  const otherLimits = chosenServices(one).filter((id) => {
    const limit = other.services[id];
    return limit !== undefined && limit !== one.services[id];
  });
  const inEither = new Set(pair.flatMap(assumptionsOf).map(({ id }) => id));
  const otherFigures = assumptionIds.filter(
    (id) => inEither.has(id) && one.changes[id] !== other.changes[id],
  );
  const { integer } = sides[0].format;
  return (
    <table className="w-full table-fixed">
      <thead>
        <tr className="text-left">
          <td className="w-[28%]" />
          {letters.map((letter) => (
            <th key={letter} scope="col" className="pb-3 font-display text-h4">
              {fill(content.compare.programme, { name: letter })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Line name={words.company} cells={pair.map(({ company }) => words.companies[company])} />
        <Line
          name={words.customers}
          cells={sides.map(({ programme, format }) => format.integer(programme.customers))}
          difference={difference(({ programme }) => BigInt(programme.customers), integer)}
        />
        <Line
          name={content.compare.services}
          cells={[servicesOf(one, other), servicesOf(other, one)]}
        />
        {otherLimits.length > 0 && (
          <Line
            name={words.limit}
            cells={pair.map((programme) =>
              otherLimits.map((id) => (
                <span key={id} className="block">
                  {words.services[id]}: {limitWords(programme.services[id] ?? "none", words)}
                </span>
              )),
            )}
          />
        )}
        {otherFigures.map((id) => (
          <Line key={id} name={nameOf(id, words)} cells={sides.map((side) => figureOf(side, id))} />
        ))}
        <Line
          name={words.cases}
          cells={amounts(
            ({ cases }) => BigInt(cases),
            ({ format }) => format.integer,
          )}
          difference={difference(({ total }) => BigInt(total.likely.cases), integer)}
        />
        {moneyLine(words.cost, (total) => total.cost, "costs")}
        {moneyLine(words.perCustomerMonth, (total) => total.costPerCustomerMonth, "fees")}
      </tbody>
    </table>
  );
}

type Write = (value: bigint) => string;

function Line({
  name,
  cells,
  difference = false,
}: {
  name: string;
  cells: ReactNode[];
  difference?: string | false;
}) {
  return (
    <tr className="border-t border-line align-top text-small md:text-body">
      <th scope="row" className="py-3 pr-2 text-left text-caption font-semibold md:text-small">
        {name}
      </th>
      {letters.map((letter, index) => (
        <td key={letter} className="py-3 pr-2 wrap-anywhere last:pr-0">
          {cells[index]}
          {index === 1 && difference && (
            <span className="mt-1 block text-caption font-semibold text-petrol">{difference}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

import type { ReactNode } from "react";
import {
  limitWords,
  mostLimited,
  nameOf,
  serviceCount,
  unitWords,
} from "#app/programme/assumption-words.ts";
import { labelOf, letters } from "#app/programme/letters.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { type AssumptionId, assumptionIds, basisWords, storedPerShown } from "#core/assumptions.ts";
import { assumptionsOf, type Band, type Estimate, estimate } from "#core/estimate.ts";
import { type NumberFormat, numberFormat } from "#core/number-format.ts";
import { familyIds } from "#core/pages.ts";
import type { Programme } from "#core/programme.ts";
import { services } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { EstimatorProps } from "./estimator-props.ts";

interface Side {
  programme: Programme;
  format: NumberFormat;
  result: Estimate;
}

/** Each programme in the currency of its own country; amounts are subtracted only where the first has the same. */
export function ComparisonTable({
  content,
  words,
  programmes,
}: EstimatorProps & { programmes: Programme[] }) {
  const site = useSite();
  const sides: Side[] = programmes.map((programme) => ({
    programme,
    format: numberFormat(site, programme.country),
    result: estimate(programme, words.tiers),
  }));
  const [first] = sides;
  if (!first) return null;

  /** What a programme has more or less than the first. */
  function difference(side: Side, of: (side: Side) => number, write: (size: number) => string) {
    if (!first || side === first) return null;
    const value = of(side) - of(first);
    if (value === 0) return null;
    return fill(content.compare.difference, {
      difference: value < 0 ? `−${write(-value)}` : `+${write(value)}`,
      name: letters[0],
    });
  }

  function bandLine(name: string, of: (result: Estimate) => Band, isMoney: boolean) {
    return (
      <Line
        name={name}
        cells={sides.map((side) => {
          const { low, likely, high } = of(side.result);
          const write = isMoney ? side.format.rough : side.format.roughCount;
          const isSame = !isMoney || side.programme.country === first?.programme.country;
          return (
            <>
              <span className="figures block text-[1rem] font-semibold md:text-h4">
                {write(likely)}
              </span>
              <span className="block text-caption text-ink-2">
                {fill(words.between, { low: write(low), high: write(high) })}
              </span>
              {isSame && (
                <Difference>
                  {difference(side, ({ result }) => of(result).likely, write)}
                </Difference>
              )}
            </>
          );
        })}
      />
    );
  }

  function servicesCell({ programme }: Side) {
    const added =
      programme === first?.programme
        ? []
        : programme.services.filter((id) => !first?.programme.services.includes(id));
    return (
      <>
        {serviceCount(programme, words)}
        {added.length > 0 && (
          <span className="mt-1 block text-caption text-ink-2">
            {fill(content.compare.only, {
              services: added.map((id) => words.services[id]).join(", "),
            })}
          </span>
        )}
      </>
    );
  }

  function figureCell({ programme, format }: Side, id: AssumptionId) {
    const assumption = assumptionsOf(programme).find((it) => it.id === id);
    // Of a service that this programme lacks.
    if (!assumption) return null;
    return (
      <>
        <span className="figures block font-semibold">
          {format.decimal(assumption.range.likely / storedPerShown(id))}
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

  const written = (family: (typeof familyIds)[number], { programme, format }: Side) => {
    const ids = programme.services.filter((id) => services[id].family === family);
    return ids.length > 0 ? limitWords(programme, mostLimited(programme, ids), words, format) : "";
  };
  const limited = familyIds.filter(
    (family) => new Set(sides.map((side) => written(family, side)).filter(Boolean)).size > 1,
  );
  const used = new Set(programmes.flatMap(assumptionsOf).map(({ id }) => id));
  const otherFigures = assumptionIds.filter(
    (id) =>
      used.has(id) &&
      new Set(programmes.map(({ changes }) => JSON.stringify(changes[id]))).size > 1,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, arrow keys scroll the table sideways
    <section aria-label={content.compare.title} tabIndex={0} className="overflow-x-auto">
      <table className="w-full table-fixed max-md:min-w-[36rem]">
        <thead>
          <tr className="text-left">
            <td className="w-[22%]" />
            {programmes.map((programme, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a programme is known by its place
              <th key={index} scope="col" className="pr-3 pb-3 font-display text-h4">
                {fill(content.compare.programme, { name: labelOf(index, programme) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line
            name={words.company}
            cells={programmes.map(
              (programme) =>
                `${words.companies[programme.company]}. ${basisWords(programme, words)}`,
            )}
          />
          <Line
            name={words.customers}
            cells={sides.map((side) => (
              <>
                {side.format.integer(side.programme.customers)}
                <Difference>
                  {difference(side, ({ programme }) => programme.customers, side.format.integer)}
                </Difference>
              </>
            ))}
          />
          <Line name={content.compare.services} cells={sides.map(servicesCell)} />
          {limited.map((family) => (
            <Line
              key={family}
              name={`${words.limits.name}: ${site.texts.families[family]}`}
              cells={sides.map((side) => written(family, side))}
            />
          ))}
          {otherFigures.map((id) => (
            <Line
              key={id}
              name={nameOf(id, words)}
              cells={sides.map((side) => figureCell(side, id))}
            />
          ))}
          {bandLine(words.cases, ({ cases }) => cases, false)}
          {bandLine(words.cost, ({ cost }) => cost, true)}
          {bandLine(words.allIn, ({ allIn }) => allIn, true)}
          {bandLine(words.perCustomerMonth, ({ perCustomerMonth }) => perCustomerMonth, true)}
        </tbody>
      </table>
    </section>
  );
}

function Difference({ children }: { children: ReactNode }) {
  if (!children) return null;
  return <span className="mt-1 block text-caption font-semibold text-petrol">{children}</span>;
}

function Line({ name, cells }: { name: string; cells: ReactNode[] }) {
  return (
    <tr className="border-t border-line align-top text-small md:text-body">
      <th scope="row" className="py-3 pr-2 text-left text-caption font-semibold md:text-small">
        {name}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a programme is known by its place
        <td key={index} className="py-3 pr-3 wrap-anywhere last:pr-0">
          {cell}
        </td>
      ))}
    </tr>
  );
}

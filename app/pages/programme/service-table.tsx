import type { ReactNode } from "react";
import { familyColors } from "#app/families/family-colors.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { familyOf, unitFor } from "#core/assumptions.ts";
import { type Band, workingOf } from "#core/estimate.ts";
import type { PartId } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { RangeTrack } from "./range-track.tsx";

/** Chart and table in one: a row for each service, always in the same order, with the factors of its likely cost. */
export function ServiceTable({ content, words, programme, result }: EstimateProps) {
  const format = useNumberFormat(programme.country);
  const { integer, rough, decimal, exact } = format;
  const max = Math.max(...result.parts.map(({ cost }) => cost.high));
  if (result.parts.length === 0) return null;

  /** "50.000 viviendas × 54 cada 1.000 × 38 % × 95 % × 80 €" */
  function formula(part: PartId): string {
    const { covered, frequency, share, awareness, kept, cost } = workingOf(programme, part);
    const percent = (hundredths?: number) =>
      hundredths === undefined ? "" : ` × ${format.percent(hundredths)}`;
    const keptPercent = kept === undefined ? undefined : Math.round(kept * 10_000);
    return fill(content.table.formula, {
      covered: integer(covered),
      unit: words.units[unitFor(part, programme)],
      frequency: decimal(frequency),
      share: percent(share),
      aware: percent(awareness),
      limit: percent(keptPercent),
      cost: exact(cost),
    });
  }

  return (
    <Section ground="bone">
      <SectionHeading title={content.table.title}>{content.table.lead}</SectionHeading>
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full">
          <caption className="sr-only">{content.table.alternative}</caption>
          <thead className="text-left text-small text-ink-2">
            <tr>
              <th scope="col" className="w-[40%] pb-3 font-semibold">
                {words.service}
              </th>
              <th
                scope="col"
                className="w-[22%] pr-2 pb-3 text-right font-semibold md:w-[13%] md:pr-6"
              >
                {words.cases}
              </th>
              <th scope="col" className="pb-3 font-semibold max-md:text-right">
                {words.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {result.parts.map(({ part, cases, cost }) => {
              const family = familyOf(part, programme);
              return (
                <Row
                  key={part}
                  name={words.services[part]}
                  note={limitWords(programme, part, words, format)}
                  formula={formula(part)}
                  cases={cases}
                  cost={cost}
                  count={format.count}
                  rough={rough}
                >
                  <RangeTrack {...cost} max={max} color={familyColors[family].solid} />
                </Row>
              );
            })}
          </tbody>
          <tfoot className="border-t-2 border-ink">
            <Row
              name={words.total}
              cases={result.cases}
              cost={result.cost}
              count={format.count}
              rough={rough}
            />
          </tfoot>
        </table>
      </div>
      <p className="measure mt-6 text-small text-ink-2">
        {fill(words.stress, { low: rough(result.stress.low), high: rough(result.stress.high) })}
      </p>
    </Section>
  );
}

/** On a phone the chart is below the amount, in the same cell: the table stays a table for screen readers. */
function Row({
  name,
  note,
  formula,
  cases,
  cost,
  count,
  rough,
  children,
}: {
  name: string;
  note?: string;
  formula?: string;
  cases: Band;
  cost: Band;
  count: (count: number) => string;
  rough: (cost: number) => string;
  children?: ReactNode;
}) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-2 text-left font-semibold leading-snug wrap-anywhere">
        {name}
        {note && <span className="block text-caption font-normal text-ink-2">{note}</span>}
        {formula && (
          <span className="mt-0.5 block text-caption font-normal text-ink-2 tabular-nums">
            {formula}
          </span>
        )}
      </th>
      <td className="figures py-3 pr-2 text-right text-h4 max-md:text-body md:pr-6">
        {count(cases.likely)}
      </td>
      <td className="py-3 text-right">
        <div className="items-center gap-x-4 md:grid md:grid-cols-[1fr_minmax(9rem,auto)] lg:grid-cols-[1fr_12rem]">
          <div className="md:order-last">
            <span className="figures block text-h4 max-md:text-body">{rough(cost.likely)}</span>
            <span className="block text-caption text-ink-2">
              {rough(cost.low)} – {rough(cost.high)}
            </span>
          </div>
          <div className="max-md:mt-1.5">{children}</div>
        </div>
      </td>
    </tr>
  );
}

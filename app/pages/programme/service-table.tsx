import { lazy, type ReactNode } from "react";
import { familyColors } from "#app/families/family-colors.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { familyOf, unitFor } from "#core/assumptions.ts";
import { fewCasesOf } from "#core/band.ts";
import { type Band, workingOf } from "#core/estimate.ts";
import { limitsOf } from "#core/limits.ts";
import { printedOf } from "#core/printed.ts";
import type { PartId } from "#core/services.ts";
import { fill } from "#core/template.ts";
import { AssumptionRows, groupedAssumptions, Origins } from "./assumption-list.tsx";
import type { EditProps } from "./estimator-props.ts";
import { Fold } from "./folded.tsx";
import { RangeTrack } from "./range-track.tsx";

const ServiceLimits = lazy(() =>
  import("./limit-fields.tsx").then((module) => ({ default: module.ServiceLimits })),
);

/** Chart and table in one: a row for each service, always in the same order; below it, folded, what its cost is made of. */
export function ServiceTable(props: EditProps) {
  const { content, words, programme, result } = props;
  const format = useNumberFormat(programme.country);
  const { integer, rough, decimal, exact } = format;
  const max = Math.max(...result.parts.map(({ cost }) => cost.high));
  const printed = printedOf(result);
  const { shared, byPart, sources } = groupedAssumptions(programme);
  if (result.parts.length === 0) return null;

  /** "50.000 viviendas × 54 casos al año por cada 1.000 × 38 % …", each factor with what it is. */
  function formula(part: PartId): string {
    const { factors } = content.table;
    const of = workingOf(programme, part);
    const percent = (share: number) => format.percent(Math.round(share * 10_000));
    const { events } = limitsOf(programme, part);
    const { fee, paid = 0 } = of;
    const cases = [
      fill(factors.covered, {
        covered: integer(of.covered),
        unit: words.units[unitFor(part, programme)],
      }),
      fill(of.isCalibrated ? factors.calibrated : factors.frequency, {
        frequency: decimal(of.frequency),
      }),
      ...(of.share === undefined
        ? []
        : [fill(factors.share, { percent: percent(of.share / 10_000) })]),
      ...(of.awareness === undefined
        ? []
        : [fill(factors.aware, { percent: percent(of.awareness / 10_000) })]),
      ...(of.kept === undefined
        ? []
        : [fill(factors.limit, { percent: percent(of.kept), events: String(events) })]),
      ...(of.feeEffect === undefined
        ? []
        : [fill(factors.feeEffect, { percent: percent(of.feeEffect) })]),
    ];
    const cost = [
      fill(factors.cost, { cost: exact(of.fullCost) }),
      ...(of.keptCost === undefined ? [] : [fill(factors.cap, { percent: percent(of.keptCost) })]),
    ].join(" × ");
    const paidOut = fee
      ? fill(factors.lessFee, { cost, fee: exact(fee), percent: percent(paid / fee) })
      : cost;
    return [...cases, paidOut].join(" × ");
  }

  return (
    <Section ground="bone">
      <SectionHeading title={content.table.title}>{content.table.lead}</SectionHeading>
      {/* The margin is room for the focus rings of the summaries. */}
      <div className="-mx-1.5 overflow-x-auto px-1.5 print:overflow-visible">
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
            {result.parts.map(({ part, cases, cost }, index) => {
              const family = familyOf(part, programme);
              return (
                <Row
                  key={part}
                  name={words.services[part]}
                  note={limitWords(programme, part, words, format)}
                  folded={
                    <Fold
                      title={content.table.open}
                      of={words.services[part]}
                      later={part !== "otherItems" && <ServiceLimits {...props} id={part} />}
                    >
                      <p className="mt-1 text-small tabular-nums">{formula(part)}</p>
                      <AssumptionRows {...props} assumptions={byPart(part)} sources={sources} />
                    </Fold>
                  }
                  cases={format.count(printed.cases[index] ?? 0)}
                  cost={exact(printed.costs[index] ?? 0)}
                  range={fewCasesOf(cases.likely) ? undefined : cost}
                  rough={rough}
                >
                  {!fewCasesOf(cases.likely) && (
                    <RangeTrack {...cost} max={max} color={familyColors[family].solid} />
                  )}
                </Row>
              );
            })}
          </tbody>
          <tfoot className="border-t-2 border-ink">
            <Row
              name={words.total}
              cases={format.count(printed.allCases)}
              cost={exact(printed.cost)}
              range={fewCasesOf(result.cases.likely) ? undefined : result.cost}
              rough={rough}
            />
          </tfoot>
        </table>
      </div>
      <Fold title={content.table.shared} className="mt-4">
        <AssumptionRows {...props} assumptions={shared} sources={sources} />
      </Fold>
      <p className="measure mt-4 text-small text-ink-2">
        {fill(words.stress, { low: rough(result.stress.low), high: rough(result.stress.high) })}
      </p>
      <Origins {...props} sources={sources} />
    </Section>
  );
}

/** On a phone the chart is below the amount, in the same cell: the table stays a table for screen readers. */
function Row({
  name,
  note,
  folded,
  cases,
  cost,
  range,
  rough,
  children,
}: {
  name: string;
  note?: string;
  folded?: ReactNode;
  cases: string;
  cost: string;
  /** Where there are enough cases for one. */
  range?: Band | undefined;
  rough: (cost: number) => string;
  children?: ReactNode;
}) {
  return (
    <>
      <tr className="border-t border-line align-top">
        <th scope="row" className="py-3 pr-2 text-left font-semibold leading-snug wrap-anywhere">
          {name}
          {note && <span className="block text-caption font-normal text-ink-2">{note}</span>}
        </th>
        <td className="figures py-3 pr-2 text-right text-h4 max-md:text-body md:pr-6">{cases}</td>
        <td className="py-3 text-right">
          <div className="items-center gap-x-4 md:grid md:grid-cols-[1fr_minmax(9rem,auto)] lg:grid-cols-[1fr_12rem]">
            <div className="md:order-last">
              <span className="figures block text-h4 max-md:text-body">{cost}</span>
              {range && (
                <span className="block text-caption text-ink-2">
                  {rough(range.low)} – {rough(range.high)}
                </span>
              )}
            </div>
            <div className="max-md:mt-1.5">{children}</div>
          </div>
        </td>
      </tr>
      {folded && (
        <tr>
          <td colSpan={3}>{folded}</td>
        </tr>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { familyColors } from "#app/families/family-colors.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { CsvButton } from "#app/programme/csv-button.tsx";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { Amounts, Level } from "#core/estimate.ts";
import { services } from "#core/services.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { RangeTrack } from "./range-track.tsx";

/** Chart and table in one: a row for each service, always in the same order. */
export function ServiceTable({ content, words, programme, result }: EstimateProps) {
  const { integer, costs } = useNumberFormat(programme.country);
  const max = result.services.reduce((top, { high }) => (high.cost > top ? high.cost : top), 0n);
  if (result.services.length === 0) return null;
  const parts = [...result.services, result.total];
  const { write } = costs(parts.flatMap(({ low, high }) => [low.cost, high.cost]));
  const format = { cases: integer, cost: write };
  return (
    <Section ground="bone">
      <SectionHeading title={content.table.title}>{content.table.lead}</SectionHeading>
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full">
          <caption className="sr-only">{content.table.alternative}</caption>
          <thead className="text-left text-small text-ink-2">
            <tr>
              <th scope="col" className="w-[32%] pb-3 font-semibold md:w-[28%]">
                {words.service}
              </th>
              <th
                scope="col"
                className="w-[24%] pr-2 pb-3 text-right font-semibold md:w-[16%] md:pr-6"
              >
                {words.cases}
              </th>
              <th scope="col" className="pb-3 font-semibold max-md:text-right">
                {words.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {result.services.map(({ service, limit, ...amounts }) => (
              <Row
                key={service}
                name={words.services[service]}
                note={limitWords(limit, words)}
                amounts={amounts}
                format={format}
              >
                <RangeTrack
                  low={amounts.low.cost}
                  likely={amounts.likely.cost}
                  high={amounts.high.cost}
                  max={max}
                  color={familyColors[services[service].family].solid}
                />
              </Row>
            ))}
          </tbody>
          <tfoot className="border-t-[1.5px] border-ink">
            <Row name={words.total} amounts={result.total} format={format} />
          </tfoot>
        </table>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="measure text-small text-ink-2">
          {words.rangeNote} {words.limitNote}
        </p>
        <CsvButton programme={programme} words={words} />
      </div>
    </Section>
  );
}

/** On a phone the chart is below the amount, in the same cell: the table stays a table for screen readers. */
function Row({
  name,
  note,
  amounts,
  format,
  children,
}: {
  name: string;
  note?: string;
  amounts: Record<Level, Amounts>;
  format: { cases: (count: number) => string; cost: (cost: bigint) => string };
  children?: ReactNode;
}) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-2 text-left font-medium leading-snug wrap-anywhere">
        {name}
        {note && <span className="block text-caption font-normal text-ink-2">{note}</span>}
      </th>
      <td className="py-3 pr-2 text-right md:pr-6">
        <Amount of={(level) => format.cases(amounts[level].cases)} />
      </td>
      <td className="py-3 text-right">
        <div className="items-center gap-x-4 md:grid md:grid-cols-[1fr_minmax(9rem,auto)] lg:grid-cols-[1fr_14rem]">
          <div className="md:order-last">
            <Amount of={(level) => format.cost(amounts[level].cost)} />
          </div>
          <div className="max-md:mt-1.5">{children}</div>
        </div>
      </td>
    </tr>
  );
}

function Amount({ of }: { of: (level: Level) => string }) {
  return (
    <>
      <span className="figures block text-h4 max-md:text-body">{of("likely")}</span>
      <span className="block text-caption text-ink-2">
        {of("low")} – {of("high")}
      </span>
    </>
  );
}

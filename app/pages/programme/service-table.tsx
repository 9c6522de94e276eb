import Download from "lucide-react/icons/download";
import { familyColors } from "#app/families/family-colors.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { downloadCsv } from "#app/programme/csv.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { levels } from "#core/estimate.ts";
import { services } from "#core/services.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { RangeTrack } from "./range-track.tsx";

/** A row a service, always in the same order: chart and table in one. */
export function ServiceTable({ content, words, programme, result }: EstimateProps) {
  const site = useSite();
  const format = useNumberFormat(programme.country);
  const max = result.services.reduce((top, { high }) => (high.cost > top ? high.cost : top), 0n);
  if (result.services.length === 0) return null;
  return (
    <Section ground="bone">
      <SectionHeading title={content.table.title}>{content.table.lead}</SectionHeading>
      <div className="overflow-x-auto">
        <table className="w-full max-md:block">
          <caption className="sr-only">{content.table.alternative}</caption>
          <thead className="text-left text-small text-ink-2 max-md:sr-only">
            <tr>
              <th scope="col" className="w-[28%] pb-3 font-semibold">
                {words.service}
              </th>
              <th scope="col" className="pb-3 pr-6 text-right font-semibold">
                {words.cases}
              </th>
              <th scope="col" colSpan={2} className="pb-3 font-semibold">
                {words.cost}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {result.services.map(({ service, limit, ...amounts }) => (
              <tr key={service} className={row}>
                <th
                  scope="row"
                  className="py-3 text-left font-medium leading-snug max-md:col-span-2 max-md:pb-0"
                >
                  {words.services[service]}
                  <span className="block text-caption font-normal text-ink-2">
                    {limitWords(limit, words)}
                  </span>
                </th>
                <Cell
                  label={words.cases}
                  likely={format.integer(amounts.likely.cases)}
                  ends={levels.map((level) => format.integer(amounts[level].cases))}
                />
                <td className="w-[38%] py-3 max-md:order-last max-md:col-span-2 max-md:block max-md:w-full max-md:pt-0">
                  <RangeTrack
                    low={amounts.low.cost}
                    likely={amounts.likely.cost}
                    high={amounts.high.cost}
                    max={max}
                    color={familyColors[services[service].family].solid}
                    className="mx-2"
                  />
                </td>
                <Cell
                  label={words.cost}
                  likely={format.cost(amounts.likely.cost)}
                  ends={levels.map((level) => format.cost(amounts[level].cost))}
                />
              </tr>
            ))}
          </tbody>
          <tfoot className="max-md:block">
            <tr className={`${row} border-ink`}>
              <th
                scope="row"
                className="py-3 text-left font-semibold max-md:col-span-2 max-md:pb-0"
              >
                {words.total}
              </th>
              <Cell
                label={words.cases}
                likely={format.integer(result.total.likely.cases)}
                ends={levels.map((level) => format.integer(result.total[level].cases))}
              />
              <td className="max-md:hidden" />
              <Cell
                label={words.cost}
                likely={format.cost(result.total.likely.cost)}
                ends={levels.map((level) => format.cost(result.total[level].cost))}
              />
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="measure text-small text-ink-2">
          {words.rangeNote} {words.limitNote}
        </p>
        <Button
          variant="secondary"
          className="screen-only"
          onClick={() => downloadCsv(programme, words, site)}
        >
          <Download aria-hidden="true" size={20} strokeWidth={1.75} />
          {content.table.download}
        </Button>
      </div>
    </Section>
  );
}

const row = "border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4";

function Cell({ label, likely, ends }: { label: string; likely: string; ends: string[] }) {
  return (
    <td className="py-3 pr-6 text-right align-top last:pr-0 max-md:pr-0 max-md:text-left max-md:last:text-right">
      <span className="text-caption text-ink-2 md:sr-only">{label}: </span>
      <span className="figures block text-h4 max-md:inline">{likely}</span>
      <span className="block whitespace-nowrap text-caption text-ink-2">
        {ends[0]} – {ends[2]}
      </span>
    </td>
  );
}

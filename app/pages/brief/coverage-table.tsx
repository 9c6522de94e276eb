import { ServicesTable } from "#app/families/services-table.tsx";
import { limitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { familyOf } from "#core/assumptions.ts";
import { fewCasesOf } from "#core/band.ts";
import type { Band } from "#core/estimate.ts";
import { familyIds } from "#core/pages.ts";
import { printedOf } from "#core/printed.ts";
import type { BriefProps } from "./sheet.tsx";

/** The services by family, each with its limits: cases, cost and its range, and the total. */
export function CoverageTable({
  content,
  words,
  programme,
  result,
}: Pick<BriefProps, "content" | "words" | "programme" | "result">) {
  const format = useNumberFormat(programme.country);
  const { count, rough, exact } = format;
  const printed = printedOf(result);
  const groups = familyIds
    .map((family) => ({
      family,
      rows: result.parts.flatMap(({ part, cases, cost }, index) =>
        familyOf(part, programme) === family
          ? [
              {
                name: `${words.services[part]} (${limitWords(programme, part, words, format)})`,
                values: [
                  count(printed.cases[index] ?? 0),
                  ...amounts(printed.costs[index] ?? 0, cost, cases),
                ],
              },
            ]
          : [],
      ),
    }))
    .filter(({ rows }) => rows.length > 0);

  function amounts(likely: number, { low, high }: Band, cases: Band) {
    return [
      <b key="likely" className="font-semibold">
        {exact(likely)}
      </b>,
      <span key="range" className="font-normal text-ink-2">
        {fewCasesOf(cases.likely) ? "" : `${rough(low)} – ${rough(high)}`}
      </span>,
    ];
  }

  return (
    <ServicesTable
      label={content.coverage.title}
      headings={[words.service, words.cases, words.cost]}
      wideOnly={0}
      groups={groups}
      totals={[
        {
          name: words.total,
          values: [count(printed.allCases), ...amounts(printed.cost, result.cost, result.cases)],
        },
        { name: words.allIn, values: ["", ...amounts(printed.allIn, result.allIn, result.cases)] },
      ]}
      className="text-[0.92em] leading-snug [--row:0.12em]"
    />
  );
}

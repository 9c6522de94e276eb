import { ServicesTable } from "#app/families/services-table.tsx";
import { limitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { familyOf } from "#core/assumptions.ts";
import type { Band } from "#core/estimate.ts";
import { familyIds } from "#core/pages.ts";
import type { BriefProps } from "./sheet.tsx";

/** The services by family, each with its limits: cases, cost and its range, and the total. */
export function CoverageTable({
  content,
  words,
  programme,
  result,
}: Pick<BriefProps, "content" | "words" | "programme" | "result">) {
  const format = useNumberFormat(programme.country);
  const { count, rough } = format;
  const groups = familyIds
    .map((family) => ({
      family,
      rows: result.parts
        .filter(({ part }) => familyOf(part, programme) === family)
        .map(({ part, cases, cost }) => ({
          name: `${words.services[part]}: ${limitWords(programme, part, words, format)}`,
          values: [count(cases.likely), ...amounts(cost)],
        })),
    }))
    .filter(({ rows }) => rows.length > 0);

  function amounts({ low, likely, high }: Band) {
    return [
      <b key="likely" className="font-semibold">
        {rough(likely)}
      </b>,
      <span key="range" className="font-normal text-ink-2">
        {rough(low)} – {rough(high)}
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
        { name: words.total, values: [count(result.cases.likely), ...amounts(result.cost)] },
        { name: words.allIn, values: ["", ...amounts(result.allIn)] },
      ]}
      className="text-[0.92em] leading-snug [--row:0.12em]"
    />
  );
}

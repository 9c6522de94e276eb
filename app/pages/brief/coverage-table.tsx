import { ServicesTable } from "#app/families/services-table.tsx";
import { limitWords, serviceCount } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { familyOf } from "#core/assumptions.ts";
import { fewCasesOf } from "#core/band.ts";
import type { Band, PartEstimate } from "#core/estimate.ts";
import { familyIds } from "#core/pages.ts";
import { printedOf } from "#core/printed.ts";
import type { ServiceId } from "#core/services.ts";
import { fill } from "#core/template.ts";
import { type BriefProps, small } from "./sheet.tsx";
import type { Room } from "./use-room.ts";

/** The services by family: cases, cost and its range, limits and exclusions, and the total. */
export function CoverageTable({
  content,
  words,
  exclusions,
  programme,
  result,
  room,
}: Pick<BriefProps, "content" | "words" | "exclusions" | "programme" | "result"> & { room: Room }) {
  const format = useNumberFormat(programme.country);
  const { count, rough, exact } = format;
  const printed = printedOf(result);
  const rows = result.parts.map((it, index) => ({
    it,
    cases: printed.cases[index] ?? 0,
    cost: printed.costs[index] ?? 0,
  }));
  const named = rows.toSorted((one, other) => other.cost - one.cost).slice(0, room.services);
  const groups = familyIds.flatMap((family) => {
    const own = rows.filter(({ it }) => familyOf(it.part, programme) === family);
    const left = own.filter((row) => !named.includes(row));
    if (own.length === 0) return [];
    const counted = serviceCount({ services: left }, words);
    const rest = {
      name:
        left.length === own.length ? counted : fill(content.coverage.more, { services: counted }),
      values: [count(sumOf(left, "cases")), <b key="likely">{exact(sumOf(left, "cost"))}</b>, ""],
    };
    const shown = own.filter((row) => named.includes(row)).map(rowOf);
    // One alone is named, in as much room.
    const last =
      left.length > 1 ? [rest] : left.map((row) => ({ ...rowOf(row), scope: undefined }));
    return [{ family, rows: [...shown, ...last] }];
  });

  function rowOf({ it: { part, cost, cases }, ...likely }: (typeof rows)[number]) {
    return {
      name: words.services[part],
      scope: scopeOf(part),
      values: [count(likely.cases), ...amounts(likely.cost, cost, cases)],
    };
  }

  function scopeOf(part: PartEstimate["part"]): string {
    const limits = limitWords(programme, part, words, format);
    const excludes = exclusions[part as ServiceId];
    return excludes ? fill(content.coverage.scope, { limits, excludes }) : `${limits}.`;
  }

  function amounts(likely: number, { low, high }: Band, cases: Band) {
    return [
      <b key="likely" className="font-semibold">
        {exact(likely)}
      </b>,
      <span key="range" className="font-normal text-ink-2">
        {fewCasesOf(cases.likely) ? "" : `${rough(low)}\u00a0– ${rough(high)}`}
      </span>,
    ];
  }

  return (
    <ServicesTable
      label={content.coverage.title}
      headings={[content.coverage.heading, words.cases, words.cost]}
      wideOnly={0}
      groups={groups}
      totals={[
        {
          name: words.total,
          values: [count(printed.allCases), ...amounts(printed.cost, result.cost, result.cases)],
        },
        { name: words.allIn, values: ["", ...amounts(printed.allIn, result.allIn, result.cases)] },
      ]}
      className={`@container leading-snug [--row:0.12em] lg:[&_tbody_th]:w-3/5 paper:[&_tbody_th]:w-3/5 ${small}`}
    />
  );
}

function sumOf(rows: readonly { cases: number; cost: number }[], of: "cases" | "cost"): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

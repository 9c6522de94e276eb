import { familyColors } from "#app/families/family-colors.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import { familyOf } from "#core/assumptions.ts";
import { type Band, limitsOf } from "#core/estimate.ts";
import { familyIds } from "#core/pages.ts";
import type { BriefProps } from "./sheet.tsx";

/** The services by family, each with its limits: cases, cost and its range, and the total. */
export function CoverageTable({
  content,
  words,
  programme,
  result,
}: Pick<BriefProps, "content" | "words" | "programme" | "result">) {
  const { texts } = useSite();
  const format = useNumberFormat(programme.country);
  const { integer, rough } = format;
  const groups = familyIds
    .map((family) => ({
      family,
      parts: result.parts.filter(({ part }) => familyOf(part, programme) === family),
    }))
    .filter(({ parts }) => parts.length > 0);
  const amounts = (cases: Band, cost: Band) => (
    <>
      <td className={`${cell} max-sm:hidden`}>{integer(cases.likely)}</td>
      <td className={`${cell} font-semibold text-ink`}>{rough(cost.likely)}</td>
      <td className={cell}>
        {rough(cost.low)} – {rough(cost.high)}
      </td>
    </>
  );
  return (
    <WideTable label={content.coverage.title}>
      <table className="w-full text-[0.92em] leading-snug">
        <thead>
          <tr className="text-[0.88em] text-ink-2 *:pb-[0.2em] *:align-bottom *:font-normal">
            <th scope="col" className="text-left">
              {words.service}
            </th>
            <th scope="col" className="pl-[0.6em] text-right max-sm:hidden">
              {words.cases}
            </th>
            <th scope="col" colSpan={2} className="pl-[0.6em] text-right">
              {words.cost}
            </th>
          </tr>
        </thead>
        {groups.map(({ family, parts }) => (
          <tbody key={family} className="break-inside-avoid">
            <tr className="border-t border-ink/40">
              <th scope="rowgroup" colSpan={4} className="pt-[0.35em] text-left">
                <span
                  className={`mr-[0.5em] inline-block size-[0.7em] rounded-pill ${familyColors[family].solid}`}
                />
                {texts.families[family]}
                <span className="ml-[0.6em] text-[0.9em] font-normal text-ink-2">
                  {limitWords(
                    limitsOf(programme, family),
                    family,
                    programme.country,
                    words,
                    format,
                  )}
                </span>
              </th>
            </tr>
            {parts.map(({ part, cases, cost }) => (
              <tr key={part} className="border-t border-line align-baseline">
                <th scope="row" className="py-[0.12em] text-left font-medium">
                  {words.services[part]}
                </th>
                {amounts(cases, cost)}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className="border-t-[1.5px] border-ink align-baseline">
            <th scope="row" className="py-[0.25em] text-left">
              {words.total}
            </th>
            {amounts(result.cases, result.cost)}
          </tr>
          <tr className="align-baseline">
            <th scope="row" className="text-left">
              {words.allIn}
            </th>
            <td className={`${cell} max-sm:hidden`} />
            <td className={`${cell} font-semibold text-ink`}>{rough(result.allIn.likely)}</td>
            <td className={cell}>
              {rough(result.allIn.low)} – {rough(result.allIn.high)}
            </td>
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}

const cell = "figures py-[0.12em] pl-[0.6em] text-right text-ink-2 sm:whitespace-nowrap";

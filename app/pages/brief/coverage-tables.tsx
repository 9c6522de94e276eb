import { familyColors } from "#app/families/family-colors.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import type { ServiceEstimate } from "#core/estimate.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { services } from "#core/services.ts";
import type { BriefProps } from "./sheet.tsx";

/** A table for each family: its services with limit, cases and cost. Two columns where one would be too long. */
export function CoverageTables({
  content,
  words,
  programme,
  result,
}: Pick<BriefProps, "content" | "words" | "programme" | "result">) {
  const groups = familyIds
    .map((family) => ({
      family,
      parts: result.services.filter(({ service }) => services[service].family === family),
    }))
    .filter(({ parts }) => parts.length > 0);
  const { integer, costs } = useNumberFormat(programme.country);
  if (groups.length === 0) return <p>{content.coverage.none}</p>;
  const { write } = costs(result.services.map(({ likely }) => likely.cost));
  const isLong = result.services.length > 8;
  return (
    <div
      className={`overflow-x-auto ${isLong ? "gap-x-[1.8em] md:columns-2 print:columns-2" : ""}`}
    >
      {groups.map(({ family, parts }) => (
        <FamilyTable
          key={family}
          family={family}
          parts={parts}
          words={words}
          integer={integer}
          cost={write}
        />
      ))}
    </div>
  );
}

function FamilyTable({
  family,
  parts,
  words,
  integer,
  cost,
}: Pick<BriefProps, "words"> & {
  family: FamilyId;
  parts: ServiceEstimate[];
  integer: (count: number) => string;
  cost: (amount: bigint) => string;
}) {
  const { texts } = useSite();
  return (
    <table className="mb-[0.9em] w-full break-inside-avoid text-[0.92em] leading-snug">
      <thead>
        <tr className="text-[0.88em] text-ink-2">
          <th scope="col" className="pb-[0.2em] text-left text-[1.15em] font-semibold text-ink">
            <span
              className={`mr-[0.5em] inline-block size-[0.7em] rounded-pill ${familyColors[family].solid}`}
            />
            {texts.families[family]}
          </th>
          {[words.limit, words.cases, words.cost].map((name) => (
            <th
              key={name}
              scope="col"
              className="w-[19%] pb-[0.2em] pl-[0.6em] text-right align-bottom leading-tight font-normal"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ service, limit, likely }) => (
          <tr key={service} className="border-t border-line align-baseline">
            <th scope="row" className="py-[0.14em] text-left font-medium">
              {words.services[service]}
            </th>
            <td className={cell}>{limitWords(limit, words)}</td>
            <td className={cell}>{integer(likely.cases)}</td>
            <td className={`${cell} font-semibold text-ink`}>{cost(likely.cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = "figures py-[0.14em] pl-[0.6em] text-right whitespace-nowrap text-ink-2";

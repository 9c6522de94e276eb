import { checksOf, nameOf, sourceLine, unitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import { hasOwnFrequency, kindOf, storedPerShown } from "#core/assumptions.ts";
import { type Assumption, assumptionsOf, levels, partsOf } from "#core/estimate.ts";
import { influences } from "#core/influences.ts";
import type { SourceId } from "#core/sources.ts";
import { fill } from "#core/template.ts";
import { codeMaxLength, QrCode } from "./qr-code.tsx";
import { type BriefProps, Part, Sheet } from "./sheet.tsx";

/** The assumptions and their sources, the points to agree on, a place to sign and the link to the estimator. */
export function SecondSheet({ content, words, programme, link }: BriefProps) {
  const assumptions = assumptionsOf(programme);
  const sources = [
    ...new Set(
      assumptions.flatMap(({ isChanged, default: benchmark }) =>
        isChanged ? [] : benchmark.sources,
      ),
    ),
  ];
  const hasCode = link.length <= codeMaxLength;
  return (
    <Sheet services={programme.services.length} title={content.sheetTitle}>
      <Part title={content.assumptions.title} className="mt-[1em]">
        <AssumptionTables
          content={content}
          words={words}
          programme={programme}
          assumptions={assumptions}
          sources={sources}
        />
        <SourceList content={content} words={words} sources={sources} />
      </Part>
      <Sensitivity content={content} words={words} programme={programme} />
      <Part title={content.agree.title} className="mt-[1em] break-inside-avoid">
        <ul className="grid grid-cols-1 gap-x-[2em] gap-y-[0.45em] leading-snug sm:grid-cols-2 print:grid-cols-2">
          {content.agree.points.map(({ name, text, readers }) => (
            <li key={name} className="flex gap-[0.7em]">
              <span
                aria-hidden="true"
                className="mt-[0.2em] size-[1em] shrink-0 rounded-[3px] border-[1.5px] border-ink"
              />
              <span>
                <strong>{name}.</strong> {text}{" "}
                <span className="text-[0.85em] text-ink-2">{readers}</span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <div className="mt-auto break-inside-avoid pt-[1em]">
        <Part title={content.sign.title}>
          <dl className="grid grid-cols-2 gap-x-[1.6em] gap-y-[0.8em] sm:grid-cols-4 print:grid-cols-4">
            {Object.values(content.sign.fields).map((field) => (
              <div key={field} className="border-b border-ink pb-[1.7em]">
                <dt className="text-[0.85em] text-ink-2">{field}</dt>
                <dd className="sr-only">—</dd>
              </div>
            ))}
          </dl>
        </Part>
        <div className="mt-[1em] flex flex-col gap-[1.2em] sm:flex-row sm:items-center print:flex-row print:items-center">
          {hasCode && (
            <QrCode
              text={link}
              alternative={content.link.alternative}
              className="size-[28mm] shrink-0"
            />
          )}
          <div className="min-w-0">
            <h2 className="font-display text-[1.2em] leading-tight font-semibold">
              {content.link.title}
            </h2>
            <p>{hasCode ? content.link.text : content.link.tooLong}</p>
            <p className="mt-[0.3em] text-[0.75em] leading-snug wrap-anywhere text-ink-2">
              {/* Whole on the screen, to be copied; its start on paper, where nobody types two thousand characters. */}
              <a href={link} className={hasCode ? "" : "print:block print:truncate"}>
                {link}
              </a>
            </p>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

/** What the price depends on most, and the published figures that these families meet. */
function Sensitivity({
  content,
  words,
  programme,
}: Pick<BriefProps, "content" | "words" | "programme">) {
  const { rough } = useNumberFormat(programme.country);
  const checks = checksOf(programme, words);
  return (
    <Part title={content.sensitivity} className="mt-[0.8em] break-inside-avoid">
      <ol className="grid gap-x-[2em] text-[0.9em] leading-snug sm:grid-cols-2 print:grid-cols-2">
        {influences(programme)
          .slice(0, 5)
          .map(({ id, low, high }, index) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-[0.8em]">
              <span>{`${index + 1}. ${nameOf(id, words)}`}</span>
              <span className="figures ml-auto">{`${rough(low)} – ${rough(high)}`}</span>
            </li>
          ))}
      </ol>
      {checks.length > 0 && (
        <p className="mt-[0.4em] text-[0.85em] leading-snug text-ink-2">{checks.join(" ")}</p>
      )}
    </Part>
  );
}

type TableProps = Pick<BriefProps, "content" | "words" | "programme"> & {
  assumptions: Assumption[];
  sources: SourceId[];
};

/** Shows ranges where there is room for them, and two tables side by side where one would be too long. */
function AssumptionTables({ content, words, programme, assumptions, sources }: TableProps) {
  const { decimal, percent, currency } = useNumberFormat(programme.country);
  const parts = partsOf(programme);
  const isLong = parts.length > 8;
  const half = Math.ceil(parts.length / 2);
  const byId = new Map(assumptions.map((assumption) => [assumption.id, assumption]));
  const markOf = ({ isChanged, default: benchmark }: Assumption) => {
    if (isChanged) return content.marks.changed;
    const numbers = benchmark.sources.map((id) => sources.indexOf(id) + 1).join(",");
    return numbers
      ? `${content.marks[benchmark.origin]} ${numbers}`
      : content.marks[benchmark.origin];
  };
  const value = (assumption: Assumption | undefined, hasRange: boolean, write = decimal) => {
    if (!assumption) return null;
    const scale = storedPerShown(assumption.id);
    const [low, likely, high] = levels.map((level) => assumption.range[level] / scale) as [
      number,
      number,
      number,
    ];
    return (
      <>
        <strong>{write(likely)}</strong>
        {hasRange && low < high && (
          <>
            {" "}
            <span className="whitespace-nowrap">{`(${decimal(low)} – ${decimal(high)})`}</span>
          </>
        )}
        <sup className="ml-1 text-ink-2">{markOf(assumption)}</sup>
      </>
    );
  };
  const shared = assumptions.filter(({ id }) => !["share", "cases", "cost"].includes(kindOf(id)));
  return (
    <>
      <p className="text-[0.9em] leading-snug text-ink-2">
        {fill(content.assumptions.lead, { currency })}
      </p>
      <ul className="mt-[0.5em] grid gap-x-[2em] text-[0.9em] leading-snug sm:grid-cols-2 print:grid-cols-2">
        {shared.map((assumption) => (
          <li key={assumption.id}>
            {nameOf(assumption.id, words)}: {value(assumption, true)}{" "}
            <span className="text-ink-2">{unitWords(assumption.id, words, currency)}</span>
          </li>
        ))}
      </ul>
      <WideTable
        label={content.assumptions.title}
        className={`mt-[0.6em] ${isLong ? "grid gap-x-[2em] sm:grid-cols-2 print:grid-cols-2" : ""}`}
      >
        {(isLong ? [parts.slice(0, half), parts.slice(half)] : [parts]).map((ids) => (
          <table key={ids[0]} className="w-full self-start text-[0.9em] leading-snug">
            <thead>
              <tr className="text-right text-[0.92em] text-ink-2 *:font-normal">
                <th scope="col" className="text-left">
                  {words.service}
                </th>
                <th scope="col">{content.assumptions.frequency}</th>
                <th scope="col">{content.assumptions.cost}</th>
              </tr>
            </thead>
            <tbody>
              {ids.map((id) => (
                <tr key={id} className="border-t border-line align-baseline">
                  <th scope="row" className="py-[0.1em] text-left font-medium">
                    {words.services[id]}
                  </th>
                  <td className={cell}>
                    {byId.has(`share.${id}`) || !hasOwnFrequency(id, programme)
                      ? value(byId.get(`share.${id}`), false, percent)
                      : value(byId.get(`cases.${id}`), !isLong)}
                  </td>
                  <td className={cell}>{value(byId.get(`cost.${id}`), !isLong)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </WideTable>
    </>
  );
}

const cell = "figures py-[0.1em] pl-[0.8em] text-right";

function SourceList({
  content,
  words,
  sources,
}: Pick<BriefProps, "content" | "words"> & { sources: SourceId[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-[0.7em] text-[0.76em] leading-snug text-ink-2">
      <h3 className="font-text font-semibold text-ink">{content.sources}</h3>
      <ol className="gap-x-[2em] sm:columns-2 print:columns-2">
        {sources.map((id, index) => (
          <li key={id} className="break-inside-avoid wrap-anywhere">
            {`${index + 1}. ${sourceLine(id, words)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

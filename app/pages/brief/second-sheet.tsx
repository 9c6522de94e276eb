import { sourceLine } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { kindOf, unitFor } from "#core/assumptions.ts";
import { type Assumption, assumptionsOf } from "#core/estimate.ts";
import { chosenServices } from "#core/programme.ts";
import type { SourceId } from "#core/sources.ts";
import { fill } from "#core/template.ts";
import { codeMaxLength, QrCode } from "./qr-code.tsx";
import { type BriefProps, Part, Sheet } from "./sheet.tsx";

/** The assumptions and their sources, the points to agree on, and the link back to the estimator. */
export function SecondSheet({ content, words, programme, link }: BriefProps) {
  const assumptions = assumptionsOf(programme);
  const sources = [
    ...new Set(
      assumptions.flatMap(({ isChanged, default: figure }) => (isChanged ? [] : figure.sources)),
    ),
  ];
  const hasCode = link.length <= codeMaxLength;
  return (
    <Sheet
      services={chosenServices(programme).length}
      title={content.sheetTitle}
      page={fill(content.page, { page: 2 })}
    >
      <Part title={content.assumptions.title} className="mt-[1.2em]">
        <AssumptionTables
          content={content}
          words={words}
          programme={programme}
          assumptions={assumptions}
          sources={sources}
        />
        <SourceList content={content} words={words} sources={sources} />
      </Part>
      <Part title={content.agree.title} className="mt-[1.2em]">
        <ul className="grid gap-x-[2em] gap-y-[0.55em] sm:grid-cols-2 print:grid-cols-2">
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
      <div className="mt-auto flex flex-col gap-[1.4em] pt-[1em] sm:flex-row sm:items-center print:flex-row print:items-center">
        {hasCode && (
          <QrCode
            text={link}
            alternative={content.link.alternative}
            className="size-[32mm] shrink-0"
          />
        )}
        <div className="min-w-0">
          <h2 className="font-display text-[1.35em] leading-tight font-semibold">
            {content.link.title}
          </h2>
          <p>{hasCode ? content.link.text : content.link.tooLong}</p>
          <p className="mt-[0.4em] text-[0.75em] leading-snug wrap-anywhere text-ink-2">
            {/* Whole on the screen, to be copied; its start on paper, where nobody types two thousand characters. */}
            <a href={link} className={hasCode ? "" : "print:block print:truncate"}>
              {link}
            </a>
          </p>
        </div>
      </div>
    </Sheet>
  );
}

type TableProps = Pick<BriefProps, "content" | "words" | "programme"> & {
  assumptions: Assumption[];
  sources: SourceId[];
};

/** Shows ranges where there is room for them, and two tables side by side where one would be too long. */
function AssumptionTables({ content, words, programme, assumptions, sources }: TableProps) {
  const { integer, currency } = useNumberFormat(programme.country);
  const chosen = chosenServices(programme);
  const isLong = chosen.length > 8;
  const half = Math.ceil(chosen.length / 2);
  const byId = new Map(assumptions.map((assumption) => [assumption.id, assumption]));
  const markOf = ({ isChanged, default: figure }: Assumption) => {
    if (isChanged) return content.marks.own;
    return figure.sources.map((id) => sources.indexOf(id) + 1).join(",") || content.marks.ours;
  };
  const value = (assumption: Assumption | undefined, hasRange: boolean) => {
    if (!assumption) return null;
    const { low, likely, high } = assumption.range;
    return (
      <>
        <strong>{integer(likely)}</strong>
        {hasRange && low < high && (
          <>
            {" "}
            <span className="whitespace-nowrap">{`(${integer(low)} – ${integer(high)})`}</span>
          </>
        )}
        <sup className="ml-1 text-ink-2">{markOf(assumption)}</sup>
      </>
    );
  };
  const units = assumptions.filter(({ id }) => kindOf(id) === "units");
  return (
    <>
      <p className="text-[0.9em] text-ink-2">{fill(content.assumptions.lead, { currency })}</p>
      <div
        className={`mt-[0.6em] overflow-x-auto ${isLong ? "grid gap-x-[2em] sm:grid-cols-2 print:grid-cols-2" : ""}`}
      >
        {(isLong ? [chosen.slice(0, half), chosen.slice(half)] : [chosen]).map((ids) => (
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
                  <th scope="row" className="py-[0.12em] text-left font-medium">
                    {words.services[id]}
                  </th>
                  <td className={cell}>{value(byId.get(`cases.${id}`), !isLong)}</td>
                  <td className={cell}>{value(byId.get(`cost.${id}`), !isLong)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className="mt-[0.5em] text-[0.9em]">
        {content.assumptions.units}:{" "}
        {units.map((assumption, index) => (
          <span key={assumption.id}>
            {index > 0 && ", "}
            {words.units[unitFor(assumption.id)]} {value(assumption, !isLong)}
          </span>
        ))}
        . {words.limitNote}
      </p>
    </>
  );
}

const cell = "figures py-[0.12em] pl-[0.8em] text-right";

function SourceList({
  content,
  words,
  sources,
}: Pick<BriefProps, "content" | "words"> & { sources: SourceId[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-[0.8em] text-[0.78em] leading-snug text-ink-2">
      <h3 className="font-text font-semibold text-ink">{content.sources}</h3>
      <ol className="gap-x-[2em] sm:columns-2 print:columns-2">
        {sources.map((id, index) => (
          <li key={id} className="break-inside-avoid">
            {`${index + 1}. ${sourceLine(id, words)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { kindOf, unitFor } from "#core/assumptions.ts";
import { countryOf } from "#core/countries.ts";
import { type Assumption, assumptionsOf } from "#core/estimate.ts";
import { chosenServices } from "#core/programme.ts";
import { type SourceId, sourceOf } from "#core/sources.ts";
import { pointIds, readersOf } from "./content.ts";
import { QrCode } from "./qr-code.tsx";
import { type BriefProps, Part, Sheet } from "./sheet.tsx";

/** What the estimate rests on, what is still to agree, and the way back to it. */
export function SecondSheet({ content, words, programme, link }: BriefProps) {
  const assumptions = assumptionsOf(programme);
  const sources = [
    ...new Set(
      assumptions.flatMap(({ isChanged, default: figure }) => (isChanged ? [] : figure.sources)),
    ),
  ];
  return (
    <Sheet
      services={chosenServices(programme).length}
      title={content.sheetTitle}
      page={content.page.replace("{page}", "2")}
    >
      <Part title={content.assumptions.title} className="mt-[1.2em]">
        <AssumptionTable
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
          {pointIds.map((id) => (
            <li key={id} className="flex gap-[0.7em]">
              <span
                aria-hidden="true"
                className="mt-[0.2em] size-[1em] shrink-0 rounded-[3px] border-[1.5px] border-ink"
              />
              <span>
                <strong>{content.agree.points[id].name}.</strong> {content.agree.points[id].text}{" "}
                <span className="text-[0.85em] text-ink-2">
                  {readersOf[id].map((reader) => content.agree.readers[reader]).join(", ")}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <div className="mt-auto flex items-center gap-[1.4em] pt-[1em]">
        <QrCode
          text={link}
          alternative={content.link.alternative}
          className="size-[32mm] shrink-0"
        />
        <div className="min-w-0">
          <h2 className="font-display text-[1.35em] leading-tight font-semibold">
            {content.link.title}
          </h2>
          <p>{content.link.text}</p>
          <p className="mt-[0.4em] text-[0.75em] leading-snug wrap-anywhere text-ink-2">
            <a href={link}>{link}</a>
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

/** Two figures a service and where they come from, in as little room as they need. */
function AssumptionTable({ content, words, programme, assumptions, sources }: TableProps) {
  const { integer } = useNumberFormat(programme.country);
  const byId = new Map(assumptions.map((assumption) => [assumption.id, assumption]));
  const markOf = ({ isChanged, default: figure }: Assumption) => {
    if (isChanged) return content.marks.own;
    return figure.sources.map((id) => sources.indexOf(id) + 1).join(",") || content.marks.ours;
  };
  const value = (assumption: Assumption | undefined) =>
    assumption && (
      <>
        {integer(assumption.range.likely)}
        <sup className="ml-[0.2em] text-ink-2">{markOf(assumption)}</sup>
      </>
    );
  const units = assumptions.filter(({ id }) => kindOf(id) === "units");
  return (
    <>
      <p className="text-[0.9em] text-ink-2">
        {content.assumptions.lead.replace("{currency}", countryOf(programme.country).currency)}
      </p>
      <ul className="mt-[0.6em] gap-x-[2em] text-[0.9em] sm:columns-2 print:columns-2">
        {chosenServices(programme).map((id) => (
          <li
            key={id}
            className="flex break-inside-avoid justify-between gap-[0.8em] border-t border-line py-[0.12em] leading-snug"
          >
            <span>{words.services[id]}</span>
            <span className="figures shrink-0 whitespace-nowrap">
              {value(byId.get(`cases.${id}`))} · {value(byId.get(`cost.${id}`))}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-[0.5em] text-[0.9em]">
        {content.assumptions.units}:{" "}
        {units.map((assumption, index) => (
          <span key={assumption.id}>
            {index > 0 && ", "}
            {words.units[unitFor(assumption.id)]} {value(assumption)}
          </span>
        ))}
        . {words.limitNote}
      </p>
    </>
  );
}

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
        {sources.map((id, index) => {
          const { name, country, year } = sourceOf(id);
          return (
            <li key={id} className="break-inside-avoid">
              {index + 1}. {name}, {words.sourceCountries[country]}, {year ?? words.undated}:{" "}
              {words.sources[id]}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

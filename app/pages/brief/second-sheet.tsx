import {
  checksOf,
  nameOf,
  sourceLine,
  sourceName,
  unitWords,
} from "#app/programme/assumption-words.ts";
import { calibrationWords } from "#app/programme/calibration-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import { hasOwnFrequency, kindOf, storedPerShown } from "#core/assumptions.ts";
import { type Assumption, assumptionsOf, levels, partsOf } from "#core/estimate.ts";
import { influences, influencesShown } from "#core/influences.ts";
import type { SourceId } from "#core/sources.ts";
import { fill } from "#core/template.ts";
import { codeMaxLength, QrCode } from "./qr-code.tsx";
import { type BriefProps, Part, Sheet, small, smaller } from "./sheet.tsx";
import type { Room } from "./use-room.ts";

/** The buyer's own year, the assumptions and their sources, the points to agree on, a place to sign and the link to the estimator. */
export function SecondSheet(props: BriefProps) {
  const { content, words, programme, result, link, people } = props;
  const hasCode = link.length <= codeMaxLength;
  return (
    <Sheet programme={programme} people={people} title={content.sheetTitle}>
      {(room) => (
        <>
          <OwnYear {...props} room={room} />
          <Part title={content.assumptions.title} className="mt-[1em]">
            <Assumptions
              content={content}
              words={words}
              programme={programme}
              result={result}
              room={room}
            />
          </Part>
          <Sensitivity {...props} />
          <Part title={content.agree.title} className="mt-[1em] break-inside-avoid">
            {content.agree.lead && (
              <p className={`mb-[0.4em] text-ink-2 ${small}`}>{content.agree.lead}</p>
            )}
            <ul className="grid grid-cols-1 gap-x-[2em] gap-y-[0.45em] leading-snug sm:grid-cols-2 paper:grid-cols-2">
              {content.agree.points.map(({ name, text, position, readers }) => (
                <li key={name} className="flex gap-[0.7em]">
                  <span
                    aria-hidden="true"
                    className="mt-[0.2em] size-[1em] shrink-0 rounded-[3px] border-[1.5px] border-ink"
                  />
                  <span>
                    <strong>{name}.</strong> {room.isShort && position ? "" : text} {position}{" "}
                    {!room.isShort && <span className={`text-ink-2 ${smaller}`}>{readers}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
          <div className="mt-auto break-inside-avoid pt-[1em]">
            <Part title={content.sign.title}>
              <dl className="grid grid-cols-2 gap-x-[1.6em] gap-y-[0.8em] sm:grid-cols-4 paper:grid-cols-4">
                {Object.values(content.sign.fields).map((field) => (
                  <div key={field} className="border-b border-ink pb-[1.7em]">
                    <dt className={`text-ink-2 ${smaller}`}>{field}</dt>
                    <dd className="sr-only">—</dd>
                  </div>
                ))}
              </dl>
            </Part>
            <div className="mt-[1em] flex flex-col gap-[1.2em] sm:flex-row sm:items-center paper:flex-row paper:items-center">
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
                <p className={`mt-[0.3em] leading-snug wrap-anywhere text-ink-2 ${smaller}`}>
                  {/* Whole on the screen, to be copied; its start on paper, where nobody types two thousand characters. */}
                  <a href={link} className="paper:block paper:truncate">
                    {link}
                  </a>
                </p>
              </div>
            </div>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** What the buyer's own year makes of our figures. */
function OwnYear({ content, words, programme, room }: BriefProps & { room: Room }) {
  const format = useNumberFormat(programme.country);
  const found = calibrationWords(programme, words, content.ownYear, format);
  if (!found) return null;
  return (
    <Part title={content.ownYear.yours} className="mt-[1em]">
      <ul className={`grid gap-x-[2em] leading-snug sm:grid-cols-2 paper:grid-cols-2 ${small}`}>
        {found.lines.slice(0, 2 * room.services).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={`leading-snug text-ink-2 ${small}`}>{found.price}</p>
    </Part>
  );
}

/** What the price depends on most, and the published figures that these families meet. */
function Sensitivity({ content, words, programme, result }: BriefProps) {
  const { rough } = useNumberFormat(programme.country);
  const checks = checksOf(programme, words);
  return (
    <Part title={content.sensitivity} className="mt-[0.8em] break-inside-avoid">
      <ol className={`grid gap-x-[2em] leading-snug sm:grid-cols-2 paper:grid-cols-2 ${small}`}>
        {influences(programme, result)
          .slice(0, influencesShown)
          .map(({ id, low, high }, index) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-[0.8em]">
              <span>{`${index + 1}. ${nameOf(id, words)}`}</span>
              <span className="figures ml-auto">{`${rough(low, 3)} – ${rough(high, 3)}`}</span>
            </li>
          ))}
      </ol>
      {checks.length > 0 && (
        <p className={`mt-[0.4em] leading-snug text-ink-2 ${smaller}`}>{checks.join(" ")}</p>
      )}
    </Part>
  );
}

/** Shows ranges where there is room for them, and two tables side by side where one would be too long. */
function Assumptions({
  content,
  words,
  programme,
  result,
  room,
}: Pick<BriefProps, "content" | "words" | "programme" | "result"> & { room: Room }) {
  const { decimal, percent, currency } = useNumberFormat(programme.country);
  const named = result.parts
    .toSorted((one, other) => other.cost.likely - one.cost.likely)
    .slice(0, room.services)
    .map(({ part }) => part);
  const parts = partsOf(programme).filter((part) => named.includes(part));
  const left = partsOf(programme).filter((part) => !named.includes(part));
  const assumptions = assumptionsOf(programme).filter(({ id }) =>
    left.every((part) => !id.endsWith(`.${part}`)),
  );
  const sources = [
    ...new Set(
      assumptions.flatMap(({ isChanged, default: benchmark }) =>
        isChanged ? [] : benchmark.sources,
      ),
    ),
  ];
  const isLong = parts.length > 8 || !room.hasExtras;
  const half = Math.ceil(parts.length / 2);
  const tables = (isLong ? [parts.slice(0, half), parts.slice(half)] : [parts]).filter(
    (ids) => ids.length > 0,
  );
  const byId = new Map(assumptions.map((assumption) => [assumption.id, assumption]));
  const markOf = ({ isChanged, default: benchmark }: Assumption) => {
    if (isChanged) return content.marks.changed;
    const numbers = benchmark.sources.map((id) => sources.indexOf(id) + 1).join(",");
    return numbers
      ? `${content.marks[benchmark.origin]} ${numbers}`
      : content.marks[benchmark.origin];
  };
  const value = (
    assumption: Assumption | undefined,
    hasRange: boolean,
    write = decimal,
    unit = "",
  ) => {
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
        {unit && <span className="ml-1 text-ink-2">{unit}</span>}
        <span className={`ml-1 text-ink-2 ${smaller}`}>{`[${markOf(assumption)}]`}</span>
      </>
    );
  };
  const shared = assumptions.filter(
    ({ id, range }) =>
      !["share", "cases", "cost"].includes(kindOf(id)) &&
      !(room.isShort && range.low === range.high),
  );
  return (
    <>
      <p className={`leading-snug text-ink-2 ${small}`}>
        {fill(content.assumptions.lead, { currency })}
      </p>
      <ul
        className={`mt-[0.5em] grid gap-x-[2em] leading-snug sm:grid-cols-2 paper:grid-cols-2 ${small}`}
      >
        {shared.map((assumption) => (
          <li key={assumption.id}>
            {nameOf(assumption.id, words)}:{" "}
            {value(assumption, true, decimal, unitWords(assumption.id, words, currency))}
          </li>
        ))}
      </ul>
      <WideTable
        label={content.assumptions.title}
        className={`mt-[0.6em] ${isLong ? "grid gap-x-[2em] sm:grid-cols-2 paper:grid-cols-2" : ""}`}
      >
        {tables.map((ids) => (
          <table key={ids[0]} className={`w-full self-start leading-snug ${small}`}>
            <thead>
              <tr className={`text-right text-ink-2 *:font-normal ${small}`}>
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
      {left.length > 0 && (
        <p className={`mt-[0.4em] leading-snug text-ink-2 ${small}`}>{content.assumptions.more}</p>
      )}
      <SourceList content={content} words={words} sources={sources} room={room} />
    </>
  );
}

const cell = "figures py-[0.1em] pl-[0.8em] text-right";

function SourceList({
  content,
  words,
  sources,
  room,
}: Pick<BriefProps, "content" | "words"> & { sources: SourceId[]; room: Room }) {
  if (sources.length === 0) return null;
  if (room.isShort) {
    const names = sources.map((id, index) => `${index + 1}. ${sourceName(id, words)}`);
    return (
      <p className={`mt-[0.5em] leading-snug text-ink-2 ${smaller}`}>
        <b className="text-ink">{content.sources}:</b> {names.join("; ")}
      </p>
    );
  }
  const line = room.hasExtras ? sourceLine : sourceName;
  return (
    <div className={`mt-[0.7em] leading-snug text-ink-2 ${smaller}`}>
      <h3 className="font-text font-semibold text-ink">{content.sources}</h3>
      <ol
        className={`gap-x-[2em] ${room.hasExtras ? "sm:columns-2 paper:columns-2" : "sm:columns-3 paper:columns-3"}`}
      >
        {sources.map((id, index) => (
          <li key={id} className="break-inside-avoid wrap-anywhere">
            {`${index + 1}. ${line(id, words)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

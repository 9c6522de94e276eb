import type { DeskFrame } from "#core/desk.ts";
import { type RecordLine, recordPath, type Standing } from "#core/desk-records.ts";
import { fill } from "#core/template.ts";
import type { TermId } from "#core/terms.ts";
import { Badge } from "../../parts.tsx";
import { type DeskTexts, termTexts } from "../../texts.ts";
import { countryName, languageName } from "../../words.ts";

type Shared = { frame: DeskFrame; texts: DeskTexts };

const tones = {
  shown: "good",
  incomplete: "news",
  unpermitted: "news",
  expired: "bad",
  broken: "bad",
} as const;

/** "30 nov 2026" */
export function dayWords(day: string, { language }: DeskFrame): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return format.format(Date.parse(day));
}

/** What is published of a country's network, in one sentence. */
export function networkWords(
  { rows, regions, day }: { rows: number; regions: number; day: string },
  frame: DeskFrame,
  texts: DeskTexts,
): string {
  const { format } = new Intl.NumberFormat(frame.language, { useGrouping: "always" });
  const about = { rows: format(rows), regions: format(regions), day: dayWords(day, frame) };
  return fill(texts.records.network.current, about);
}

export function fieldName(name: string, { records }: DeskTexts): string {
  return records.fields[name] ?? name;
}

export function StandingLine({
  standing,
  validUntil,
  frame,
  texts,
}: Shared & { standing: Standing; validUntil: string | undefined }) {
  const words = texts.records;
  const { state, draft, isPublished, isShown, missing, isEnding } = standing;
  return (
    <>
      <p className="flex flex-wrap items-center gap-1.5 text-caption">
        <Badge tone={isShown ? "calm" : "plain"}>
          {isShown ? words.published : isPublished ? words.hidden : words.unpublished}
        </Badge>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {draft && (
          <Badge tone="news">
            {fill(draft.isRemoval ? words.removalOf : words.draftOf, { who: draft.who })}
          </Badge>
        )}
        {isEnding && <Badge tone="bad">{words.ending}</Badge>}
        {validUntil && (
          <span className="text-ink-2">
            {fill(words.ends, { day: dayWords(validUntil, frame) })}
          </span>
        )}
      </p>
      {missing.map(({ language, fields }) => (
        <p key={language ?? ""} className="mt-1 text-caption text-ink-2">
          <span className="font-semibold">
            {language
              ? fill(words.missingIn, { language: languageName(language, frame.language) })
              : words.missing}
            :
          </span>{" "}
          {fields.map((name) => fieldName(name, texts)).join(", ")}
        </p>
      ))}
    </>
  );
}

export function RecordItem({ line, frame, texts }: Shared & { line: RecordLine }) {
  const words = texts.records;
  const { figures, kinds } = words;
  const question = termTexts[frame.language].questions[line.kind as TermId] as string | undefined;
  const title = question ?? figures[line.title as keyof typeof figures] ?? line.title;
  const kind = kinds[line.kind as keyof typeof kinds] as string | undefined;
  const sites = line.countries.map((code) => countryName(code, frame.language, texts));
  return (
    <li className="border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <a
        href={recordPath(line.name)}
        className="inline-flex min-h-6 items-center font-semibold text-petrol underline wrap-anywhere"
      >
        <bdi>{title}</bdi>
      </a>
      <p className="mb-1.5 text-caption text-ink-2">
        {[kind, sites.join(", ")].filter(Boolean).join(" · ")}
      </p>
      <StandingLine standing={line} validUntil={line.validUntil} frame={frame} texts={texts} />
    </li>
  );
}

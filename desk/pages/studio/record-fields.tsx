import type { ReactNode } from "react";
import type { DeskFrame } from "#core/desk.ts";
import { recordPath, recordPaths, uploadPath } from "#core/desk-records.ts";
import type { RecordChange } from "#core/studio.ts";
import type { TermId } from "#core/terms.ts";
import { Badge } from "../../parts.tsx";
import { type DeskTexts, siteNames, termTexts } from "../../texts.ts";
import { countryName, languageName } from "../../words.ts";
import { dayWords, fieldName, networkWords } from "../records/line.tsx";

type Shared = { frame: DeskFrame; texts: DeskTexts };

/** "Cliente · Seguros Ñandú", "¿En qué horario se atiende? · España" */
export function recordName(
  { name, kind, title, country }: Pick<RecordChange, "name" | "kind" | "title" | "country">,
  shared: Shared,
): string {
  const { frame, texts } = shared;
  const { kinds, figures, tabs } = texts.records;
  const site = country && countryName(country, frame.language, texts);
  if (name.startsWith("network/")) return `${tabs.network} · ${site}`;
  const question = termTexts[frame.language].questions[kind as TermId] as string | undefined;
  if (site) return `${question ?? kind} · ${site}`;
  const shown = figures[title as keyof typeof figures] ?? title;
  return `${kinds[kind as keyof typeof kinds] ?? kind} · ${shown}`;
}

/** The page of the desk that changes it. */
export function recordHref({ name }: RecordChange): string {
  return name.startsWith("network/") ? recordPaths.network : recordPath(name);
}

export function RecordFields({
  record,
  names: [was, is],
  ...shared
}: Shared & { record: RecordChange; names: [string, string] }) {
  const { records } = shared.texts;
  if (record.isRemoval) return <Badge tone="bad">{records.removeButton}</Badge>;
  return (
    <dl className="my-1.5 grid gap-y-1">
      {record.fields.map(({ name, before, after }) => (
        <div key={name} className="grid gap-x-4 md:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-caption text-ink-3">{labelOf(name, shared)}</dt>
          <dd lang={/^texts\.(\w\w)/.exec(name)?.[1]} className="whitespace-pre-line wrap-anywhere">
            {before !== undefined && (
              <>
                <span className="text-caption text-ink-3">{was}: </span>
                <bdi>{valueWords(name, before, shared)}</bdi>
                {" → "}
                <span className="text-caption text-ink-3">{is}: </span>
              </>
            )}
            <bdi>{valueWords(name, after, shared)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Cita (español)", of "texts.es.quote". */
function labelOf(name: string, { frame, texts }: Shared): string {
  if (name === "network") return texts.records.tabs.network;
  const [, voice, field = name] = /^texts\.(\w+)\.(.+)$/.exec(name) ?? [];
  const label = fieldName(field, texts);
  return voice ? `${label} (${languageName(voice, frame.language)})` : label;
}

function valueWords(name: string, value: unknown, shared: Shared): ReactNode {
  const { frame, texts } = shared;
  const { families, buyers } = siteNames[frame.language];
  if (value === undefined || value === null) return "—";
  if (name === "network") {
    return networkWords(value as Parameters<typeof networkWords>[0], frame, texts);
  }
  if (Array.isArray(value)) {
    return value
      .map((each) =>
        typeof each === "object"
          ? Object.values(each ?? {})
              .map(nameOf)
              .join(" · ")
          : nameOf(each),
      )
      .join(name === "countries" || name === "services" ? ", " : "; ");
  }
  if (/^[0-9a-f]{64}\./.test(String(value))) {
    return (
      <a href={uploadPath(String(value))} className="text-petrol underline">
        {`${texts.records.files.columns[0]} …${String(value).slice(-12)}`}
      </a>
    );
  }
  return nameOf(value);

  function nameOf(each: unknown): string {
    const text = String(each);
    if (name === "countries") return countryName(text, frame.language, texts);
    if (/^(day|validUntil|permission\.on)$/.test(name)) return dayWords(text, frame);
    const isChoice = ["trade", "figure", "services", "levels"].includes(name);
    const names: Record<string, string> = { ...buyers, ...families, ...texts.records.figures };
    return (isChoice && names[text]) || text;
  }
}

import type { ComponentProps } from "react";
import type { CountryCode } from "#core/countries.ts";
import type { DeskFrame } from "#core/desk.ts";
import {
  type BeforeAfterLine,
  type Finding,
  isWarning,
  type ProblemLine,
  type StudioView,
} from "#core/studio.ts";
import { fill } from "#core/template.ts";
import { Badge, quietButton } from "../../parts.tsx";
import type { DeskTexts } from "../../texts.ts";
import { countryName, languageName } from "../../words.ts";
import { RecordFields, recordName } from "./record-fields.tsx";

type Shared = { frame: DeskFrame; texts: DeskTexts };

export type TabProps<Tab extends StudioView["tab"]> = Shared & {
  view: Extract<StudioView, { tab: Tab }>;
};

/** "home › hero › title", from "home/es.json hero.title". */
export function placeWords(id: string): string {
  const [file = "", path = ""] = id.split(" ");
  const [folder = "", kind = "", record = ""] = file.replace(".json", "").split("/");
  const names = folder === "records" ? [kind, record] : [folder];
  const keys = path.replace(/^texts\.[\w-]+\./, "").split(".");
  return [...names, ...keys.filter(Boolean)].join(" › ");
}

/** "español", or of a country's own "español (España)". */
export function voiceName(voice: string, { frame, texts }: Shared): string {
  const [language = "", code] = voice.split("-");
  const name = languageName(language, frame.language);
  return code ? `${name} (${countryName(code.toLowerCase(), frame.language, texts)})` : name;
}

export function voiceOfId(id: string): string {
  const [file = "", path = ""] = id.split(" ");
  const [, name = ""] =
    /^texts\.([\w-]+)/.exec(path) ?? /^[\w-]+\/([\w-]+)\.json$/.exec(file) ?? [];
  return name;
}

export function countryNames(codes: CountryCode[], { frame, texts }: Shared): string {
  const names = codes.map((code) => countryName(code, frame.language, texts));
  return new Intl.ListFormat(frame.language).format(names);
}

type Placed = Pick<BeforeAfterLine, "id" | "record">;

/** A record's kind and name, or a text's place. */
export function changedName({ id, record }: Placed, shared: Shared): string {
  return record ? recordName(record, shared) : placeWords(id);
}

/** A text's place and voice, or the record's name. */
export function Place({ id, record, ...shared }: Shared & Placed) {
  const voice = voiceOfId(id);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-caption text-ink-2">
      <span className="wrap-anywhere">{changedName({ id, record }, shared)}</span>
      {voice && <span className="font-semibold">{voiceName(voice, shared)}</span>}
    </span>
  );
}

export function Findings({ findings, frame, texts }: Shared & { findings: Finding[] }) {
  const words = texts.studio;
  const list = new Intl.ListFormat(frame.language);
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-small">
      {findings.map((finding) => {
        const { code, word = "", say = "" } = finding;
        const languages = word.split(",").map((each) => languageName(each, frame.language));
        const said = code === "other_languages" ? list.format(languages) : word;
        return (
          <li key={code + word}>
            <Badge tone={isWarning(finding) ? "news" : "bad"}>
              {isWarning(finding) ? words.warning : words.error}
            </Badge>{" "}
            {fill(words.findings[code], { word: said, say })}
            {code === "refused" && word && <span lang="en"> ({word})</span>}
          </li>
        );
      })}
    </ul>
  );
}

export function Problems({ problems, ...shared }: Shared & { problems: ProblemLine[] }) {
  return (
    <ul className="grid gap-2 text-small">
      {problems.map(({ id, finding }) => (
        <li key={JSON.stringify([id, finding])}>
          {id.trim() && <Place id={id} {...shared} />}
          <Findings findings={[finding]} {...shared} />
        </li>
      ))}
    </ul>
  );
}

type QuietLinkProps = ComponentProps<"a"> & { "data-id"?: string; "data-leave"?: boolean };

/** Looks like a quiet button. `about` tells whoever hears it which one of several it is. */
export function QuietLink({
  about,
  className = "",
  children,
  ...props
}: QuietLinkProps & { about?: string }) {
  return (
    <a className={`${quietButton} ${className}`} {...props}>
      {children}
      {about && <span className="sr-only">{`: ${about}`}</span>}
    </a>
  );
}

export function ChangedTexts({ lines, ...shared }: Shared & { lines: BeforeAfterLine[] }) {
  const { before: was, after: is } = shared.texts.studio;
  return (
    <ul className="mt-2 grid gap-3 rounded-control bg-bone p-3">
      {lines.map((line) => (
        <li key={line.id}>
          <Place id={line.id} record={line.record} {...shared} />
          <Changed line={line} names={[was, is]} {...shared} />
        </li>
      ))}
    </ul>
  );
}

/** A text as it was and is; of a record, the fields that changed. */
export function Changed({
  line,
  names: [was, is],
  ...shared
}: Shared & { line: BeforeAfterLine; names: [string, string] }) {
  const { id, before, after, record } = line;
  const isText = !record || !/ $/.test(id);
  if (isText) return <BeforeAfter id={id} lines={{ [was]: before, [is]: after }} />;
  return <RecordFields record={record} names={[was, is]} {...shared} />;
}

type BeforeAfterProps = { id: string; langs?: string[]; lines: Record<string, string> };

/** What was said, and what is, by name; unless `langs` says otherwise, in the text's own language. */
export function BeforeAfter({ id, langs, lines }: BeforeAfterProps) {
  const own = voiceOfId(id).slice(0, 2);
  return (
    <dl className="my-1.5 grid gap-x-4 gap-y-1 md:grid-cols-2">
      {Object.entries(lines).map(([name, text], index) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd lang={langs?.[index] ?? own} className="whitespace-pre-line wrap-anywhere">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { CountryCode } from "#core/countries.ts";
import type { DeskFrame } from "#core/desk.ts";
import { type BeforeAfterLine, type Finding, isWarning, type StudioView } from "#core/studio.ts";
import { fill } from "#core/template.ts";
import { Badge } from "../../parts.tsx";
import type { DeskTexts } from "../../texts.ts";
import { countryName, languageName } from "../../words.ts";

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
  const [, name = ""] = /^texts\.([\w-]+)/.exec(path) ?? /\/([\w-]+)\.json$/.exec(file) ?? [];
  return name;
}

export function countryNames(codes: CountryCode[], { frame, texts }: Shared): string {
  const names = codes.map((code) => countryName(code, frame.language, texts));
  return new Intl.ListFormat(frame.language).format(names);
}

/** A text's place and voice. */
export function Place({ id, ...shared }: Shared & { id: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-caption text-ink-2">
      <span className="wrap-anywhere">{placeWords(id)}</span>
      <span className="font-semibold">{voiceName(voiceOfId(id), shared)}</span>
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
          </li>
        );
      })}
    </ul>
  );
}

export function ChangedTexts({ lines, ...shared }: Shared & { lines: BeforeAfterLine[] }) {
  const { before: was, after: is } = shared.texts.studio;
  return (
    <ul className="mt-2 grid gap-3 rounded-control bg-bone p-3">
      {lines.map(({ id, before, after }) => (
        <li key={id}>
          <Place id={id} {...shared} />
          <BeforeAfter
            lang={voiceOfId(id).slice(0, 2)}
            lines={[
              [was, before],
              [is, after],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

/** What was said, and what is. */
export function BeforeAfter({
  lines,
  lang,
}: {
  lines: [name: string, text: string][];
  lang?: string;
}) {
  return (
    <dl className="my-1.5 grid gap-x-4 gap-y-1 md:grid-cols-2">
      {lines.map(([name, text]) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd lang={lang} className="wrap-anywhere">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

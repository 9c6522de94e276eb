// What would keep changes from being published: everything that `npm run content` refuses, and what no text of anybody may have.
import { type CountryCode, countryOf } from "#core/countries.ts";
import { isSame } from "#core/editions.ts";
import { unfitWords, whyUnfit } from "./check-text.ts";
import { brokenContent, checkContent, roomNames, voices } from "./checks.ts";
import { type Overlay, valueAt, withOverlay } from "./edition.ts";
import { ContentError, readEdited } from "./files.ts";
import type { TextSource } from "./marks.ts";
import { kinds } from "./records/schema.ts";

/** In English, as `npm run content` says it. The path is "" where it is a whole file, or not known. */
export interface Problem extends TextSource {
  message: string;
}

/** What the release itself has wrong keeps nobody from publishing. */
let ofRelease: Set<string> | undefined;

export function problemsIn(overlay: Overlay): Problem[] {
  const unfit = unfitChanges(overlay);
  if (unfit.length > 0) return unfit;
  ofRelease ??= new Set(withOverlay({}, () => checkContent()));
  return withOverlay(overlay, () =>
    checkContent()
      .filter((problem) => !ofRelease?.has(problem))
      .map(problemOf)
      // Readers in several countries read one text.
      .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at),
  );
}

/** What no page can be made of. */
export function brokenIn(overlay: Overlay): Problem[] {
  const unfit = unfitChanges(overlay);
  return unfit.length > 0 ? unfit : withOverlay(overlay, () => brokenContent().map(problemOf));
}

export function problemsOf(error: unknown): Problem[] {
  if (error instanceof ContentError) return error.problems.map(problemOf);
  throw error;
}

/** Of "home/es.json: hero.title: is blank", or of what a country's people read "home.hero.title (ar): …". */
export function problemOf(problem: string): Problem {
  const [, file, key, part, message] =
    /^([\w/-]+\.json)(?: and [\w./-]+)?(?:: (?:([\w.-]+): )?|\.([\w.-]+): )(.*)$/s.exec(problem) ??
    [];
  if (file && message) return { file, path: key ?? part ?? "", message };
  const [, read = "", code, said = problem] =
    /^([\w./-]+?)(?: \((\w\w)\))?: (.*)$/s.exec(problem) ?? [];
  return { ...sourceOf(read, code as CountryCode | undefined), message: said };
}

function sourceOf(key: string, code: CountryCode | undefined): TextSource {
  const [, record, field] = /^(records\/[\w-]+\/[\w-]+\.json)\.(.*)$/.exec(key) ?? [];
  const [room = "", ...rest] = key.split(".");
  const language = code && countryOf(code).language;
  const voices = language ? [`${language}-${code.toUpperCase()}`, language] : [];
  const places = voices
    .map((voice) =>
      record
        ? { file: record, path: `texts.${voice}.${field}` }
        : { file: `${room}/${voice}.json`, path: rest.join(".") },
    )
    .filter(({ file }) => isContentFile(file));
  const written = places.find(({ file, path }) => valueAt(readEdited(file), path) !== undefined);
  const unwritten = record ? { file: record, path: field ?? "" } : places.at(-1);
  return written ?? unwritten ?? { file: "", path: "" };
}

/** An edition of this size would be no edit any more. */
const longestEdition = 2_000_000;

function unfitChanges(overlay: Overlay): Problem[] {
  if (JSON.stringify(overlay).length > longestEdition) {
    return [{ file: "", path: "", message: "All changes together are too long" }];
  }
  return Object.entries(overlay).flatMap(([file, changes]) =>
    isContentFile(file)
      ? Object.entries(changes).flatMap(([path, value]) => unfitIn(file, path, value))
      : [{ file, path: "", message: "no language or country has this name" }],
  );
}

function unfitIn(file: string, path: string, value: unknown): Problem[] {
  if (typeof value === "string") {
    const code = whyUnfit(value);
    return code ? [{ file, path, message: unfitWords[code] }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unfitIn(file, path ? `${path}.${name}` : name, inner),
  );
}

/** Whether something reads a file of this name: nothing else may be named, whoever names it. */
export function isContentFile(file: string): boolean {
  const [folder = "", name = "", record, ...more] = file.split("/");
  if (more.length > 0) return false;
  if (folder === "records")
    return Object.hasOwn(kinds, name) && /^[\w-]{1,80}\.json$/.test(record ?? "");
  const isRoom = roomNames.some((room) => room === folder) && record === undefined;
  return isRoom && voices.some((voice) => name === `${voice}.json`);
}

// Where a text is written: its file, key and voice, the same text in other voices, and the readers of each.

import type { Audience } from "#content/check-text.ts";
import { audiences } from "#content/checks.ts";
import { type Overlay, valueAt, withChanges, withOverlay } from "#content/edition.ts";
import { readEdited } from "#content/files.ts";
import type { TextSource } from "#content/marks.ts";
import { isContentFile } from "#content/problems.ts";
import {
  type CountryCode,
  countries,
  countryOf,
  languagesOf,
  type Reader,
} from "#core/countries.ts";
import { type Language, languages } from "#core/languages.ts";

export const idOf = ({ file, path }: TextSource) => `${file} ${path}`;

/** Undefined if nothing reads such a file. */
export function sourceOf(id: string): TextSource | undefined {
  const [, file = "", path = ""] = /^(\S{1,120}) (\S{1,200})$/.exec(id) ?? [];
  return isContentFile(file) ? { file, path } : undefined;
}

export function valueIn(overlay: Overlay, { file, path }: TextSource): unknown {
  return withOverlay(overlay, () => valueAt(readEdited(file), path));
}

export function textIn(overlay: Overlay, source: TextSource): string | undefined {
  const value = valueIn(overlay, source);
  return typeof value === "string" ? value : undefined;
}

/** A text, or a list or record in JSON. */
export function wordsOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

const inRecord = /^texts\.([\w-]+)\.(.+)$/;
const inRoom = /^([\w-]+)\/([\w-]+)\.json$/;

/** "es", "pt-BR" */
export function voiceOf({ file, path }: TextSource): string {
  return inRecord.exec(path)?.[1] ?? inRoom.exec(file)?.[2] ?? "";
}

export function languageOf(voice: string): Language | undefined {
  return languages.find((language) => voice === language || voice.startsWith(`${language}-`));
}

/** The same text in another voice. */
export function inVoice({ file, path }: TextSource, voice: string): TextSource {
  return file.startsWith("records/")
    ? { file, path: path.replace(inRecord, `texts.${voice}.$2`) }
    : { file: file.replace(inRoom, `$1/${voice}.json`), path };
}

/** A country's own, in its language. */
function ownVoice(code: CountryCode): string {
  return `${countryOf(code).language}-${code.toUpperCase()}`;
}

export const ownVoices = countries.map(({ code }) => ownVoice(code));

/** The countries in which a voice is read. */
export function countriesOfVoice(voice: string): CountryCode[] {
  const own = countries.find(({ code }) => ownVoice(code) === voice);
  if (own) return [own.code];
  return countries
    .filter((country) => languagesOf(country).some((language) => language === voice))
    .map(({ code }) => code);
}

/** The countries and languages whose pages show this text. A country that overrides the text does not show it. */
export function audiencesOf(source: TextSource, overlay: Overlay): Audience[] {
  const voice = voiceOf(source);
  return audiences.filter(({ country, language }) => {
    const own = countryOf(country).language === language ? ownVoice(country) : undefined;
    if (voice === own) return true;
    const hasOwn = own && valueIn(overlay, inVoice(source, own)) !== undefined;
    return voice === language && !hasOwn;
  });
}

/** The voices in which a reader's text can be written: the language's, and the country's own. */
export function voicesFor(source: TextSource, { country, language }: Reader): string[] {
  const voice = voiceOf(source);
  const own = ownVoice(country);
  // Of the server's emails there is one a language.
  const mayBeOwn = own.startsWith(language) && !source.file.startsWith("mails/");
  return voice === language && mayBeOwn ? [voice, own] : [voice];
}

/** A country that has its own of one item of a list has its own list. */
export function changeOf(source: TextSource, voice: string, text: string, overlay: Overlay) {
  const target = inVoice(source, voice);
  const from = source.path.split(".");
  const to = target.path.split(".");
  for (let length = 1; length < to.length; length++) {
    const list = valueIn(overlay, { file: source.file, path: from.slice(0, length).join(".") });
    const own = { file: target.file, path: to.slice(0, length).join(".") };
    if (Array.isArray(list) && !Array.isArray(valueIn(overlay, own))) {
      return { ...own, value: withChanges(list, { [to.slice(length).join(".")]: text }) };
    }
  }
  return { ...target, value: text as unknown };
}

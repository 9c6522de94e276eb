// Every text of the site, as each reader gets it.
import { expect, test } from "vitest";
import { type CountryCode, countries, countryOf, countryOfLanguage } from "#core/countries.ts";
import { glossaries } from "#core/glossary.ts";
import { type Language, type Localized, languages } from "#core/languages.ts";
import { serviceNames } from "#core/service-names.server.ts";
import { errorTexts } from "./layout/error-screen.tsx";
import { datasetTexts, spainsDatasetTexts } from "./seo/dataset.server.ts";
import { textFor } from "./site.ts";
import { offerTexts } from "./site-data/offers.server.ts";

/** A text's file is named after what it holds and whose it is: `content.es.ts`, `texts.spain.ts`. */
const files = import.meta.glob<Record<string, object>>(
  ["./**/*.*.ts", "!**/*.{test,server,d}.ts"],
  { eager: true },
);
/** By the country's English name. */
const englishNames = new Intl.DisplayNames("en", { type: "region" });
const ownersOf: Record<string, CountryCode> = Object.fromEntries(
  countries.map(({ code }) => [
    englishNames.of(code.toUpperCase())?.toLowerCase().replaceAll(" ", "-"),
    code,
  ]),
);

interface Module {
  texts: Partial<Localized<object>>;
  overrides: Partial<Record<CountryCode, object>>;
}

/** What stands beside its code: it needs every language at once, or is two sentences. */
const modules = new Map<string, Module>([
  ["./layout/error-screen", { texts: errorTexts, overrides: {} }],
  ["./site-data/offers", { texts: offerTexts, overrides: {} }],
  ["./seo/dataset", { texts: datasetTexts, overrides: { es: spainsDatasetTexts } }],
]);
for (const [file, exported] of Object.entries(files)) {
  const [, name = "", owner = ""] = file.match(/^(.*)\.([^.]+)\.ts$/) ?? [];
  const module = modules.get(name) ?? { texts: {}, overrides: {} };
  modules.set(name, module);
  const country = ownersOf[owner];
  const text = Object.values(exported)[0] as object;
  if (country) module.overrides[country] = text;
  else module.texts[owner as Language] = text;
}

/** Each country in its language, and the unprefixed pages in the other two. */
const readers = [
  ...countries.map(({ code, language }) => ({ country: code, language, words: code })),
  ...languages
    .filter((language) => language !== countryOf("ar").language)
    .map((language) => ({ country: "ar", language, words: countryOfLanguage[language] }) as const),
];

function* strings(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* strings(inner, `${path}.${key}`);
}

function textsOf(reader: { country: CountryCode; language: Language }): [string, string][] {
  const all = [...modules].flatMap(([name, { texts, overrides }]) => [
    ...strings(textFor(reader, texts as Localized<object>, overrides), name),
  ]);
  return [...all, ...strings(serviceNames(reader), "service-names")];
}

// A placeholder's name is no word of the text.
const spoken = (text: string) => text.replaceAll(/\{\w+\}/g, "");

const letters = "[\\p{L}\\p{N}]";

function holds(text: string, words: string): boolean {
  return new RegExp(`(?<!${letters})${words}(?!${letters})`, "iu").test(text);
}

test("every text is there in every language, and belongs to a language or a country", () => {
  expect([...modules.keys()]).toContain("./pages/home/content");
  for (const [name, { texts }] of modules) {
    expect(Object.keys(texts).sort(), name).toEqual([...languages].sort());
  }
});

const sources = import.meta.glob<string>(
  ["./**/*.{ts,tsx}", "../scripts/**/*.ts", "!**/*.test.{ts,tsx}"],
  { eager: true, query: "?raw", import: "default" },
);

test("words in several languages stand in files of their own, or are checked by name", () => {
  const declared = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/const (\w+): Localized</g)].map(([, name]) => `${file} ${name}`),
  );
  expect(declared.sort()).toEqual([
    "./layout/error-screen.tsx errorTexts",
    "./seo/dataset.server.ts datasetTexts",
    "./site-data/offers.server.ts offerTexts",
  ]);
});

test("whoever imports a text in Spanish imports it in all languages, with every country's own words", () => {
  const missing = Object.entries(sources)
    .filter(([file]) => !(file in files))
    .flatMap(([file, source]) => {
      const folder = file.slice(0, file.lastIndexOf("/"));
      const imported = [...source.matchAll(/^(?!import type).*"(\S+)\.es\.ts"/gm)];
      return imported.flatMap(([, name = ""]) => {
        const path = name.replace(/^\.(?=\/)/, folder).replace(/^#app/, ".");
        return Object.keys(files)
          .filter((voice) => voice.startsWith(`${path}.`))
          .filter((voice) => !source.includes(`"${voice.replace(path, name)}"`))
          .map((voice) => `${file} imports no ${voice}`);
      });
    });
  expect(missing).toEqual([]);
});

test.each(readers)("$words: no text is blank for $country in $language", (reader) => {
  expect(textsOf(reader).filter(([, text]) => text.trim() === "")).toEqual([]);
});

test.each(readers)("$words: no word of another country in $country, $language", (reader) => {
  // Customers search with words of their own, which are never shown.
  const shown = textsOf(reader).filter(([path]) => !path.endsWith(".alsoCalled"));
  const found = shown.flatMap(([path, text]) =>
    glossaries[reader.words].avoid.flatMap(({ words, say, except = [] }) => {
      const rest = except.reduce(
        (left, right) => left.replaceAll(new RegExp(right, "giu"), ""),
        spoken(text),
      );
      return words
        .filter((word) => holds(rest, word))
        .map((word) => `${path}: "${word}" in "${text}"; say ${say}`);
    }),
  );
  expect(found).toEqual([]);
});

test.each(readers)(
  "$words: the country's terms are the ones it uses, $country, $language",
  (reader) => {
    const all = textsOf(reader).map(([, text]) => text.toLowerCase());
    const unused = Object.values(glossaries[reader.words].terms).filter(
      (term) => !all.some((text) => text.includes(term)),
    );
    expect(unused).toEqual([]);
  },
);

// An amount stays with its sign: the space between them does not break.
const faults: Record<Language, [name: string, fault: RegExp][]> = {
  es: [
    ["a percent sign without its fixed space", /\d ?%/],
    ["a currency sign without its fixed space", /\d ?[€£]|(US|R)\$ ?\d/],
  ],
  pt: [
    ["a space before the percent sign", /\d\s%/],
    ["a currency sign without its fixed space", /\d\s?[€£]|[€£] ?\d|(US|R)\$ ?\d/],
    ["Spanish quotation marks", /[«»]/],
  ],
  en: [
    ["a space before the percent sign", /\d\s%/],
    ["a currency sign after its amount", /\d\s?[€£]/],
    ["Spanish quotation marks", /[«»]/],
  ],
};
/** Spain quotes «so»; Argentina “so”. */
const foreignQuotes: Partial<Record<CountryCode, RegExp>> = { ar: /[«»]/, es: /[“”]/ };
const everywhere: [name: string, fault: RegExp][] = [
  ["a typewriter's quotation mark", /["']/],
  ["two spaces", / {2}/],
  ["a space before a sign", /\s[,.;:!?](\s|$)/],
];

test.each(readers)(
  "$words: signs and spaces are set as $language sets them, $country",
  (reader) => {
    const quotes = foreignQuotes[reader.words];
    const own: typeof everywhere = quotes ? [["another country’s quotation marks", quotes]] : [];
    const found = textsOf(reader).flatMap(([path, text]) =>
      [...everywhere, ...own, ...faults[reader.language]]
        .filter(([, fault]) => fault.test(text))
        .map(([name]) => `${path}: ${name} in "${text}"`),
    );
    expect(found).toEqual([]);
  },
);

// Legal documents quote laws; the sources of the estimate are quoted with their figures.
const quoting = /pages\/(legal|privacy|accessibility|roles)\/|^\.\/programme\/texts/;
// Names and units that are written with digits, a law's number, and the specification's error message.
const fixed = /24h|\b100\b|\b1[.,]?000\b|25[.,]326|at least 10|menos 10/g;

test("no text holds a figure of its own: years, amounts and counts come from the facts", () => {
  const found = Object.entries(sources)
    .filter(([file]) => file in files && !quoting.test(file))
    .flatMap(([file, source]) =>
      (source.match(/"[^"\n]*"|`[^`]*`/g) ?? [])
        .map((text) => text.replaceAll(/\$\{[^}]*\}|\\u[\da-f]{4}/g, "").replaceAll(fixed, ""))
        .filter((text) => /\d{2,}/.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});

test.each(readers)("$words: no text counts the countries in words, $country", (reader) => {
  const counted =
    /(?<!\p{L})(dos|tres|cuatro|cinco|seis|dois|três|quatro|two|three|four|five|six) (\p{L}+ )?(países|mercados|countries|markets)/iu;
  expect(textsOf(reader).filter(([, text]) => counted.test(text))).toEqual([]);
});

test.each(readers)("$words: sample companies are called made up, $country, $language", (reader) => {
  const texts = new Map(textsOf(reader));
  for (const place of [
    "./pages/home/content.clients.lead",
    "./pages/industries/content.cases.intro",
  ]) {
    expect(texts.get(place), place).toMatch(
      /nombres y logotipos inventados|nomes e logotipos inventados|made-up names and logos/,
    );
  }
});

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

test("a text has the same placeholders for every reader", () => {
  const spanish = new Map(textsOf({ country: "ar", language: "es" }));
  const differing = readers.flatMap((reader) =>
    textsOf(reader).filter(([path, text]) => {
      const original = spanish.get(path);
      return original !== undefined && placeholders(original) !== placeholders(text);
    }),
  );
  expect(differing).toEqual([]);
});

// What one text must keep to: for the check of all of them, and for whoever writes one at the desk.
import type { CountryCode, Reader } from "#core/countries.ts";
import { glossaries } from "#core/glossary.ts";
import type { Language } from "#core/languages.ts";
import type { Finding, FindingCode } from "#core/studio.ts";

/** A reader, and whose words that reader expects. */
export interface Audience extends Reader {
  words: CountryCode;
}

const signFaults = {
  percent_glued: "a percent sign without its fixed space",
  percent_apart: "a space before the percent sign",
  currency_glued: "a currency sign without its fixed space",
  currency_after: "a currency sign after its amount",
  spanish_quotes: "Spanish quotation marks",
  foreign_quotes: "another country’s quotation marks",
  typewriter: "a typewriter's quotation mark",
  two_spaces: "two spaces",
  space_before: "a space before a sign",
} as const;
const letters = "[\\p{L}\\p{N}]";

function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<!${letters})(${words.join("|")})(?!${letters})`, "giu");
}

const rulesOf = new Map<CountryCode, { avoided: RegExp; except: RegExp; say: string }[]>();

function rulesFor(words: CountryCode) {
  const rules =
    rulesOf.get(words) ??
    glossaries[words].avoid.map(({ words: avoided, say, except = [] }) => ({
      avoided: wholeWords(avoided),
      except: new RegExp(except.join("|") || "$^", "giu"),
      say,
    }));
  rulesOf.set(words, rules);
  return rules;
}

/** A placeholder's name is no word of the text. */
const spoken = (text: string) => text.replaceAll(/\{\w+\}/g, "");

/** Customers search with words of their own, which are never shown; mails and desk speak one Spanish to all of the owner's people. */
const isForNoReader = /\.(alsoCalled|icon)$|^(desk|mails)[./]/;

/** What nobody can prove. What the owner can show is a record of its own. */
const claims: Record<Language, RegExp> = {
  es: wholeWords([
    "líder(es)?",
    "la mejor empresa",
    "el mejor servicio",
    "número uno",
    "n\\.º 1",
    "garantizamos",
    "garantizad[oa]s?",
    "sin competencia",
    "únic[oa] en el mercado",
    "(el|la) más rápid[oa]",
    "mejor precio",
  ]),
  pt: wholeWords([
    "líder(es)?",
    "a melhor empresa",
    "o melhor serviço",
    "número um",
    "garantimos",
    "garantid[oa]s?",
    "sem concorrência",
    "únic[oa] no mercado",
    "[oa] mais rápid[oa]",
    "melhor preço",
  ]),
  en: wholeWords([
    "leaders?",
    "leading",
    "the best",
    "number one",
    "no\\. 1",
    "guarantee[ds]?",
    "unrivaled",
    "unmatched",
    "world-class",
    "the fastest",
    "the cheapest",
    "risk-free",
    "lowest price",
  ]),
};

type Signs = [code: keyof typeof signFaults, fault: RegExp][];

// An amount stays with its sign: the space between them does not break.
const signsOf: Record<Language, Signs> = {
  es: [
    ["percent_glued", /\d ?%/],
    ["currency_glued", /\d ?[€£]|(US|R)\$ ?\d/],
  ],
  pt: [
    ["percent_apart", /\d\s%/],
    ["currency_glued", /\d\s?[€£]|[€£] ?\d|(US|R)\$ ?\d/],
    ["spanish_quotes", /[«»]/],
  ],
  en: [
    ["percent_apart", /\d\s%/],
    ["currency_after", /\d\s?[€£]/],
    ["spanish_quotes", /[«»]/],
  ],
};
/** Spain quotes «so»; Argentina “so”. */
const foreignQuotes: Partial<Record<CountryCode, RegExp>> = { ar: /[«»]/, es: /[“”]/ };
const signsEverywhere: Signs = [
  ["typewriter", /["']/],
  ["two_spaces", / {2}/],
  ["space_before", /\s[,.;:!?](\s|$)/],
];
const counted =
  /(?<!\p{L})(dos|tres|cuatro|cinco|seis|dois|três|quatro|two|three|four|five|six) (\p{L}+ )?(países|mercados|countries|markets)/iu;

/** Typed at a keyboard, which lacks the signs that are asked for here: the space that does not break, and the apostrophe. */
export function typeset(text: string, language: Language): string {
  const apart = language === "es" ? "$1\u00a0%" : "$1%";
  const plain = text
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/(?<=\p{L})'/gu, "’")
    .replaceAll(/(\d)[ \u00a0\u202f]*%(?![0-9A-F]{2})/g, apart);
  if (language === "en") return plain;
  const money = plain.replaceAll(/(US|R)\$ ?(?=\d)/g, "$1$\u00a0");
  return language === "es" ? money.replaceAll(/(\d) ?([€£])/g, "$1\u00a0$2") : money;
}

/** Of a text as its reader sees it, with its facts; `key` begins with its room. */
export function faultsIn(key: string, text: string, { words, language }: Audience): Finding[] {
  const quotes = foreignQuotes[words];
  const signs = [
    ...signsEverywhere,
    ...(quotes ? ([["foreign_quotes", quotes]] satisfies Signs) : []),
    ...signsOf[language],
  ];
  const avoided = isForNoReader.test(key) ? [] : rulesFor(words);
  const claimed = isForNoReader.test(key) ? [] : (spoken(text).match(claims[language]) ?? []);
  return [
    ...avoided.flatMap(({ avoided, except, say }) =>
      [...new Set(spoken(text).replaceAll(except, "").match(avoided))].map(
        (word): Finding => ({ code: "avoided", word, say }),
      ),
    ),
    ...signs.filter(([, fault]) => fault.test(text)).map(([code]): Finding => ({ code })),
    ...(counted.test(text) ? [{ code: "counted" } as const] : []),
    ...claimed.map((word): Finding => ({ code: "claim", word })),
  ];
}

/** In English, for `npm run content`; `findingIn` reads them again. */
export function faultWords({ code, word, say }: Finding, text: string): string {
  if (code === "avoided") return `"${word}" in "${text}"; say ${say}`;
  if (code === "claim") return `"${word}" in "${text}": nobody can prove it`;
  if (code === "counted") return `counts the countries in words: "${text}"`;
  return `${signFaults[code as keyof typeof signFaults]} in "${text}"`;
}

// Names and units that are written with digits, laws' numbers, also with their year, and the specification's error message.
const fixedFigures =
  /24h|\b100\b|\b1[.,]?000\b|25[.,]326|\b\d[\d.]+\/(19|20)\d{2}\b|at least 10|menos 10/g;

/** Years, amounts and counts come from the facts. */
export function hasFigure(text: string): boolean {
  return /\d{2,}/.test(text.replaceAll(fixedFigures, ""));
}

/** No text of the release has nearly as many characters. */
const longestText = 4_000;

/** In English, as `faultWords`. */
export const unfitWords = {
  long: `is longer than ${longestText} characters`,
  control: "has a character that is no text",
  invisible: "has an invisible character",
  markup: "has markup",
  link: "has a link that is neither a page nor https",
};
type Unfit = keyof typeof unfitWords;

const unfit: [code: Unfit, fault: RegExp][] = [
  ["control", /(?!\n)[\p{Cc}\p{Cs}\p{Cn}\u2028\u2029\ufffd]/u],
  // Also those that turn the direction of writing, marks (marks.ts), and blank letters of other scripts.
  ["invisible", /(?!\ufe0f)[\p{DI}\p{Co}\u2800\ufff9-\ufffb]/u],
  // Also of templates: in braces stands a name and nothing else.
  ["markup", /<[a-z/!?%]|&(#\w+|\w+);|\{(?!\w+\})/i],
  ["link", /\]\((?!https:\/\/[^\s)]+\)|[\w-]+\))/],
];

const messages: [code: FindingCode, message: RegExp][] = [
  ["blank", /^is blank$/],
  ["missing", /^is missing$/],
  ["gone", /^is unknown$/],
  ["placeholder_unknown", /^has the unknown placeholder (\{\w*\})$/],
  ["placeholder_missing", /^lacks the placeholder (\{\w+\})$/],
  ["avoided", /^"(.*?)" in ".*"; say (.*)$/s],
  ["claim", /^"(.*?)" in ".*": nobody can prove it$/s],
  ["counted", /^counts the countries in words/],
  ["figure", /^a figure that is no fact in ".*?(\S*\d{2,}[^\s"]*)/s],
  ["network", /^says that a network is there/],
  ["term", /^no text says "(.*)"$/],
  ["too_much", /^All changes together are too long$/],
];

/** What a check's English message says, so that others say it in the language of whoever reads it. */
export function findingIn(message: string): Finding {
  for (const [code, pattern] of messages) {
    const [said, word, say] = pattern.exec(message) ?? [];
    if (said) return { code, word, say };
  }
  const [code] =
    Object.entries({ ...unfitWords, ...signFaults }).find(([, words]) =>
      message.startsWith(words),
    ) ?? [];
  return { code: (code as FindingCode | undefined) ?? "refused" };
}

/** Why nobody may write this, whatever it is written for; undefined if it is a text. */
export function whyUnfit(text: string): Unfit | undefined {
  if (text.length > longestText) return "long";
  return unfit.find(([, fault]) => fault.test(text))?.[0];
}

// The studio's contract: the desk's room in which people change what the site says.
import type { CountryCode } from "./countries.ts";
import type { EditionLine, Plan } from "./editions.ts";
import type { Language } from "./languages.ts";

export const studioPaths = {
  page: "/studio",
  /** The page itself, in the frame. */
  frame: "/studio/page",
  /** The faults of what is being typed. */
  trial: "/studio/trial",
  text: "/studio/text",
  changes: "/studio/changes",
  plans: "/studio/plans",
  history: "/studio/history",
  translations: "/studio/translations",
  xliff: "/studio/translations/xliff",
} as const;

export const studioTabs = ["page", "changes", "history", "translations"] as const;

/** Kinds of texts, many of which appear only after a press or in emails, and what the search for each looks for in their names. */
export const textGroups = {
  head: "head.",
  alt: ".alt",
  menu: "layout/",
  common: "dictionary/",
  contact: "contact-form/",
  errors: "error-screen/",
  programme: "programme/",
  cases: "cases/",
  services: "records/services/",
  terms: "terms/",
  mails: "mails/",
  answers: "answers/",
} as const;
export type TextGroup = keyof typeof textGroups;

export const studioWidths = ["phone", "tablet", "desktop"] as const;

/** Nobody may store such a text. */
export const refusedCodes = [
  "long",
  "control",
  "invisible",
  "markup",
  "link",
  "blank",
  "placeholder_unknown",
  "placeholder_missing",
  "missing",
  "gone",
  "too_much",
  "not_made",
  "refused",
] as const;
/** A draft may have them, but is not published with them. */
const blockingCodes = [
  "avoided",
  "claim",
  "figure",
  "counted",
  "percent_glued",
  "percent_apart",
  "currency_glued",
  "currency_after",
  "spanish_quotes",
  "foreign_quotes",
  "typewriter",
  "two_spaces",
  "space_before",
  "network",
  "term",
] as const;
const warningCodes = ["longer", "head_long", "head_short", "other_languages"] as const;
/** Why a unit of a translators' file was not taken. */
const importCodes = ["unknown", "outdated", "forbidden", "taken"] as const;
export const findingCodes = [
  ...refusedCodes,
  ...importCodes,
  ...blockingCodes,
  ...warningCodes,
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  code: FindingCode;
  /** What the text says, and what it should say. */
  word?: string | undefined;
  say?: string | undefined;
}

const isOneOf = (codes: readonly string[]) => (finding: Finding) => codes.includes(finding.code);
export const isRefused = isOneOf(refusedCodes);
export const isWarning = isOneOf(warningCodes);

/** A text by its file and key, as one word: "home/es.json hero.title". */
export interface TextLine {
  id: string;
  text: string;
  isDraft: boolean;
}

export interface TextView extends TextLine {
  /** "es", "es-ES" */
  voice: string;
  draft: { who: string; at: number; published: string } | undefined;
  /** What names in braces stand for. */
  facts: [name: string, value: string][];
  /** Pages that show something of its file. */
  pages: number;
  /** In the form, to tell whether a colleague was faster: by voice, in JSON. */
  seen: string;
  others: (TextLine & { voice: string })[];
  /** The voices that the person may write; the first is proposed. */
  writable: { voice: string; countries: CountryCode[] }[];
  findings: Finding[];
  /** What was sent and not stored. */
  sent: { text: string; colleague?: { who: string; text: string } | undefined } | undefined;
}

/** What keeps a text from being public. */
export interface ProblemLine {
  id: string;
  finding: Finding;
}

export interface BeforeAfterLine {
  id: string;
  before: string;
  after: string;
  /** Of what only the owner knows. */
  record?: RecordChange | undefined;
}

export interface RecordChange {
  /** As core/desk-records.ts names it. */
  name: `${"proof" | "terms" | "network"}/${string}`;
  /** Of proof: client, quote …; of terms, the term. */
  kind: string;
  title: string;
  /** Of terms and a network. */
  country: string;
  isRemoval: boolean;
  /** Those that changed with the whole record, by their names in its form. */
  fields: { name: string; before: unknown; after: unknown }[];
}

export interface ChangeLine extends BeforeAfterLine {
  /** What the release says, if the draft keeps what is published. */
  released: string | undefined;
  /** With a hash of what it says, so that nobody publishes what nobody has read. */
  mark: string;
  who: string;
  at: number;
  findings: Finding[];
  mayPublish: boolean;
  isMarked: boolean;
  /** A page that shows it. */
  path: string;
}

export interface StudioPageView {
  tab: "page";
  path: string;
  country: CountryCode;
  language: Language;
  readers: { country: CountryCode; language: Language }[];
  paths: string[];
  /** All texts in order of their marks, and those that the search has found. */
  ids: string[];
  search: string;
  found: TextLine[];
  /** Those of which the page has texts. */
  groups: TextGroup[];
  text: TextView | undefined;
  /** Nobody has written or published anything yet. */
  isFirst: boolean;
}

export interface StudioChangesView {
  tab: "changes";
  changes: ChangeLine[];
  /** Colleagues have written something that the reader might publish. */
  mayMarkMore: boolean;
  plans: (Pick<Plan, "id" | "dueAt" | "who" | "reason"> & {
    isUnconfirmed: boolean;
    /** Why it was not published when it was due. */
    problems: ProblemLine[];
    lines: BeforeAfterLine[];
    mayChange: boolean;
  })[];
  conflicts: (BeforeAfterLine & { mayEdit: boolean })[];
  countries: CountryCode[];
  needsColleague: boolean;
  isRendering: boolean;
  problems: ProblemLine[];
}

export interface StudioHistoryView {
  tab: "history";
  /** The newest edition. */
  number: number;
  /** With the record that alone was published. */
  editions: (EditionLine & { record: RecordChange | undefined })[];
  next: number | undefined;
  /** The edition that is looked at, and what it changed. */
  open: { number: number; lines: BeforeAfterLine[] } | undefined;
  mayRestore: boolean;
}

/** As `records.network.more` says in words. */
export const mostRejected = 200;

export interface StudioTranslationsView {
  tab: "translations";
  from: Language;
  to: Language;
  lines: { id: string; source: string; target: string; path: string }[];
  rejected: ProblemLine[];
}

export type StudioView = { page: "studio"; drafts: number } & (
  | StudioPageView
  | StudioChangesView
  | StudioHistoryView
  | StudioTranslationsView
);

export interface PageChoice {
  path: string;
  language: Language;
  id?: string | undefined;
  search?: string | undefined;
}

export function studioAddress({ path, language, id, search }: PageChoice): string {
  const named = Object.entries({ page: path, in: language, id, q: search });
  const query = named.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${studioPaths.page}?${new URLSearchParams(query)}`;
}

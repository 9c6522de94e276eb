// The desk's pages of what only the owner knows: proof, terms, the network, files, and what to settle before a site opens.
import type { CountryCode } from "./countries.ts";
import type { Language } from "./languages.ts";
import type { ProblemLine } from "./studio.ts";
import type { Asking, TermId } from "./terms.ts";

export const recordTabs = ["proof", "terms", "network", "files", "opening"] as const;
export type RecordTab = (typeof recordTabs)[number];

export const recordPaths = {
  proof: "/records",
  terms: "/records/terms",
  network: "/records/network",
  files: "/records/files",
  opening: "/records/opening",
} as const satisfies Record<RecordTab, string>;

/** "proof/client-1", "terms/ar-hours": also its name in the audit. */
export type RecordName = `${"proof" | "terms" | "network"}/${string}`;

export const recordPath = (name: RecordName) => `/records/${name}`;
export const uploadPath = (file: string) => `/records/files/${file}`;

/** "broken": a release no longer understands it. */
export const recordStates = ["shown", "incomplete", "unpermitted", "expired", "broken"] as const;
export type RecordState = (typeof recordStates)[number];

/** Names of fields that it lacks; without a language, in all. */
export type Missing = { language: Language | undefined; fields: string[] };

export type Standing = {
  state: RecordState;
  /** In these it is shown, if it is published. */
  languages: Language[];
  missing: Missing[];
  isPublished: boolean;
  /** What is published, whatever a draft says: is it on the site, and for thirty days at most? */
  isShown: boolean;
  isEnding: boolean;
  /** The person whose draft has changed the record since it was published. */
  draft: { who: string; at: number; isRemoval: boolean } | undefined;
};

export type RecordLine = Standing & {
  name: RecordName;
  /** Of proof: client, quote …; of terms, the term. */
  kind: string;
  title: string;
  countries: CountryCode[];
  validUntil: string | undefined;
};

export type TermLine = { term: TermId; name: RecordName; asked: Asking[] } & (
  | { standing: undefined }
  | { standing: Standing; validUntil: string | undefined }
);

/** What stands in a field's control, as text. */
export type FormField = {
  /** In the form: "since", "texts.es.result", "levels.0.zone". */
  name: string;
  /** Whose words it has: "since", "result", "zone". */
  label: string;
  kind: string;
  value: string;
  isOptional: boolean;
  /** Why it was refused: the code of a wrong value or of a file. */
  problem: { code: string; about?: string } | undefined;
  options: string[];
  rows: FormField[][];
};

/** Why something was not published: a code, or what is wrong with a text. */
export type Unpublished = "editions" | "colleague" | "outdated" | ProblemLine;

export type RecordForm = {
  name: RecordName;
  kind: string;
  fields: FormField[];
  spoken: { language: Language; fields: FormField[] }[];
  common: FormField[];
  standing: Standing;
  asked: Asking[];
  /** Of the state that the form shows, to tell whether a colleague was faster. */
  seen: string;
  reasons: Unpublished[];
};

export type NetworkLine = {
  country: CountryCode;
  /** Undefined: nothing is published. */
  current: { day: string; rows: number; regions: number } | undefined;
};

/** Of the owner's list of places. */
export const columns = ["country", "place", "family", "from", "minutes", "day"] as const;
export type Column = (typeof columns)[number];

export const rowProblems = [
  "format",
  "columns",
  "place",
  "family",
  "from",
  "minutes",
  "day",
  "country",
  "too_much",
] as const;
export type RowProblem = (typeof rowProblems)[number];

export type NetworkPreview = {
  country: CountryCode;
  rows: number;
  regions: number;
  day: string;
  bytes: number;
  /** Counted from 1, with the line of the headings; with what stands there. */
  problems: { line: number; problem: RowProblem; found: string }[];
  problemCount: number;
  /** The stored data, to be published by the next press. */
  file: string | undefined;
};

export type UploadLine = {
  file: string;
  size: number;
  who: string;
  at: number;
  isPicture: boolean;
  mayErase: boolean;
  usedBy: { name: RecordName; title: string }[];
};

/** What may be provisional, besides single texts. */
export const provisionalPlaces = ["client", "privacy", "legal", "taxId", "brand"] as const;

export type RecordsView =
  | { page: "records"; tab: "proof"; mayEdit: boolean; kinds: string[]; lines: RecordLine[] }
  | {
      page: "records";
      tab: "terms";
      mayEdit: boolean;
      country: CountryCode;
      terms: TermLine[];
    }
  | {
      page: "records";
      tab: "network";
      mayEdit: boolean;
      networks: NetworkLine[];
      countries: CountryCode[];
      previews: NetworkPreview[];
      /** Why it was not published. */
      reasons: Unpublished[];
    }
  | { page: "records"; tab: "files"; mayEdit: boolean; uploads: UploadLine[] }
  | {
      page: "records";
      tab: "opening";
      mayEdit: boolean;
      isForReal: boolean;
      invented: { place: string; text: string }[];
      ending: RecordLine[];
      drafts: RecordLine[];
      open: { country: CountryCode; count: number }[];
    }
  | {
      page: "record";
      mayEdit: boolean;
      /** Not where other servers make the pages. */
      mayPublish: boolean;
      form: RecordForm;
    };

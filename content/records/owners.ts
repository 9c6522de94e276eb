// What only the owner knows: proof and standard terms. Stored half-filled too; shown only when complete (content/standing.ts).
import { z } from "zod";
import { type CountryCode, countries } from "#core/countries.ts";
import { languages } from "#core/languages.ts";
import { type TermId, termIds } from "#core/terms.ts";
import { draftOf, type Field, type Fields } from "./fields.ts";

const optional = <F extends Field>(field: F) => ({ ...field, optional: true }) as const;
const spoken = <F extends Field>(field: F) => ({ ...field, spoken: true }) as const;
const line = { kind: "line" } as const;
const lines = { kind: "lines" } as const;
const link = { kind: "link" } as const;
const year = { kind: "year" } as const;
const number = { kind: "number" } as const;
const percent = { kind: "percent" } as const;
const picture = { kind: "picture" } as const;
const trade = { kind: "trade" } as const;
const families = { kind: "families" } as const;

/** In the order of the desk's list. */
export const proofKinds = {
  client: {
    name: line,
    logo: optional(picture),
    trade,
    services: families,
    since: optional(year),
    result: optional(spoken(lines)),
  },
  quote: { company: line, trade, person: line, role: spoken(line), quote: spoken(lines) },
  case: {
    company: optional(line),
    trade,
    services: families,
    title: spoken(line),
    before: spoken(line),
    after: spoken(line),
    period: spoken(line),
    measured: spoken(lines),
  },
  figure: { figure: { kind: "figure" }, value: number, day: { kind: "day" } },
  certificate: { name: line, by: line, file: { kind: "document" } },
  award: { name: line, by: line, year, link: optional(link) },
  accelerator: { name: line, year, link: optional(link) },
  investor: { name: line, year, link: optional(link) },
  press: { name: line, title: line, year, link },
  person: { name: line, picture, role: spoken(line) },
} as const satisfies Record<string, Fields>;

export type ProofKind = keyof typeof proofKinds;
export const proofKindIds = Object.keys(proofKinds) as ProofKind[];

/** What happened stays true; the rest is to be confirmed from time to time. */
export const lasting: readonly ProofKind[] = ["award", "accelerator", "investor", "press"];

const position = { position: spoken(lines) } as const;

/** Most are answered by a sentence. */
export const termFields = {
  ...(Object.fromEntries(termIds.map((id) => [id, position])) as Record<
    Exclude<TermId, "phone" | "chat">,
    typeof position
  >),
  phone: { phone: { kind: "phone" } },
  chat: { link },
  tender: {
    email: { kind: "email" },
    phone: optional({ kind: "phone" }),
    days: number,
    position: optional(spoken(lines)),
  },
  serviceLevels: {
    ...position,
    levels: optional({
      kind: "rows",
      of: { family: { kind: "family" }, zone: line, minutes: number, percent },
    }),
  },
  volumeTiers: {
    ...position,
    tiers: optional({ kind: "rows", of: { customers: number, discount: percent } }),
  },
  launch: { ...position, weeks: optional(number) },
} as const satisfies Record<TermId, Fields>;

const codes = countries.map(({ code }) => code) as [CountryCode];
const short = z.string().trim().max(160);

function textsOf(texts: z.ZodRawShape) {
  const words = z.strictObject(texts).optional();
  return z.strictObject(Object.fromEntries(languages.map((voice) => [voice, words]))).optional();
}

const proofCommon = {
  countries: z.array(z.enum(codes)).describe("The sites that show it."),
  source: short.optional().describe("Where it comes from."),
  permission: z
    .strictObject({ by: short.optional(), on: z.iso.date().optional() })
    .optional()
    .describe("Who allowed it to be published, and when."),
  validUntil: z.iso.date().optional().describe("The last day on which it is shown."),
};

function variants<K extends string>(key: string, all: Record<K, Fields>, common: z.ZodRawShape) {
  return (Object.keys(all) as K[]).map((id) => {
    const { data, texts } = draftOf(all[id]);
    const own = { [key]: z.literal(id), ...common, ...data };
    return { data: z.strictObject(own), file: z.strictObject({ ...own, texts: textsOf(texts) }) };
  });
}

/** As content/records/schema.ts describes a kind. Whether the texts are complete depends on the reader. */
function ownersKind<K extends string>(key: string, all: Record<K, Fields>, common: z.ZodRawShape) {
  const each = variants(key, all, common);
  const data = z.discriminatedUnion(key, each.map((one) => one.data) as never);
  const file = z.discriminatedUnion(key, each.map((one) => one.file) as never);
  return { data, texts: z.looseObject({}), file };
}

export interface ProofData {
  kind: ProofKind;
  countries: CountryCode[];
  source?: string;
  permission?: { by?: string; on?: string };
  validUntil?: string;
}

export interface TermData {
  term: TermId;
  country: CountryCode;
  validUntil?: string;
}

export const ownersKinds = {
  proof: ownersKind("kind", proofKinds, proofCommon) as unknown as Kind<ProofData>,
  terms: ownersKind("term", termFields, {
    country: z.enum(codes),
    validUntil: z.iso.date().optional().describe("The last day on which it holds."),
  }) as unknown as Kind<TermData>,
};

interface Kind<Data> {
  data: z.ZodType<Data>;
  texts: z.ZodType<Record<string, unknown>>;
  file: z.ZodType;
}

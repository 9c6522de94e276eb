// The form of a record, made of the list of its fields, and the record that a sent form makes.
import { z } from "zod";
import { typeset } from "#content/check-text.ts";
import { valueAt } from "#content/edition.ts";
import { type Field, type Fields, schemaOf } from "#content/records/fields.ts";
import { lasting, type ProofKind, proofKinds, termFields } from "#content/records/owners.ts";
import { type CountryCode, countries, countryOf, languagesOf } from "#core/countries.ts";
import type { FormField } from "#core/desk-records.ts";
import { languages } from "#core/languages.ts";
import { buyerIds, familyIds } from "#core/pages.ts";
import type { TermId } from "#core/terms.ts";
import { plainLine, plainText } from "#server/leads/plain-text.ts";

export type FormProblem = { code: string; about?: string };
type Values = Record<string, unknown>;
type Control = Pick<FormField, "name" | "label" | "kind" | "isOptional" | "options"> & {
  schema: z.ZodType;
  of: Control[];
};

/** Rows of a table that are empty, to be filled in. */
const emptyRows = 3;
const codes = countries.map(({ code }) => code);
const choices: Record<string, readonly string[]> = {
  trade: buyerIds,
  family: familyIds,
  families: familyIds,
  figure: ["providers", "users", "countries"],
  countries: codes,
};

function control(name: string, kind: string, schema: z.ZodType, isOptional = false): Control {
  const label = name.replace(/^texts\.\w+\./, "");
  return { name, label, kind, isOptional, options: [...(choices[kind] ?? [])], schema, of: [] };
}

function controlOf(name: string, field: Field): Control {
  const of = Object.entries(field.of ?? {}).map(([each, inner]) => controlOf(each, inner));
  return { ...control(name, field.kind, schemaOf(field), field.optional), of };
}

const line = z.string().max(160);
const day = z.iso.date();
const proofCommon = (kind: ProofKind) => [
  control("countries", "countries", z.array(z.enum(codes as [CountryCode]))),
  control("source", "line", line),
  control("permission.by", "line", line),
  control("permission.on", "day", day),
  control("validUntil", "day", day, lasting.includes(kind)),
];
const termCommon = [control("validUntil", "day", day, true)];

export type RecordShape =
  | { proof: ProofKind; term?: never; country?: never }
  | { proof?: never; term: TermId; country: CountryCode };

/** The controls of a record, in their groups. */
export function controlsOf(shape: RecordShape) {
  const fields: Fields = shape.proof ? proofKinds[shape.proof] : termFields[shape.term];
  const all = Object.entries(fields);
  const voices = shape.country ? languagesOf(countryOf(shape.country)) : languages;
  const spoken = all.filter(([, field]) => field.spoken);
  return {
    fields: all.filter(([, field]) => !field.spoken).map(([name, field]) => controlOf(name, field)),
    spoken: voices
      .map((language) => ({
        language,
        fields: spoken.map(([name, field]) => controlOf(`texts.${language}.${name}`, field)),
      }))
      .filter((voice) => voice.fields.length > 0),
    common: shape.proof ? proofCommon(shape.proof) : termCommon,
  };
}

function identityOf(shape: RecordShape): Values {
  return shape.proof ? { kind: shape.proof } : { term: shape.term, country: shape.country };
}

function put(target: Values, path: string, value: unknown): void {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) target[first] = value;
  else {
    const inner = (target[first] ?? {}) as Values;
    put(inner, rest.join("."), value);
    target[first] = inner;
  }
}

/** With what stands in a record. */
export function filledIn(each: Control, record: unknown): FormField {
  const { schema: _, of, ...field } = each;
  const value = valueAt(record, each.name);
  const rows = Array.isArray(value) && each.kind === "rows" ? value : [];
  const shown =
    each.kind === "rows" ? [...rows, ...Array.from({ length: emptyRows }, () => ({}))] : [];
  return {
    ...field,
    value: written(each.kind, value),
    problem: undefined,
    rows: shown.map((row, index) => inRow(each.name, index, of, row)),
  };
}

function inRow(name: string, index: number, of: Control[], row: unknown): FormField[] {
  return of.map((cell) => ({ ...filledIn(cell, row), name: `${name}.${index}.${cell.name}` }));
}

function written(kind: string, value: unknown): string {
  if (value === undefined || kind === "rows") return "";
  if (kind === "picture" || kind === "document") return String((value as Values).file ?? "");
  return Array.isArray(value) ? value.join(",") : String(value);
}

type Sent = {
  form: Record<string, string>;
  /** What a field for a file now has: a new upload, the one before, or none. */
  files: Record<string, { value?: unknown; problem?: FormProblem }>;
};

/** The record that was meant, and what is wrong in it. Half-filled is not wrong. */
export function recordFrom(shape: RecordShape, sent: Sent) {
  const { fields, spoken, common } = controlsOf(shape);
  const all = [...fields, ...spoken.flatMap((voice) => voice.fields), ...common];
  const record = identityOf(shape);
  const problems: Record<string, FormProblem> = {};
  for (const each of all) {
    const file = sent.files[each.name];
    const typed = file ? file.value : readValue(each, sent.form);
    const language = languages.find((one) => each.name.startsWith(`texts.${one}.`));
    const value = language && typeof typed === "string" ? typeset(typed, language) : typed;
    if (file?.problem) problems[each.name] = file.problem;
    if (value === undefined) continue;
    if (!each.schema.safeParse(value).success) problems[each.name] = { code: each.kind };
    put(record, each.name, value);
  }
  return { record, problems };
}

function readValue({ name, kind, of }: Control, form: Record<string, string>): unknown {
  if (kind === "rows") return readRows(name, of, form);
  const clean = kind === "lines" ? plainText : plainLine;
  const text = clean(form[name] ?? "").trim();
  if (kind === "countries") return text.split(",").filter(Boolean);
  if (text === "") return undefined;
  if (kind === "families") return text.split(",");
  return ["number", "percent", "year"].includes(kind) ? Number(text.replace(",", ".")) : text;
}

/** An empty row is none; of one that is begun, every cell counts. */
function readRows(name: string, of: Control[], form: Record<string, string>): unknown {
  const own = Object.keys(form).filter((key) => key.startsWith(`${name}.`));
  const numbers = own.map((key) => Number(key.split(".")[1]));
  const rows = [...new Set(numbers)]
    .toSorted((one, other) => one - other)
    .map((index) =>
      of.map((cell) => [
        cell.name,
        readValue({ ...cell, name: `${name}.${index}.${cell.name}` }, form),
      ]),
    )
    .filter((cells) => cells.some(([, value]) => value !== undefined));
  return rows.length > 0 ? rows.map((cells) => Object.fromEntries(cells)) : undefined;
}

/** The controls that take files. */
export function fileControls(shape: RecordShape): { name: string; kind: "picture" | "document" }[] {
  return controlsOf(shape).fields.flatMap(({ name, kind }) =>
    kind === "picture" || kind === "document" ? [{ name, kind }] : [],
  );
}

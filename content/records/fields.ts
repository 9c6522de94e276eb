// What a field of an owner's record holds: the one source of its schema, its type and its place in the desk's form.
import { z } from "zod";
import { buyerIds, type FamilyId, familyIds } from "#core/pages.ts";

const line = z.string().trim().min(1).max(160);
const upload = z.string().regex(/^[0-9a-f]{64}\.(png|jpg|webp|avif|svg|pdf)$/);

/** By kind of field. */
const values = {
  line,
  lines: z.string().trim().min(1).max(1200),
  day: z.iso.date(),
  year: z.int().min(1990).max(2100),
  number: z.number().min(0).max(1e12),
  percent: z.number().min(0).max(100),
  link: z.url({ protocol: /^https?$/ }).max(500),
  email: z.email().max(254),
  phone: z.string().regex(/^\+\d[\d ()-]{6,24}$/),
  trade: z.enum(buyerIds),
  family: z.enum(familyIds as [FamilyId]),
  families: z.array(z.enum(familyIds as [FamilyId])).min(1),
  figure: z.enum(["providers", "users", "countries"]),
  /** The name of a file that was sent up at the desk (server/uploads). */
  picture: z.strictObject({ file: upload, width: z.int().min(1), height: z.int().min(1) }),
  document: z.strictObject({ file: upload }),
};

export type SimpleKind = keyof typeof values;
export type FieldKind = SimpleKind | "rows";

export interface Field {
  kind: FieldKind;
  /** The record is complete without it. */
  optional?: true;
  /** In each of the languages in which the record is shown. */
  spoken?: true;
  /** Of each row of a table. */
  of?: Record<string, { kind: SimpleKind; spoken?: never }>;
}

export type Fields = Record<string, Field>;

type ValueOf<F extends Field> = F extends { kind: "rows"; of: infer Row extends Fields }
  ? { [Name in keyof Row]: ValueOf<Row[Name]> }[]
  : F["kind"] extends SimpleKind
    ? z.output<(typeof values)[F["kind"]]>
    : never;
type Optional<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { optional: true } ? Name : never;
}[keyof F];

/** The fields of a complete record, in one language. */
export type Complete<F extends Fields> = {
  [Name in Exclude<keyof F, Optional<F>>]: ValueOf<F[Name]>;
} & { [Name in Optional<F>]?: ValueOf<F[Name]> };

export function schemaOf(field: Field): z.ZodType {
  if (field.kind !== "rows") return values[field.kind];
  const row = Object.entries(field.of ?? {}).map(([name, each]) => [name, schemaOf(each)] as const);
  return z
    .array(z.strictObject(Object.fromEntries(row)))
    .min(1)
    .max(60);
}

/** As it may be stored: half-filled, but no field wrong. */
export function draftOf(fields: Fields): { data: z.ZodRawShape; texts: z.ZodRawShape } {
  const shapeOf = (chosen: [string, Field][]) =>
    Object.fromEntries(chosen.map(([name, field]) => [name, schemaOf(field).optional()]));
  const all = Object.entries(fields);
  return {
    data: shapeOf(all.filter(([, { spoken }]) => !spoken)),
    texts: shapeOf(all.filter(([, { spoken }]) => spoken)),
  };
}

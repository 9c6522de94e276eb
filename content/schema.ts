// What a room's schema is made of.
import { z } from "zod";
import type { Template, TextWith } from "#core/template.ts";

const namesIn = (value: string) => [...value.matchAll(/\{(\w*)\}/g)].map(([, name = ""]) => name);

/** A text that names no values. Facts such as `{brand}` are filled in before. */
export const text: z.ZodType<string> = placeholding([], []);

/** A text that may name these values in braces. */
export function textWith<Name extends string>(...names: Name[]) {
  return placeholding(names, []) as unknown as z.ZodType<TextWith<Name>>;
}

/** A text that names each of these values in braces: "{low} to {high}". */
export function template<Name extends string>(...names: Name[]) {
  return placeholding(names, names) as unknown as z.ZodType<Template<Name>>;
}

function placeholding(allowed: readonly string[], required: readonly string[]) {
  const checked = z.string().check(({ value, issues }) => {
    const add = (message: string) => issues.push({ code: "custom", message, input: value });
    const found = namesIn(value);
    if (value.trim() === "") add("is blank");
    for (const name of found) {
      if (!allowed.includes(name)) add(`has the unknown placeholder {${name}}`);
    }
    for (const name of required) if (!found.includes(name)) add(`lacks the placeholder {${name}}`);
  });
  // For editors, through the JSON Schema.
  const patterns = required.map((name) => ({ pattern: `\\{${name}\\}` }));
  return patterns.length > 0 ? checked.meta({ allOf: patterns }) : checked;
}

/** The same value for each of the keys, for an object that has others too. */
export function each<const Keys extends readonly string[], Value>(keys: Keys, value: Value) {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Keys[number], Value>;
}

/** One value for each of the keys, and no others. */
export function record<Key extends string | number, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) {
  return z.record(z.enum(keys.map(String) as [`${Key}`]), value) as unknown as z.ZodType<
    Record<Key, z.output<Value>>
  >;
}

export function partialRecord<Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) {
  return z.partialRecord(z.enum(keys as [Key]), value);
}

/** A page's title and description, as search engines and the browser's tab show them. */
export const head = z.strictObject({ title: text, description: text });

/** A name with a sentence or two under it. */
export const named = z.strictObject({ name: text, text });
export const titled = z.strictObject({ title: text, text });

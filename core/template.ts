/** A text that may name these values in braces. The property never exists: it tells the compiler the names. */
export type TextWith<Name extends string> = string & { readonly values?: Name };

/** A text that names each of these values in braces: "{low} to {high}". */
export type Template<Name extends string> = TextWith<Name> & Holding<Name>;

type Holding<Name extends string> = (
  Name extends string
    ? (text: `${string}{${Name}}${string}`) => void
    : never
) extends (text: infer Text) => void
  ? Text
  : never;

/** A plain string names no values, so nothing fits it. */
type Values<Name extends string> = string extends Name ? never : Record<Name, string | number>;

export function fill<Name extends string>(
  text: TextWith<Name>,
  values: Values<NoInfer<Name>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Name) => String(values[name]));
}

/** What stands before and after a text's one value, which is an element. Nothing is after it where the text names none. */
export function around(text: TextWith<string>): [before: string, after?: string] {
  const [before = "", after] = text.split(/\{\w+\}/);
  return [before, after];
}

// Adds what the compiler says is missing, as a person would: beside an entry that is there already, and with its value.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** An error of `tsc`: where, and which property is missing. */
export interface Missing {
  file: string;
  line: number;
  column: number;
  names: string[];
}

/** The new entry, the entry to take the value from, and how a copied text names itself instead. */
export interface NewEntry {
  name: string;
  models: string[];
  /** Files where another entry comes closer. */
  modelsIn?: Record<string, string[]>;
  rename: (text: string) => string;
}

/** From lines such as `core/brand.ts(73,14): error TS2741: Property 'cl' is missing in type …`. */
export function missingIn(output: string): Missing[] {
  return output.split("\n").flatMap((text) => {
    const [, file, line, column, rest = ""] =
      /^(\S+)\((\d+),(\d+)\): error TS27(?:39|40|41): (.*)$/.exec(text) ?? [];
    if (!file) return [];
    const one = /^Property '([^']+)' is missing/.exec(rest)?.[1];
    const several = /missing the following properties from type .*: ([\w, ]+)/.exec(rest)?.[1];
    const names = one ? [one] : (several?.split(", ") ?? []);
    return [{ file, line: Number(line), column: Number(column), names }];
  });
}

/** False if the place has no entry to take the value from. */
export function fillIn(root: string, place: Missing, entry: NewEntry): boolean {
  const file = join(root, place.file);
  const source = readFileSync(file, "utf8");
  const at = offsetOf(source, place);
  const model = modelAt(source, at, entry.modelsIn?.[place.file] ?? entry.models);
  if (!model) return false;
  copyLoaded(file, model.value, entry);
  const value = ownFile(file, source, model.value, entry) ?? entry.rename(model.value);
  const added = `\n${entry.name}: ${value},`;
  const filled = `${source.slice(0, model.end)},${added}${source.slice(model.end).replace(/^\s*,/, "")}`;
  writeFileSync(file, withImport(filled, model.value, value, entry));
  return true;
}

/** `spain`, imported from a file of its own, becomes another file's export. */
function ownFile(file: string, source: string, value: string, entry: NewEntry) {
  const path = importOf(source, value);
  if (!path?.startsWith("./")) return undefined;
  const from = join(dirname(file), path);
  const to = join(dirname(from), entry.rename(basename(from)));
  if (to === from) return undefined;
  writeFileSync(to, entry.rename(readFileSync(from, "utf8")));
  return entry.rename(value);
}

/** The files of `import("./texts.en.ts")`. */
function copyLoaded(file: string, value: string, entry: NewEntry): void {
  for (const [, path = ""] of value.matchAll(/import\("(\.[^"]+)"\)/g)) {
    const from = join(dirname(file), path);
    const to = entry.rename(from);
    if (to !== from) writeFileSync(to, entry.rename(readFileSync(from, "utf8")));
  }
}

function withImport(source: string, value: string, own: string, entry: NewEntry): string {
  const path = importOf(source, value);
  if (!path || own === value || importOf(source, own)) return source;
  return `import { ${own} } from "${entry.rename(path)}";\n${source}`;
}

function importOf(source: string, name: string): string | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  return new RegExp(`^import \\{ ${name} \\} from "([^"]+)";$`, "m").exec(source)?.[1];
}

function offsetOf(source: string, { line, column }: Missing): number {
  const before = source.split("\n").slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** In the first object after the place that has one of the models; before a `satisfies`, in the object that ends there. */
function modelAt(source: string, at: number, models: string[]) {
  const starts = [...source.matchAll(/\{/g)].map(({ index }) => index);
  const isAfter = !source.startsWith("satisfies", at);
  const candidates = isAfter
    ? starts.filter((start) => start >= at)
    : starts.filter((start) => start < at && /^\}\s*(as const\s*)?$/.test(tail(source, start, at)));
  for (const start of candidates) {
    const entries = entriesOf(source, start);
    const found = models.map((name) => entries.find((it) => it.name === name)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

/** From the object's end to the place. */
function tail(source: string, start: number, at: number): string {
  const entries = entriesOf(source, start);
  const end = entries.at(-1)?.end ?? start;
  return source.slice(end, at).replace(/^\s*,?\s*/, "");
}

/** The entries of the object that starts here, by their names. */
function entriesOf(source: string, start: number) {
  const entries: { name: string; value: string; end: number }[] = [];
  let from = start + 1;
  let depth = 0;
  for (let i = start + 1; i < source.length; i++) {
    i = afterQuoted(source, i);
    const letter = source[i];
    if (letter === "{" || letter === "(" || letter === "[") depth += 1;
    const isEnd = depth === 0 && (letter === "," || letter === "}");
    if (isEnd) {
      const text = withoutComments(source.slice(from, i)).trim();
      const [, name, value] = /^"?([\w-]+)"?(?:\s*:\s*([\s\S]+))?$/.exec(text) ?? [];
      const end = from + source.slice(from, i).trimEnd().length;
      if (name) entries.push({ name, value: value ?? name, end });
      from = i + 1;
    }
    if (isEnd && letter === "}") break;
    if (letter === "}" || letter === ")" || letter === "]") depth -= 1;
  }
  return entries;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
}

/** Past a string or comment that begins here. */
function afterQuoted(source: string, at: number): number {
  const letter = source[at] ?? "";
  if (source.startsWith("//", at)) return source.indexOf("\n", at);
  if (source.startsWith("/*", at)) return source.indexOf("*/", at) + 2;
  if (!"\"'`".includes(letter)) return at;
  let end = at + 1;
  while (end < source.length && source[end] !== letter) end += source[end] === "\\" ? 2 : 1;
  return end + 1;
}

// Which text stands where on a page: rendered for the studio, each text ends with a mark, which then becomes an attribute of its element.
import { currentOverlay, type Marks, markedTexts, withOverlay } from "./edition.ts";

/** A text by its file as people know it, and its key: "home/es.json", "hero.title". */
export interface TextSource {
  file: string;
  path: string;
}

/** Characters for private use, which no text may have; one is a whole mark. */
const firstMark = 0xf0000;
const mark = /[\u{f0000}-\u{ffffd}]/gu;

/** Does something synchronous in which each text has its mark: the place of its source in `sources`. */
export function withMarks<T>(work: () => T): { value: T; sources: TextSource[] } {
  const marks: Marks = new Map();
  // Another overlay of the same changes: what is remembered of the one has no marks.
  const value = withOverlay({ ...currentOverlay() }, () => markedTexts(marks, work));
  return { value, sources: [...marks.values()].map(({ file, path }) => ({ file, path })) };
}

/** The same value; its texts are marked if somebody wants to know where they stand. */
export function marked<T>(
  value: T,
  marks: Marks | undefined,
  sourceOf: (path: string) => TextSource,
): T {
  return marks ? (markedAt(value, "", marks, sourceOf) as T) : value;
}

function markedAt(
  value: unknown,
  at: string,
  marks: Marks,
  sourceOf: (path: string) => TextSource,
): unknown {
  if (typeof value === "string") {
    const { file, path } = sourceOf(at);
    const key = `${file} ${path}`;
    const { mark } = marks.get(key) ?? { mark: marks.size };
    marks.set(key, { file, path, mark });
    // At the end, because the first letter may change its case.
    return value + String.fromCodePoint(firstMark + mark);
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    markedAt(inner, at === "" ? name : `${at}.${name}`, marks, sourceOf),
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export function withoutMarks(text: string): string {
  return text.replace(mark, "");
}

/** Of React's html: tags, texts, and whole scripts and style sheets. */
const parts =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<\/[\w-]+>|<[a-z][\w-]*(?:"[^"]*"|[^"<>])*>|[^<]+|<[^>]*>/g;
const hasNoEnd = /^<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/;

/** Html without marks, in which elements name the marks of their texts: `data-text="3 14"`. */
export function withAttributes(html: string): string {
  const written: string[] = [];
  const named = new Map<number, Set<number>>();
  const open: number[] = [];
  for (const [part, script] of html.matchAll(parts)) {
    const at = written.push(part) - 1;
    if (script || !part.startsWith("<")) {
      if (!script) name(open.at(-1), part);
    } else if (part.startsWith("</")) open.pop();
    else {
      name(at, part);
      if (!hasNoEnd.test(part) && !part.startsWith("<!")) open.push(at);
    }
  }
  function name(at: number | undefined, part: string): void {
    const found = [...part.matchAll(mark)].map(([one]) => (one.codePointAt(0) ?? 0) - firstMark);
    if (at === undefined || found.length === 0) return;
    const all = named.get(at) ?? new Set();
    for (const each of found) all.add(each);
    named.set(at, all);
  }
  const withNames = written.map((part, at) => {
    const marks = named.get(at);
    return marks ? part.replace(/(?=\/?>$)/, ` data-text="${[...marks].join(" ")}"`) : part;
  });
  return withoutMarks(withNames.join(""));
}

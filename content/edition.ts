// What the owner's people have published on top of the release's files. Every reading of content/ goes through it.

/**
 * By file as people know it ("home/es.json"), then by key ("hero.title", "sections.law.paragraphs.0"). The key "" stands for the
 * whole file. `null` takes a file or a key away.
 */
export type Overlay = Readonly<Record<string, Changes>>;
export type Changes = Readonly<Record<string, unknown>>;

interface State {
  overlay: Overlay;
  /** What the work that is being watched has read: files, and folders of records ("records/clients/"). */
  reads: Set<string> | undefined;
  /** What the texts are that the work that is being marked has read (content/marks.ts). */
  marks: Marks | undefined;
}

/** Texts by their places: "home/es.json hero.title". */
export type Marks = Map<string, { file: string; path: string; mark: number }>;

// One for the process: each bundle in build/ has a copy of this module.
const shared = globalThis as { [key: symbol]: State | undefined };
const key = Symbol.for("amparia.edition");
shared[key] ??= { overlay: {}, reads: undefined, marks: undefined };
const state: State = shared[key];

export function currentOverlay(): Overlay {
  return state.overlay;
}

/** For everything that the process reads from now on. Overlays are never changed, but replaced. */
export function setOverlay(overlay: Overlay): void {
  state.overlay = overlay;
}

/** Synchronous, because all that runs meanwhile sees it. */
function during<T>(changes: Partial<State>, work: () => T): T {
  const before = { ...state };
  Object.assign(state, changes);
  try {
    return work();
  } finally {
    Object.assign(state, before);
  }
}

/** Does something with other changes, such as drafts. */
export const withOverlay = <T>(overlay: Overlay, work: () => T): T => during({ overlay }, work);

/** Does something whose texts are to be marked. */
export const markedTexts = <T>(marks: Marks, work: () => T): T => during({ marks }, work);

/** Does something, and says which files it read, whether or not they exist. */
export function watchReads<T>(work: () => T): { value: T; reads: Set<string> } {
  const reads = new Set<string>();
  try {
    return { value: during({ reads }, work), reads };
  } finally {
    noteReads(reads);
  }
}

export function noteReads(names: Iterable<string>): void {
  if (state.reads) for (const name of names) state.reads.add(name);
}

export const currentMarks = () => state.marks;

/** A file's content with its changes; undefined if it is taken away, or never was. */
export function withChanges(written: unknown, changes: Changes = {}): unknown {
  const { "": whole, ...rest } = changes;
  const base = whole === undefined ? written : (whole ?? undefined);
  return Object.entries(rest).reduce(
    (content, [path, value]) => withChange(content, path.split("."), value),
    base,
  );
}

function withChange(content: unknown, [name, ...deeper]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const isLast = deeper.length === 0;
  if (Array.isArray(content)) {
    const index = Number(name);
    if (isLast && value === null) return content.toSpliced(index, 1);
    // A new item only at the end: the schema would otherwise find holes.
    if (!(index <= content.length)) return content;
    const item = withChange(content[index], deeper, value);
    return index < content.length ? content.with(index, item) : [...content, item];
  }
  const entries = new Map(Object.entries(isObject(content) ? content : {}));
  if (isLast && value === null) entries.delete(name);
  else entries.set(name, withChange(entries.get(name), deeper, value));
  // Unlike assignment this makes a key of any name, `__proto__` too, which the schema then refuses.
  return Object.fromEntries(entries);
}

/** What stands at a key; undefined if nothing does. */
export function valueAt(content: unknown, path: string): unknown {
  if (path === "") return content;
  return path
    .split(".")
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === "object" && inner !== null && Object.hasOwn(inner, name)
          ? (inner as Record<string, unknown>)[name]
          : undefined,
      content,
    );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

// Statements with one text for both databases. Written like `sql`select id from leads where id = ${id}``; values are bound.

export type Engine = "sqlite" | "postgres";

/** Text that differs between the databases. */
export class PerEngine {
  readonly texts: Record<Engine, string>;

  constructor(texts: Record<Engine, string>) {
    this.texts = texts;
  }
}

/** A part of a statement. An array stands for a subselect of its elements, in the column `value`. */
export class Part {
  readonly text: readonly string[];
  readonly values: readonly Value[];

  constructor(text: readonly string[], values: readonly Value[]) {
    this.text = text;
    this.values = values;
  }
}

type Value = string | number | boolean | null | Uint8Array | readonly string[] | Part | PerEngine;

export function part(text: TemplateStringsArray, ...values: Value[]): Part {
  return new Part(text, values);
}

/**
 * The statements of a transaction, each a `yield*`. A generator instead of an async function: SQLite runs it synchronously, so that
 * nothing else comes between its statements.
 */
export type Steps<T> = Generator<Part, T, unknown[]>;

/** Returns the rows. */
export function* sql<Row = unknown>(text: TemplateStringsArray, ...values: Value[]): Steps<Row[]> {
  return (yield new Part(text, values)) as Row[];
}

export type Database = {
  /** Every statement of a read sees the same snapshot in PostgreSQL. */
  read<T>(job: () => Steps<T>): Promise<T>;
  /** Runs the job in a transaction; resolves once it is on disk. */
  write<T>(job: () => Steps<T>): Promise<T>;
};

/** The database once its tables exist. The secret is for keyed hashes. */
export type PreparedDatabase = Database & { secret(): Promise<string> };

/** SQLite has one writer, and needs no locks. */
export const forUpdate = new PerEngine({ sqlite: "", postgres: "for update" });
export const skipLocked = new PerEngine({ sqlite: "", postgres: "for update skip locked" });

const dialects = {
  sqlite: { value: () => "?", list: () => "(select value from json_each(?))" },
  postgres: {
    value: (n: number) => `$${n}`,
    list: (n: number) => `(select unnest($${n}::text[]) as value)`,
  },
};

/** Texts that are the same each time. */
const knownTexts = {
  sqlite: new WeakMap<object, string>(),
  postgres: new WeakMap<object, string>(),
};

/** The statement as the database reads it. */
export function render(statement: Part, engine: Engine): { text: string; values: unknown[] } {
  const isFlat = !statement.values.some(isWritten);
  const known = isFlat && knownTexts[engine].get(statement.text);
  if (known) return { text: known, values: [...statement.values] };
  const values: unknown[] = [];
  const textOf = (value: Value): string => {
    if (value instanceof Part) return write(value);
    if (value instanceof PerEngine) return value.texts[engine];
    values.push(value);
    return dialects[engine][Array.isArray(value) ? "list" : "value"](values.length);
  };
  const write = (some: Part): string =>
    some.text.reduce((text, next, index) => text + textOf(some.values[index - 1]!) + next);
  const text = write(statement);
  if (isFlat) knownTexts[engine].set(statement.text, text);
  return { text, values };
}

function isWritten(value: Value): boolean {
  return value instanceof Part || value instanceof PerEngine || Array.isArray(value);
}

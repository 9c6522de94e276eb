// Dated sets of benchmarks, which are kept: a link names the one it was made with. docs/estimate.md says how to add one.
import type { Benchmarks } from "./benchmarks.ts";
import november2026 from "./benchmarks-2026-11.json" with { type: "json" };
import changesOfDecember2026 from "./benchmarks-2026-12.json" with { type: "json" };
import type { Language } from "./languages.ts";

/** By month. A set's file may hold what it changes of the one before. */
export const sets: Record<string, Benchmarks> = {
  "2026-11": november2026 as unknown as Benchmarks,
  "2026-12": changed(november2026, changesOfDecember2026) as unknown as Benchmarks,
};

/** Row by row; `null` leaves a part out. */
export function changed(before: object, changes: object): object {
  const merged: Record<string, unknown> = { ...before };
  for (const [name, change] of Object.entries(changes)) {
    const old = merged[name];
    if (change === null) delete merged[name];
    else if (isTable(old) && isTable(change)) merged[name] = changed(old, change);
    else merged[name] = change;
  }
  return merged;
}

function isTable(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function newestSet(): string {
  return Object.keys(sets).sort().at(-1) ?? "";
}

export function benchmarksOf({ set }: { set: string }): Benchmarks {
  const benchmarks = sets[set];
  if (!benchmarks) throw new Error(`No benchmarks of ${set}`);
  return benchmarks;
}

/** "noviembre de 2026" */
export function monthOf(set: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${set}-01T00:00:00Z`));
}

// Dated sets of benchmarks, which are kept: a link names the one it was made with. docs/estimate.md says how to add one.
import type { Benchmarks } from "./benchmarks.ts";
import november2026 from "./benchmarks-2026-11.json" with { type: "json" };
import type { Language } from "./languages.ts";

/** By month. */
export const sets: Record<string, Benchmarks> = {
  "2026-11": november2026 as unknown as Benchmarks,
};

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

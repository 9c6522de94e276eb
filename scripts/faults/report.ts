import { table } from "#server/cli/table.ts";
import type { Tally } from "./visitors.ts";

/** `allowed`: mails that were in flight when a server died may arrive twice. */
export type Result = Tally & { fault: string; tries: number; allowed?: number; problem?: string };

export type Fault = { name: string; run: () => Promise<Result[]> };

export function holds(result: Result): boolean {
  const { accepted, found, duplicates, allowed = 0, tries, problem } = result;
  return tries > 0 && accepted > 0 && found === accepted && duplicates <= allowed && !problem;
}

export function reportOf(results: Result[]): string {
  const headings = ["FAULT", "TIMES TRIED", "LEADS ACCEPTED", "LEADS FOUND", "DUPLICATES", ""];
  const rows = results.map((result) => [
    result.fault,
    String(result.tries),
    String(result.accepted),
    String(result.found),
    String(result.duplicates),
    holds(result) ? "ok" : `FAILED ${result.problem ?? ""}`,
  ]);
  return table(headings, rows);
}

import { table } from "#server/cli/format.ts";
import type { Tally } from "./visitors.ts";

/** `allowed`: mails in flight when a server was killed may arrive twice. */
export type Result = Tally & {
  fault: string;
  tries: number;
  allowed?: number;
  problem?: string | undefined;
};

export function holds(result: Result): boolean {
  const { accepted, found, duplicates, allowed = 0, tries, problem } = result;
  return tries > 0 && accepted > 0 && found === accepted && duplicates <= allowed && !problem;
}

/** A fault that ran several times has one line with the problems of all runs. */
export function reportOf(results: Result[]): string {
  const headings = ["FAULT", "TIMES TRIED", "LEADS ACCEPTED", "LEADS FOUND", "DUPLICATES", ""];
  const rows = [...Map.groupBy(results, ({ fault }) => fault)].map(([fault, rounds]) => {
    const sum = (key: "tries" | keyof Tally) =>
      String(rounds.reduce((total, round) => total + round[key], 0));
    const failed = rounds.find((round) => !holds(round));
    return [
      fault,
      sum("tries"),
      sum("accepted"),
      sum("found"),
      sum("duplicates"),
      failed ? `FAILED ${failed.problem ?? ""}` : "ok",
    ];
  });
  return table(headings, rows);
}

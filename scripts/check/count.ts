import { readFileSync } from "node:fs";

export interface Count {
  passed: number;
  failed: number;
}

export const nothing: Count = { passed: 0, failed: 0 };

export function sum(counts: Count[]): Count {
  return counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    nothing,
  );
}

export function countOf(isPassed: boolean): Count {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The counts of a runner's JSON report. A runner that failed without naming a test counts as one failure. */
export function countsIn<Report>(
  file: string,
  isPassed: boolean,
  read: (report: Report) => Count,
): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, "utf8")));
    return isPassed || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return countOf(false);
  }
}

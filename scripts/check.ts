// `npm test`: format, lint, types, unit tests, faults, build, browser tests. Ends with one line of totals.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./check/browser.ts";
import { possibleFaults } from "./check/possible-faults.ts";
import { holds, reportOf } from "./faults/report.ts";
import { runFaults } from "./faults/run-faults.ts";

interface Count {
  passed: number;
  failed: number;
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const reports = mkdtempSync(join(tmpdir(), "amparia-check-"));

const steps: Record<string, () => Count | Promise<Count>> = {
  "Format and lint": () => run("biome", ["ci", "--error-on-warnings", "."]),
  Types: () => both(run("react-router", ["typegen"]), run("tsc", [])),
  "Unit tests": unitTests,
  Faults: faults,
  "Browser tests": browserTests,
};

let total: Count = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n== ${name}`);
  const count = await countOf(step);
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed`);
  total = both(total, count);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A step that crashes counts as a failure, and the other steps still run. */
async function countOf(step: () => Count | Promise<Count>): Promise<Count> {
  try {
    return await step();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

function unitTests(): Count {
  const file = join(reports, "unit.json");
  const exit = run("vitest", [
    "run",
    "--project=unit",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${file}`,
  ]);
  return counted<UnitReport>(file, exit, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites,
  }));
}

async function faults(): Promise<Count> {
  const results = await runFaults({ names: possibleFaults(), soakMs: 0 });
  console.log(`\n${reportOf(results)}`);
  const passed = results.filter(holds).length;
  return { passed, failed: results.length - passed };
}

function browserTests(): Count {
  ensureBrowser();
  const file = join(reports, "browser.json");
  // CI: never reuse a server that already runs.
  const env = { CI: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_DATA_DIR: join(reports, "data") };
  const exit = run("playwright", ["test"], env);
  return counted<BrowserReport>(file, exit, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/** The runner's counts; a runner that failed without naming a test counts as one failure. */
function counted<Report>(file: string, exit: Count, read: (report: Report) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, "utf8")));
    return exit.failed > 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(command: string, args: string[], env: Record<string, string> = {}): Count {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function both(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

// `npm test`: format, lint, types, unit and server tests, faults, build, HTTP tests, browser tests and journeys in Firefox and WebKit,
// in two rows of steps that run side by side. Ends with one line of totals.
// `npm test -- --only quick|unit|faults|browser`: a part of it. `quick` is format, lint, types and the tests that start nothing;
// `browser` is everything on the running site.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./check/browser.ts";
import { type Count, countOf, countsIn, sum } from "./check/count.ts";
import { ensureEngines } from "./check/engines.ts";
import { possibleFaults } from "./check/possible-faults.ts";
import { run } from "./check/run.ts";
import { startSite } from "./check/site.ts";
import { holds, type Result, reportOf } from "./faults/report.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

interface Ended {
  count: Count;
  output: string;
}

type Part = "quick" | "unit" | "faults" | "browser";

interface Step {
  name: string;
  parts: Part[];
  perform: () => Promise<Ended>;
}

const only = readOnly();
const isWanted = (part: Part) => !only || only === part;
const reports = mkdtempSync(join(tmpdir(), "amparia-check-"));
const env = { TEST_DATA_DIR: join(reports, "data") };
// The tests start some three hundred processes, and a process with a cache needs half the time to start.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "amparia-compile-cache");

// Before anything runs side by side: the package manager makes one installation at a time.
const faultNames = isWanted("faults") ? possibleFaults() : [];
if (isWanted("browser")) {
  ensureBrowser();
  ensureEngines();
}

const starting = isWanted("browser") ? startSite(env.TEST_DATA_DIR) : undefined;
// Reported by each step that needs the site.
starting?.catch(() => {});

const rows: Step[][] = [
  [
    { name: "Unit tests", parts: ["quick", "unit"], perform: () => vitest("unit") },
    { name: "Server tests", parts: ["unit"], perform: () => vitest("servers") },
    { name: "Faults", parts: ["faults"], perform: faults },
    { name: "Firefox and WebKit", parts: ["browser"], perform: onSite(() => vitest("engines")) },
  ],
  [
    { name: "Format and lint", parts: ["quick"], perform: lint },
    { name: "Types", parts: ["quick"], perform: types },
    { name: "HTTP tests", parts: ["browser"], perform: onSite(() => vitest("site")) },
    { name: "Browser tests", parts: ["browser"], perform: onSite(browserTests) },
  ],
];
const counts = await Promise.all(rows.map(countRow));
await starting?.then(
  (site) => site.stop(),
  () => {},
);
rmSync(reports, { recursive: true, force: true });
const total = sum(counts);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function readOnly(): Part | undefined {
  const parts: Part[] = ["quick", "unit", "faults", "browser"];
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  const part = parts.find((it) => it === values.only);
  if (!values.only || part) return part;
  console.error(`--only takes one of ${parts.join(", ")}.`);
  process.exit(2);
}

async function countRow(row: Step[]): Promise<Count> {
  const done: Count[] = [];
  for (const step of row.filter(({ parts }) => parts.some(isWanted)))
    done.push(await countStep(step));
  return sum(done);
}

/** Prints a step's output when it has ended. A step that throws counts as a failure, and the other steps still run. */
async function countStep({ name, perform }: Step): Promise<Count> {
  const startedAt = performance.now();
  console.log(`.. ${name}`);
  const { count, output } = await perform().catch((error: unknown) => ({
    count: countOf(false),
    output: String(error),
  }));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`\n== ${name}\n${output.trim()}`);
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

function onSite(perform: () => Promise<Ended>): () => Promise<Ended> {
  return async () => {
    await starting;
    return perform();
  };
}

async function command(name: string, args: string[]): Promise<Ended> {
  const { isPassed, output } = await run(name, args);
  return { count: countOf(isPassed), output };
}

function lint(): Promise<Ended> {
  return command("biome", ["ci", "--error-on-warnings", "."]);
}

async function types(): Promise<Ended> {
  const generated = await command("react-router", ["typegen"]);
  const checked = await command("tsc", []);
  return {
    count: sum([generated.count, checked.count]),
    output: generated.output + checked.output,
  };
}

async function vitest(project: string): Promise<Ended> {
  const file = join(reports, `${project}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile=${file}`];
  const { isPassed, output } = await run(
    "vitest",
    ["run", "--project", project, ...reporters],
    env,
  );
  const count = countsIn<VitestReport>(file, isPassed, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
  return { count, output };
}

async function faults(): Promise<Ended> {
  const { stdout, output } = await run("node", ["scripts/faults/main.ts", "--json", ...faultNames]);
  const results: Result[] = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  const passed = results.filter(holds).length;
  return {
    count: { passed, failed: results.length - passed },
    output: results.every(holds) ? reportOf(results) : `${output}\n${reportOf(results)}`,
  };
}

async function browserTests(): Promise<Ended> {
  const file = join(reports, "browser.json");
  const { isPassed, output } = await run("playwright", ["test"], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const count = countsIn<PlaywrightReport>(file, isPassed, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
  return { count, output };
}

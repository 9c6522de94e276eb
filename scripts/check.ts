// Runs two sequences of steps in parallel, on one build and one running site, and prints totals at the end. Its arguments name
// the parts to run: `npm test` is `quick site`, `npm run test:all` is all of them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Ended, run } from "./check/run.ts";
import { startSite } from "./check/site.ts";
import { ensureTools } from "./check/tools.ts";

type Part = "quick" | "site" | "exhaustive";

interface Step {
  part: Part;
  name: string;
  perform: () => Promise<Ended>;
}

const isWanted = (part: Part) => process.argv.includes(part);
const needsSite = isWanted("site") || isWanted("exhaustive");

// Where the site keeps leads and mail; the tests read it there.
const dataDir = mkdtempSync(join(tmpdir(), "amparia-check-"));
process.env.TEST_DATA_DIR = dataDir;
// The tests start some three hundred processes, and a process with a cache needs half the time to start.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "amparia-compile-cache");

// Before anything runs side by side: the package manager makes one installation at a time.
ensureTools([
  ...(needsSite ? (["PostgreSQL", "Chromium"] as const) : []),
  ...(isWanted("exhaustive") ? (["Firefox", "WebKit", "strace", "Caddy"] as const) : []),
]);

const starting = needsSite ? startSite(dataDir) : undefined;
// Reported by each step that needs the site.
starting?.catch(() => {});

const rows: Step[][] = [
  [
    { part: "quick", name: "Unit tests", perform: () => vitest("unit") },
    { part: "site", name: "Server tests", perform: () => vitest("servers") },
    {
      part: "exhaustive",
      name: "Faults",
      perform: onSite(() => run("node", ["scripts/faults/main.ts"])),
    },
    { part: "exhaustive", name: "Proxies", perform: () => vitest("proxies") },
    {
      part: "exhaustive",
      name: "Firefox and WebKit",
      perform: onSite(() => playwright("firefox", "webkit")),
    },
  ],
  [
    {
      part: "quick",
      name: "Format and lint",
      perform: () => run("biome", ["ci", "--error-on-warnings", "."]),
    },
    { part: "quick", name: "Types", perform: () => run("npm", ["run", "--silent", "types"]) },
    { part: "site", name: "HTTP tests", perform: onSite(() => vitest("site")) },
    { part: "site", name: "Chromium", perform: onSite(() => playwright("main")) },
    {
      part: "exhaustive",
      name: "Chromium, exhaustively",
      perform: onSite(() => playwright("exhaustive")),
    },
  ],
];
const ended = (await Promise.all(rows.map(performRow))).flat();
const stop = await starting?.catch(() => undefined);
await stop?.();
rmSync(dataDir, { recursive: true, force: true });
const passed = ended.reduce((sum, step) => sum + step.passed, 0);
const failed = ended.reduce((sum, step) => sum + step.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Prints a step's output when it has ended. A step that throws counts as a failure, and the other steps still run. */
async function performRow(row: Step[]): Promise<Ended[]> {
  const done: Ended[] = [];
  for (const { name, perform } of row.filter(({ part }) => isWanted(part))) {
    const startedAt = performance.now();
    console.log(`.. ${name}`);
    const step = await perform().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      output: String(error),
    }));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`\n== ${name}\n${step.output.trim()}`);
    console.log(`${name}: ${step.passed} passed, ${step.failed} failed, ${seconds} s`);
    done.push(step);
  }
  return done;
}

function onSite(perform: () => Promise<Ended>): () => Promise<Ended> {
  return async () => {
    await starting;
    return perform();
  };
}

function vitest(project: string): Promise<Ended> {
  return run("vitest", ["run", "--project", project, "--reporter=dot", "--passWithNoTests"]);
}

function playwright(...projects: string[]): Promise<Ended> {
  return run("playwright", ["test", "--project", ...projects, "--reporter=dot"]);
}

// `npm run test:mutation [-- core|mail|leads|sqlite]`: Stryker changes the code in small ways, one at a time, and counts how many of
// the changes a test notices. Fails below 85 %. Not part of `npm test`: it runs the tests hundreds of times. Results are
// kept, and the next run tries only what has changed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Area, areas } from "./areas.ts";

/** Not a dependency: it would double the number of installed packages. `npm ci` removes it with all of node_modules. */
const version = "10.1.1";
const packages = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${version}`);

/** Within node_modules, so that Stryker finds the project's own Vitest. */
const folder = join("node_modules", ".mutation");
const stryker = join(folder, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in areas));
if (unknown.length > 0) {
  console.error(
    `No such area: ${unknown.join(", ")}. There are: ${Object.keys(areas).join(", ")}.`,
  );
  process.exit(2);
}
if (!existsSync(stryker)) install();
const failed = Object.entries(areas)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .filter(([name, area]) => !isNoticed(name, area));
process.exit(failed.length > 0 ? 1 : 0);

function install(): void {
  console.error(`Installs ${packages.join(" and ")} in ${folder}.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  // Without the peer dependency: Vitest is the project's.
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps"];
  const { status } = spawnSync("npm", ["install", ...options, "--save-exact", ...packages], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("npm did not install Stryker");
}

function isNoticed(name: string, { mutate, tests }: Area): boolean {
  const sandboxes = mkdtempSync(join(tmpdir(), "amparia-mutation-"));
  const config = join(sandboxes, "stryker.json");
  const settings = {
    mutate,
    // Texts and log messages, and names that the type checker compares.
    mutator: { excludedMutations: ["StringLiteral"] },
    // Executed once, when a file is loaded: tables of data, and regular expressions that every test would have to try.
    ignoreStatic: true,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    concurrency: 2,
    timeoutMS: 10_000,
    thresholds: { high: 90, low: 85, break: 85 },
    incremental: true,
    incrementalFile: join(folder, `${name}.json`),
    tempDirName: sandboxes,
    ignorePatterns: ["art", "public", "app", "tests", "deploy"],
    // Stryker rewrites a tsconfig.json by an interface that TypeScript 7 does not have.
    tsconfigFile: "none.json",
    disableTypeChecks: false,
    reporters: ["progress-append-only", "clear-text"],
    clearTextReporter: { allowEmojis: false, logTests: false },
  };
  writeFileSync(config, JSON.stringify(settings));
  const { status } = spawnSync("node", [stryker, "run", config], {
    stdio: "inherit",
    env: { ...process.env, MUTATION_TESTS: JSON.stringify(tests), TESTED_STORE: "SQLite" },
  });
  rmSync(sandboxes, { recursive: true, force: true });
  return status === 0;
}

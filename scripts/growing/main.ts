// `npm run test:growing`: follows docs/growing.md in scratch copies of the project, then runs types and unit tests there; with
// another brand it also builds the site.
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { changeBrand, otherOrigin, tracesIn } from "./brand.ts";
import { fillIn, missingIn, type NewEntry } from "./fill-in.ts";

interface Growth {
  heading: string;
  start: (root: string, steps: string[]) => void;
  entries: NewEntry[];
  /** Before the unit tests. Returns what is wrong. */
  inspect?: (root: string) => string[];
}

const mostRounds = 8;
const testFolders = [
  "app",
  "core",
  "server/config",
  "server/http",
  "server/mail",
  "scripts/brand",
  "scripts/build",
];
const asIs = (text: string) => text;

const chile: NewEntry = {
  name: "cl",
  models: ["ar", "es"],
  // Argentina lists more industries than any other country.
  modelsIn: { "app/market/industries.ts": ["es"] },
  rename: (text) =>
    text
      // The copied texts are another country's, in its words.
      .replace(/^ {4}avoid: \[[\s\S]*?^ {4}\]/m, "avoid: []")
      .replaceAll("spain", "chile")
      .replaceAll("España", "Chile")
      .replaceAll("companies.es", "companies.cl")
      .replaceAll("emergencyNumbers.es", "emergencyNumbers.cl"),
};

/** The English texts, in files of its own. */
const french: NewEntry = {
  name: "fr",
  models: ["en"],
  rename: (text) =>
    text
      .replaceAll(".en.ts", ".fr.ts")
      .replace(/^en$/, "fr")
      .replace(/\)\.en$/, ").fr")
      .replace(/^(export const )en\b/m, "$1fr"),
};

const growths: Growth[] = [
  {
    heading: "A country",
    start: (root, [entry = ""]) => {
      insert(root, "core/countries.ts", "] as const satisfies readonly Country[];", entry);
      addFlag(root, "cl");
    },
    entries: [chile],
  },
  {
    heading: "A page",
    start: (root, [entry = "", component = ""]) => {
      insert(root, "core/pages.ts", "} as const satisfies Record<string, PageEntry>;", entry);
      mkdirSync(join(root, "app/pages/events"));
      writeFileSync(join(root, "app/pages/events/page.tsx"), component);
    },
    entries: [{ name: "events", models: ["legal", "coverage"], rename: asIs }],
  },
  {
    heading: "A language",
    start: (root, [list = "", country = ""]) => {
      const file = join(root, "core/languages.ts");
      const source = readFileSync(file, "utf8");
      writeFileSync(file, source.replace(/^export const languages = .*$/m, list.trim()));
      insert(root, "core/countries.ts", "] as const satisfies readonly Country[];", country);
      addFlag(root, "ca");
    },
    entries: [french, { name: "ca", models: ["us"], rename: asIs }],
  },
  { heading: "The brand", start: changeBrand, entries: [], inspect: inspectBrand },
];

const guide = readFileSync("docs/growing.md", "utf8");
const chosen = process.argv.slice(2);
const failed = growths
  .filter(({ heading }) => chosen.length === 0 || chosen.includes(heading))
  .filter((growth) => !follow(growth));
process.exit(failed.length > 0 ? 1 : 0);

function follow({ heading, start, entries, inspect }: Growth): boolean {
  const root = scratchCopy();
  try {
    start(root, codeBelow(heading));
    const problem = untilItCompiles(root, entries);
    if (problem) {
      console.error(`${heading}: does not compile\n${problem}`);
      return false;
    }
    console.log(`${heading}: compiles`);
    const wrong = inspect?.(root) ?? [];
    if (wrong.length > 0) console.error(`${heading}:\n${wrong.join("\n")}`);
    else if (inspect) console.log(`${heading}: nothing is left of the old one`);
    const tests = ["run", "--project=unit", ...testFolders];
    const { status } = run(root, "vitest", tests, { stdout: "inherit" });
    console.log(`${heading}: unit tests ${status === 0 ? "pass" : "fail"}`);
    return status === 0 && wrong.length === 0;
  } finally {
    if (!process.env.KEEP) rmSync(root, { recursive: true });
    else console.log(root);
  }
}

/** Everything under version control, with this project's packages. */
function scratchCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "amparia-growing-"));
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  for (const file of files.filter((it) => it !== "" && !it.startsWith("art/"))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  return root;
}

/** The examples in the guide's section, in order. */
function codeBelow(heading: string): string[] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
}

function insert(root: string, file: string, before: string, text: string): void {
  const source = readFileSync(join(root, file), "utf8");
  if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(join(root, file), source.replace(before, `${text}${before}`));
}

function addFlag(root: string, code: string): void {
  insert(
    root,
    "app/country-choice/flag.tsx",
    "\nconst flags",
    `import ${code} from "circle-flags/flags/${code}.svg";\n`,
  );
  insert(root, "app/country-choice/flag.tsx", " };\n\n/** ", `, ${code}`);
}

/** Each round adds what the compiler asks for. Returns the errors that remain. */
function untilItCompiles(root: string, entries: NewEntry[]): string {
  let errors = "";
  for (let round = 0; round < mostRounds; round++) {
    run(root, "react-router", ["typegen"]);
    errors = run(root, "tsc", ["--pretty", "false"]).stdout;
    if (errors.trim() === "") return "";
    // From the end of each file, so that places before it stay where they are.
    const places = missingIn(errors).sort((a, b) => b.line - a.line || b.column - a.column);
    const filled = places.flatMap((place) =>
      entries
        .filter(({ name }) => place.names.includes(name))
        .filter((entry) => fillIn(root, place, entry)),
    );
    if (filled.length === 0) return errors;
  }
  return errors;
}

/** Makes the pictures, then builds the site with them and writes mails. */
function inspectBrand(root: string): string[] {
  for (const script of ["scripts/brand/main.ts", "scripts/build.ts"]) {
    const { status } = run(root, "node", [script], { env: otherOrigin, stdout: "inherit" });
    if (status !== 0) return [`${script} failed`];
  }
  const mails = run(root, "node", ["scripts/growing/mails.ts"], { env: otherOrigin });
  return mails.status === 0 ? tracesIn(root, mails.stdout) : ["no mails could be written"];
}

interface RunOptions {
  env?: Record<string, string>;
  stdout?: "pipe" | "inherit";
}

function run(
  root: string,
  command: string,
  args: string[],
  { env = {}, stdout = "pipe" }: RunOptions = {},
) {
  return spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", stdout, "inherit"],
  });
}

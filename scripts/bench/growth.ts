import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { countries } from "#core/countries.ts";

const extras = [0, 4, 8, 16];
const lenders = [
  { code: "es", language: "es" },
  { code: "br", language: "pt" },
  { code: "us", language: "en" },
];

/** Builds copies of the site with more and more made-up countries, each with the texts of an existing one. */
export async function benchGrowth() {
  const rows: Record<string, object> = {};
  for (const extra of extras) {
    const dir = copyOfSite();
    try {
      addCountries(dir, extra);
      const total = countries.length + extra;
      rows[`${total} countries`] = measureBuild(dir);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }
  console.table(rows);
}

function copyOfSite(): string {
  const dir = mkdtempSync(join(tmpdir(), "amparia-growth-"));
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  for (const file of files.filter(Boolean)) cpSync(file, join(dir, file), { recursive: true });
  symlinkSync(resolve("node_modules"), join(dir, "node_modules"));
  return dir;
}

/** Records keyed by country use, for a made-up country, the entry of the country with the same language. */
function addCountries(dir: string, count: number) {
  const file = join(dir, "core/countries.ts");
  const made = Array.from({ length: count }, (_, index) => {
    const lender = lenders[index % lenders.length] as (typeof lenders)[number];
    const code = `x${String.fromCharCode("a".charCodeAt(0) + index)}`;
    return { code, language: lender.language, lender: lender.code };
  });
  const entries = made.map(
    ({ code, language }) =>
      `{ code: "${code}", name: "Country ${code}", prefix: "${code}", language: "${language}", locale: "${language}-${code.toUpperCase()}", dialingCode: "+00", currency: "USD" },`,
  );
  const loans = made.map(
    ({ code, lender }) =>
      `Object.defineProperty(Object.prototype, "${code}", { configurable: true, get() { return this.${lender}; } });`,
  );
  const source = readFileSync(file, "utf8");
  const end = "] as const satisfies readonly Country[];";
  if (!source.includes(end)) throw new Error("core/countries.ts has changed its shape");
  writeFileSync(file, source.replace(end, `${entries.join("\n")}\n${end}\n${loans.join("\n")}`));
}

function measureBuild(dir: string) {
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", "TIMEFORMAT='%R %U %S'; time node scripts/build.ts --force"],
    { cwd: dir, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] },
  );
  if (status !== 0) throw new Error(stderr);
  const [wall = 0, user = 0, system = 0] = (stderr.trim().split("\n").at(-1) ?? "")
    .split(" ")
    .map(Number);
  const site = join(dir, "build/site");
  const pages = globSync("pages/**/*.html", { cwd: site }).length;
  return {
    pages,
    "build s": Math.round(wall),
    "CPU s": Math.round(user + system),
    "CPU ms/page": Math.round(((user + system) * 1000) / pages),
    "site MB": Number((sizeOf(site, "**/*") / 1e6).toFixed(1)),
    "html kB/page (br)": Number((sizeOf(site, "pages/**/*.html.br") / pages / 1e3).toFixed(1)),
    "routes kB (br)": Number((sizeOf(site, "static/assets/manifest-*.br") / 1e3).toFixed(2)),
    "sitemap kB (gz)": Number((sizeOf(site, "static/sitemap.xml.gz") / 1e3).toFixed(1)),
  };
}

function sizeOf(dir: string, pattern: string): number {
  return globSync(pattern, { cwd: dir })
    .map((file) => statSync(join(dir, file)))
    .filter((stats) => stats.isFile())
    .reduce((total, { size }) => total + size, 0);
}

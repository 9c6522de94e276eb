// The build writes the origin, the site key and whether visits are counted into the pages, so the server must have the same settings.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Settings = { publicOrigin: string; siteKey: string; figures: boolean };
type BuiltFor = { origin: string; siteKeyHash: string; figures: boolean };

/** The site was built for other settings. */
export class BuildMismatch extends Error {}

const fileIn = (siteDir: string) => join(siteDir, "built-for.json");

export async function writeBuiltFor(siteDir: string, settings: Settings): Promise<void> {
  await writeFile(fileIn(siteDir), `${JSON.stringify(builtFor(settings))}\n`);
}

/** @throws {BuildMismatch} */
export async function assertBuiltFor(siteDir: string, settings: Settings): Promise<void> {
  const built = await readBuiltFor(siteDir);
  const wanted = builtFor(settings);
  const differences = [
    built.origin !== wanted.origin &&
      `It was built for PUBLIC_ORIGIN=${built.origin}, and is to be served at ${wanted.origin}.`,
    built.siteKeyHash !== wanted.siteKeyHash &&
      "It was built with another SITE_KEY: every message would be refused.",
    built.figures !== wanted.figures &&
      `It was built with FIGURES=${built.figures ? "on" : "off"}: its pages and its privacy notice say so.`,
  ].filter((difference) => difference !== false);
  if (differences.length > 0) throw mismatch(differences);
}

async function readBuiltFor(siteDir: string): Promise<BuiltFor> {
  try {
    return JSON.parse(await readFile(fileIn(siteDir), "utf8"));
  } catch {
    throw mismatch(["There is no whole build in build/site."]);
  }
}

function mismatch(reasons: string[]): BuildMismatch {
  const lines = reasons.map((reason) => `  ${reason}\n`).join("");
  return new BuildMismatch(
    `The site cannot be served:\n${lines}  Build it with the settings it is served with: npm run build`,
  );
}

/** A hash: the key is public, but a file that gets copied need not repeat it. */
function builtFor({ publicOrigin, siteKey, figures }: Settings): BuiltFor {
  const siteKeyHash = createHash("sha256").update(siteKey).digest("hex");
  return { origin: publicOrigin, siteKeyHash, figures };
}

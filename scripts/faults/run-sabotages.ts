import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { table } from "#server/cli/table.ts";
import { holds, lineVariable, type Result } from "./report.ts";
import { type Sabotage, sabotages, sabotageVariable } from "./sabotages.ts";

interface Verdict {
  sabotage: Sabotage;
  /** The failed fault's message, or undefined if it passed. */
  noticed: string | undefined;
  problem?: string;
}

const hooks = `--import=${join(import.meta.dirname, "sabotage-hooks.ts")}`;
const longestMs = 5 * 60_000;

/** Runs each fault against its sabotaged server; returns whether all of them failed. */
export async function runSabotages(wanted: string[]): Promise<boolean> {
  const chosen = sabotages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const verdicts: Verdict[] = [];
  for (const sabotage of chosen) {
    console.log(`${sabotage.name} ...`);
    verdicts.push(await verdictOn(sabotage));
  }
  const rows = verdicts.map(({ sabotage, noticed, problem }) => [
    sabotage.name,
    sabotage.line,
    noticed === undefined ? `NOT NOTICED ${problem ?? ""}` : `noticed: ${noticed}`,
  ]);
  console.log(`\n${table(["SABOTAGE", "LINE", ""], rows)}`);
  return verdicts.length > 0 && verdicts.every(({ noticed }) => noticed !== undefined);
}

async function verdictOn(sabotage: Sabotage): Promise<Verdict> {
  const source = readFileSync(join(import.meta.dirname, "../..", sabotage.file), "utf8");
  if (source.split(sabotage.find).length !== 2) {
    return { sabotage, noticed: undefined, problem: `${sabotage.file} does not read like that` };
  }
  const results = await resultsUnder(sabotage);
  // A fault that threw before its first line has the fault's own name.
  const result = results.find(
    ({ fault }) => fault.startsWith(sabotage.line) || fault === sabotage.fault,
  );
  if (!result) return { sabotage, noticed: undefined, problem: "the line was not run" };
  // A server that does not even start proves nothing.
  const isBroken = result.problem?.includes("ended before it listened");
  if (holds(result) || isBroken) return { sabotage, noticed: undefined, ...result };
  return { sabotage, noticed: wordsFor(result) };
}

function wordsFor({ problem, accepted, found, duplicates }: Result): string {
  if (problem) return problem;
  return found < accepted ? `${accepted - found} leads lost` : `${duplicates} duplicates`;
}

async function resultsUnder({ name, fault, line }: Sabotage): Promise<Result[]> {
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, [main, "--json", fault], {
    env: { ...process.env, NODE_OPTIONS: hooks, [sabotageVariable]: name, [lineVariable]: line },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: longestMs,
    killSignal: "SIGKILL",
  });
  const lines = (await text(child.stdout)).trimEnd().split("\n");
  try {
    return JSON.parse(lines.at(-1) ?? "");
  } catch {
    return [];
  }
}

// Which release this is: its commit, for the desk's page of health.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Release } from "#core/desk.ts";

/** Written by each build, also when the pages are those of the last one. */
export function writeRelease(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(releaseOf(process.cwd()))}\n`);
}

/** A container's build has no history, and is told: `RELEASE="$(git log -1 --format='%h %cI')"`. Otherwise the commit is unknown. */
export function releaseOf(
  folder: string,
  { told = process.env.RELEASE, nowMs = Date.now() } = {},
): Release {
  const [toldCommit, toldAt] = told?.split(" ") ?? [];
  if (toldCommit && toldAt) return { commit: toldCommit, at: Date.parse(toldAt) };
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args], { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  try {
    // With "-dirty" if files differ from it.
    const commit = git("describe", "--always", "--dirty", "--exclude=*");
    return { commit, at: Date.parse(git("log", "-1", "--format=%cI")) };
  } catch {
    return { commit: null, at: nowMs };
  }
}

import { spawnSync } from "node:child_process";
import { type FaultName, faultNames } from "../faults/run-faults.ts";
import { canInstall, findCommand, install } from "./commands.ts";

/** Two faults need permissions: to trace system calls, and to mount a disk. */
export function possibleFaults(): FaultName[] {
  if (canInstall() && !findCommand(["strace"])) tryToInstall("strace");
  const impossible: FaultName[] = [];
  if (!works("strace", ["-o", "/dev/null", "true"])) impossible.push("sync");
  if (!works("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"])) {
    impossible.push("full-disk");
  }
  if (impossible.length > 0) console.log(`This machine does not allow: ${impossible.join(", ")}`);
  return faultNames.filter((name) => !impossible.includes(name));
}

function tryToInstall(name: string) {
  try {
    install(name);
  } catch {
    console.log(`${name} could not be installed.`);
  }
}

function works(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

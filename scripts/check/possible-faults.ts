import { spawnSync } from "node:child_process";
import { canInstall, findCommand, install } from "./commands.ts";

const anywhere = [
  "kill-sqlite",
  "kill-postgres-server",
  "kill-postgres",
  "four-servers",
  "write-errors",
  "smtp",
  "shedding",
];

/** Some need more than the project itself: system calls that may be traced, a disk that may be mounted. */
export function possibleFaults(): string[] {
  if (canInstall() && !findCommand(["strace"])) install("strace");
  const special = {
    sync: works("strace", ["-o", "/dev/null", "true"]),
    "full-disk": works("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]),
  };
  const impossible = Object.entries(special).flatMap(([name, isPossible]) =>
    isPossible ? [] : [name],
  );
  if (impossible.length > 0) console.log(`This machine does not allow: ${impossible.join(", ")}`);
  return [...anywhere, ...Object.keys(special).filter((name) => !impossible.includes(name))];
}

function works(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Ended {
  passed: number;
  failed: number;
  /** Both streams, in the order of writing. */
  output: string;
}

/**
 * Runs a command and keeps its output, so that commands can run side by side and still be read one by one. Counts the tests
 * by the last numbers that it wrote before "passed" and "failed"; a command that writes none counts as one.
 */
export async function run(command: string, args: string[], env = process.env): Promise<Ended> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, "close");
  const last = (word: string) =>
    Number([...output.matchAll(new RegExp(`(\\d+) ${word}\\b`, "g"))].at(-1)?.[1] ?? 0);
  if (code === 0) return { passed: last("passed") || 1, failed: 0, output };
  return { passed: last("passed"), failed: last("failed") || 1, output };
}

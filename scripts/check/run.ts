import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Outcome {
  isPassed: boolean;
  stdout: string;
  /** Both streams, in the order of writing. */
  output: string;
}

/** Keeps the output until the command has ended, so that commands can run side by side and still be read one by one. */
export async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const outcome = { isPassed: false, stdout: "", output: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    outcome.stdout += text;
    outcome.output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    outcome.output += text;
  });
  const [code] = await once(child, "close");
  outcome.isPassed = code === 0;
  return outcome;
}

import { runCommand } from "../run.ts";

/** What `npm run leads` prints with these arguments. */
export async function runLeads(env: Record<string, string>, ...args: string[]): Promise<string> {
  let output = "";
  const print = (text: string) => {
    output += text;
  };
  await runCommand({ args, env, print });
  return output;
}

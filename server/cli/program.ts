import { ConfigError } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { StoreUnavailable, StoreUnsafe } from "#server/leads/store.ts";
import { type Print, UsageError } from "./arguments.ts";

export type ProgramOptions = {
  args: string[];
  env: Record<string, string | undefined>;
  print: Print;
};

/** Runs `npm run NAME` and prints what a person can mend without a stack. */
export async function runProgram(
  name: string,
  run: (options: ProgramOptions) => Promise<void>,
): Promise<void> {
  // `leads export | head` closes the pipe early, which is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  try {
    await run({
      args: process.argv.slice(2),
      env: readEnvironment(),
      print: (text) => process.stdout.write(text),
    });
  } catch (error) {
    const expected = [UsageError, ConfigError, StoreUnavailable, StoreUnsafe];
    const isExpected = expected.some((type) => error instanceof type);
    console.error(isExpected && error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`Try: npm run ${name} -- --help`);
    process.exitCode = 1;
  }
}

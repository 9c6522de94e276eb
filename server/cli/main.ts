import { ConfigError } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { StoreUnavailable, StoreUnsafe } from "#server/leads/store.ts";
import { UsageError } from "./arguments.ts";
import { runCommand } from "./run.ts";

// `leads export | head` closes the pipe early, which is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
try {
  const print = (text: string) => process.stdout.write(text);
  await runCommand({ args: process.argv.slice(2), env: readEnvironment(), print });
} catch (error) {
  // What a person can mend is printed without a stack.
  const expected = [UsageError, ConfigError, StoreUnavailable, StoreUnsafe];
  const isExpected = expected.some((type) => error instanceof type);
  console.error(isExpected && error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error("Try: npm run leads -- --help");
  process.exitCode = 1;
}

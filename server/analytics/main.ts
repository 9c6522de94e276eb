// `npm run figures`.
import { ConfigError } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { StoreUnavailable, StoreUnsafe } from "#server/leads/store.ts";
import { AnalyticsUsageError, runAnalytics } from "./run.ts";

try {
  await runAnalytics({
    args: process.argv.slice(2),
    env: readEnvironment(),
    print: (text) => process.stdout.write(text),
  });
} catch (error) {
  const expected = [AnalyticsUsageError, ConfigError, StoreUnavailable, StoreUnsafe];
  const isExpected = expected.some((type) => error instanceof type);
  console.error(isExpected && error instanceof Error ? error.message : error);
  if (error instanceof AnalyticsUsageError) console.error("Try: npm run figures -- --help");
  process.exitCode = 1;
}

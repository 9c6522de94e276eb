import { join } from "node:path";
import { ConfigError, readConfig } from "./config.ts";
import { StoreUnsafe } from "./leads/store.ts";
import { createLog } from "./log.ts";
import { openServer } from "./open-server.ts";

/** A supervisor's kill would come later: containers give at least ten seconds, and a mail takes a minute at most. */
const longestStopMs = 65_000;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const siteDir = join(import.meta.dirname, "..", "build", "site");
  // A moment for the answers under way; the supervisor starts the next process.
  const onFatal = () => setTimeout(() => process.exit(1), 500);
  const server = await openServer({ config, siteDir, log, onFatal });

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), longestStopMs).unref();
      void server.close().then(() => process.exit(0));
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.alarm("crashed", { code: error instanceof Error ? error.name : "unknown" });
      process.exit(1);
    });
  }
} catch (error) {
  const isForOperators = error instanceof ConfigError || error instanceof StoreUnsafe;
  console.error(isForOperators ? error.message : error);
  process.exit(1);
}

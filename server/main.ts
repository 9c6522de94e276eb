import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ConfigError, readConfig } from "./config.ts";
import { describeError } from "./describe-error.ts";
import { loadBundle } from "./desk/bundle.ts";
import { readEnvironment } from "./environment.ts";
import { assertBuiltFor, BuildMismatch } from "./http/built-for.ts";
import { StoreMisnamed, StoreUnsafe } from "./leads/store.ts";
import { createLog } from "./log.ts";
import { openServer } from "./open-server.ts";

/** Sending a mail takes a minute at most; if the supervisor kills earlier, nothing is lost. */
const longestFinishMs = 65_000;

/** For `npm start`, which prints a link to it. */
export let desk: Awaited<ReturnType<typeof openServer>>["desk"];

// React's development build would take the thread that answers visitors for longer.
process.env.NODE_ENV ??= "production";

try {
  const env = readEnvironment();
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const siteDir = join(import.meta.dirname, "..", "build", "site");
  await assertBuiltFor(siteDir, config);
  // Lets open responses finish; then the supervisor starts the next process.
  const onFatal = () => setTimeout(() => process.exit(1), 500);
  const loadDesk = () => loadBundle(join(import.meta.dirname, "..", "build", "desk"));
  const toolsFile = join(import.meta.dirname, "..", "build", "assistant", "tools.js");
  const loadTools = async () => (await import(pathToFileURL(toolsFile).href)).assistantTools;
  const workerFile = join(import.meta.dirname, "..", "build", "render", "worker.js");
  const server = await openServer({
    ...{ config, siteDir, loadDesk, workerFile, loadTools, log, onFatal },
  });
  desk = server.desk;

  let isStopping = false;
  const stop = (drainMs: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs + longestFinishMs).unref();
    void server.close({ drainMs }).then(() => process.exit(0));
  };
  process.on("SIGTERM", () => stop(config.drainSeconds * 1000));
  // Ctrl-C in a terminal: there is no load balancer to drain for.
  process.on("SIGINT", () => stop(0));
  if (env.npm_lifecycle_event) onParentGone(() => stop(0));
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.alarm("crashed", describeError(error));
      process.exit(1);
    });
  }
} catch (error) {
  console.error(wordsFor(error));
  process.exit(1);
}

/** npm and npx start a shell that does not forward signals: it would die and leave this process running. */
function onParentGone(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/** Configuration errors are printed as text; any other error is a bug and printed with its stack. */
function wordsFor(error: unknown): unknown {
  const forOperators = [ConfigError, BuildMismatch, StoreMisnamed, StoreUnsafe];
  if (forOperators.some((type) => error instanceof type)) return (error as Error).message;
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall !== "listen") return error;
  const reason = code === "EADDRINUSE" ? "another program listens there" : code;
  return `Cannot listen on port ${port}: ${reason}. Set another port, or stop the other program.`;
}

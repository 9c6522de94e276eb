// The real server in its own process, which can be killed; only its waits are shorter. Prints its port and process id, then
// its log.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ConfigError, readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openServer } from "#server/open-server.ts";
import { testDesks, testSender, tinySite } from "#server/testing/server.ts";

const buildDir = join(import.meta.dirname, "../../build");
const isBuilt = Boolean(process.env.BUILT_SITE);
const siteDir = isBuilt ? join(buildDir, "site") : tinySite();
try {
  const given = {
    DESKS: testDesks,
    MAIL_FROM: testSender,
    ASSETS_DIR: isBuilt ? join(buildDir, "assets") : join(siteDir, "kept"),
    ...process.env,
  };
  const config = readConfig(given);
  const server = await openServer({
    config,
    siteDir,
    ...(isBuilt && {
      workerFile: join(buildDir, "render/worker.js"),
      editionWaits: { pollMs: 200 },
    }),
    log: createLog(config.logLevel),
    onFatal: () => setTimeout(() => process.exit(1), 500),
    waits: { pollMs: 100, firstProbeMs: 100, longestProbeMs: 500, renewMs: 3_000 },
  });
  const drainMs = config.drainSeconds * 1000;
  process.once("SIGTERM", () => void server.close({ drainMs }).then(() => process.exit(0)));
  console.log(`listening ${server.port} ${process.pid}`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
} finally {
  // Already read; a killed process could not remove it later.
  if (!isBuilt) rmSync(siteDir, { recursive: true });
}

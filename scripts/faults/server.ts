// The server as it runs for real, in a process of its own that can be killed; only its waits are shorter. Prints its port and id.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openServer } from "#server/open-server.ts";
import { testDesks, tinySite } from "#server/testing/server.ts";

const siteDir = tinySite();
const server = await openServer({
  config: readConfig({ DESKS: testDesks, ASSETS_DIR: join(siteDir, "kept"), ...process.env }),
  siteDir,
  log: createLog("silent"),
  onFatal: () => setTimeout(() => process.exit(1), 500),
  dispatch: { pollMs: 100, pause: { firstMs: 100, longestMs: 500 } },
});
// Read by now; a killed process could not remove it later.
rmSync(siteDir, { recursive: true });
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
console.log(`listening ${server.port} ${process.pid}`);

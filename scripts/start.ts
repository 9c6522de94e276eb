// `npm start`: builds what has changed, then serves it.
import { createServer } from "node:net";
import { ContentError } from "#content/files.ts";
import { brand } from "#core/brand.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { build } from "./build.ts";

try {
  const env = readEnvironment();
  const { publicOrigin, port } = readConfig(env);
  // On a machine without settings of its own, whoever sends the form should see the lead arrive.
  const isFirstStart = !env.SMTP_URL && !env.PUBLIC_ORIGIN && env.DESK_PORT === undefined;
  if (isFirstStart) process.env.DESK_PORT = String((await isFree(port + 1)) ? port + 1 : 0);
  await build();
  const { desk } = await import("#server/main.ts");
  console.log(`${brand.name} is open: ${publicOrigin}`);
  if (desk && isFirstStart) {
    console.log(`Its desk, with a link that works once, for 15 minutes: ${await desk.firstLink()}`);
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Another program on the desk's port must not keep the site from starting: then the desk takes any port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

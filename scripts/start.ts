// `npm start`: builds what has changed, then serves it.
import { brand } from "#core/brand.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { build } from "./build.ts";

try {
  const env = readEnvironment();
  const { publicOrigin, port } = readConfig(env);
  // On a machine without settings of its own, whoever sends the form should see the lead arrive.
  const isFirstStart = !env.SMTP_URL && !env.PUBLIC_ORIGIN && env.DESK_PORT === undefined;
  if (isFirstStart) process.env.DESK_PORT = String(port + 1);
  await build();
  const { desk } = await import("#server/main.ts");
  console.log(`${brand.name} is open: ${publicOrigin}`);
  if (desk && isFirstStart) {
    console.log(`Its desk, with a link that works once, for 15 minutes: ${await desk.firstLink()}`);
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

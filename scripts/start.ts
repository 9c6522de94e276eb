// `npm start`: builds what has changed, then serves it.
import { brand } from "#core/brand.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { build } from "./build.ts";

try {
  const { publicOrigin } = readConfig(readEnvironment());
  await build();
  await import("#server/main.ts");
  console.log(`${brand.name} is open: ${publicOrigin}`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

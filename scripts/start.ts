// `npm start`: builds what has changed, then serves it.
import { brand } from "#core/brand.ts";
import { readConfig } from "#server/config.ts";
import { build } from "./build.ts";

await build();
await import("#server/main.ts");
console.log(`${brand.name} is open: ${readConfig(process.env).publicOrigin}`);

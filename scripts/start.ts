// `npm start`: builds what has changed, then serves it.
import { build } from "./build.ts";

await build();
await import("#server/main.ts");

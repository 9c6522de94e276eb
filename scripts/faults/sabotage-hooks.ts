// Preloaded: changes one file of the server while it is loaded. See sabotages.ts.
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sabotages, sabotageVariable } from "./sabotages.ts";

const sabotage = sabotages.find(({ name }) => name === process.env[sabotageVariable]);
if (!sabotage) throw new Error(`${sabotageVariable} names no sabotage`);
const { file, find, replace } = sabotage;
const target = pathToFileURL(join(import.meta.dirname, "../..", file)).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== target) return loaded;
    return { ...loaded, source: String(loaded.source).replace(find, () => replace) };
  },
});

// Builds the whole site into build/site, ready to be served. `npm start` calls it when something has changed.
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { ServerBuild } from "react-router";
import { readConfig } from "#server/config.ts";
import { writeBillOfMaterials } from "./build/bill-of-materials.ts";
import { reachFiles } from "./build/reach-files.ts";
import { dropStamp, isFresh, saveStamp, stampOf } from "./build/stamp.ts";
import { writeSite } from "./build/write-site.ts";

const siteDir = "build/site";

export async function build({ force = false } = {}) {
  const { publicOrigin, siteKey } = readConfig(process.env);
  const stamp = stampOf({ publicOrigin, siteKey });
  if (!force && isFresh(stamp)) {
    console.log("Nothing has changed since the last build.");
    return;
  }
  const startedAt = performance.now();
  console.log("Building the site ...");
  dropStamp();
  execFileSync("react-router", ["build", "--logLevel", "error"], {
    stdio: ["ignore", "ignore", "inherit"],
  });

  // Before React is first imported: its development build is slower, and writes differently.
  process.env.NODE_ENV = "production";
  const { prerender } = await import("./build/prerender.ts");
  const bundle = pathToFileURL("build/router/server/index.js").href;
  const pages = await prerender((await import(bundle)) as ServerBuild, publicOrigin);
  console.log(`Rendered ${pages.length} pages for ${publicOrigin}, now compressing ...`);
  const files = reachFiles(pages, publicOrigin);
  await writeSite({ clientDir: "build/router/client", pages, files }, siteDir);
  await writeBillOfMaterials("build/bill-of-materials.json");
  saveStamp(stamp);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { force: { type: "boolean" } } });
  await build(values);
}

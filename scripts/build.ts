// Builds the whole site into build/site. `npm start` calls it when something has changed.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type * as Render from "#app/render.tsx";
import { brokenContent } from "#content/checks.ts";
import { ContentError } from "#content/files.ts";
import { shownRecords } from "#content/standing.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { inputsOf, type PageList, pageListFile } from "#server/editions/page-list.ts";
import { readEnvironment } from "#server/environment.ts";
import { writeBuiltFor } from "#server/http/built-for.ts";
import { keepAssets } from "#server/http/kept-assets.ts";
import { buildAssistant } from "./build/assistant.ts";
import { beforeOpening } from "./build/before-opening.ts";
import { writeBillOfMaterials } from "./build/bill-of-materials.ts";
import { buildDesk } from "./build/desk.ts";
import { pageStyles } from "./build/page-styles.ts";
import { writeRelease } from "./build/release.ts";
import { siteTexts } from "./build/site-texts.ts";
import { dropStamp, isFresh, saveStamp, stampOf } from "./build/stamp.ts";
import { writeSite } from "./build/write-site.ts";

const siteDir = "build/site";
const clientDir = "build/client";
const releaseFile = "build/desk/release.json";

export async function build({ force = false } = {}) {
  const { publicOrigin, siteKey, figures, mcp, assetsDir } = readConfig(readEnvironment());
  const stamp = stampOf({ publicOrigin, siteKey, figures, mcp });
  if (!force && isFresh(stamp)) {
    writeRelease(releaseFile);
    console.log("Nothing has changed since the last build.");
    // A trial under a real address may have them, so they stop no build.
    for (const line of beforeOpening(publicOrigin)) console.warn(line);
    return;
  }
  const startedAt = performance.now();
  const broken = brokenContent();
  if (broken.length > 0) throw new ContentError(broken.map((problem) => `content/${problem}`));
  console.log("Building the site ...");
  dropStamp();
  // For the browser's scripts and, before it is imported, for the rendering: React's development build is slower and renders other html.
  process.env.NODE_ENV = "production";
  execFileSync("vite", ["build", "--app", "--logLevel", "error"], {
    stdio: ["ignore", "ignore", "inherit"],
    // The tests that build have another NODE_ENV, which would make a development build.
    env: {
      ...process.env,
      NODE_ENV: "production",
      PATH: pathWithOurCommands(),
      SITE_KEY: siteKey,
    },
  });

  const { pageVariants, renderer } = await import("./build/prerender.ts");
  const { renderPage }: typeof Render = await import(pathToFileURL("build/render/render.js").href);
  const script = entryScript();
  const styles = pageStyles(join(clientDir, "assets"));
  const pages = pageVariants().map(renderer(renderPage, publicOrigin, { script }, styles));
  console.log(`Rendered ${pages.length} pages for ${publicOrigin}, now compressing ...`);
  const files = siteTexts(pages, publicOrigin, { mcp });
  // The previous release may still be served, so its month starts now.
  await keepAssets(siteDir, assetsDir);
  await writeSite({ clientDir, pages, files }, siteDir);
  const shown = shownRecords();
  const records = pages.map(({ html: _, markdown: __, ...page }) => ({
    ...page,
    inputs: inputsOf(page.reads, {}, shown),
  }));
  const list: PageList = { release: stamp, script, shown, pages: records };
  writeFileSync(join(siteDir, pageListFile), JSON.stringify(list));
  await buildDesk();
  writeRelease(releaseFile);
  await buildAssistant();
  await writeBillOfMaterials("build/bill-of-materials.json");
  await keepAssets(siteDir, assetsDir);
  await writeBuiltFor(siteDir, { publicOrigin, siteKey, figures });
  saveStamp(stamp);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  // A trial under a real address may have them, so they stop no build.
  for (const line of beforeOpening(publicOrigin)) console.warn(line);
}

/** The browser's script, by the name that this build gave it. Pictures that only pages show come from the build of the pages. */
function entryScript(): string {
  cpSync("build/render/assets", join(clientDir, "assets"), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8"));
  return `/${manifest["app/main.ts"].file}`;
}

/** Finds the installed tools first, with any Node and without npm. */
function pathWithOurCommands(): string {
  return [join(import.meta.dirname, "..", "node_modules", ".bin"), process.env.PATH].join(
    delimiter,
  );
}

// `import.meta.main` requires Node 24.
if (process.argv[1] === import.meta.filename) {
  process.chdir(join(import.meta.dirname, ".."));
  const { values } = parseArgs({ options: { force: { type: "boolean" } } });
  try {
    await build(values);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

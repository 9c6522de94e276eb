// Builds the whole site into build/site. `npm start` calls it when something has changed.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { reportFiles } from "#app/pages/industries/buyer/report-file.server.ts";
import { openApi, openApiPath } from "#app/pages/sandbox/openapi.server.ts";
import type * as Render from "#app/render.tsx";
import { brokenContent, inventedFacts, isForReal } from "#content/checks.ts";
import { ContentError } from "#content/files.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { writeBuiltFor } from "#server/http/built-for.ts";
import { keepAssets } from "#server/http/kept-assets.ts";
import { buildAssistant } from "./build/assistant.ts";
import { benchmarkFiles } from "./build/benchmark-files.ts";
import { writeBillOfMaterials } from "./build/bill-of-materials.ts";
import { crawlerFiles } from "./build/crawler-files.ts";
import { buildDesk } from "./build/desk.ts";
import { withPageStyles } from "./build/page-styles.ts";
import { writeRelease } from "./build/release.ts";
import { dropStamp, isFresh, saveStamp, stampOf } from "./build/stamp.ts";
import { textFiles } from "./build/text-files.ts";
import { webManifest } from "./build/web-manifest.ts";
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
    warnOfInventedFacts(publicOrigin);
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

  const { prerender } = await import("./build/prerender.ts");
  const { renderPage }: typeof Render = await import(pathToFileURL("build/render/render.js").href);
  const rendered = prerender(renderPage, publicOrigin, { script: entryScript() });
  const pages = withPageStyles(rendered, join(clientDir, "assets"));
  console.log(`Rendered ${pages.length} pages for ${publicOrigin}, now compressing ...`);
  const files = {
    ...textFiles(),
    ...crawlerFiles(pages, publicOrigin, { mcp }),
    ...benchmarkFiles(publicOrigin),
    "/site.webmanifest": webManifest(),
    ...reportFiles(),
    [openApiPath]: JSON.stringify(openApi, undefined, 2),
  };
  // The previous release may still be served, so its month starts now.
  await keepAssets(siteDir, assetsDir);
  await writeSite({ clientDir, pages, files }, siteDir);
  await buildDesk();
  writeRelease(releaseFile);
  await buildAssistant();
  await writeBillOfMaterials("build/bill-of-materials.json");
  await keepAssets(siteDir, assetsDir);
  await writeBuiltFor(siteDir, { publicOrigin, siteKey, figures });
  saveStamp(stamp);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  warnOfInventedFacts(publicOrigin);
}

/** A trial under a real address may have them, so they stop no build. */
function warnOfInventedFacts(origin: string) {
  const found = isForReal(origin) ? inventedFacts() : [];
  if (found.length === 0) return;
  console.warn(`Before ${origin} opens, these must be replaced, because they are invented:`);
  for (const [key, text] of found) console.warn(`  ${key}: ${text}`);
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

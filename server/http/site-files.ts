// Everything the build wrote, held in memory under the addresses it answers.
import { readdir } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { Language } from "#core/languages.ts";
import { contentPolicy } from "./content-policy.ts";
import { loadFile, type MemoryFile } from "./memory-file.ts";

export interface PageFiles {
  html: MemoryFile;
  data: MemoryFile;
}

/** One page in the languages it is read in; a prefixed page has its country's alone. */
export type PageVariants = Map<Language, PageFiles>;

export interface SiteFiles {
  /** By path; the pages for what is missing too. */
  pages: Map<string, PageVariants>;
  /** By pathname. */
  assets: Map<string, MemoryFile>;
}

const yearSeconds = 31_536_000;
const pageCache = "public, max-age=60, must-revalidate";
const pageDataCache = "public, max-age=300";

export async function loadSite(dir: string): Promise<SiteFiles> {
  const site: SiteFiles = { pages: new Map(), assets: new Map() };
  const staticDir = join(dir, "static");
  for (const name of await filesBelow(staticDir)) {
    const pathname = `/${name.split(sep).join("/")}`;
    const cache = pathname.startsWith("/assets/")
      ? `public, max-age=${yearSeconds}, immutable`
      : "public, max-age=3600";
    site.assets.set(
      pathname,
      await loadFile(join(staticDir, name), () => ({
        "Cache-Control": cache,
        Vary: "Accept-Encoding",
      })),
    );
  }
  const pagesDir = join(dir, "pages");
  for (const [path, languages] of await pagesBelow(pagesDir)) {
    const vary = languages.length > 1 ? "Accept-Encoding, Cookie" : "Accept-Encoding";
    const variants: PageVariants = new Map();
    for (const language of languages) {
      const stem = join(pagesDir, language, path === "/" ? "index" : path);
      variants.set(language, await loadPage(stem, vary));
    }
    site.pages.set(path, variants);
  }
  return site;
}

/** The paths that have files, and in which languages. */
async function pagesBelow(dir: string): Promise<Map<string, Language[]>> {
  const found = new Map<string, Language[]>();
  for (const name of await filesBelow(dir)) {
    if (extname(name) !== ".html") continue;
    const [language, ...segments] = name.slice(0, -".html".length).split(sep) as [Language];
    const path = segments.join("/") === "index" ? "/" : `/${segments.join("/")}`;
    found.set(path, [...(found.get(path) ?? []), language]);
  }
  return found;
}

async function loadPage(stem: string, vary: string): Promise<PageFiles> {
  return {
    html: await loadFile(`${stem}.html`, (html) => ({
      "Cache-Control": pageCache,
      "Content-Security-Policy": contentPolicy(html.toString()),
      Vary: vary,
    })),
    data: await loadFile(`${stem}.data`, () => ({
      "Cache-Control": pageDataCache,
      Vary: vary,
      // The router takes an error status for a broken answer unless this says that it is its own.
      "X-Remix-Response": "yes",
    })),
  };
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

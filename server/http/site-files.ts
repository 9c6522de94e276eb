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

export interface SiteFiles {
  /** By path, then by language. */
  pages: Map<string, Map<Language, PageFiles>>;
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
      await loadFile(join(staticDir, name), () => ({ "Cache-Control": cache })),
    );
  }
  const pagesDir = join(dir, "pages");
  for (const name of await filesBelow(pagesDir)) {
    if (extname(name) !== ".html") continue;
    const stem = name.slice(0, -".html".length);
    const [language, ...segments] = stem.split(sep) as [Language, ...string[]];
    const path = segments.join("/") === "index" ? "/" : `/${segments.join("/")}`;
    const variants = site.pages.get(path) ?? new Map<Language, PageFiles>();
    variants.set(language, await loadPage(join(pagesDir, stem)));
    site.pages.set(path, variants);
  }
  for (const variants of site.pages.values()) if (variants.size > 1) varyByCookie(variants);
  return site;
}

async function loadPage(stem: string): Promise<PageFiles> {
  return {
    html: await loadFile(`${stem}.html`, (html) => ({
      "Cache-Control": pageCache,
      "Content-Security-Policy": contentPolicy(html.toString()),
      Vary: "Accept-Encoding",
    })),
    data: await loadFile(`${stem}.data`, () => ({
      "Cache-Control": pageDataCache,
      Vary: "Accept-Encoding",
      // The router takes an error status for a broken answer unless this says that it is its own.
      "X-Remix-Response": "yes",
    })),
  };
}

function varyByCookie(variants: Map<Language, PageFiles>) {
  for (const { html, data } of variants.values()) {
    for (const file of [html, data])
      file.headers = { ...file.headers, Vary: "Accept-Encoding, Cookie" };
  }
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

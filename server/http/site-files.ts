// Everything the build wrote, held in memory by URL.
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { Language } from "#core/languages.ts";
import { contentPolicy } from "./content-policy.ts";
import { assetsPrefix, hashedFileHeaders } from "./kept-assets.ts";
import { cachedAs, loadFile, type MemoryFile } from "./memory-file.ts";
import { datedSecurityTxt, securityTxtPath } from "./security-txt.ts";

export interface PageFiles {
  html: MemoryFile;
  markdown: MemoryFile;
  /** Markdown at the page's own address, for requests that prefer it. Shared caches that ignore `Vary` must not keep it. */
  negotiated: MemoryFile;
  data: MemoryFile;
}

/** Where the cookie chose the language: the same files, not to be kept by shared caches. */
export interface ChoosablePage extends PageFiles {
  chosen: PageFiles;
}

/** One page by language; a prefixed page has only its country's. */
export type PageVariants = Map<Language, ChoosablePage>;

export interface SiteFiles {
  /** By path, 404 pages included. */
  pages: Map<string, PageVariants>;
  /** By pathname. */
  assets: Map<string, MemoryFile>;
}

/** Five minutes, as specified for data; pages as long, since data that outlived its page would belong to another release. */
const pageCache = "max-age=300, must-revalidate";
const rootFileHeaders = { "Cache-Control": "public, max-age=3600", Vary: "Accept-Encoding" };

export async function loadSite(dir: string): Promise<SiteFiles> {
  const site: SiteFiles = { pages: new Map(), assets: new Map() };
  const staticDir = join(dir, "static");
  for (const name of await filesBelow(staticDir)) {
    const pathname = `/${name.split(sep).join("/")}`;
    const headers = pathname.startsWith(assetsPrefix) ? hashedFileHeaders : rootFileHeaders;
    const file = join(staticDir, name);
    site.assets.set(
      pathname,
      pathname === securityTxtPath
        ? datedSecurityTxt(await readFile(file, "utf8"), headers)
        : await loadFile(file, () => headers),
    );
  }
  const pagesDir = join(dir, "pages");
  for (const [path, languages] of await pagesBelow(pagesDir)) {
    const vary = ["Accept-Encoding", ...(languages.length > 1 ? ["Cookie"] : [])].join(", ");
    const variants: PageVariants = new Map();
    for (const language of languages) {
      const stem = join(pagesDir, language, path === "/" ? "index" : path);
      variants.set(language, await loadPage(stem, vary));
    }
    site.pages.set(path, variants);
  }
  return site;
}

/** The paths that have files, and their languages. */
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

async function loadPage(stem: string, vary: string): Promise<ChoosablePage> {
  const headers = { "Cache-Control": `public, ${pageCache}`, Vary: vary };
  const varied = { ...headers, Vary: `Accept, ${vary}` };
  const html = await loadFile(`${stem}.html`, (text) => ({
    ...varied,
    "Content-Security-Policy": contentPolicy(text.toString()),
  }));
  const markdown = await loadFile(`${stem}.md`, () => varied);
  const data = await loadFile(`${stem}.data`, () => ({
    ...headers,
    // Without this header the router treats an error status as a failed request.
    "X-Remix-Response": "yes",
  }));
  const forOne = (file: MemoryFile) => cachedAs(file, `private, ${pageCache}`);
  const negotiated = forOne(markdown);
  const chosen = { html: forOne(html), markdown: negotiated, negotiated, data: forOne(data) };
  return { html, markdown, negotiated, data, chosen };
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

// Everything the build wrote, held in memory by URL.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Language } from "#core/languages.ts";
import { textsPrefix } from "#core/paths.ts";
import { contentPolicy } from "#server/content-policy.ts";
import { dayMs } from "#server/day.ts";
import { assetsPrefix, hashedFileHeaders } from "./kept-assets.ts";
import { cachedAs, loadFile, type MemoryFile, memoryFile } from "./memory-file.ts";

export interface PageFiles {
  html: MemoryFile;
  markdown: MemoryFile;
  /** Markdown at the page's own address, for requests that prefer it. Shared caches that ignore `Vary` must not keep it. */
  negotiated: MemoryFile;
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

/** Five minutes, as specified for data. */
const pageCache = "max-age=300, must-revalidate";
const textsHeaders = { "Cache-Control": `public, ${pageCache}`, Vary: "Accept-Encoding" };
const rootFileHeaders = { "Cache-Control": "public, max-age=3600", Vary: "Accept-Encoding" };

const securityTxt = "/.well-known/security.txt";
const securityTxtDays = 365;

export function loadSite(dir: string): SiteFiles {
  const site: SiteFiles = { pages: new Map(), assets: new Map() };
  const staticDir = join(dir, "static");
  for (const name of filesBelow(staticDir)) loadAsset(site, staticDir, name);
  if (site.assets.has(securityTxt)) {
    site.assets.set(securityTxt, datedSecurityTxt(join(staticDir, securityTxt)));
  }
  const pagesDir = join(dir, "pages");
  for (const [path, languages] of pagesBelow(pagesDir)) {
    const variants: PageVariants = new Map();
    for (const language of languages) {
      variants.set(language, loadPage(stemIn(pagesDir, language, path), languages.length > 1));
    }
    site.pages.set(path, variants);
  }
  return site;
}

/** The site with the pages and files of an edition in place of its own. It is served meanwhile, so each file has a turn of its own. */
export async function loadEdition(dir: string, site: SiteFiles): Promise<SiteFiles> {
  const edited: SiteFiles = { pages: new Map(site.pages), assets: new Map(site.assets) };
  const staticDir = join(dir, "static");
  for (const name of filesBelow(staticDir)) {
    loadAsset(edited, staticDir, name);
    await nextTurn();
  }
  const pagesDir = join(dir, "pages");
  for (const [path, languages] of pagesBelow(pagesDir)) {
    const variants: PageVariants = new Map(site.pages.get(path));
    for (const language of languages) {
      variants.set(language, loadPage(stemIn(pagesDir, language, path), variants.size > 1));
      await nextTurn();
    }
    edited.pages.set(path, variants);
  }
  return edited;
}

function loadAsset(site: SiteFiles, staticDir: string, name: string) {
  const pathname = `/${name.split(sep).join("/")}`;
  site.assets.set(
    pathname,
    existing(join(staticDir, name), () => headersAt(pathname)),
  );
}

function stemIn(pagesDir: string, language: Language, path: string): string {
  return join(pagesDir, language, path === "/" ? "index" : path);
}

function headersAt(pathname: string) {
  if (pathname.startsWith(assetsPrefix)) return hashedFileHeaders;
  return pathname.startsWith(textsPrefix) ? textsHeaders : rootFileHeaders;
}

/** The paths that have files, and their languages. */
function pagesBelow(dir: string): Map<string, Language[]> {
  const found = new Map<string, Language[]>();
  for (const name of filesBelow(dir)) {
    if (extname(name) !== ".html") continue;
    const [language, ...segments] = name.slice(0, -".html".length).split(sep) as [Language];
    const path = segments.join("/") === "index" ? "/" : `/${segments.join("/")}`;
    found.set(path, [...(found.get(path) ?? []), language]);
  }
  return found;
}

function loadPage(stem: string, isChosen: boolean): ChoosablePage {
  const vary = ["Accept-Encoding", ...(isChosen ? ["Cookie"] : [])].join(", ");
  const headers = { "Cache-Control": `public, ${pageCache}`, Vary: `Accept, ${vary}` };
  const html = existing(`${stem}.html`, (text) => ({
    ...headers,
    "Content-Security-Policy": contentPolicy(text.toString()),
  }));
  const markdown = existing(`${stem}.md`, () => headers);
  const forOne = (file: MemoryFile) => cachedAs(file, `private, ${pageCache}`);
  const negotiated = forOne(markdown);
  const chosen = { html: forOne(html), markdown: negotiated, negotiated };
  return { html, markdown, negotiated, chosen };
}

/** An edition need not have pages, or other files. */
function filesBelow(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

function existing(file: string, headersOf: Parameters<typeof loadFile>[1]): MemoryFile {
  const loaded = loadFile(file, headersOf);
  if (!loaded) throw new Error(`The build has no file ${file}`);
  return loaded;
}

/** Dated when the server starts: a site that is not built again for a year would name a contact that has expired. */
function datedSecurityTxt(file: string): MemoryFile {
  const expires = new Date(Date.now() + securityTxtDays * dayMs).toISOString();
  const identity = Buffer.from(`${readFileSync(file, "utf8")}Expires: ${expires}\n`);
  return memoryFile(file, { identity }, rootFileHeaders);
}

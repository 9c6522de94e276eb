// Chooses the file for a request: by path and, if a page has several languages, by the visitor's stored country.
import {
  addresses,
  countryAt,
  locate,
  markdownPath,
  normalize,
  notFoundPath,
} from "#core/paths.ts";
import { countryFromCookie, languageAt } from "#core/selected-country.ts";
import { assetsPrefix, type KeptAssets } from "./kept-assets.ts";
import { formFor, type MemoryFile } from "./memory-file.ts";
import { securityHeaders } from "./security-headers.ts";
import {
  loadEdition,
  loadSite,
  type PageFiles,
  type PageVariants,
  type SiteFiles,
} from "./site-files.ts";

export interface PageRequest {
  method: string;
  pathname: string;
  search: string;
  cookie?: string | undefined;
  accept?: string | undefined;
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
}

interface PageAnswer {
  status: number;
  /** Names and values alternating. */
  headers: string[];
  body: Buffer | null;
  /** The canonical path, if this is a page and not an error. */
  page?: string;
}

interface PagesOptions {
  /** Called for every request of a path that has no page. */
  onMissing: () => void;
  /** Files of other releases. */
  kept?: KeptAssets;
}

export type Pages = ((request: PageRequest) => PageAnswer) & {
  /** Whether every page of the site exists. */
  isComplete: boolean;
  /** From one request to the next: the release's pages, and in their place those in an edition's folder. */
  showEdition: (folder: string | undefined) => Promise<void>;
};

export function openPages(dir: string, options: PagesOptions): Pages {
  const release = loadSite(dir);
  let site = release;
  let known = pagesByPathname(site);
  const answer = (request: PageRequest) => {
    const page = known.get(request.pathname);
    if (!page || !isRead(request)) return answerOf(site, request, options);
    const isUsual = !request.cookie || page.variants.size === 1;
    const files = isUsual ? page.usual : variant(page.variants, page.path, request);
    const kind = page.kind === "html" ? kindFor(request) : page.kind;
    const sent = send(files[kind], 200, request);
    if (kind === "html") sent.page = page.canonical;
    return sent;
  };
  return Object.assign(answer, {
    isComplete: addresses().every(({ path }) => known.has(path)),
    async showEdition(folder: string | undefined) {
      const next = folder ? await loadEdition(folder, release) : release;
      [site, known] = [next, pagesByPathname(next)];
    },
  });
}

interface KnownPage {
  path: string;
  canonical: string;
  kind: keyof PageFiles;
  variants: PageVariants;
  /** Pages in a single language, and requests without a stored country. */
  usual: PageFiles;
}

/** Canonical addresses need no normalizing. */
function pagesByPathname(site: SiteFiles): Map<string, KnownPage> {
  const known = new Map<string, KnownPage>();
  for (const { path, canonical } of addresses()) {
    const variants = site.pages.get(path);
    if (!variants) continue;
    const page = { path, canonical, variants, usual: variant(variants, path, {}) };
    known.set(path, { ...page, kind: "html" });
    known.set(markdownPath(path), { ...page, kind: "markdown" });
  }
  return known;
}

function kindFor(request: PageRequest): keyof PageFiles {
  return prefersMarkdown(request) ? "negotiated" : "html";
}

/** Browsers never ask for it; an assistant that does names it before html or without a lower quality. */
function prefersMarkdown({ accept = "" }: PageRequest): boolean {
  return accept.split(",").some((range) => {
    const [type, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return type === "text/markdown" && !parameters.some((each) => /^q=0(\.0*)?$/.test(each));
  });
}

function isRead({ method }: PageRequest): boolean {
  return method === "GET" || method === "HEAD";
}

function answerOf(
  site: SiteFiles,
  request: PageRequest,
  { onMissing, kept }: PagesOptions,
): PageAnswer {
  const { pathname, search } = request;
  if (!isRead(request)) return bare(405, { Allow: "GET, HEAD" });
  const asset = site.assets.get(pathname);
  if (asset) return send(asset, 200, request);
  if (pathname.startsWith(assetsPrefix)) {
    const older = kept?.(pathname);
    // The release that has the file may be starting right now, so the 404 must not be cached.
    return older ? send(older, 200, request) : bare(404, { "Cache-Control": "no-store" });
  }

  // The texts that there are were found before.
  const isText = pathname.endsWith(".md");
  const address = isText ? undefined : locate(pathname);
  if (!address) {
    onMissing();
    const kind = isText ? "markdown" : kindFor(request);
    return send(notFoundPage(site, pathname, request)[kind], 404, request);
  }
  // One rule for letter case and trailing slashes.
  if (pathname !== normalize(pathname))
    return bare(308, { Location: normalize(pathname) + search });
  return send(variant(site.pages.get(address.path), pathname, request).html, 200, request);
}

function notFoundPage(site: SiteFiles, path: string, request: PageRequest): PageFiles {
  return variant(site.pages.get(notFoundPath(countryAt(path))), path, request);
}

function variant(
  variants: PageVariants | undefined,
  path: string,
  { cookie }: Pick<PageRequest, "cookie">,
): PageFiles {
  const selected = countryFromCookie(cookie);
  const files = variants?.get(languageAt(path, selected));
  if (!variants || !files) throw new Error(`The build has no file for ${path}`);
  return selected && variants.size > 1 ? files.chosen : files;
}

function send(file: MemoryFile, status: number, request: PageRequest): PageAnswer {
  const { body, etag, headers, unchangedHeaders } = formFor(file, request.acceptEncoding);
  if (status === 200 && request.ifNoneMatch?.includes(etag)) {
    return { status: 304, headers: unchangedHeaders, body: null };
  }
  return { status, headers, body: request.method === "HEAD" ? null : body };
}

function bare(status: number, headers: Record<string, string>): PageAnswer {
  const all = { ...securityHeaders, ...headers, "Content-Length": "0" };
  return { status, headers: Object.entries(all).flat(), body: null };
}

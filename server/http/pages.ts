// Chooses the file that answers a request: by path, and where a page has several, by the visitor's stored country.
import { countryAt, locate, normalize, notFoundPath } from "#core/paths.ts";
import { countryFromCookie, languageAt } from "#core/selected-country.ts";
import { chooseEncoding, type MemoryFile } from "./memory-file.ts";
import { securityHeaders } from "./security-headers.ts";
import { loadSite, type PageFiles, type SiteFiles } from "./site-files.ts";

export interface PageRequest {
  method: string;
  pathname: string;
  search: string;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface PagesOptions {
  /** Told of every path where there is no page. */
  onMissing: (pathname: string) => void;
}

export type Pages = (request: PageRequest) => PageAnswer;

export async function openPages(dir: string, { onMissing }: PagesOptions): Promise<Pages> {
  const site = await loadSite(dir);
  return (request) => answerOf(site, request, onMissing);
}

function answerOf(
  site: SiteFiles,
  request: PageRequest,
  onMissing: PagesOptions["onMissing"],
): PageAnswer {
  const { method, pathname, search } = request;
  if (method !== "GET" && method !== "HEAD") {
    return bare(405, { Allow: "GET, HEAD" });
  }
  const asset = site.assets.get(pathname);
  if (asset) return send(asset, 200, request);

  const { path, kind } = pageBehind(pathname);
  const address = locate(path);
  if (!address) {
    onMissing(pathname);
    return send(notFoundPage(site, path, request)[kind], 404, request);
  }
  // One rule for letter case and trailing slashes.
  if (kind === "html" && path !== normalize(path)) {
    return bare(308, { Location: normalize(path) + search });
  }
  const page = variant(site, address.path, path, request);
  if (!page) throw new Error(`The build has no file for ${address.path}`);
  return send(page[kind], 200, request);
}

/** `/servicios.data` holds the data of `/servicios`; a path that ends in a slash hides it behind an underscore. */
function pageBehind(pathname: string): { path: string; kind: keyof PageFiles } {
  if (!pathname.endsWith(".data")) return { path: pathname, kind: "html" };
  return { path: normalize(pathname.replace(/(\/_)?\.data$/, "")), kind: "data" };
}

function notFoundPage(site: SiteFiles, path: string, request: PageRequest): PageFiles {
  const page = variant(site, notFoundPath(countryAt(path)), path, request);
  if (!page) throw new Error("The build has no page for what is missing");
  return page;
}

function variant(site: SiteFiles, file: string, path: string, { cookie }: PageRequest) {
  return site.pages.get(file)?.get(languageAt(path, countryFromCookie(cookie)));
}

function send(file: MemoryFile, status: number, request: PageRequest): PageAnswer {
  const encoding = chooseEncoding(request.acceptEncoding, file);
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const etag = `"${file.etag}-${encoding}"`;
  const headers: Record<string, string> = { ...securityHeaders, ...file.headers, ETag: etag };
  if (status === 200 && request.ifNoneMatch?.includes(etag)) {
    return { status: 304, headers, body: null };
  }
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.length);
  return { status, headers, body: request.method === "HEAD" ? null : body };
}

function bare(status: number, headers: Record<string, string>): PageAnswer {
  return { status, headers: { ...securityHeaders, ...headers, "Content-Length": "0" }, body: null };
}

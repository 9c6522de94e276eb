import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { resourceHeaders, securityHeaders } from "./security-headers.ts";

/** A file in one encoding, as it is sent. */
interface FileForm {
  encoding: "br" | "gzip" | "identity";
  body: Buffer;
  etag: string;
  /** Names and values alternating, the form Node writes fastest. */
  headers: string[];
  /** The 304 response. */
  unchangedHeaders: string[];
}

/** A file in its encodings, the smallest first, with all headers: nothing is read, hashed, compressed or joined per request. */
export type MemoryFile = FileForm[];

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".pdf": "application/pdf",
  ".csv": "text/csv; charset=utf-8",
  ".zip": "application/zip",
  ".webp": "image/webp",
};

/** Never a document, so they need none of the headers that govern one: some 300 bytes a file. */
const resources = new Set([".js", ".css", ".avif", ".jpg", ".png", ".ico", ".woff2"]);

/** Undefined if the file does not exist. */
export function loadFile(
  file: string,
  headersOf: (identity: Buffer) => Record<string, string>,
): MemoryFile | undefined {
  const identity = readIfThere(file);
  if (!identity) return undefined;
  const smaller = { br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) };
  return memoryFile(file, { ...smaller, identity }, headersOf(identity));
}

export function memoryFile(
  name: string,
  bodies: { br?: Buffer | undefined; gzip?: Buffer | undefined; identity: Buffer },
  ownHeaders: Record<string, string>,
): MemoryFile {
  const version = hash("sha256", bodies.identity, "base64url").slice(0, 22);
  const type = types[extname(name)] ?? "application/octet-stream";
  const security = resources.has(extname(name)) ? resourceHeaders : securityHeaders;
  return (["br", "gzip", "identity"] as const).flatMap((encoding) => {
    const body = bodies[encoding];
    if (!body) return [];
    const etag = `"${version}-${encoding}"`;
    const common = { ...security, "Content-Type": type, ...ownHeaders, ETag: etag };
    const unchangedHeaders = Object.entries(common).flat();
    const headers = [
      ...unchangedHeaders,
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      "Content-Length",
      String(body.length),
    ];
    return { encoding, body, etag, unchangedHeaders, headers };
  });
}

/** The same file with another Cache-Control. */
export function cachedAs(file: MemoryFile, cacheControl: string): MemoryFile {
  const changed = (headers: string[]) =>
    headers.map((text, i) => (headers[i - 1] === "Cache-Control" ? cacheControl : text));
  return file.map((form) => ({
    ...form,
    headers: changed(form.headers),
    unchangedHeaders: changed(form.unchangedHeaders),
  }));
}

/** The best encoding both sides support. */
export function formFor(file: MemoryFile, accepted: string | undefined): FileForm {
  const form = file.find(({ encoding }) => encoding === "identity" || accepts(accepted, encoding));
  if (!form) throw new Error("A file without its own bytes");
  return form;
}

/** A quality of zero means that the client refuses it. */
const refusals = {
  br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/,
  gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/,
};

function accepts(header: string | undefined, encoding: keyof typeof refusals): boolean {
  if (!header?.includes(encoding)) return false;
  return !header.includes(";") || !refusals[encoding].test(header);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

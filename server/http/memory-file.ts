import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { resourceHeaders, securityHeaders } from "./security-headers.ts";

/** A file in one encoding, as it is sent. */
interface FileForm {
  body: Buffer;
  etag: string;
  /** Names and values alternating, the form Node writes fastest. */
  headers: string[];
  /** The 304 response. */
  unchangedHeaders: string[];
}

/** A file in its encodings with all headers: nothing is read, hashed, compressed or joined per request. */
export interface MemoryFile {
  br?: FileForm;
  gzip?: FileForm;
  identity: FileForm;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
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

/** Never a document: the headers that govern one would be sent in vain, some 300 bytes a file. */
const resources = new Set([".js", ".css", ".avif", ".jpg", ".png", ".ico", ".woff2"]);

type Forms = { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };

export async function loadFile(
  file: string,
  headersOf: (identity: Buffer) => Record<string, string>,
): Promise<MemoryFile> {
  const identity = await readFile(file);
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return memoryFile(file, { identity, br, gzip }, headersOf(identity));
}

export function memoryFile(
  name: string,
  { identity, br, gzip }: Forms,
  ownHeaders: Record<string, string>,
): MemoryFile {
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const type = types[extname(name)] ?? "application/octet-stream";
  const security = resources.has(extname(name)) ? resourceHeaders : securityHeaders;
  const common = { ...security, "Content-Type": type, ...ownHeaders };
  const form = (body: Buffer, encoding: "br" | "gzip" | "identity"): FileForm => {
    const etag = `"${hash}-${encoding}"`;
    const unchangedHeaders = Object.entries({ ...common, ETag: etag }).flat();
    const headers = [
      ...unchangedHeaders,
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      "Content-Length",
      String(body.length),
    ];
    return { body, etag, unchangedHeaders, headers };
  };
  return {
    identity: form(identity, "identity"),
    ...(br && { br: form(br, "br") }),
    ...(gzip && { gzip: form(gzip, "gzip") }),
  };
}

/** The same file with another Cache-Control. */
export function cachedAs({ identity, br, gzip }: MemoryFile, cacheControl: string): MemoryFile {
  const form = (other: FileForm): FileForm => {
    const changed = (headers: string[]) =>
      headers.map((text, i) => (headers[i - 1] === "Cache-Control" ? cacheControl : text));
    return {
      ...other,
      headers: changed(other.headers),
      unchangedHeaders: changed(other.unchangedHeaders),
    };
  };
  return {
    identity: form(identity),
    ...(br && { br: form(br) }),
    ...(gzip && { gzip: form(gzip) }),
  };
}

/** The best encoding both sides support. A quality of zero means that the client refuses it. */
export function formFor(file: MemoryFile, accepted: string | undefined): FileForm {
  if (file.br && accepts(accepted, "br")) return file.br;
  if (file.gzip && accepts(accepted, "gzip")) return file.gzip;
  return file.identity;
}

const refusals = {
  br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/,
  gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/,
};

function accepts(header: string | undefined, encoding: keyof typeof refusals): boolean {
  if (!header?.includes(encoding)) return false;
  return !header.includes(";") || !refusals[encoding].test(header);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

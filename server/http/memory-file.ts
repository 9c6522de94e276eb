import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";

export type Encoding = "br" | "gzip" | "identity";

/** A file with its compressed forms and headers, ready to be sent: nothing is read, hashed or compressed per request. */
export interface MemoryFile {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Without the encoding's own. */
  headers: Readonly<Record<string, string>>;
  etag: string;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
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
};

export async function loadFile(
  file: string,
  headersOf: (identity: Buffer) => Record<string, string>,
): Promise<MemoryFile> {
  const identity = await readFile(file);
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return {
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    headers: {
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
      ...headersOf(identity),
    },
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
  };
}

/** The best form both sides know. A quality of zero means the client refuses it. */
export function chooseEncoding(accepted: string | undefined, file: MemoryFile): Encoding {
  if (file.bodies.br && accepts(accepted, "br")) return "br";
  if (file.bodies.gzip && accepts(accepted, "gzip")) return "gzip";
  return "identity";
}

function accepts(header: string | undefined, encoding: string): boolean {
  if (!header?.includes(encoding)) return false;
  return !new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

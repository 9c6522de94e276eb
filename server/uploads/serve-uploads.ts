// Pictures and documents of records that are shown, by the hash of their bytes. What is not published is nobody's to see.
import type { Handler } from "hono";
import { currentOverlay, type Overlay, withOverlay } from "#content/edition.ts";
import { overlayOf } from "#content/edition-changes.ts";
import { ContentError } from "#content/files.ts";
import { records } from "#content/records.ts";
import { standingOf, todayIn, voicesOf } from "#content/standing.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import { typeOf } from "./read-upload.ts";

type Store = Pick<LeadStore, "upload" | "edition" | "editionNumber">;

const keptBytes = 24 * 1024 * 1024;
const newestEveryMs = 1_000;

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "sandbox",
  "frame-ancestors 'none'",
].join("; ");

/** A file opened by itself has no scripts, no origin, and fetches nothing; a document is a download. */
export function uploadHeaders(file: string): Record<string, string> {
  return {
    "Content-Type": typeOf(file) ?? "application/octet-stream",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    ...(file.endsWith(".pdf") && { "Content-Disposition": `attachment; filename="${file}"` }),
  };
}

export function uploadsEndpoint(store: Store): Handler {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let size = 0;
  let newest = { number: 0, overlay: {} as Overlay, lookedAt: Number.NEGATIVE_INFINITY };

  async function read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const known = kept.get(file);
    if (known) return known;
    const stored = await store.upload(file.slice(0, 64));
    const bytes = stored && Uint8Array.from(stored.bytes);
    if (!bytes) return undefined;
    kept.set(file, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (size <= keptBytes) break;
      kept.delete(oldest);
      size -= length;
    }
    return bytes;
  }

  /** Of several servers another may show a newer edition already, whose pages ask this one for its pictures. */
  async function isInNewest(file: string): Promise<boolean> {
    if (performance.now() - newest.lookedAt > newestEveryMs) {
      newest.lookedAt = performance.now();
      const number = await store.editionNumber();
      const edition = number === newest.number ? undefined : await store.edition(number);
      if (edition) newest = { ...newest, number, overlay: overlayOf(edition.changes) };
    }
    return newest.number > 0 && publishedFiles(newest.overlay).has(file);
  }

  return async (c) => {
    const file = c.req.param("file") ?? "";
    try {
      const isPublic = publishedFiles(currentOverlay()).has(file) || (await isInNewest(file));
      const bytes = isPublic ? await read(file) : undefined;
      if (bytes) return c.body(bytes, 200, uploadHeaders(file));
      return c.body(null, 404, { "Cache-Control": "no-store" });
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return c.body(null, 503, { "Cache-Control": "no-store" });
    }
  };
}

const known = new WeakMap<Overlay, { day: string; files: Set<string> }>();

function publishedFiles(overlay: Overlay): Set<string> {
  const day = todayIn();
  const before = known.get(overlay);
  if (before?.day === day) return before.files;
  const files = new Set(withOverlay(overlay, () => filesOfRecords(day)));
  known.set(overlay, { day, files });
  return files;
}

function filesOfRecords(day: string): string[] {
  try {
    const shown = records("proof").filter((record) =>
      voicesOf(record).some((voice) => standingOf(record, voice, day) === "shown"),
    );
    return JSON.stringify([shown, records("network")]).match(/[0-9a-f]{64}\.\w+/g) ?? [];
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

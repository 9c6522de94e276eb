// What may be sent up at the desk, told by its bytes: names and types that come with a file are whatever the sender wrote.
import { createHash } from "node:crypto";
import { cleanSvg } from "./clean-svg.ts";
import { avifSize, jpegSize, readPng, type Size, webpSize, withoutPlace } from "./picture-size.ts";

export const uploadProblems = [
  "empty",
  "unknown_type",
  "no_picture",
  "no_document",
  "too_heavy",
  "too_large",
  "damaged",
  "svg_unsafe",
  "pdf_active",
] as const;
export type UploadProblem = (typeof uploadProblems)[number];

export interface ReadUpload {
  file: string;
  hash: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Undefined for a document. */
  size: Size | undefined;
}

export const largestUpload = 8 * 1024 * 1024;
const heaviest = { picture: 3 * 1024 * 1024, svg: 256 * 1024, pdf: largestUpload };
/** A browser holds four bytes a pixel. */
const widest = 4_096;
const mostPixels = 9_000_000;

const types = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  /** The network's data, which no one sends up as it is. */
  json: "application/json",
} as const;
type Ending = keyof typeof types;
type SentEnding = Exclude<Ending, "json">;

export function typeOf(file: string): string | undefined {
  const [, ending = ""] = /^[0-9a-f]{64}\.(\w+)$/.exec(file) ?? [];
  return Object.hasOwn(types, ending) ? types[ending as Ending] : undefined;
}

/** SHA-256 and ending: the name under which it is asked for. */
export function nameOf({ hash, type }: { hash: string; type: string }): string {
  const [ending] = Object.entries(types).find(([, each]) => each === type) ?? [];
  return `${hash}.${ending}`;
}

/** The file as it is kept, or why it is not. An SVG's reason names what it has. */
export function readUpload(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: "picture" | "document",
): ReadUpload | { problem: UploadProblem; about?: string } {
  if (bytes.length === 0) return { problem: "empty" };
  const ending = endingOf(bytes);
  if (!ending) return { problem: "unknown_type" };
  if (wanted === "picture" && ending === "pdf") return { problem: "no_picture" };
  if (wanted === "document" && ending !== "pdf") return { problem: "no_document" };
  const limit = ending === "pdf" || ending === "svg" ? heaviest[ending] : heaviest.picture;
  if (bytes.length > limit) return { problem: "too_heavy" };
  if (ending === "pdf") return readPdf(bytes);
  if (ending === "svg") {
    const cleaned = cleanSvg(bytes);
    if ("unsafe" in cleaned) return { problem: "svg_unsafe", about: cleaned.unsafe };
    return kept(new TextEncoder().encode(cleaned.svg), "svg", cleaned.size);
  }
  const { bytes: drawn, size } = pictures[ending](bytes) ?? {};
  if (!drawn || !size || size.width < 1 || size.height < 1) return { problem: "damaged" };
  const isTooLarge = Math.max(size.width, size.height) > widest;
  if (isTooLarge || size.width * size.height > mostPixels) return { problem: "too_large" };
  return kept(drawn, ending, size);
}

export function kept(bytes: Uint8Array<ArrayBuffer>, ending: Ending, size?: Size): ReadUpload {
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { file: `${hash}.${ending}`, hash, type: types[ending], bytes, size };
}

function endingOf(bytes: Uint8Array): SentEnding | undefined {
  const head = latin(bytes, 0, 16);
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("\xff\xd8\xff")) return "jpg";
  if (/^RIFF....WEBP/s.test(head)) return "webp";
  if (/^....ftypavi[fs]/s.test(head)) return "avif";
  if (head.startsWith("%PDF-")) return "pdf";
  const start = new TextDecoder().decode(bytes.subarray(0, 1_024));
  return /^\s*<(\?xml|!--|!DOCTYPE svg|svg[\s>])/.test(start) ? "svg" : undefined;
}

function latin(bytes: Uint8Array, from: number, until: number): string {
  return Buffer.from(bytes.subarray(from, until)).toString("latin1");
}

type Picture = { bytes: Uint8Array<ArrayBuffer>; size: Size | undefined };

const pictures: Record<
  Exclude<SentEnding, "pdf" | "svg">,
  (bytes: Uint8Array<ArrayBuffer>) => Picture | undefined
> = {
  png: readPng,
  jpg: (bytes) => ({ bytes: withoutPlace(bytes), size: jpegSize(bytes) }),
  webp: (bytes) => ({ bytes, size: webpSize(bytes) }),
  avif: (bytes) => ({ bytes, size: avifSize(bytes) }),
};

/** What a document does by itself is refused where it is written plainly; it is only ever sent as a download. */
function readPdf(bytes: Uint8Array<ArrayBuffer>) {
  if (!latin(bytes, -1_024, bytes.length).includes("%%EOF")) return { problem: "damaged" } as const;
  const text = latin(bytes, 0, bytes.length);
  const active = activeNames.find((name) => inPdf(name).test(text));
  return active ? ({ problem: "pdf_active", about: active } as const) : kept(bytes, "pdf");
}

const activeNames = ["JavaScript", "JS", "Launch", "EmbeddedFile", "RichMedia"];

/** Any letter of a name may be written as its number. */
function inPdf(name: string): RegExp {
  const letters = [...name].map((letter) => {
    const [high, low = ""] = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`;
  });
  return new RegExp(`/${letters.join("")}(?![\\w#])`);
}

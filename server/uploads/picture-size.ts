// Width and height as pictures' headers say them.
import { crc32 } from "node:zlib";

export interface Size {
  width: number;
  height: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const mostSegments = 1_000;

/** The segments before the picture's data: where each begins, its marker, and where it ends. */
function* segments(bytes: Uint8Array): Generator<{ marker: number; at: number; end: number }> {
  const view = viewOf(bytes);
  for (let at = 2, count = 0; at + 4 <= bytes.length; count += 1) {
    if (view.getUint8(at) !== 0xff || count > mostSegments) return;
    const marker = view.getUint8(at + 1);
    // Between segments there may be any number of these.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return;
    yield { marker, at, end };
    if (marker === 0xda) return;
    at = end;
  }
}

export function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  const notFrames = [0xc4, 0xc8, 0xcc];
  for (const { marker, at, end } of segments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker);
    if (isFrame && end - at >= 9) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return undefined;
}

/** A photo of a person says where it was taken, and by whom; only how it is to be turned is kept. */
export function withoutPlace(bytes: Bytes): Bytes {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let last = 2;
  for (const { marker, at, end } of segments(bytes)) {
    const isTold = marker === 0xe1 || marker === 0xed || marker === 0xfe;
    const turned = marker === 0xe1 ? orientation(bytes.subarray(at + 4, end)) : undefined;
    if (turned) parts.push(orientationOnly(turned));
    if (!isTold) parts.push(bytes.subarray(at, end));
    last = end;
  }
  return Uint8Array.from(Buffer.concat([...parts, bytes.subarray(last)]));
}

const exif = "Exif\0\0";

/** 2 to 8; undefined: upright, or not said. */
function orientation(segment: Uint8Array): number | undefined {
  if (Buffer.from(segment.subarray(0, 6)).toString("latin1") !== exif) return undefined;
  const view = viewOf(segment.subarray(6));
  if (view.byteLength < 14) return undefined;
  const isLittle = view.getUint16(0) === 0x4949;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > view.byteLength) return undefined;
  const count = view.getUint16(start, isLittle);
  for (let at = start + 2; at < start + 2 + count * 12 && at + 12 <= view.byteLength; at += 12) {
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

function orientationOnly(value: number): Uint8Array {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const body = [...Buffer.from(exif, "latin1"), ...tiff];
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}

/** What a picture is drawn from, without remarks, places and moves. */
const drawnChunks = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs)$/;

/** Undefined unless it is whole, from its head to its end. */
export function readPng(bytes: Bytes): { bytes: Bytes; size: Size } | undefined {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  let name = "";
  let at = 8;
  while (name !== "IEND") {
    if (at + 12 > bytes.length) return undefined;
    name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length || (at === 8) !== (name === "IHDR")) return undefined;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return undefined;
    if (drawnChunks.test(name)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  return { bytes: Uint8Array.from(Buffer.concat(parts)), size };
}

export function webpSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 30 || view.getUint32(4, true) + 8 > bytes.length) return undefined;
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  const kind = Buffer.from(bytes.subarray(12, 16)).toString("latin1");
  if (kind === "VP8X") return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== "VP8 ") return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** The largest of those that the file describes: it may hold a thumbnail. */
export function avifSize(bytes: Uint8Array): Size | undefined {
  const head = Buffer.from(bytes.subarray(0, 64 * 1024));
  let largest: Size | undefined;
  for (let at = head.indexOf("ispe"); at >= 0; at = head.indexOf("ispe", at + 4)) {
    if (at + 16 > head.length) break;
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

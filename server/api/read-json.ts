import type { HonoRequest } from "hono";

const largestBytes = 16 * 1024;

/** Deeper than any valid payload, and shallow enough to parse safely. */
const deepest = 5;

export const tooLarge = Symbol("tooLarge");
export const brokenOff = Symbol("brokenOff");

/** The body as JSON, or undefined if it is not UTF-8, not JSON, nested too deep, or sets a prototype key. */
export async function readJson(request: HonoRequest, depth = deepest): Promise<unknown> {
  try {
    const bytes = await readBody(request);
    if (bytes === tooLarge) return tooLarge;
    if (bytes === brokenOff) return undefined;
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isTame(value, depth) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** With Content-Length the size is known at once; without it the bytes are counted while reading, which is slower. */
export async function readBody(request: HonoRequest) {
  const length = request.header("content-length");
  if (Number(length) > largestBytes) return tooLarge;
  try {
    return await (length === undefined ? countedBody(request.raw.body) : request.arrayBuffer());
  } catch {
    // The client closed the connection before the end.
    return brokenOff;
  }
}

async function countedBody(body: ReadableStream<Uint8Array> | null) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestBytes) return tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isTame(value: unknown, depthLeft: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depthLeft === 0 || Object.hasOwn(value, "__proto__")) return false;
  return Object.values(value).every((part) => isTame(part, depthLeft - 1));
}

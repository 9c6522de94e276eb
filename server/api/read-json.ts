/** Deeper than any payload; far less deep than anything that could hurt. */
const deepest = 5;

/** The body as JSON, or undefined if it isn't: not UTF-8, not JSON, nested too deep, or reaching for prototypes. */
export async function readJson(request: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<unknown> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
    const value: unknown = JSON.parse(text);
    return isTame(value, deepest) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTame(value: unknown, depthLeft: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depthLeft === 0 || Object.hasOwn(value, "__proto__")) return false;
  return Object.values(value).every((part) => isTame(part, depthLeft - 1));
}

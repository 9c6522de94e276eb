type Options = {
  perMinute: number;
  /** Monotonic, so that a clock that is set neither fills nor empties a bucket. */
  nowMs?: () => number;
  /** The longest unused bucket beyond this many is forgotten, and so is full again. */
  maxKeys?: number;
};

/** A bucket a key: it holds a minute's tokens and fills evenly. */
export function tokenBuckets({
  perMinute,
  nowMs = () => performance.now(),
  maxKeys = 10_000,
}: Options) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const tokensPerMs = perMinute / 60_000;

  /** Takes a token; answers 0, or how long to wait for one. */
  return function take(key: string): number {
    const now = nowMs();
    const bucket = buckets.get(key) ?? { tokens: perMinute, at: now };
    const tokens = Math.min(perMinute, bucket.tokens + (now - bucket.at) * tokensPerMs);
    const taken = tokens >= 1;
    // Set anew so that the map stays in order of use.
    buckets.delete(key);
    buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at: now });
    if (buckets.size > maxKeys) forgetOldest();
    return taken ? 0 : (1 - tokens) / tokensPerMs;
  };

  function forgetOldest(): void {
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  }
}

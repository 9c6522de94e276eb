type Options = {
  /** Monotonic, so that a clock that is set neither fills nor empties a bucket. */
  nowMs?: () => number;
  /** The longest unused bucket beyond this many is forgotten, and so is full again. */
  maxKeys?: number;
};

/** A bucket holds a minute's tokens and fills evenly. */
export type Bucket = { key: string; perMinute: number };

export function tokenBuckets({ nowMs = () => performance.now(), maxKeys = 30_000 }: Options = {}) {
  const buckets = new Map<string, { tokens: number; at: number }>();

  /** A token of each bucket or of none; answers the first bucket that has none, and how long to wait for one. */
  return function take(wanted: Bucket[]): { lacking: Bucket; waitMs: number } | undefined {
    const levels = wanted.map((bucket) => ({ bucket, tokens: levelOf(bucket) }));
    const empty = levels.find(({ tokens }) => tokens < 1);
    for (const { bucket, tokens } of levels) store(bucket.key, empty ? tokens : tokens - 1);
    if (!empty) return undefined;
    const { bucket, tokens } = empty;
    return { lacking: bucket, waitMs: ((1 - tokens) * 60_000) / bucket.perMinute };
  };

  function levelOf({ key, perMinute }: Bucket): number {
    const bucket = buckets.get(key);
    if (!bucket) return perMinute;
    return Math.min(perMinute, bucket.tokens + ((nowMs() - bucket.at) * perMinute) / 60_000);
  }

  /** Set anew, so that the map stays in order of use. */
  function store(key: string, tokens: number): void {
    buckets.delete(key);
    buckets.set(key, { tokens, at: nowMs() });
    if (buckets.size <= maxKeys) return;
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  }
}

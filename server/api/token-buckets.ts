type Options = {
  /** Monotonic, so that changing the system time neither fills nor empties a bucket. */
  nowMs?: () => number;
  /** Above this many buckets the least recently used one is dropped, which makes it full again. */
  maxKeys?: number;
};

/** Refills evenly, and holds one minute's tokens unless it says more. */
export type Bucket = { key: string; perMinute: number; holds?: number };

/** The bucket's tokens for that many minutes instead of one. */
export function lasting({ key, perMinute }: Bucket, minutes: number): Bucket {
  return { key, perMinute: perMinute / minutes, holds: perMinute };
}

export function tokenBuckets({ nowMs = () => performance.now(), maxKeys = 30_000 }: Options = {}) {
  const buckets = new Map<string, { tokens: number; at: number }>();

  /** Takes a token from every bucket or from none; returns the first empty bucket and the wait until it has a token. */
  return function take(wanted: Bucket[]): { lacking: Bucket; waitMs: number } | undefined {
    const levels = wanted.map((bucket) => ({ bucket, tokens: levelOf(bucket) }));
    const empty = levels.find(({ tokens }) => tokens < 1);
    for (const { bucket, tokens } of levels) store(bucket.key, empty ? tokens : tokens - 1);
    if (!empty) return undefined;
    const { bucket, tokens } = empty;
    return { lacking: bucket, waitMs: ((1 - tokens) * 60_000) / bucket.perMinute };
  };

  function levelOf({ key, perMinute, holds = perMinute }: Bucket): number {
    const bucket = buckets.get(key);
    if (!bucket) return holds;
    return Math.min(holds, bucket.tokens + ((nowMs() - bucket.at) * perMinute) / 60_000);
  }

  /** Deletes and sets again, so that the map stays in order of use. */
  function store(key: string, tokens: number): void {
    buckets.delete(key);
    buckets.set(key, { tokens, at: nowMs() });
    if (buckets.size <= maxKeys) return;
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  }
}

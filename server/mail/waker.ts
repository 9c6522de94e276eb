/** Sleeping that can be cut short: for work that appears, or for the end. */
export function createWaker() {
  const sleepers = new Map<() => void, { untilStopped: boolean }>();
  let stopped = false;
  let wakes = 0;

  return {
    /** How often there was work: who looked for some meanwhile may have looked too early. */
    wakes: () => wakes,
    sleep(ms: number, { untilStopped = false } = {}): Promise<void> {
      if (stopped) return Promise.resolve();
      return new Promise((resolve) => {
        const rise = () => {
          clearTimeout(timer);
          sleepers.delete(rise);
          resolve();
        };
        const timer = setTimeout(rise, ms);
        sleepers.set(rise, { untilStopped });
      });
    },
    /** Wakes everyone who waits for work. */
    wake(): void {
      wakes += 1;
      for (const [rise, { untilStopped }] of sleepers) if (!untilStopped) rise();
    },
    stop(): void {
      stopped = true;
      for (const rise of sleepers.keys()) rise();
    },
  };
}

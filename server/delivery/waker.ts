/** A sleep that new work or an abort ends early. */
export function createWaker() {
  const sleepers = new Map<() => void, { untilStopped: boolean }>();
  let stopped = false;
  let wakes = 0;

  return {
    /** Counts wake-ups: a lane that found no work checks whether some was added since it looked. */
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
    /** Wakes all waiting lanes. */
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

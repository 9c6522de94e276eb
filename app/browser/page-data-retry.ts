const retries = 3;
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

type Fetch = typeof fetch;

/**
 * Deviation from React Router, which requests a page's data with the global `fetch` and fails at once: the specification
 * requires three more attempts. The router has no hook for them: a client middleware may call `next()` once, and a
 * `clientLoader` makes a request for each route. The price is a wrapper around `fetch`, 0.3 kB. Only GET requests for `.data`
 * files are repeated; all others, forms included, pass through unchanged. Without a network they wait for it.
 */
export function retryPageData(fetchOnce: Fetch, wait = pause): Fetch {
  return async (input, init) => {
    if (!isPageData(input, init)) return fetchOnce(input, init);
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await fetchOnce(input, init);
        if (response.status < 500 || attempt === retries) return response;
      } catch (error) {
        if (init?.signal?.aborted || attempt === retries) throw error;
        // Not an attempt: the next one is made when there is a network.
        if (navigator.onLine === false) {
          await networkBack(init?.signal);
          attempt -= 1;
          continue;
        }
      }
      await wait(Math.min(firstWaitMs * 2 ** attempt, longestWaitMs), init?.signal);
    }
  };
}

function isPageData(input: Parameters<Fetch>[0], init?: RequestInit): boolean {
  if (input instanceof Request) return false;
  const method = init?.method ?? "GET";
  return method === "GET" && new URL(input, "http://site").pathname.endsWith(".data");
}

function networkBack(signal?: AbortSignal | null): Promise<void> {
  return unlessAborted(signal, (resolve) => addEventListener("online", resolve, { once: true }));
}

function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return unlessAborted(signal, (resolve) => setTimeout(resolve, ms));
}

function unlessAborted(
  signal: AbortSignal | null | undefined,
  start: (resolve: () => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    start(resolve);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

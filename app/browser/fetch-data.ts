const retries = 3;
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Data that the page asks for later. Failures are tried again three times, as the specification says. */
export async function fetchData<T>(path: string, wait = pause): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(path);
      if (response.ok) return await response.json();
      if (response.status < 500 || attempt === retries)
        throw new Refusal(`${path}: ${response.status}`);
    } catch (error) {
      if (error instanceof Refusal || attempt === retries) throw error;
    }
    await wait(Math.min(firstWaitMs * 2 ** attempt, longestWaitMs));
  }
}

class Refusal extends Error {}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import { expect, test, vi } from "vitest";
import { retryPageData } from "./page-data-retry.ts";

function failing(times: number) {
  const calls: unknown[] = [];
  const waits: number[] = [];
  const fetchOnce = async (input: unknown) => {
    calls.push(input);
    if (calls.length <= times) throw new TypeError("offline");
    return new Response("ok");
  };
  const wait = async (ms: number) => void waits.push(ms);
  return { calls, waits, fetch: retryPageData(fetchOnce as typeof fetch, wait) };
}

test("never repeats a form", async () => {
  const { fetch, calls } = failing(1);
  await expect(fetch("/api/send-email", { method: "POST" })).rejects.toThrow("offline");
  expect(calls).toHaveLength(1);
});

test("stops when the visitor has gone elsewhere", async () => {
  const { fetch, calls } = failing(9);
  const gone = AbortSignal.abort();
  await expect(fetch("http://site/us.data", { signal: gone })).rejects.toThrow("offline");
  expect(calls).toHaveLength(1);
});

test("without a network, waits for it and not for the clock", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const back = new EventTarget();
  vi.stubGlobal("addEventListener", back.addEventListener.bind(back));
  const { fetch, calls, waits } = failing(5);
  const answer = fetch("http://site/us.data");
  for (let attempt = 1; attempt <= 5; attempt++) {
    await vi.waitFor(() => expect(calls).toHaveLength(attempt));
    back.dispatchEvent(new Event("online"));
  }
  expect((await answer).ok).toBe(true);
  expect(waits).toEqual([]);
  vi.unstubAllGlobals();
});

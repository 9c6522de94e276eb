import { setImmediate as nextTurn } from "node:timers/promises";
import type { LeadWithDeliveries } from "./lead.ts";
import type { LeadFilter, LeadStore } from "./store.ts";

/** Without a limit, all of them. */
export type Filters = Omit<LeadFilter, "limit" | "after"> & { limit?: number | undefined };

/** Page by page, with a turn for others in between: a long export keeps no visitor waiting. */
export async function* leadsMatching(
  store: LeadStore,
  { limit = Number.POSITIVE_INFINITY, ...filters }: Filters = {},
  pageSize = 200,
): AsyncGenerator<LeadWithDeliveries> {
  let after: LeadWithDeliveries | undefined;
  for (let left = limit; left > 0; ) {
    const size = Math.min(left, pageSize);
    const page = await store.list({ ...filters, after, limit: size });
    yield* page;
    if (page.length < size) return;
    after = page.at(-1);
    await nextTurn();
    left -= size;
  }
}

export async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { someLead } from "#server/testing/leads.ts";
import { sqliteDatabases, type TestDatabase } from "#server/testing/stores.ts";
import { StoreUnavailable } from "./store.ts";
import { watchStore } from "./watch-store.ts";

const log = createLog("silent");
let database: TestDatabase;

beforeEach(async () => {
  database = await (await sqliteDatabases()).create();
});
afterEach(() => database.remove());

/** Counts the checks, each of which is a write. */
async function watched() {
  const store = await database.open();
  const state = { nowMs: 0, checks: 0, isClosed: false };
  const unlessClosed = () => {
    if (state.isClosed) throw new StoreUnavailable("sqlite_8");
  };
  const counting = {
    ...store,
    add: async (...args: Parameters<typeof store.add>) => {
      unlessClosed();
      return store.add(...args);
    },
    checkWritable: async () => {
      state.checks += 1;
      unlessClosed();
      await store.checkWritable();
    },
  };
  const nowMs = () => state.nowMs;
  return { state, watch: await watchStore({ store: counting, log, provenMs: 30_000, nowMs }) };
}

test("a write proves for a while that the store can be written, also a lead's", async () => {
  const { state, watch } = await watched();
  for (state.nowMs = 0; state.nowMs < 30_000; state.nowMs += 500) {
    expect(await watch.canStore()).toBe(true);
  }
  expect(state.checks).toBe(1);
  await watch.add(someLead());
  state.nowMs += 29_000;
  expect(await watch.canStore()).toBe(true);
  expect(state.checks).toBe(1);
  state.nowMs += 2_000;
  expect(await watch.canStore()).toBe(true);
  expect(state.checks).toBe(2);
});

test("a lead that cannot be stored is known at once, and the store is asked again every second", async () => {
  const { state, watch } = await watched();
  expect(await watch.canStore()).toBe(true);
  state.isClosed = true;
  await expect(watch.add(someLead())).rejects.toThrow(StoreUnavailable);
  expect(await watch.canStore()).toBe(false);
  state.nowMs += 1_000;
  expect(await watch.canStore()).toBe(false);
  state.isClosed = false;
  expect(await watch.canStore()).toBe(false);
  state.nowMs += 1_000;
  expect(await watch.canStore()).toBe(true);
});

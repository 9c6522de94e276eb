// Of the test that runs: a fresh database, the store that a server would have open, and a way to more databases.
import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";
import type { LeadStore } from "#server/leads/store.ts";
import { sqliteDatabases, type TestDatabase, type TestDatabases, testedStores } from "./stores.ts";

export let databases: TestDatabases;
export let database: TestDatabase;
export let store: LeadStore;

/** Declares the tests once for each store. */
export function describeEachStore(tests: () => void): void {
  describe.each(testedStores)("$name", (tested) => {
    beforeAll(async () => {
      databases = await tested.databases();
    });
    afterAll(() => databases.stop());
    beforeEach(async () => {
      database = await databases.create();
      store = await database.open();
    });
    afterEach(() => database.remove());
    tests();
  });
}

/** On SQLite alone, for tests of what is the same with every store. */
export function onSqlite(): void {
  beforeEach(async () => {
    database = await (await sqliteDatabases()).create();
    store = await database.open();
  });
  afterEach(() => database.remove());
}

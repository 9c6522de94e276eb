import { expect, test } from "vitest";
import { someLead } from "#server/testing/leads.ts";
import { sqliteDatabases } from "#server/testing/stores.ts";
import { allOf, leadsMatching } from "./matching.ts";

test("pages add up to all leads, in order, without one twice, and leave a turn to others in between", async () => {
  const database = await (await sqliteDatabases()).create();
  const store = await database.open();
  // Stored in one turn, most of them in the same millisecond.
  await Promise.all(Array.from({ length: 7 }, () => store.add(someLead())));
  const all = await store.list({ limit: 100 });
  const ids = async (limit: number | undefined, pageSize: number) =>
    (await allOf(leadsMatching(store, { limit }, pageSize))).map((lead) => lead.id);
  const expected = all.map((lead) => lead.id);
  for (const pageSize of [1, 2, 7, 8]) expect(await ids(undefined, pageSize)).toEqual(expected);
  expect(await ids(5, 2)).toEqual(expected.slice(0, 5));
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await ids(undefined, 1);
  clearImmediate(next);
  // Visitors are answered between two pages.
  expect(turns).toBeGreaterThanOrEqual(all.length);
  await database.remove();
});

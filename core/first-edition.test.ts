import { expect, test } from "vitest";
import { firstEstimate } from "./first-edition.ts";

// Worked out in decimal arithmetic when these figures were current.
test.each([
  [
    "v1&country=es&company=insurance&customers=50000&services=locksmith:2,plumbing:2,electricity:2,towing:2,tire:2,battery:2",
    [7_557, 14_634, 32_418],
    [1_085_742_00n, 2_798_694_00n, 9_865_659_00n],
    [181n, 466n, 1_644n],
  ],
  [
    "v1&country=us&company=insurance&customers=10000&services=towing&set=units.vehicle:70,cases.towing:300,cost.towing:100",
    [2_100, 2_100, 2_100],
    [21_000_000n, 21_000_000n, 21_000_000n],
    [175n, 175n, 175n],
  ],
])("%s keeps its figures", (text, cases, cost, costPerCustomerMonth) => {
  expect(firstEstimate(text, "ar")).toMatchObject({ cases, cost, costPerCustomerMonth });
});

test("what a link leaves out is as it was then", () => {
  const started = firstEstimate("v1", "es");
  expect(started.services.map(({ service, limit }) => [service, limit])).toEqual(
    ["locksmith", "plumbing", "electricity", "towing", "tire", "battery"].map((id) => [id, 2]),
  );
  expect(started).toMatchObject({ country: "es", customers: 50_000 });
  expect(started.costPerCustomerMonth).toEqual([181n, 466n, 1_644n]);
  expect(firstEstimate("v1&services=", "es").cost).toEqual([0n, 0n, 0n]);
});

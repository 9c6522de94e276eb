import { beforeEach, expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

let now: number;
let events: string[];
beforeEach(() => {
  now = 0;
  events = [];
});

const breakerWith = (leadsToDoubt: number) =>
  createBreaker(
    { firstMs: 10, longestMs: 30, leadsToDoubt },
    { onPause: (failure) => events.push(failure), onResume: () => events.push("resumed") },
    () => now,
  );

test("while open, waits between probes double up to the longest; what is accepted closes it", () => {
  const breaker = breakerWith(0);
  expect([breaker.isClosed(), breaker.takeProbe()]).toEqual([true, false]);
  breaker.unavailable("smtp_535");
  const waits: number[] = [];
  for (let n = 0; n < 4; n++) {
    expect(breaker.takeProbe()).toBe(false);
    waits.push(breaker.probeInMs());
    now += breaker.probeInMs();
    expect(breaker.takeProbe()).toBe(true);
    breaker.unavailable("smtp_535");
  }
  expect(waits).toEqual([10, 20, 30, 30]);
  breaker.accepted();
  expect([breaker.isOpen(), breaker.isClosed()]).toEqual([false, true]);
  breaker.unavailable("smtp_535");
  expect(breaker.probeInMs()).toBe(10);
  expect(events).toEqual(["smtp_535", "resumed", "smtp_535"]);
});

test("only another reason is news", () => {
  const breaker = breakerWith(0);
  for (const failure of ["smtp_535", "smtp_535", "smtp_421"]) breaker.unavailable(failure);
  expect(events).toEqual(["smtp_535", "smtp_421"]);
});

test("where a failure concerns its lead alone, it never opens, and shows that the other side is there", () => {
  const breaker = breakerWith(0);
  for (let n = 0; n < 20; n++) breaker.failed(`lead ${n}`, "smtp_554");
  expect(breaker.isClosed()).toBe(true);
  breaker.unavailable("smtp_421");
  breaker.failed("lead", "smtp_554");
  expect(breaker.isClosed()).toBe(true);
});

test("several leads that fail in a row make it doubted: it has probes, but is not open", () => {
  const breaker = breakerWith(3);
  for (let n = 0; n < 9; n++) breaker.failed("one lead", "webhook_500");
  breaker.failed("another", "webhook_500");
  expect(breaker.isClosed()).toBe(true);
  breaker.accepted();
  for (const lead of ["a", "b", "c", "d"]) breaker.failed(lead, "webhook_500");
  expect([breaker.isOpen(), breaker.isClosed()]).toEqual([false, false]);
  now += 10;
  expect(breaker.takeProbe()).toBe(true);
  breaker.accepted();
  expect(events).toEqual(["webhook_500", "resumed"]);
});

test("one that was open is doubted, not closed, when a lead fails in another way", () => {
  const breaker = breakerWith(3);
  breaker.unavailable("webhook_ECONNREFUSED");
  breaker.failed("a", "webhook_503");
  expect([breaker.isOpen(), breaker.isClosed()]).toEqual([false, false]);
  expect(events).toEqual(["webhook_ECONNREFUSED", "webhook_503"]);
});

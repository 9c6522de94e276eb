import { expect, test } from "vitest";
import { createPause } from "./pause.ts";

test("in an outage, waits double up to the longest, and start anew once a mail got through", () => {
  let now = 0;
  const pause = createPause({ firstMs: 10, longestMs: 30, nowMs: () => now });
  const waits: number[] = [];
  for (let n = 0; n < 4; n++) {
    pause.begin("smtp_535", "outage");
    waits.push(pause.leftMs());
    now += pause.leftMs();
  }
  expect(waits).toEqual([10, 20, 30, 30]);
  expect(pause.leftMs()).toBe(0);
  expect(pause.isOn()).toBe(true);
  expect(pause.end()).toBe(true);
  expect(pause.isOn()).toBe(false);
  expect(pause.end()).toBe(false);
  pause.begin("smtp_535", "outage");
  expect(pause.leftMs()).toBe(10);
});

test("lanes that fail together pause once, and only a new reason is news", () => {
  const pause = createPause({ firstMs: 10, longestMs: 30, nowMs: () => 0 });
  expect(pause.begin("smtp_535", "outage")).toBe(true);
  expect(pause.begin("smtp_535", "outage")).toBe(false);
  expect(pause.leftMs()).toBe(10);
  expect(pause.begin("smtp_ESOCKET", "outage")).toBe(true);
  expect(pause.begin("smtp_ESOCKET", "outage")).toBe(false);
});

test("refusals pause for the shortest wait, however many there are", () => {
  let now = 0;
  const pause = createPause({ firstMs: 10, longestMs: 30, nowMs: () => now });
  for (let n = 0; n < 4; n++) {
    pause.begin("smtp_554", "refusal");
    expect(pause.leftMs()).toBe(10);
    now += pause.leftMs();
  }
});

import { expect, test } from "vitest";
import { onePath } from "./one-path-icons.ts";

test("joins the shapes of a drawing", () => {
  const path = onePath([
    ["path", { d: "M1 2v3", key: "a" }],
    ["line", { x1: "4", x2: "5", y1: "6", y2: "7", key: "b" }],
    ["polyline", { points: "1 1 2 2 3 1", key: "c" }],
    ["polygon", { points: "1 1 2 2 3 1", key: "d" }],
  ]);
  expect(path).toBe("M1 2v3M4 6L5 7M1 1 2 2 3 1M1 1 2 2 3 1z");
});

test("keeps each shape where it was, whatever stands before it", () => {
  expect(onePath([["path", { d: "m9 11 3 3L22 4" }]])).toBe("M9 11l3 3L22 4");
  expect(onePath([["path", { d: "m6-.5-3 3" }]])).toBe("M6 -.5l-3 3");
  expect(onePath([["path", { d: "m15 5v2" }]])).toBe("M15 5v2");
  expect(onePath([["path", { d: "m6.134 14.768.866-.5" }]])).toBe("M6.134 14.768l.866-.5");
});

test("draws round and square shapes as lines", () => {
  expect(onePath([["circle", { cx: "12", cy: "10", r: "3" }]])).toBe(
    "M9 10a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z",
  );
  expect(onePath([["rect", { x: "1", y: "2", width: "6", height: "4" }]])).toBe("M1 2h6v4h-6z");
  expect(onePath([["rect", { x: "1", y: "2", width: "6", height: "4", rx: "1" }]])).toBe(
    "M2 2h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z",
  );
});

test("stops the build at a shape that one line cannot draw", () => {
  const dot = { cx: "1", cy: "1", r: ".5", fill: "currentColor" };
  expect(onePath([["circle", dot]])).toBe("M0.5 1a0.5 0.5 0 0 1 1 0a0.5 0.5 0 0 1 -1 0z");
  expect(() => onePath([["circle", { ...dot, r: "2" }]])).toThrow("a filled circle");
  expect(() => onePath([["path", { d: "M0 0", fill: "red" }]])).toThrow("a filled path");
  expect(() => onePath([["text", {}]])).toThrow("a text");
});

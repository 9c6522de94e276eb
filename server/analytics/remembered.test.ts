import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("a text is read once, and a long one every time instead of being kept", () => {
  const read: string[] = [];
  const lengthOf = remembered((text: string) => {
    read.push(text);
    return text.length;
  });
  const [known, long] = ["x".repeat(512), "y".repeat(513)];
  for (const text of [known, long, known, long]) expect(lengthOf(text)).toBe(text.length);
  expect(read).toEqual([known, long, long]);
});

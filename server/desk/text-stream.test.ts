import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { textStream } from "./text-stream.ts";

test("a reader who leaves ends the work, and a failure is no end", async () => {
  let isEnded = false;
  async function* lines(failsAt: number) {
    try {
      for (let n = 0; n < 3; n += 1) {
        if (n === failsAt) throw new Error("The store is gone");
        yield `${n}\n`;
      }
    } finally {
      isEnded = true;
    }
  }
  const reader = textStream(lines(9)).getReader();
  await reader.read();
  expect(isEnded).toBe(false);
  await reader.cancel();
  expect(isEnded).toBe(true);
  expect(await text(textStream(lines(9)))).toBe("0\n1\n2\n");
  await expect(text(textStream(lines(2)))).rejects.toThrow("The store is gone");
});

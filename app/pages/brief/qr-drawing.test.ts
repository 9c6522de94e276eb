import fc from "fast-check";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { anyProgramme } from "#core/programme.arbitrary.ts";
import { writeProgramme } from "#core/programme.ts";
import { codeMaxLength } from "./qr-code.tsx";
import { drawing } from "./qr-drawing.ts";

const scale = 4;

/** Draws the path as pixels and reads it with a decoder of another maker. */
function read({ size, path }: { size: number; path: string }): string | undefined {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (
        let column = Number(x) * scale;
        column < (Number(x) + Number(run)) * scale;
        column += 1
      ) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, width, width)?.data;
}

test("any programme's link is read back from its code", () => {
  fc.assert(
    fc.property(anyProgramme, (programme) => {
      const link = `https://www.amparia.example/es/programa#${writeProgramme(programme)}`;
      fc.pre(link.length <= codeMaxLength);
      expect(read(drawing(link))).toBe(link);
    }),
    { numRuns: 12 },
  );
}, 60_000);

test("the longest text's modules are still 0.3 mm on the brief", () => {
  const { size } = drawing("x".repeat(codeMaxLength));
  expect(32 / size).toBeGreaterThan(0.3);
  expect(32 / size).toBeLessThan(0.4);
});

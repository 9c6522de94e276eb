import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand, themeColor } from "#core/brand.ts";
import { iconSvg, icoOf, roundCorner } from "./icon.ts";
import { colorIn, withThemeColor } from "./theme-color.ts";

const mark = readFileSync("app/brand/mark.svg", "utf8");

test("the styles and the favicon are those that `npm run brand` makes", () => {
  expect(colorIn(readFileSync("app/app.css", "utf8"), "night")).toBe(themeColor);
  const favicon = readFileSync("public/favicon.svg", "utf8");
  expect(favicon).toBe(iconSvg(mark, themeColor, { corner: roundCorner }));
});

test("the mark scales, and takes the color of the text around it", () => {
  const [root = ""] = mark.match(/^<svg [^>]*>/) ?? [];
  expect(root).toContain("viewBox=");
  expect(root).not.toMatch(/\s(width|height)=/);
  expect(mark).toContain("currentColor");
});

test("the theme color is written over the earlier one only", () => {
  const css = "--color-white: #fff;\n--color-night: #000;\n--color-night-2: #111;\n";
  expect(withThemeColor(css, "#123456")).toBe(css.replace("#000", "#123456"));
});

test("the pictures on night are transparent around the model, for any theme color", () => {
  const pictures = readdirSync("app/assets").filter((file) => /^hero-(m-)?\d+\.avif$/.test(file));
  expect(pictures).toHaveLength(5);
  for (const file of pictures) {
    expect.soft(readFileSync(`app/assets/${file}`, "latin1"), file).toContain("auxiliary:alpha");
  }
});

test("an icon has plain colors, which every reader of icons knows", () => {
  const icon = iconSvg(mark, "#123456");
  expect(icon).toContain('fill="#fff"');
  expect(icon).not.toMatch(/currentColor|var\(/);
});

test("the slug is fit for file names and keys", () => {
  expect(brand.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("an .ico file lists where each picture begins", () => {
  const pictures = [48, 16].map((size) => ({ size, png: Buffer.alloc(size, size) }));
  const ico = icoOf(pictures);
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    expect(ico.readUInt8(at)).toBe(size);
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    expect(ico.subarray(offset, offset + length)).toEqual(png);
  }
});

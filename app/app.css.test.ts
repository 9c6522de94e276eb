import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./app.css", import.meta.url), "utf8");
const theme = css.match(/@theme \{[\s\S]*?\n\}/)?.[0] ?? "";
const tokens = new Map(
  [...theme.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
);

const families = ["hogar", "vial", "salud", "mascotas", "dispositivos"];
const text = 4.5;
const graphic = 3;

/** Every text and border the site sets on a ground. */
const pairs: [foreground: string, grounds: string[], atLeast: number][] = [
  ["ink", ["white", "paper", "bone", "bone-2", "amber", "amber-h", "amber-tint"], text],
  ["ink", families.map((family) => `${family}-tint`), text],
  [
    "ink-2",
    ["white", "paper", "bone", "bone-2", ...families.map((family) => `${family}-tint`)],
    text,
  ],
  ["ink-3", ["white", "paper", "bone"], text],
  ["petrol", ["white", "paper", "bone", "bone-2", "petrol-tint"], text],
  [
    "white",
    ["night", "night-2", "petrol", "petrol-h", ...families.map((family) => `${family}-deep`)],
    text,
  ],
  ["sky", ["night", "night-2"], text],
  ["amber", ["night", "night-2"], text],
  ["amber-deep", ["paper", "amber-tint"], text],
  ["ok", ["white", "paper"], text],
  ["danger", ["white", "paper"], text],
  ...families.map((family): [string, string[], number] => [
    `${family}-deep`,
    ["white", `${family}-tint`],
    text,
  ]),
  ...families.map((family): [string, string[], number] => [family, ["night"], graphic]),
  ["line-strong", ["white", "paper", "bone"], graphic],
  ["night-ctl", ["night"], graphic],
  ["petrol", ["white", "paper", "bone", "bone-2"], graphic],
];

for (const [foreground, grounds, atLeast] of pairs) {
  test(`${foreground} stands out from ${grounds.join(", ")}`, () => {
    for (const ground of grounds) {
      expect(contrast(foreground, ground), ground).toBeGreaterThanOrEqual(atLeast);
    }
  });
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(token: string): number {
  const value = tokens.get(token);
  if (!value) throw new Error(`No such color: ${token}`);
  const [, ground, white] =
    value.match(/^color-mix\(in srgb, var\(--color-(\w+)\), white (\d+)%\)$/) ?? [];
  const hex = ground ? tokens.get(ground) : value;
  const [r, g, b] = hex?.startsWith("#")
    ? linearOfHex(hex, Number(white ?? 0) / 100)
    : linearOfOklch(value);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

type Rgb = [number, number, number];

function linearOfHex(hex: string, white: number): Rgb {
  const full =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  return [0, 2, 4].map((at) => {
    const own = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    const channel = own + (1 - own) * white;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

function linearOfOklch(value: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel))) as Rgb;
}

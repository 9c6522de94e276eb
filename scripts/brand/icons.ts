import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { themeColor } from "#core/brand.ts";
import { iconSvg, icoOf, roundCorner } from "./icon.ts";

interface Icon {
  file: string;
  size: number;
  /** Square where the system cuts the shape itself. */
  corner: number;
}

const icons: Icon[] = [
  { file: "apple-touch-icon.png", size: 180, corner: 0 },
  { file: "icon-192.png", size: 192, corner: roundCorner },
  { file: "icon-512.png", size: 512, corner: roundCorner },
  { file: "icon-maskable-512.png", size: 512, corner: 0 },
];
const faviconSizes = [48, 32, 16];

/** The icons of public/, from the mark. */
export async function writeIcons(page: Page, mark: string): Promise<void> {
  const faviconSvg = iconSvg(mark, themeColor, { corner: roundCorner });
  await writeFile("public/favicon.svg", faviconSvg);
  for (const { file, size, corner } of icons) {
    const svg = iconSvg(mark, themeColor, { corner });
    await writeFile(`public/${file}`, await pngOf(page, svg, size));
  }
  const pictures = [];
  for (const size of faviconSizes) {
    pictures.push({ size, png: await pngOf(page, faviconSvg, size) });
  }
  await writeFile("public/favicon.ico", icoOf(pictures));
}

async function pngOf(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

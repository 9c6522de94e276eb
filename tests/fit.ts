import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const usualPx = 16;

/** At that width, and with the browser's text size set to that many percent, the page does not scroll sideways. */
export async function expectToFit(page: Page, width: number, textSize = 100) {
  await page.setViewportSize({ width, height: 800 });
  // Not by a style of the page, which its media queries would not see.
  const browser = await page.context().newCDPSession(page);
  const standard = (usualPx * textSize) / 100;
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await browser.detach();
  // Layout alone: nothing needs to be drawn. Not `innerWidth`: a phone zooms out until a page that is too wide fits.
  const needed = await page.evaluate(() => {
    document.documentElement.style.visibility = "hidden";
    return document.documentElement.scrollWidth;
  });
  const where = `${new URL(page.url()).pathname} at ${width} px with text at ${textSize}%`;
  expect.soft(needed, where).toBeLessThanOrEqual(width);
}

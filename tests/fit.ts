import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** At that width, and with text at that size, the page does not scroll sideways. */
export async function expectToFit(page: Page, width: number, textSize = "100%") {
  await page.setViewportSize({ width, height: 800 });
  // Layout alone: nothing needs to be drawn. Not `innerWidth`: a phone zooms out until a page that is too wide fits.
  const needed = await page.evaluate((size) => {
    const { style } = document.documentElement;
    style.visibility = "hidden";
    style.fontSize = size;
    return document.documentElement.scrollWidth;
  }, textSize);
  expect.soft(needed, `at ${width} px with text at ${textSize}`).toBeLessThanOrEqual(width);
}

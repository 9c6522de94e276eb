// Opens every page once, on a phone, and holds it to everything that must be true of every page. A console error or warning
// fails it too.
import type { Page } from "@playwright/test";
import { type CountryCode, writtenLocale } from "../core/countries.ts";
import { axeViolations } from "./axe.ts";
import { layoutShift, recordLayoutShift } from "./layout-shift.ts";
import { expectWithinBudget, recordFiles } from "./page-budget.ts";
import { canonicalVisits } from "./site.ts";
import { expect, test } from "./test.ts";

/** Core Web Vitals call 0.1 good. */
const shiftLimit = 0.02;

test.use({
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

for (const { page: id, path, country, language } of canonicalVisits) {
  test(`${path} loads light and still, hydrates, fits and is accessible`, async ({
    page,
    open,
  }) => {
    const recorded = recordFiles(page);
    await recordLayoutShift(page);
    await open(path);
    await page.waitForLoadState("networkidle");
    expectWithinBudget(id, await recorded());
    const { score, moved } = await layoutShift(page, shiftLimit);
    expect.soft(score, `layout shift\n${moved.join("\n")}`).toBeLessThan(shiftLimit);

    await expect.soft(page.locator("h1")).toHaveCount(1);
    const locale = writtenLocale(country as CountryCode, language);
    await expect.soft(page.locator("html")).toHaveAttribute("lang", locale);

    // Spain's pages share their markup with Argentina's.
    if (country !== "es") expect.soft(await axeViolations(page)).toEqual([]);

    // The widths are about layout alone: nothing needs to be drawn.
    await page.evaluate(() => document.documentElement.style.setProperty("visibility", "hidden"));
    for (const width of [320, 390, 768, 1024, 1440, 1920]) await expectToFit(page, width);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const width of [390, 1280]) await expectToFit(page, width, "with text at 200%");
  });
}

async function expectToFit(page: Page, width: number, condition = "") {
  await page.setViewportSize({ width, height: 800 });
  // Not `innerWidth`: a phone zooms out until a page that is too wide fits.
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(needed, `scrolls sideways at ${width} px ${condition}`).toBeLessThanOrEqual(width);
}

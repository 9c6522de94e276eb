// Opens every page once, on a phone: its weight, layout shift, accessibility, and every width and text size.
import { axeViolations } from "../axe.ts";
import { expectToFit } from "../fit.ts";
import { layoutShift, recordLayoutShift } from "../layout-shift.ts";
import { canonicalVisits } from "../site.ts";
import { expect, test } from "../test.ts";
import { expectWithinBudget, recordFiles } from "./page-budget.ts";

/** Core Web Vitals call 0.1 good. */
const shiftLimit = 0.02;

test.use({
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

for (const { page: id, path } of canonicalVisits) {
  test(`${path} loads light and still, is accessible and fits every width`, async ({
    page,
    open,
  }) => {
    const recorded = recordFiles(page);
    await recordLayoutShift(page);
    await open(path);
    await page.waitForLoadState("networkidle");
    expectWithinBudget(id, await recorded(), await page.locator("*").count());
    const { score, moved } = await layoutShift(page, shiftLimit);
    expect.soft(score, `layout shift\n${moved.join("\n")}`).toBeLessThan(shiftLimit);
    await expect.soft(page.locator("h1")).toHaveCount(1);
    expect.soft(await axeViolations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) await expectToFit(page, width);
    for (const width of [320, 390, 1024, 1280]) await expectToFit(page, width, 200);
  });
}

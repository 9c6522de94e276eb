// One case on three screens: whoever steps through it loses neither the place nor the picture.
import { expect, test } from "./test.ts";

for (const path of ["/", "/br", "/us"]) {
  test(`steps through the case on ${path} without moving anything`, async ({ page, open }) => {
    // Else the step would also follow the scrolling.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(path);
      const steps = page.locator("fieldset:has(input[type=radio])");
      const stage = steps.locator("xpath=..");
      const heightOf = async () => (await stage.boundingBox())?.height;
      await steps.getByRole("radio").first().focus();
      const height = await heightOf();
      for (const step of [1, 2]) {
        await page.keyboard.press("ArrowRight");
        await expect(steps.getByRole("radio").nth(step)).toBeChecked();
        expect(await heightOf(), `step ${step} at ${width} px`).toBe(height);
        // Of the three people's screens, each is drawn in this step.
        const drawings = stage.locator("figure:visible > [aria-hidden] > *");
        await expect(drawings).toHaveCount(3);
        for (const drawing of await drawings.all()) {
          expect((await drawing.boundingBox())?.height).toBeGreaterThan(300);
        }
      }
    }
  });
}

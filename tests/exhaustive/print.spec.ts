import { axeViolations } from "../axe.ts";
import { expect, test } from "../test.ts";

// A4 at 96 px an inch.
test.use({ viewport: { width: 794, height: 1123 } });

for (const path of ["/us", "/us/investors", "/us/services"]) {
  test(`${path} is legible on paper with backgrounds`, async ({ page, open }) => {
    await open(path);
    await page.emulateMedia({ media: "print" });
    // Colors change in a transition on the screen that the media is emulated on.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((it) => it instanceof CSSTransition)
          .map((it) => it.finished),
      ),
    );
    expect(await axeViolations(page, ["color-contrast"])).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, "wider than the paper").toBeLessThanOrEqual(0);
  });
}

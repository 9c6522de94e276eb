import { countries } from "../../core/countries.ts";
import { pathOf } from "../../core/paths.ts";
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

for (const { code } of countries) {
  test(`${code}: who does what prints on two pages, of A4 and of Letter`, async ({
    page,
    open,
  }) => {
    await open(pathOf(code, "roles"));
    const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format, margin })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
    }
  });
}

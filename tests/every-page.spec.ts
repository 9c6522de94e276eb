// The sweep: opens every page once and holds it to what must be true of every page. A console error or warning fails it too, and
// html.test.ts checks the same pages' html. Their weight and the other widths are in exhaustive/every-page.spec.ts.
import { type CountryCode, writtenLocale } from "../core/countries.ts";
import { axeViolations } from "./axe.ts";
import { expectToFit } from "./fit.ts";
import { canonicalVisits } from "./site.ts";
import { expect, test } from "./test.ts";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, isMobile: true, hasTouch: true });

// A page's countries share their scripts, which the browser then has already.
for (const [name, visits] of Map.groupBy(
  canonicalVisits,
  ({ page, topic }) => `${page} ${topic ?? ""}`,
)) {
  test(`${name} hydrates, is accessible and fits a phone and a desk, in every country`, async ({
    page,
    open,
  }) => {
    for (const { path, country, language } of visits) {
      await page.setViewportSize(phone);
      await open(path);
      await expect.soft(page.locator("h1"), path).toHaveCount(1);
      const locale = writtenLocale(country as CountryCode, language);
      await expect.soft(page.locator("html"), path).toHaveAttribute("lang", locale);
      // Spain's pages share their markup with Argentina's.
      if (country !== "es") expect.soft(await axeViolations(page), path).toEqual([]);
      for (const width of [390, 1440]) await expectToFit(page, width);
    }
  });
}

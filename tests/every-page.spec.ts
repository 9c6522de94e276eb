// The sweep: opens every page once and holds it to what must be true of every page. A console error or warning fails it too, and
// html.test.ts checks the same pages' html. Their weight and the other widths are in exhaustive/every-page.spec.ts.
import { type CountryCode, writtenLocale } from "../core/countries.ts";
import { axeViolations } from "./axe.ts";
import { expectToFit } from "./fit.ts";
import { canonicalVisits } from "./site.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

for (const { path, country, language } of canonicalVisits) {
  test(`${path} hydrates, is accessible and fits a phone and a desk`, async ({ page, open }) => {
    await open(path);
    await expect.soft(page.locator("h1")).toHaveCount(1);
    const locale = writtenLocale(country as CountryCode, language);
    await expect.soft(page.locator("html")).toHaveAttribute("lang", locale);
    // Spain's pages share their markup with Argentina's.
    if (country !== "es") expect.soft(await axeViolations(page)).toEqual([]);
    for (const width of [390, 1440]) await expectToFit(page, width);
  });
}

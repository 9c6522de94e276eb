// Opens every kind of page once, in one of its countries, and holds it to what must be true of every page. A console error or warning
// fails it too, and html.test.ts checks every page's html. The other countries and widths are in exhaustive/every-page.spec.ts.
import { axeViolations } from "./axe.ts";
import { expectToFit } from "./fit.ts";
import { canonicalVisits } from "./site.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const kinds = Map.groupBy(canonicalVisits, ({ page, topic }) => `${page} ${topic ?? ""}`);
// The countries take turns.
const visits = [...kinds.values()].map((all, index) => all[index % all.length]!);

for (const { path } of visits) {
  test(`${path} hydrates, is accessible and fits a phone and a desk`, async ({ page, open }) => {
    await open(path);
    await expect.soft(page.locator("h1")).toHaveCount(1);
    expect.soft(await axeViolations(page)).toEqual([]);
    for (const width of [390, 1440]) await expectToFit(page, width);
  });
}

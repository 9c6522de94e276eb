// Section 2, Investors page. The figures are in section 9, the form's states in section 4.
import { contentFor } from "#content/content-for.ts";
import { expect, test } from "../test.ts";

const en = contentFor({ country: "ar", language: "en" }, "investors");

test("Market figures, country list, market-size figures, and a contact button. Stat grid: 2 columns on mobile, 4 otherwise", async ({
  page,
  open,
}) => {
  await open("/us/investors");
  const main = page.getByRole("main");
  for (const label of Object.values(en.stats))
    await expect(main.getByText(label).first()).toBeVisible();
  for (const { acronym } of Object.values(en.sizes.items)) {
    await expect(main.getByText(acronym).first()).toBeVisible();
  }
  await expect(page.locator("#investor-contact").getByText(en.contact.button)).toBeVisible();
  const grid = main.getByRole("list").filter({ hasText: en.stats.people }).first();
  for (const [width, columns] of [
    [390, 2],
    [767, 2],
    [768, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = await grid.evaluate((it) => getComputedStyle(it).gridTemplateColumns);
    expect(tracks.split(" "), `at ${width} px`).toHaveLength(columns);
  }
});

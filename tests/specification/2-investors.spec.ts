// Section 2, Investors page. The figures are in section 9, the form's states in section 4.
import { en } from "#app/pages/investors/content.en.ts";
import { es } from "#app/pages/investors/content.es.ts";
import { pt } from "#app/pages/investors/content.pt.ts";
import { expect, test } from "../test.ts";

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

test("Page title is localized", async ({ page, open }) => {
  expect(new Set([es, pt, en].map(({ head }) => head.title)).size).toBe(3);
  for (const [path, { head }] of [
    ["/inversores", es],
    ["/br/investidores", pt],
    ["/us/investors", en],
  ] as const) {
    await open(path);
    expect(await page.title()).toContain(head.title.slice(0, 20));
  }
});

// Section 2, About page.
import { valueIds } from "#content/about/ids.ts";
import { contentFor, recordsFor } from "#content/content-for.ts";
import { brand } from "../../core/brand.ts";
import { expect, test } from "../test.ts";

const content = contentFor({ country: "ar", language: "en" }, "about");
const milestones = recordsFor({ country: "ar", language: "en" }, "milestones");

test("Tabs: history (default), mission and vision, values. Content: history milestones, mission/vision/purpose, five values", async ({
  page,
  open,
}) => {
  await open("/us/about");
  const { history, mission, values } = content.tabs;
  expect(valueIds).toEqual(["innovation", "performance", "empathy", "trust", "responsibility"]);
  await expect(page.getByRole("tab")).toHaveText([history, mission, values]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(history);
  for (const [name, texts] of [
    [history, milestones.map(({ title }) => title)],
    [history, milestones.map(({ year }) => String(year))],
    [mission, Object.values(content.mission).map(({ description }) => description)],
    [values, valueIds.map((id) => content.values.items[id].title)],
  ] as const) {
    await page.getByRole("tab", { name }).click();
    for (const text of texts) {
      await expect(page.getByRole("tabpanel", { name }).getByText(text).first()).toBeVisible();
    }
  }
});

test("a team photo, and a careers link to an external job board", async ({ page, open }) => {
  await open("/us/about");
  const photo = page.getByRole("img", { name: content.teamAlt });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator(`#trabaja-con-nosotros a[href="${brand.jobBoard}"]`)).toBeVisible();
});

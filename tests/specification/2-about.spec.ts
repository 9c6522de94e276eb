// Section 2, About page.
import { en as content } from "#app/pages/about/content.en.ts";
import { valueIds } from "#app/pages/about/content.ts";
import { milestoneIds, milestones } from "#core/facts.ts";
import { brand } from "../../core/brand.ts";
import { expect, test } from "../test.ts";

test("Tabs: history (default), mission and vision, values. Content: history milestones, mission/vision/purpose, five values", async ({
  page,
  open,
}) => {
  await open("/us/about");
  const { history, mission, values } = content.tabs;
  await expect(page.getByRole("tab")).toHaveText([history, mission, values]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(history);
  const panelOf = (name: string) => page.getByRole("tabpanel", { name });
  for (const id of milestoneIds) {
    await expect(panelOf(history).getByText(String(milestones[id])).first()).toBeVisible();
    const { title } = content.history.milestones[id];
    await expect(panelOf(history).getByText(title).first()).toBeVisible();
  }
  await page.getByRole("tab", { name: mission }).click();
  for (const { description } of Object.values(content.mission)) {
    await expect(panelOf(mission).getByText(description)).toBeVisible();
  }
  await page.getByRole("tab", { name: values }).click();
  expect(valueIds).toEqual(["innovation", "performance", "empathy", "trust", "responsibility"]);
  for (const id of valueIds) {
    const { title } = content.values.items[id];
    await expect(panelOf(values).getByText(title, { exact: true })).toBeVisible();
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

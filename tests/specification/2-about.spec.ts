// Section 2, About page.

import { en as content } from "#app/pages/about/content.en.ts";
import { valueIds } from "#app/pages/about/content.ts";
import { milestoneIds, milestones } from "#core/facts.ts";
import { brand } from "../../core/brand.ts";
import { expect, test } from "../test.ts";

test("Tabs: history (default), mission and vision, values", async ({ page, open }) => {
  await open("/us/about");
  const { history, mission, values } = content.tabs;
  await expect(page.getByRole("tab")).toHaveText([history, mission, values]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(history);
});

test("Content: history milestones", async ({ page, open }) => {
  await open("/us/about");
  const panel = page.getByRole("tabpanel", { name: content.tabs.history });
  for (const id of milestoneIds) {
    await expect(panel.getByText(String(milestones[id])).first()).toBeVisible();
    await expect(panel.getByText(content.history.milestones[id].title).first()).toBeVisible();
  }
});

test("mission/vision/purpose", async ({ page, open }) => {
  await open("/us/about");
  await page.getByRole("tab", { name: content.tabs.mission }).click();
  const panel = page.getByRole("tabpanel", { name: content.tabs.mission });
  for (const { description } of Object.values(content.mission)) {
    await expect(panel.getByText(description)).toBeVisible();
  }
});

test("five values (innovation, high performance, empathy, trust, responsibility)", async ({
  page,
  open,
}) => {
  expect(valueIds).toEqual(["innovation", "performance", "empathy", "trust", "responsibility"]);
  await open("/us/about");
  await page.getByRole("tab", { name: content.tabs.values }).click();
  const panel = page.getByRole("tabpanel", { name: content.tabs.values });
  for (const id of valueIds) {
    await expect(panel.getByText(content.values.items[id].title, { exact: true })).toBeVisible();
  }
});

test("a team photo", async ({ page, open }) => {
  await open("/us/about");
  const photo = page.getByRole("img", { name: content.teamAlt });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
});

test("a careers link to an external job board", async ({ page, open }) => {
  await open("/us/about");
  await expect(page.locator(`#trabaja-con-nosotros a[href="${brand.jobBoard}"]`)).toBeVisible();
});

// Section 2, Solutions page.

import type { Page } from "@playwright/test";
import { contentFor } from "#content/content-for.ts";
import { type SolutionId, solutionIds } from "../../core/pages.ts";
import { anchors, pathOf } from "../../core/paths.ts";
import { expect, test, withMotion } from "../test.ts";

const content = contentFor({ country: "ar", language: "en" }, "solutions");
const dictionary = contentFor({ country: "ar", language: "en" }, "dictionary");
const layout = contentFor({ country: "ar", language: "en" }, "layout");

test.use(withMotion);

const detail = `#${anchors.solutionDetail}`;

/** The cards' links. */
const moreInfo = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: dictionary.masInformacion });
const top = (page: Page) => page.locator(detail).evaluate((it) => it.getBoundingClientRect().top);

test("Six cards, each with description, benefits and features; default tab is integrations", async ({
  page,
  open,
}) => {
  await open("/us/solutions");
  await expect(moreInfo(page)).toHaveCount(6);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(
    layout.solutions.integraciones,
  );
  for (const solution of solutionIds) {
    const line = content.hero.route[solution];
    await expect(page.getByRole("main").getByText(line)).toBeVisible();
    await page.getByRole("tab").filter({ hasText: layout.solutions[solution] }).click();
    const { description, benefits, features } = content.solutions[solution];
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByText(description, { exact: true })).toBeVisible();
    for (const text of [...Object.values(benefits), ...Object.values(features)]) {
      await expect(panel).toContainText(text);
    }
  }
});

test("'More info' on a card selects that tab and smoothly scrolls to the detail section", async ({
  page,
  open,
}) => {
  await open("/us/solutions");
  await page.evaluate(() => {
    (window as unknown as { stays: boolean }).stays = true;
  });
  await moreInfo(page).filter({ hasText: layout.solutions.canales }).click();
  const selected = page.getByRole("tab", { selected: true });
  await expect(selected).toHaveText(layout.solutions.canales);
  await expect.poll(() => top(page)).toBeLessThan(200);
  expect(await top(page)).toBeGreaterThanOrEqual(0);
  await expect(page.locator(`${detail} h2`).first()).toBeFocused();
  await expect(page).toHaveURL(pathOf("us", "solutions", "canales"));
  expect(await page.evaluate(() => "stays" in window), "the same page").toBe(true);
});

test("a tab chooses in place by press and arrow key; the address, the title, the other sites and Back follow", async ({
  page,
  open,
}) => {
  await open("/us/solutions");
  const title = await page.title();
  const tab = (solution: SolutionId) =>
    page.getByRole("tab").filter({ hasText: layout.solutions[solution] });
  await tab("pagos").scrollIntoViewIfNeeded();
  const before = await top(page);
  await tab("pagos").click();
  await expect(page).toHaveURL(pathOf("us", "solutions", "pagos"));
  await page.keyboard.press("ArrowRight");
  await expect(tab("canales")).toBeFocused();
  await expect(tab("canales")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText(content.solutions.canales.description);
  await expect(page).toHaveTitle(content.heads.canales.title);
  expect(await top(page)).toBe(before);
  const brazil = page.locator("#language-header a[data-choose=br]").last();
  const slug = pathOf("us", "solutions", "canales").split("/").at(-1);
  await expect(brazil).toHaveAttribute("href", `${pathOf("br", "solutions")}/${slug}`);
  await page.goBack();
  await expect(tab("pagos")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab("integraciones")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL("/us/solutions");
});

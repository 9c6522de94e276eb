// Section 2, Solutions page.
import { contentFor } from "#content/content-for.ts";
import { solutionIds } from "../../core/pages.ts";
import { anchors, pathOf } from "../../core/paths.ts";
import { expect, test, withMotion } from "../test.ts";

const content = contentFor({ country: "ar", language: "en" }, "solutions");
const dictionary = contentFor({ country: "ar", language: "en" }, "dictionary");
const layout = contentFor({ country: "ar", language: "en" }, "layout");

test.use(withMotion);

const detail = `#${anchors.solutionDetail}`;

test("Six cards, each with description, benefits and features; default tab is integrations", async ({
  page,
  open,
}) => {
  await open("/us/solutions");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(
    layout.solutions.integraciones,
  );
  for (const solution of solutionIds) {
    const summary = content.summaries[solution];
    await expect(page.getByRole("main").getByText(summary).first()).toBeVisible();
  }
  for (const solution of solutionIds) {
    await page.getByRole("tab").filter({ hasText: layout.solutions[solution] }).click();
    await expect(page).toHaveURL(new RegExp(pathOf("us", "solutions", solution)));
    const { description, benefits, features } = content.solutions[solution];
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByText(description, { exact: true }).first()).toBeVisible();
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
  const path = pathOf("us", "solutions", "canales");
  const name = new RegExp(`${dictionary.masInformacion}.*${layout.solutions.canales}`);
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL(new RegExp(`${path}(${detail})?$`));
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("href", new RegExp(path));
  const top = () => page.locator(detail).evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await expect(page.locator(`${detail} h1`)).toBeFocused();
});

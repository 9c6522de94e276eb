// Section 2, Solutions page.
import { en as content } from "#app/pages/solutions/content.en.ts";
import { en as dictionary } from "#app/site-data/dictionary.en.ts";
import { en as layout } from "#app/site-data/texts.en.ts";
import { solutionIds, solutions } from "../../core/pages.ts";
import { anchors, pathOf } from "../../core/paths.ts";
import { expect, test, withMotion } from "../test.ts";

test.use(withMotion);

const detail = `#${anchors.solutionDetail}`;

test("Six cards: integraciones (integracoes in Portuguese), automatizacion, pagos, canales, analisis, proveedores, each with description, benefits and features; default tab is integrations", async ({
  page,
  open,
}) => {
  expect(solutionIds.join()).toBe(
    "integraciones,automatizacion,pagos,canales,analisis,proveedores",
  );
  expect(solutions.integraciones.pt).toBe("integracoes");
  await open("/us/solutions");
  const tabs = page.getByRole("tab");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(
    layout.solutions.integraciones,
  );
  for (const solution of solutionIds) {
    const summary = content.summaries[solution];
    await expect(page.getByRole("main").getByText(summary).first()).toBeVisible();
  }
  for (const solution of solutionIds) {
    await tabs.filter({ hasText: layout.solutions[solution] }).click();
    await expect(page).toHaveURL(new RegExp(pathOf("us", "solutions", solution)));
    const { description, benefits, features } = content.solutions[solution];
    for (const text of [description, ...Object.values(benefits), ...Object.values(features)]) {
      const shown = page.getByRole("tabpanel").getByText(text, { exact: true });
      await expect(shown.first()).toBeVisible();
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

test("Request-demo, contact-now and explore-solution buttons open the contact dialog", async ({
  page,
  open,
}) => {
  await open("/us/solutions");
  for (const hasText of [
    dictionary.solicitarDemo,
    dictionary.contactarAhora,
    content.detail.explore,
  ]) {
    const buttons = page.getByRole("main").locator("[aria-haspopup=dialog]:visible", { hasText });
    expect(await buttons.count(), hasText).toBeGreaterThan(0);
    for (const button of await buttons.all()) {
      await button.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  }
});

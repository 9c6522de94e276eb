// Section 2, Solutions page.

import { en as content } from "#app/pages/solutions/content.en.ts";
import { en as dictionary } from "#app/site-data/dictionary.en.ts";
import { solutionIds, solutions } from "../../core/pages.ts";
import { anchors, pathOf } from "../../core/paths.ts";
import { expect, test, withMotion } from "../test.ts";

test.use(withMotion);

const detail = `#${anchors.solutionDetail}`;

test("Six cards: integraciones (integracoes in Portuguese), automatizacion, pagos, canales, analisis, proveedores", async ({
  page,
  open,
}) => {
  expect(solutionIds).toEqual([
    "integraciones",
    "automatizacion",
    "pagos",
    "canales",
    "analisis",
    "proveedores",
  ]);
  expect(solutions.integraciones.pt).toBe("integracoes");
  await open("/us/solutions");
  for (const solution of solutionIds) {
    await expect(
      page.getByRole("main").getByText(content.summaries[solution]).first(),
    ).toBeVisible();
  }
});

test("each with description, benefits and features", async ({ page, open }) => {
  for (const solution of solutionIds) {
    await open(pathOf("us", "solutions", solution));
    const panel = page.getByRole("tabpanel");
    const { description, benefits, features } = content.solutions[solution];
    for (const text of [description, ...benefits, ...features]) {
      await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
    }
  }
});

test("'More info' on a card selects that tab and smoothly scrolls to the detail section", async ({
  page,
  open,
}) => {
  await open("/us/solutions");
  const path = pathOf("us", "solutions", "canales");
  const name = new RegExp(`${dictionary.masInformacion}.*${content.names.canales}`);
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL(new RegExp(`${path}(${detail})?$`));
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("href", new RegExp(path));
  const top = () => page.locator(detail).evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test("default tab is integrations", async ({ page, open }) => {
  await open("/us/solutions");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(content.names.integraciones);
});

for (const [what, name] of [
  ["Request-demo", dictionary.solicitarDemo],
  ["contact-now", dictionary.contactarAhora],
  ["explore-solution", content.detail.explore],
] as const) {
  test(`${what} buttons open the contact dialog`, async ({ page, open }) => {
    await open("/us/solutions");
    const buttons = page.getByRole("main").getByRole("button", { name });
    expect(await buttons.count()).toBeGreaterThan(0);
    for (const button of await buttons.all()) {
      await button.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}

// Section 2, Services page.

import { en as content } from "#app/pages/services/content.en.ts";
import { en as dictionary } from "#app/site-data/dictionary.en.ts";
import { familyIds } from "../../core/pages.ts";
import { pathOf } from "../../core/paths.ts";
import { expect, test } from "../test.ts";

test("Hero with a request-demo button", async ({ page, open }) => {
  await open("/us/services");
  const hero = page.getByRole("main").locator("section").first();
  await hero.getByRole("button", { name: dictionary.solicitarDemo }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("tabs: all plus one per category", async ({ page, open }) => {
  await open("/us/services");
  const hrefs = page
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.map((it) => it.getAttribute("href")));
  expect(await hrefs).toEqual([
    pathOf("us", "services"),
    ...familyIds.map((family) => pathOf("us", "services", family)),
  ]);
});

test("The all tab shows a card grid linking to each category", async ({ page, open }) => {
  await open("/us/services");
  const panel = page.getByRole("tabpanel");
  for (const family of familyIds) {
    await expect(panel.locator(`a[href="${pathOf("us", "services", family)}"]`)).toBeVisible();
  }
});

test("a category tab shows icons, title, description and feature list", async ({ page, open }) => {
  for (const family of familyIds) {
    await open(pathOf("us", "services", family));
    const panel = page.getByRole("tabpanel");
    const { title, description } = content.families[family];
    await expect(panel.getByRole("heading", { name: title })).toBeVisible();
    await expect(panel.getByText(description)).toBeVisible();
    await expect(panel.locator("svg").nth(2)).toBeVisible();
    expect(await panel.getByRole("listitem").count()).toBeGreaterThanOrEqual(6);
  }
});

test("Tab selection follows the path and the URL updates on tab change", async ({ page, open }) => {
  await open("/us/services");
  for (const family of familyIds.slice(0, 2)) {
    const path = pathOf("us", "services", family);
    const tab = page.locator(`[role=tab][href="${path}"]`);
    await tab.click();
    await expect(page).toHaveURL(path);
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await page.goBack();
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute(
    "href",
    pathOf("us", "services", "hogar"),
  );
});

test("Three-step processes section (request, coordination, resolution)", async ({ page, open }) => {
  await open("/us/services");
  const section = page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { name: dictionary.nuestrosProcesos }),
  });
  const text = (await section.textContent()) ?? "";
  const places = [dictionary.solicitud, dictionary.coordinacion, dictionary.resolucion].map((it) =>
    text.indexOf(it),
  );
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

for (const [what, name] of [
  ["closing call to action to contact", dictionary.contactarAhora],
  ["Help/contact call to action", dictionary.necesitasAyuda],
] as const) {
  test(what, async ({ page, open }) => {
    await open("/us/services");
    const main = page.getByRole("main");
    const button =
      name === dictionary.necesitasAyuda
        ? main.locator("section", { hasText: name }).getByRole("button").first()
        : main.getByRole("button", { name }).last();
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("Larger screens use a 3-column, 6-tab grid", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open("/servicios");
  const list = page.getByRole("tablist");
  await expect(list).toHaveCSS("display", "grid");
  const columns = await list.evaluate((it) => getComputedStyle(it).gridTemplateColumns);
  expect(columns.split(" ")).toHaveLength(3);
  await expect(list.getByRole("tab")).toHaveCount(6);
});

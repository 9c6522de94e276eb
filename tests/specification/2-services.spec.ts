// Section 2, Services page.
import { contentFor } from "#content/content-for.ts";
import { familyIds } from "../../core/pages.ts";
import { pathOf } from "../../core/paths.ts";
import { expect, test } from "../test.ts";

const content = contentFor({ country: "ar", language: "en" }, "services");
const dictionary = contentFor({ country: "ar", language: "en" }, "dictionary");

const hrefs = familyIds.map((family) => pathOf("us", "services", family));

test("tabs: all plus one per category. The all tab shows a card grid linking to each category. Three-step processes section (request, coordination, resolution). Larger screens use a 3-column, 6-tab grid", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open("/us/services");
  const list = page.getByRole("tablist");
  const tabs = list.getByRole("tab").evaluateAll((all) => all.map((it) => it.getAttribute("href")));
  expect(await tabs).toEqual([pathOf("us", "services"), ...hrefs]);
  await expect(list).toHaveCSS("display", "grid");
  const columns = await list.evaluate((it) => getComputedStyle(it).gridTemplateColumns);
  expect(columns.split(" ")).toHaveLength(3);
  for (const href of hrefs) {
    await expect(page.getByRole("tabpanel").locator(`a[href="${href}"]`)).toBeVisible();
  }
  const section = page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { name: dictionary.nuestrosProcesos }),
  });
  await expect(section).toContainText(
    new RegExp(`${dictionary.solicitud}[^]*${dictionary.coordinacion}[^]*${dictionary.resolucion}`),
  );
});

test("a category tab shows icons, title, description and feature list. Tab selection follows the path and the URL updates on tab change", async ({
  page,
  open,
}) => {
  await open("/us/services");
  for (const [index, family] of familyIds.entries()) {
    const tab = page.locator(`[role=tab][href="${hrefs[index]}"]`);
    await tab.click();
    await expect(page).toHaveURL(hrefs[index] ?? "");
    await expect(tab).toHaveAttribute("aria-selected", "true");
    const panel = page.getByRole("tabpanel");
    const { title, description } = content.families[family];
    await expect(panel.getByRole("heading", { name: title })).toBeVisible();
    await expect(panel.getByText(description)).toBeVisible();
    await expect(panel.locator("svg").nth(2)).toBeVisible();
    expect(await panel.getByRole("listitem").count()).toBeGreaterThanOrEqual(6);
    await expect.poll(() => page.evaluate(() => scrollY), "opens at its top").toBe(0);
  }
  await page.goBack();
  const selected = page.getByRole("tab", { selected: true });
  await expect(selected).toHaveAttribute("href", hrefs.at(-2) ?? "");
  await open(hrefs[2] ?? "");
  await expect(selected).toHaveAttribute("href", hrefs[2] ?? "");
});

test("a tab chooses in place by press, arrow key and card; the address, the title, the trail, the other sites and Back follow", async ({
  page,
  open,
}) => {
  await open("/us/services/pets");
  const { all, hogar, dispositivos } = content.heads;
  const { familyTitles } = contentFor({ country: "ar", language: "en" }, "layout");
  await page.evaluate(() => {
    (window as unknown as { stays: boolean }).stays = true;
    scrollTo({ top: 90, behavior: "instant" });
  });
  const tab = (href: string | undefined) => page.locator(`[role=tab][href="${href}"]`);
  const trail = page.getByRole("main").getByRole("navigation").first().getByRole("listitem");
  const brazil = page.locator("#language-header a[data-choose=br]").last();
  await tab(hrefs[3]).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(hrefs[4])).toBeFocused();
  await expect(page).toHaveURL(hrefs[4] ?? "");
  await expect(page).toHaveTitle(dispositivos.title);
  await expect(trail.last()).toHaveText(familyTitles.dispositivos);
  await expect(brazil).toHaveAttribute("href", `${pathOf("br", "services")}/devices`);
  await tab(pathOf("us", "services")).click();
  await expect(page).toHaveTitle(all.title);
  await expect(trail).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.hero.title);
  await expect(brazil).toHaveAttribute("href", pathOf("br", "services"));
  expect(await page.evaluate(() => scrollY), "no jump").toBe(90);
  await page.getByRole("tabpanel").locator(`a[href="${hrefs[0]}"]`).click();
  await expect(page).toHaveTitle(hogar.title);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(trail).toHaveCount(3);
  for (const path of [pathOf("us", "services"), hrefs[4], hrefs[3]]) {
    await page.goBack();
    await expect(page).toHaveURL(path ?? "");
    await expect(tab(path)).toHaveAttribute("aria-selected", "true");
  }
  await page.goForward();
  await expect(page).toHaveTitle(dispositivos.title);
  expect(await page.evaluate(() => "stays" in window), "the same page").toBe(true);
});

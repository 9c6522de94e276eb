// Section 2, Language picker and Floating country picker.
import type { Page } from "@playwright/test";
import { en } from "#app/site-data/texts.en.ts";
import { es } from "#app/site-data/texts.es.ts";
import { pt } from "#app/site-data/texts.pt.ts";
import { countries } from "../../core/countries.ts";
import { expect, test } from "../test.ts";

test.describe("Language picker", () => {
  const panelOf = (page: Page) => page.locator("#language-floating");
  const globeOf = (page: Page) => page.locator('button[popovertarget="language-floating"]');

  test("A panel titled 'Idioma / Language', subtitle 'Seleccione su idioma'", async ({
    page,
    open,
  }) => {
    await open("/us/about");
    await globeOf(page).click();
    await expect(page.getByRole("dialog", { name: "Idioma / Language" })).toBeVisible();
    await expect(panelOf(page)).toContainText("Seleccione su idioma");
  });

  test("options Español, Português, English, each with a flag; the current one is ticked", async ({
    page,
    open,
  }) => {
    await open("/us/about");
    await globeOf(page).click();
    const options = panelOf(page).getByRole("link");
    await expect(options).toHaveText(["Español", "Português", "English"]);
    for (const option of await options.all()) {
      await expect(option.locator("svg, img").first()).toBeVisible();
    }
    const current = panelOf(page).locator("[aria-current]");
    await expect(current).toHaveText("English");
    await expect(current.locator("svg").last()).toBeVisible();
  });

  test("Choosing one applies it and closes the panel", async ({ page, open }) => {
    await open("/industrias");
    await globeOf(page).click();
    await panelOf(page).getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
    await expect(panelOf(page)).toBeHidden();
  });

  test("A floating round globe button at bottom right opens the panel; an outside click closes it", async ({
    page,
    open,
  }) => {
    await open("/industrias");
    const box = (await globeOf(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(box.width).toBe(box.height);
    await expect(globeOf(page)).toHaveCSS("border-radius", /e\+|\d{2,}px/);
    expect(box.x).toBeGreaterThan(width - 100);
    expect(box.y).toBeGreaterThan(height - 100);
    await globeOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(panelOf(page)).toBeHidden();
  });
});

test.describe("Floating country picker (home pages)", () => {
  const buttonOf = (page: Page) => page.locator('button[popovertarget="country-panel"]');
  const panelOf = (page: Page) => page.locator("#country-panel");

  test("its countries are Argentina, España, Brasil, Estados Unidos", () => {
    expect(Object.values(es.countries)).toEqual([
      "Argentina",
      "España",
      "Brasil",
      "Estados Unidos",
    ]);
  });

  for (const [path, texts] of [
    ["/", es],
    ["/es", es],
    ["/br", pt],
    ["/us", en],
  ] as const) {
    test(`Button at bottom right opens a list of them, in the page's language (${path})`, async ({
      page,
      open,
    }) => {
      await open(path);
      const box = (await buttonOf(page).boundingBox())!;
      const { width, height } = page.viewportSize()!;
      expect(box.x + box.width).toBeGreaterThan(width - 60);
      expect(box.y).toBeGreaterThan(height - 200);
      await buttonOf(page).click();
      await expect(panelOf(page).getByRole("link")).toHaveText(Object.values(texts.countries));
    });
  }

  test("only on home pages", async ({ page, open }) => {
    await open("/industrias");
    await expect(page.locator('button[popovertarget="language-floating"]')).toBeVisible();
    await expect(buttonOf(page)).toHaveCount(0);
  });

  for (const { code, language, prefix } of countries) {
    test(`Choosing ${code} sets the language and navigates to that country's path`, async ({
      page,
      open,
    }) => {
      await open(code === "us" ? "/br" : "/us");
      await buttonOf(page).click();
      await panelOf(page).locator(`a[href="/${prefix}"]`).click();
      await expect(page).toHaveURL(`/${prefix}`);
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
      expect(await page.evaluate(() => localStorage.getItem("selectedCountry"))).toBe(code);
    });
  }

  test("Choosing one with a modifier key opens it in another tab, in its language", async ({
    page,
    open,
    context,
  }) => {
    await open("/us");
    await buttonOf(page).click();
    const opened = context.waitForEvent("page");
    await panelOf(page)
      .locator('a[href="/"]')
      .click({ modifiers: ["ControlOrMeta"] });
    await expect((await opened).locator("html")).toHaveAttribute("lang", /^es/);
    await expect(page).toHaveURL("/us");
  });

  test("Outside click closes it", async ({ page, open }) => {
    await open("/");
    await buttonOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(panelOf(page)).toBeHidden();
  });
});

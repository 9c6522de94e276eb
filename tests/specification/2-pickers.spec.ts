// Section 2, Language picker and Floating country picker.

import type { Page } from "@playwright/test";
import { contentFor } from "#content/content-for.ts";
import { countries } from "../../core/countries.ts";
import { expect, test } from "../test.ts";

const en = contentFor({ country: "ar", language: "en" }, "layout");
const es = contentFor({ country: "ar", language: "es" }, "layout");
const pt = contentFor({ country: "ar", language: "pt" }, "layout");

async function isAtBottomRight(page: Page, popover: string) {
  const box = (await page.locator(`button[popovertarget="${popover}"]`).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  return box.x + box.width > width - 60 && box.y > height - 200;
}

test.describe("Language picker", () => {
  const panelOf = (page: Page) => page.locator("#language-floating");
  const globeOf = (page: Page) => page.locator('button[popovertarget="language-floating"]');

  test("A panel titled 'Idioma / Language', subtitle 'Seleccione su idioma', options Español, Português, English, each with a flag; the current one is ticked", async ({
    page,
    open,
  }) => {
    await open("/us/about");
    await globeOf(page).click();
    await expect(page.getByRole("dialog", { name: "Idioma / Language" })).toBeVisible();
    const subtitle = panelOf(page).getByText("Seleccione su idioma");
    await expect(subtitle).toHaveAttribute("lang", "es");
    await expect(panelOf(page).getByText("Select your language")).toBeVisible();
    const options = panelOf(page).getByRole("list").first().getByRole("link");
    await expect(options).toHaveText(["Español", "Português", "English"]);
    for (const option of await options.all()) {
      await expect(option.locator("svg, img").first()).toBeVisible();
    }
    const current = panelOf(page).locator("[aria-current]").first();
    await expect(current).toHaveText("English");
    await expect(current.locator("svg").last()).toBeVisible();
  });

  test("A floating round globe button at bottom right opens the panel; an outside click closes it. Choosing one applies it and closes the panel", async ({
    page,
    open,
  }) => {
    await open("/industrias");
    expect(await isAtBottomRight(page, "language-floating")).toBe(true);
    const { width, height } = (await globeOf(page).boundingBox())!;
    expect(width).toBe(height);
    await expect(globeOf(page)).toHaveCSS("border-radius", /e\+|\d{2,}px/);
    await globeOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(panelOf(page)).toBeHidden();
    await globeOf(page).click();
    await panelOf(page).getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
    await expect(panelOf(page)).toBeHidden();
  });
});

test.describe("Floating country picker (home pages)", () => {
  const buttonOf = (page: Page) => page.locator('button[popovertarget="language-floating"]');
  const panelOf = (page: Page) => page.locator("#language-floating");
  const listOf = (page: Page) => panelOf(page).getByRole("list").last();

  test("Button at bottom right opens a list: Argentina, España, Brasil, Estados Unidos. Choosing one sets the language and navigates to that country's path. Outside click closes it", async ({
    page,
    open,
  }) => {
    await open("/");
    for (const [index, { code, language }] of countries.entries()) {
      const next = countries[(index + 1) % countries.length]!;
      await expect.poll(() => isAtBottomRight(page, "language-floating"), code).toBe(true);
      await buttonOf(page).click();
      const listed = Object.values({ es, pt, en }[language].countries);
      await expect(listOf(page).getByRole("link")).toHaveText(listed);
      if (code === "ar") {
        expect(listed).toEqual(["Argentina", "España", "Brasil", "Estados Unidos"]);
      }
      await page.mouse.click(5, 400);
      await expect(panelOf(page)).toBeHidden();
      await buttonOf(page).click();
      await listOf(page).locator(`a[href="/${next.prefix}"]`).click();
      await expect(page).toHaveURL(`/${next.prefix}`);
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${next.language}`));
      expect(await page.evaluate(() => localStorage.getItem("selectedCountry"))).toBe(next.code);
    }
  });
});

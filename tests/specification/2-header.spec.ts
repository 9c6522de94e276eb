// Section 2, Header.
import { contentFor } from "#content/content-for.ts";
import { familyIds } from "../../core/pages.ts";
import { pathOf } from "../../core/paths.ts";
import { expect, test } from "../test.ts";

const es = contentFor({ country: "ar", language: "es" }, "layout");

test("Fixed top bar, height 80 px, with a logo linking to /, links to solutions, industries and about us, and a language button. After scrolling more than 10 px it shows a white background and a shadow", async ({
  page,
  open,
}) => {
  await open("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link").first()).toHaveAttribute("href", "/");
  for (const path of ["/soluciones", "/industrias", "/nosotros"]) {
    await expect(header.locator(`nav a[href="${path}"]:visible`)).toHaveCount(1);
  }
  await header.locator('button[popovertarget="language-header"]').click();
  await expect(page.locator("#language-header")).toBeVisible();
  await page.keyboard.press("Escape");

  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await scrollTo(11);
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await scrollTo(10);
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(header).toHaveCSS("box-shadow", "none");
  await scrollTo(900);
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 80 });
});

test("a services dropdown listing the five categories", async ({ page, open }) => {
  await open("/us");
  const button = page.locator('header button[popovertarget="services-menu"]');
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.locator("#services-menu");
  const links = menu.getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(5);
  for (const [index, family] of familyIds.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", pathOf("us", "services", family));
  }
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await links.first().click();
  await expect(page).toHaveURL(pathOf("us", "services", "hogar"));
  await expect(menu).toBeHidden();
});

test("On small screens a toggle opens a collapsible menu", async ({ page, open }) => {
  expect([es.openMenu, es.closeMenu]).toEqual(["Abrir menú", "Cerrar menú"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/");
  await page.getByRole("button", { name: es.openMenu }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  await page.getByRole("button", { name: es.closeMenu }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: es.openMenu }).click();
  await menu.getByRole("link").last().click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("The active section is the first path segment, with / as home", async ({ page, open }) => {
  const active = page.locator("header nav:visible [aria-current]");
  await open("/");
  await expect(active).toHaveCount(0);
  for (const path of ["/soluciones/pagos", "/industrias", "/nosotros"]) {
    await open(path);
    await expect(active).toHaveAttribute("href", `/${path.split("/")[1]}`);
  }
  await open("/servicios/salud");
  await expect(active).toHaveAttribute("popovertarget", "services-menu");
});

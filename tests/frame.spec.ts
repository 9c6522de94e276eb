import { expect, ready, test } from "./test.ts";

test("turns the header white with a shadow after ten pixels", async ({ page, open }) => {
  await open("/");
  const header = page.getByRole("banner");
  expect((await header.boundingBox())?.height).toBe(80);
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.mouse.wheel(0, 200);
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(header).not.toHaveCSS("box-shadow", "none");
});

test("lists the five families under services, by keyboard", async ({ page, open }) => {
  await open("/us");
  const button = page.getByRole("banner").getByRole("button", { name: "Services" });
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.locator("#services-menu");
  await expect(menu.getByRole("listitem")).toHaveCount(5);
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: /Pets/ }).click();
  await expect(page).toHaveURL(/\/us\/services\/pets$/);
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute("aria-current", "true");
});

for (const [path, openLabel, closeLabel] of [
  ["/", "Abrir menú", "Cerrar menú"],
  ["/br", "Abrir menu", "Fechar menu"],
  ["/us", "Open menu", "Close menu"],
] as const) {
  test(`opens and closes the menu of ${path} on a phone`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(path);
    await page.getByRole("button", { name: openLabel }).click();
    const menu = page.locator("#mobile-menu");
    await expect(menu).toBeVisible();
    await page.getByRole("button", { name: closeLabel }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: openLabel }).click();
    await menu.getByRole("link").last().click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("leaves the menu open that was opened before scripts came", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto("/us", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  release();
  await ready(page);
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await expect(menu).toBeVisible();
});

test("has the footer's links, three social ones, contact and this year", async ({ page, open }) => {
  await open("/");
  const footer = page.getByRole("contentinfo");
  const hrefs = await footer
    .getByRole("link")
    .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
  for (const href of [
    "/servicios/hogar",
    "/servicios/salud",
    "/servicios/vial",
    "/servicios/mascotas",
    "/servicios/dispositivos",
    "/nosotros",
    "/industrias",
    "/soluciones",
    "/investor",
    "/nosotros#trabaja-con-nosotros",
    "/aviso-legal",
    "/privacidad",
  ]) {
    expect(hrefs).toContain(href);
  }
  expect(hrefs.filter((href) => href?.startsWith("https://"))).toHaveLength(3);
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await expect(footer.getByRole("button", { name: "Contacto" })).toBeVisible();
});

test("keeps the corner's buttons apart", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/");
  const country = await page.locator('button[popovertarget="country-panel"]').boundingBox();
  const globe = await page.locator('button[popovertarget="language-floating"]').boundingBox();
  if (!country || !globe) throw new Error("a button is missing");
  expect(country.y + country.height).toBeLessThanOrEqual(globe.y);
});

for (const path of [
  "/",
  "/br",
  "/us",
  "/servicios/dispositivos",
  "/br/solucoes",
  "/us/industries",
  "/nosotros",
  "/br/investidores",
  "/es/privacidad",
  "/landing-welcome",
]) {
  test(`never scrolls ${path} sideways`, async ({ page, open }) => {
    await open(path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

test("hides nothing from a visitor who does not scroll", async ({ page, open }) => {
  await open("/soluciones");
  const opacities = await page
    .locator(".reveal")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(opacities.length).toBeGreaterThan(5);
  expect(new Set(opacities)).toEqual(new Set(["1"]));
});

test("lets what comes into view rise, but for those who want less motion", async ({
  page,
  open,
}) => {
  await open("/soluciones");
  const rise = () =>
    page
      .locator(".reveal")
      .last()
      .evaluate((part) => getComputedStyle(part).transform);
  expect(await rise()).toMatch(/^matrix\(1, 0, 0, 1, 0, \d/);
  await page
    .locator(".reveal")
    .last()
    .evaluate((part) => part.scrollIntoView({ block: "center" }));
  await expect.poll(rise).toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(rise).toBe("none");
});

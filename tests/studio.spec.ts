// A marketing person's way: a text is clicked on the page, changed, checked, published, seen on the site, and undone.
import type { Page } from "@playwright/test";
import { studioPaths } from "#core/studio.ts";
import { axeViolations } from "./axe.ts";
import { sessionOf } from "./desk-sign-in.ts";
import { deskPeople } from "./desk-users.ts";
import { openOwnSite } from "./own-site.ts";
import { expect, hold, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: "serial" });

let own: Awaited<ReturnType<typeof openOwnSite>>;
let session: Awaited<ReturnType<typeof sessionOf>>;
test.beforeAll(async ({ browser }) => {
  own = await openOwnSite();
  session = await sessionOf(browser, {
    origin: own.desk,
    dataDir: own.dataDir,
    email: deskPeople.owner,
  });
});
test.beforeEach(({ context }) => context.addCookies(session));

test.afterAll(() => own.close());

test("a text is clicked, changed, checked, published, and undone", async ({ page }) => {
  test.setTimeout(2_400_000);
  await page.goto(own.desk);
  await page.getByRole("link", { name: "Textos" }).click();
  await page.locator("select[name=page]").selectOption("/nosotros");
  await expect(page).toHaveURL(/page=%2Fnosotros/);
  const frame = page.frameLocator("#frame");
  const heading = frame.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  await heading.click();
  const text = page.getByRole("textbox", { name: "Texto", exact: true });
  await expect(text).toHaveValue(before);
  await text.fill("La empresa líder de los ornitorrincos");
  await expect(heading).toHaveText("La empresa líder de los ornitorrincos");
  await expect(page.locator("#findings")).toContainText("líder: es una afirmación");
  await text.fill("Quiénes ayudan a los ornitorrincos");
  const release = await hold(page, "**/studio/text");
  await text.press("Control+Enter");
  // The answer replaces the field.
  await expect(page.locator("#panel")).toHaveAttribute("inert");
  release();
  const said = page.getByRole("status").filter({ hasText: "Guardado como borrador." });
  await expect(said.getByRole("link", { name: "Ver los cambios y publicar" })).toBeVisible();
  await expect(text).toBeFocused();
  await expect(heading).toHaveText("Quiénes ayudan a los ornitorrincos");
  // By keyboard, a text that is nowhere in sight: of the contact dialog.
  await page.getByLabel("Buscar un texto de esta página").fill("enviar");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "contact-form › submit" }).focus();
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await page.getByRole("link", { name: /^Cambios/ }).click();
  await expect(page.getByText(before).first()).toBeVisible();
  await page.getByLabel("Por qué se cambia").fill("Una prueba");
  await page.getByRole("button", { name: "Publicar ahora" }).click();
  await expect(page.getByText("Publicado: la web ya lo muestra.")).toBeVisible({
    timeout: 600_000,
  });
  const shown = async () => (await fetch(`${own.site}/nosotros`)).text();
  expect(await shown()).toContain("Quiénes ayudan a los ornitorrincos");
  await page.getByRole("link", { name: "Historial" }).click();
  await expect(page.getByText("Una prueba")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer la última" }).click();
  await expect(page.getByText("Publicado: la web vuelve")).toBeVisible({ timeout: 600_000 });
  expect(await shown()).toContain(before);
});

test("of two people on one text the later sees the earlier's, and decides", async ({
  page,
  browser,
}) => {
  const email = deskPeople.colleague;
  const context = await browser.newContext({ locale: "es-AR" });
  await context.addCookies(
    await sessionOf(browser, { origin: own.desk, dataDir: own.dataDir, email }),
  );
  const colleague = await context.newPage();
  for (const one of [page, colleague]) {
    await one.goto(`${own.desk}/studio?page=/nosotros&in=es&id=about/es.json+lead`);
  }
  const textOf = (one: Page) => one.getByRole("textbox", { name: "Texto", exact: true });
  const save = async (one: Page, text: string, answer: string) => {
    await textOf(one).fill(text);
    await textOf(one).press("Control+Enter");
    await expect(one.getByRole("status").filter({ hasText: answer })).toBeVisible();
  };
  await save(colleague, "Primero, los ornitorrincos.", "Guardado como borrador.");
  await save(page, "Después, los ornitorrincos.", "Un colega cambió este texto");
  await expect(page.locator("#panel")).toContainText(`${email} escribió`);
  await expect(page.locator("#panel")).toContainText("Primero, los ornitorrincos.");
  await expect(textOf(page)).toHaveValue("Después, los ornitorrincos.");
  await save(page, "Después, los ornitorrincos.", "Guardado como borrador.");
  await colleague.reload();
  await expect(textOf(colleague)).toHaveValue("Después, los ornitorrincos.");
  await context.close();
});

test("a page chosen before the studio's script has loaded is shown", async ({ page }) => {
  const release = await hold(page, /studio[^/]*\.js/);
  await page.goto(`${own.desk}/studio?page=/us`, { waitUntil: "commit" });
  await page.locator("select[name=page]").selectOption("/us/about");
  release();
  await expect(page).toHaveURL(/page=%2Fus%2Fabout/);
});

test("no page of the studio violates a rule of axe, or is wider than a tablet", async ({
  page,
}) => {
  const text = "?page=/es/nosotros&in=es&id=about/es.json+head.title";
  const { page: first, changes, history, translations } = studioPaths;
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [first, first + text, changes, history, translations]) {
      const answer = await page.goto(own.desk + path);
      expect(answer?.status(), path).toBe(200);
      await page.frameLocator("#frame").locator("body").count();
      expect(await axeViolations(page), path).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a text is found, changed and given up by forms alone", async ({ page }) => {
    await page.goto(`${own.desk}/studio?page=/nosotros&q=nosotros`);
    await page.getByRole("link", { name: /about › head › title/ }).click();
    await page.getByRole("textbox", { name: "Texto", exact: true }).fill("Nosotros, sin guion");
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByText("Guardado como borrador.")).toBeVisible();
    await page.getByRole("button", { name: "Descartar el borrador" }).click();
    await expect(page.getByText("Borrador descartado.")).toBeVisible();
  });
});

// The strip above the header, which says whose content a page shows and offers the visitor's own site.
import type { Page } from "@playwright/test";
import { origin } from "./site.ts";
import { expect, ready, test } from "./test.ts";

/** Whether the bar is there when all requests have ended. */
async function hasBar(page: Page): Promise<boolean> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.nextFrame());
  return page.getByRole("complementary").isVisible();
}

test.describe("a browser in the language of another site", () => {
  test.use({ locale: "pt-BR" });

  test("is offered the same page there until the bar is closed", async ({ page, open }) => {
    await open("/us/services/pets");
    const bar = page.getByRole("complementary");
    await expect(bar).toBeVisible();
    await expect(bar).toHaveAttribute("lang", "pt-BR");
    await expect(bar.getByRole("link")).toHaveAttribute("href", "/br/servicos/pets");
    await bar.getByRole("button", { name: "Fechar" }).click();
    await expect(bar).toBeHidden();
    await open("/us");
    expect(await hasBar(page)).toBe(false);
  });

  test("takes the visitor's programme there", async ({ page, open, context }) => {
    await open("/us/program#v2&country=us&customers=9000&services=towing");
    const offer = page.getByRole("complementary").getByRole("link");
    await page.locator('button[popovertarget="language-header"]').click();
    const language = page.locator("#language-header").getByRole("link", { name: "Español" });
    for (const link of [language, offer]) {
      const opened = context.waitForEvent("page");
      await link.click({ modifiers: ["ControlOrMeta"] });
      await (await opened).close();
      await expect(page).toHaveURL(/\/us\/program#/);
    }
    await offer.click();
    await expect(page).toHaveURL(/\/br\/programa#v2&country=us&customers=9000&services=towing$/);
  });

  test("is offered nothing after the visitor has chosen a language", async ({ page, open }) => {
    await open("/us");
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.locator('button[popovertarget="language-floating"]').click();
    await page.locator("#language-floating").getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/es$/);
    await expect(page.getByRole("complementary")).toBeHidden();
    await open("/es");
    expect(await hasBar(page)).toBe(false);
  });
});

test.describe("a browser in English on a page without a country", () => {
  test.use({ locale: "en-US" });

  test("reads whose content is shown before the scripts come, and header, panel and strip agree", async ({
    page,
  }) => {
    await page.context().addCookies([{ name: "selectedCountry", value: "us", url: origin }]);
    await page.goto("/", { waitUntil: "commit" });
    const strip = page.getByRole("complementary");
    await expect(strip).toContainText("This is our Argentina site.");
    await ready(page);
    await expect(page.getByRole("banner")).toContainText("Argentina · English");
    await page.locator('button[popovertarget="language-header"]').click();
    await expect(page.locator("#language-header [aria-current]")).toHaveText([
      "English",
      "Argentina",
    ]);
    await page.keyboard.press("Escape");
    await strip.getByRole("link", { name: "See the United States site" }).click();
    await expect(page.getByRole("banner")).toContainText("United States · English");
    await expect(strip).toBeHidden();
  });

  test("is offered the chosen country again, though an offer was closed before", async ({
    page,
    open,
  }) => {
    await open("/");
    await page.getByRole("complementary").getByRole("button").click();
    await page.locator('button[popovertarget="language-header"]').click();
    await page.locator("#language-header").getByRole("link", { name: "Español" }).click();
    await expect(page.getByRole("complementary")).toContainText("Ver el sitio de España");
    await open("/us");
    await expect(page.getByRole("complementary")).toContainText("Ver el sitio de España");
  });
});

test("a browser in the site's language is offered nothing", async ({ page, open }) => {
  await open("/");
  expect(await hasBar(page)).toBe(false);
});

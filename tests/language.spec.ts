import type { Page } from "@playwright/test";
import { storedCountry } from "./stored-country.ts";
import { expect, test } from "./test.ts";

async function chooseLanguage(page: Page, name: string) {
  await page.locator('button[popovertarget="language-floating"]').click();
  const panel = page.locator("#language-floating");
  await panel.getByRole("link", { name }).click();
  await expect(panel).toBeHidden();
}

test("goes to the counterpart on a country's page", async ({ page, open }) => {
  await open("/us/services/pets");
  await chooseLanguage(page, "Português");
  await expect(page).toHaveURL(/\/br\/servicos\/pets$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await chooseLanguage(page, "Español");
  await expect(page).toHaveURL(/\/es\/servicios\/mascotas$/);
  expect(await storedCountry(page)).toEqual({ storage: "es", cookie: "es" });
});

test("a link to another country changes nothing that the visitor has chosen", async ({
  page,
  open,
}) => {
  await open("/us/services/pets");
  expect(await storedCountry(page)).toEqual({ storage: null, cookie: undefined });
  await open("/servicios");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-AR");
});

test("speaks the stored country's language when the browser comes back to a page as it was left", async ({
  page,
  open,
}) => {
  await open("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-AR");
  await page.evaluate(() => {
    localStorage.setItem("selectedCountry", "br");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
});

import { storedCountry } from "./stored-country.ts";
import { expect, test } from "./test.ts";

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

import type { Page } from "@playwright/test";

/** The country that the visitor has chosen, in both places where the site keeps it, under the specification's key. */
export async function storedCountry(page: Page) {
  const cookies = await page.context().cookies();
  return {
    storage: await page.evaluate(() => localStorage.getItem("selectedCountry")),
    cookie: cookies.find(({ name }) => name === "selectedCountry")?.value,
  };
}

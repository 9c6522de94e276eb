import { origin } from "./site.ts";
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

test("a country's page comes in the language just chosen, though it was pointed at before", async ({
  page,
  open,
}) => {
  await page.context().addCookies([{ name: "selectedCountry", value: "us", url: origin }]);
  await open("/us");
  await page.locator('[popovertarget="language-header"]').click();
  const link = page.locator("#language-header a[data-choose=ar]").first();
  await link.hover();
  // Long enough for the browser to request what it means to request early; were it longer, the test would still pass.
  await page.waitForTimeout(500);
  await link.click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-AR");
});

// The investors' last section is hidden until it is asked for.
for (const [from, to] of [
  ["/us/services/home", "/br/servicos/casa"],
  ["/us/investors", "/br/investidores"],
] as const) {
  test(`another country's page opens where the visitor was reading: ${from}`, async ({
    page,
    open,
  }) => {
    await open(from);
    const heading = () =>
      page.evaluate(() => {
        const sections = [...document.querySelectorAll("main section")];
        return sections.findLastIndex(
          (it) => it.clientHeight > 0 && it.getBoundingClientRect().top < 100,
        );
      });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    const before = await heading();
    expect(before).toBeGreaterThan(0);
    await page.locator('[popovertarget="language-header"]').click();
    await page.locator("#language-header a[data-choose=br]").last().click();
    await expect(page).toHaveURL(to);
    await expect(page.locator("html[data-ready][lang=pt-BR]")).toBeAttached();
    expect(await heading()).toBe(before);
  });
}

import { type CountryCode, countries, writtenLocale } from "../core/countries.ts";
import { canonicalVisits, visits } from "./site.ts";
import { expect, test } from "./test.ts";

test("answers every address in every language with a whole page", async ({ request }) => {
  for (const { path, country, language, cookie } of visits) {
    const response = await request.get(path, { headers: { Cookie: cookie } });
    const where = `${path} (${language})`;
    expect(response.status(), where).toBe(200);
    const html = await response.text();
    expect(html, where).toContain(
      `<html lang="${writtenLocale(country as CountryCode, language)}"`,
    );
    expect(html.match(/<title>[^<]{5,}<\/title>/g), where).toHaveLength(1);
    expect(html.match(/<h1[\s>]/g), where).toHaveLength(1);
    for (const part of ["<header", "<main", "<footer", 'aria-label="']) {
      expect(html, where).toContain(part);
    }
    expect(html, where).toMatch(/<li aria-current="page"/);
  }
});

test("gives every page a title of its own", async ({ request }) => {
  const titles = new Map<string, string>();
  for (const { path, cookie } of canonicalVisits) {
    const html = await (await request.get(path, { headers: { Cookie: cookie } })).text();
    const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
    expect(titles.get(title), `${path} and ${titles.get(title)} share "${title}"`).toBeUndefined();
    expect(title.length, path).toBeLessThan(60);
    titles.set(title, path);
  }
});

for (const { code } of countries) {
  test(`takes over every page of ${code} without a complaint`, async ({ page, open }) => {
    test.setTimeout(240_000);
    for (const { path, language } of canonicalVisits.filter(({ country }) => country === code)) {
      await open(path);
      await expect(page.locator("h1"), path).toHaveCount(1);
      await expect(page.locator("html"), path).toHaveAttribute(
        "lang",
        writtenLocale(code, language),
      );
    }
  });
}

test("understands a solution in any language, anywhere", async ({ request }) => {
  for (const path of [
    "/soluciones/integrations",
    "/solutions/integracoes",
    "/us/solutions/integraciones",
  ]) {
    const html = await (await request.get(path)).text();
    const canonical = path.startsWith("/us")
      ? "/us/solutions/integrations"
      : "/soluciones/integraciones";
    expect(html, path).toMatch(new RegExp(`rel="canonical" href="[^"]*${canonical}"`));
  }
});

test("shows all services for an unknown family", async ({ page, open }) => {
  await open("/servicios/jardines");
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("href", "/servicios");
});

test("settles letter case and trailing slashes with one redirect", async ({ request }) => {
  const response = await request.get("/Servicios/Hogar/?a=b", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/servicios/hogar?a=b");
});

test("says that a page is missing, in the visitor's language, and logs the path", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/404|no-such-page/);
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("/us/no-such-page"),
  );
  const response = page.waitForResponse((answer) => answer.url().endsWith("/us/no-such-page"));
  await open("/us/no-such-page");
  expect((await response).status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find this page");
  await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", "/us");
  await logged;
});

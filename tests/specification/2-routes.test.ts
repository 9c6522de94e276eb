// Section 2, route table: what each path answers. What needs a browser is in 2-routes.spec.ts.
import { describe, expect, test } from "vitest";
import { families, familyIds, solutionIds, solutions } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { visits } from "../site.ts";
import { readPage } from "./read-page.ts";

describe("Route table", () => {
  test.each([
    ["/", "Home (Argentina version, Spanish)", "es", pathOf("ar", "home")],
    ["/es", "Spain home (Spanish)", "es", pathOf("es", "home")],
    ["/br", "Brazil home (Portuguese)", "pt", pathOf("br", "home")],
    ["/us", "United States home (English)", "en", pathOf("us", "home")],
    ["/landing-welcome", "Rebrand notice", "es", pathOf("ar", "welcome")],
    ["/servicios", "Services page", "es", pathOf("ar", "services")],
    ["/soluciones", "Solutions page", "es", pathOf("ar", "solutions")],
    ["/industrias", "Industries page", "es", pathOf("ar", "industries")],
    ["/nosotros", "About page", "es", pathOf("ar", "about")],
    ["/privacidad", "Privacy policy", "es", pathOf("ar", "privacy")],
    ["/aviso-legal", "Legal notice", "es", pathOf("ar", "legal")],
  ])("%s: %s", async (path, _screen, language, canonical) => {
    expect(await readPage(path)).toMatchObject({ status: 200, language, canonical });
  });

  test("/landing-welcome: with a Continue button that goes to /", async () => {
    const { html } = await readPage("/landing-welcome");
    expect(html).toMatch(/<main[\s\S]*<a [^>]*href="\/"[^>]*>Continuar/);
  });

  test.each(familyIds)("/servicios/{serviceType}: serviceType is %s", async (family) => {
    const path = `/servicios/${families[family].es}`;
    expect(await selectedTab(path)).toBe(path);
  });

  test.each(["/servicios", "/servicios/jardines"])(
    "unknown or missing means the all tab (%s)",
    async (path) => expect(await selectedTab(path)).toBe("/servicios"),
  );

  test.each(["/soluciones", "/solucoes", "/solutions"])(
    "%s/{solutionType}: Solutions page, whatever the language of its id",
    async (base) => {
      for (const solution of solutionIds) {
        for (const slug of Object.values(solutions[solution])) {
          const { status, canonical } = await readPage(`${base}/${slug}`);
          expect(status, slug).toBe(200);
          expect(canonical, slug).toBe(pathOf("ar", "solutions", solution));
        }
      }
    },
  );

  test("/investor, /inversores, /investidores, /investors: Investors page (all four identical)", async () => {
    const paths = ["/investor", "/inversores", "/investidores", "/investors"];
    const pages = await Promise.all(paths.map((path) => readPage(path)));
    for (const { status, main } of pages) {
      expect(status).toBe(200);
      expect(main).toBe(pages[0]?.main);
    }
  });

  test("/aviso-legal: links to /privacidad", async () => {
    const { html } = await readPage("/aviso-legal");
    expect(html.match(/<main[\s\S]*<\/main>/)?.[0]).toContain('href="/privacidad"');
  });

  test("/blog: Shows the same page as the home route", async () => {
    const [blog, home] = await Promise.all([readPage("/blog"), readPage("/")]);
    expect(blog.status).toBe(200);
    expect(blog.main).toBe(home.main);
  });

  test.each(["/no-such-page", "/us/no-such-page", "/br/a/b/c", "/industrias/no-such-page"])(
    "any other path: 404 page, 'Oops! Page not found' with a link home (%s)",
    async (path) => {
      const { status, main, html } = await readPage(path);
      expect(status).toBe(404);
      expect(main).toContain("Oops! Page not found");
      const home = path.startsWith("/us") ? "/us" : path.startsWith("/br") ? "/br" : "/";
      expect(html.match(/<main[\s\S]*<\/main>/)?.[0]).toContain(`href="${home}"`);
    },
  );
});

test("Also seen: link /soluciones/integraciones", async () => {
  expect((await readPage("/")).links).toContain("/soluciones/integraciones");
});

test("Every page has breadcrumbs (home, then current section), a header and a footer", async () => {
  for (const { path, language, country, cookie } of visits) {
    const where = `${path} (${language})`;
    const { html, status, ...page } = await readPage(path, cookieCountry(cookie));
    expect(status, where).toBe(200);
    expect(page.language, where).toBe(language);
    expect(html.match(/<title>[^<]{5,}<\/title>/g), where).toHaveLength(1);
    // The panels that wait in templates have titles of their own.
    const shown = html.replaceAll(/<template[\s\S]*?<\/template>/g, "");
    expect(shown.match(/<h1[\s>]/g), where).toHaveLength(1);
    expect(html, where).toMatch(/<header[\s>][\s\S]*<main[\s>][\s\S]*<\/main>[\s\S]*<footer[\s>]/);
    const crumbs = html.match(/<ol[^>]*>(?:(?!<\/ol>)[\s\S])*aria-current="page"/)?.[0] ?? "";
    expect(crumbs, where).not.toBe("");
    const home = pathOf(country as "ar", "home");
    if (path !== home && path !== "/blog") expect(crumbs, where).toContain(`href="${home}"`);
  }
});

function cookieCountry(cookie: string) {
  return cookie.split("=")[1] as "ar";
}

async function selectedTab(path: string): Promise<string | undefined> {
  const { html } = await readPage(path);
  const tabs = [...html.matchAll(/<a [^>]*role="tab"[^>]*>/g)].map(([tag]) => tag);
  const selected = tabs.filter((tag) => tag.includes('aria-selected="true"'));
  return selected.map((tag) => tag.match(/href="([^"]*)"/)?.[1]).join();
}

import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { countries } from "../core/countries.ts";
import { servedHtml } from "./served-html.ts";
import { canonicalVisits, origin } from "./site.ts";

const rules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Spellings that HTML allows and React's writer chooses: <meta/>, hrefLang, async="".
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // Positions in drawings and charts; the content policy allows each of them by its hash.
    "no-inline-style": "off",
    // Wide and narrow screens have one menu each, of the same name, and show one of them. axe, which sees styles, checks this.
    "unique-landmark": "off",
    // Contact buttons open a dialog and, without scripts, are links to the contact page.
    "prefer-native-element": ["error", { exclude: ["button"] }],
  },
};

const validator = new HtmlValidate(rules);

test.each(countries)(
  "every page of $code and its 404 page are valid html",
  async ({ code, prefix }) => {
    const visits = canonicalVisits.filter(({ country }) => country === code);
    const nowhere = { path: `${prefix && `/${prefix}`}/no-such-page`, cookie: "" };
    const errors: string[] = [];
    for (const { path, cookie } of [...visits, nowhere]) {
      const answer = await fetch(origin + path, { headers: { Cookie: cookie } });
      const { results } = await validator.validateString(await answer.text());
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        errors.push(`${path}: ${ruleId}: ${message} (${selector})`);
      }
    }
    expect(visits.length).toBeGreaterThan(10);
    expect(errors).toEqual([]);
  },
);

test("has no attributes that the Nu html checker finds wrong together and html-validate does not", async () => {
  const wrong: string[] = [];
  for (const { path, cookie } of canonicalVisits) {
    const html = await servedHtml({ path, cookie });
    for (const [tag] of html.matchAll(/<(button|link) [^>]*>/gi)) {
      const isPanelButton = /\spopovertarget=/i.test(tag) && /\saria-expanded=/.test(tag);
      const isBlockingExpect = /\srel="expect"/.test(tag) && /\sblocking=/.test(tag);
      if (isPanelButton || isBlockingExpect) wrong.push(`${path}: ${tag}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("on paper no layout is wide: WebKit prints with the window's width in media queries", async () => {
  const html = await servedHtml({ path: "/us" });
  const queries = [...html.matchAll(/@media([^{]*)\(width>=([\d.]+)rem\)/g)];
  const wide = queries.filter(([, , rem]) => Number(rem) >= 48);
  expect(wide.length).toBeGreaterThan(0);
  for (const [query, before] of wide) expect(before, query).toMatch(/^ (screen|not all) and $/);
});

test("a page has the rules of all its classes: the build leaves out what a page cannot use", async () => {
  const missing: string[] = [];
  for (const { path, cookie } of canonicalVisits) {
    const html = await servedHtml({ path, cookie });
    const linked = [...html.matchAll(/href="(\/assets\/[^"#]+\.css)/g)].map(
      ([, file = ""]) => file,
    );
    const sheets = await Promise.all(
      linked.map(async (file) => (await fetch(origin + file)).text()),
    );
    const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
    const styled = new Set(
      [...[...css, ...sheets].join("").matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
        name.replaceAll("\\", ""),
      ),
    );
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").trim().split(/\s+/),
    );
    for (const name of new Set(used)) {
      // A class for what is inside another, which this page may not have.
      const isForInside = name.includes("in-[.");
      if (name && !isForInside && !styled.has(name)) missing.push(`${path}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test("no amount is shown with more decimals than people read", async () => {
  const shown: string[] = [];
  for (const { path, cookie } of canonicalVisits) {
    const html = await servedHtml({ path, cookie });
    const text = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, " ");
    shown.push(...[...text.matchAll(/\d[.,]\d{7,}/g)].map(([number]) => `${path}: ${number}`));
  }
  expect(shown).toEqual([]);
});

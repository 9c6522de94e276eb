// Section 2, Privacy policy and legal notice.
import { describe, expect, test } from "vitest";
import { pathOf } from "#core/paths.ts";
import { readPage } from "./read-page.ts";

describe.each(["privacy", "legal"] as const)("%s", (page) => {
  test("Sections with a title and paragraphs", async () => {
    const { html } = await readPage(pathOf("us", page));
    const titled = (html.match(/<section[^>]*>[\s\S]*?<\/section>/g) ?? []).filter((section) =>
      /<h2[\s>][\s\S]*<(p|ul|dl|table)[\s>]/.test(section),
    );
    expect(titled.length).toBeGreaterThan(3);
  });
});

test.each([
  ["privacy", "ar", /política de privacidad/i],
  ["privacy", "br", /política de privacidade/i],
  ["privacy", "us", /privacy/i],
  ["legal", "ar", /aviso legal/i],
  ["legal", "br", /aviso legal/i],
  ["legal", "us", /legal notice|terms of use/i],
] as const)("titles localized (%s of %s)", async (page, code, title) => {
  const { html } = await readPage(pathOf(code, page));
  expect(html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1]).toMatch(title);
});

test.each([
  ["ar", /usuari.*profesional/i, /empresa.*(emplead|colaborador|personal)/i],
  ["es", /usuari.*profesional/i, /empresa.*(emplead|colaborador|personal|plantilla)/i],
  ["br", /usuári.*(profissiona|prestador)/i, /empresa.*(funcionári|colaborador|empregad)/i],
  ["us", /user.*professional/i, /company.*employees/i],
] as const)(
  "The legal text of %s mentions that users and service professionals exist on the platform, and that a company can contract the product so its employees use it",
  async (code, people, company) => {
    const { main } = await readPage(pathOf(code, "legal"));
    expect(main).toMatch(people);
    expect(main).toMatch(company);
  },
);

import { type ConfigData, HtmlValidate } from "html-validate";
import { countries } from "../core/countries.ts";
import { canonicalVisits } from "./site.ts";
import { expect, test } from "./test.ts";

const rules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Spellings that HTML allows and React's writer chooses: <meta/>, hrefLang, async="".
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    // Places in drawings and charts; the content policy allows each of them by its hash.
    "no-inline-style": "off",
    // Wide and narrow screens have each their own menu of the same name, and show one. axe sees styles, and looks.
    "unique-landmark": "off",
  },
};

const validator = new HtmlValidate(rules);

for (const { code, prefix } of countries) {
  test(`writes valid html at every address of ${code}, and where there is none`, async ({
    request,
  }) => {
    const visits = canonicalVisits.filter(({ country }) => country === code);
    const nowhere = { path: `${prefix && `/${prefix}`}/no-such-page`, cookie: "" };
    const errors: string[] = [];
    for (const { path, cookie } of [...visits, nowhere]) {
      const answer = await request.get(path, { headers: { Cookie: cookie } });
      const { results } = await validator.validateString(await answer.text());
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        errors.push(`${path}: ${ruleId}: ${message} (${selector})`);
      }
    }
    expect(visits.length).toBeGreaterThan(10);
    expect(errors).toEqual([]);
  });
}

// Section 5: how the forms show what is wrong.
import { contentFor } from "#content/content-for.ts";
import { pathOf } from "#core/paths.ts";
import { fields, openContact, openInvestorForm } from "../contact.ts";
import { expect, test } from "../test.ts";

const en = contentFor({ country: "ar", language: "en" }, "contact-form");
const es = contentFor({ country: "ar", language: "es" }, "contact-form");
const pt = contentFor({ country: "ar", language: "pt" }, "contact-form");

for (const [form, code, at, texts, show, required] of [
  ["Contact form", "ar", "home", es, openContact, fields],
  ["Contact form", "es", "home", es, openContact, fields],
  ["Contact form", "br", "home", pt, openContact, fields],
  ["Contact form", "us", "home", en, openContact, fields],
  ["Investor form", "us", "investors", en, openInvestorForm, [...fields, "company"]],
] as const) {
  test(`${form} of ${code}: each message at its field. Email input is of email type, phone input of telephone type, with the country's prefix; its law is named`, async ({
    page,
    open,
  }) => {
    await open(pathOf(code, at));
    const shown = await show(page);
    const inputOf = (field: (typeof required)[number]) =>
      shown.getByRole("textbox", { name: texts.fields[field] });
    await shown.getByRole("button", { name: texts.submit }).click();
    for (const field of required) {
      await expect(inputOf(field)).toHaveAccessibleDescription(texts.errors[field]);
      await expect(inputOf(field)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(inputOf("name")).toBeFocused();
    await expect(inputOf("email")).toHaveAttribute("type", "email");
    await expect(inputOf("phone")).toHaveAttribute("type", "tel");
    const prefixes = { ar: "+54", es: "+34", br: "+55", us: "+1" };
    await expect(inputOf("phone")).toHaveAttribute("placeholder", prefixes[code]);
    await expect(shown).toContainText(texts.privacy[code]);
    const policy = shown.locator(`a[href="${pathOf(code, "privacy")}"]`);
    await expect(policy).toHaveAttribute("target", "_blank");
  });
}

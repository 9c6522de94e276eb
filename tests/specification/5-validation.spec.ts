// Section 5: how the forms show what is wrong.
import { en } from "#app/contact/texts.en.ts";
import { es } from "#app/contact/texts.es.ts";
import { pt } from "#app/contact/texts.pt.ts";
import { fields, openContact, openInvestorForm } from "../contact.ts";
import { expect, test } from "../test.ts";

for (const [form, path, texts, show, asked] of [
  ["Contact form", "/es", es, openContact, fields],
  ["Contact form", "/br", pt, openContact, fields],
  ["Contact form", "/us", en, openContact, fields],
  ["Investor form", "/us/investors", en, openInvestorForm, [...fields, "company"]],
] as const) {
  test(`${form} of ${path}: each message at its field. Email input is of email type, phone input of telephone type`, async ({
    page,
    open,
  }) => {
    await open(path);
    const shown = await show(page);
    const inputOf = (field: (typeof asked)[number]) =>
      shown.getByRole("textbox", { name: texts.fields[field] });
    await shown.getByRole("button", { name: texts.submit }).click();
    for (const field of asked) {
      await expect(inputOf(field)).toHaveAccessibleDescription(texts.errors[field]);
      await expect(inputOf(field)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(inputOf("name")).toBeFocused();
    await expect(inputOf("email")).toHaveAttribute("type", "email");
    await expect(inputOf("phone")).toHaveAttribute("type", "tel");
  });
}

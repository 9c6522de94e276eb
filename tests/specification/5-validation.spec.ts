// Section 5: how the forms show what is wrong.
import { en } from "#app/contact/texts.en.ts";
import { es } from "#app/contact/texts.es.ts";
import { pt } from "#app/contact/texts.pt.ts";
import { expect, openContact, openInvestorForm, test } from "./contact.ts";

for (const [path, texts] of [
  ["/es", es],
  ["/br", pt],
  ["/us", en],
] as const) {
  test(`Contact form of ${path}: each message at its field`, async ({ page, open }) => {
    await open(path);
    const dialog = await openContact(page);
    await dialog.getByRole("button", { name: texts.submit }).click();
    for (const field of ["name", "email", "phone", "message"] as const) {
      const input = dialog.getByRole("textbox", { name: texts.fields[field] });
      await expect(input).toHaveAccessibleDescription(texts.errors[field]);
      await expect(input).toHaveAttribute("aria-invalid", "true");
    }
    await expect(dialog.getByRole("textbox").first()).toBeFocused();
  });
}

test("Investor form: same messages as above", async ({ page, open }) => {
  await open("/us/investors");
  const form = await openInvestorForm(page);
  await form.getByRole("button", { name: en.submit }).click();
  for (const field of ["name", "email", "company", "phone", "message"] as const) {
    const input = form.getByRole("textbox", { name: en.fields[field] });
    await expect(input).toHaveAccessibleDescription(en.errors[field]);
  }
});

for (const [what, path, show] of [
  ["contact", "/us", openContact],
  ["investor", "/us/investors", openInvestorForm],
] as const) {
  test(`Email input is of email type, phone input of telephone type (${what} form)`, async ({
    page,
    open,
  }) => {
    await open(path);
    const form = await show(page);
    await expect(form.getByRole("textbox", { name: en.fields.email })).toHaveAttribute(
      "type",
      "email",
    );
    await expect(form.getByRole("textbox", { name: en.fields.phone })).toHaveAttribute(
      "type",
      "tel",
    );
  });
}

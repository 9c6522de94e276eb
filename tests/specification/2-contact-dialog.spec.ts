// Section 2, Contact dialog. What it checks and sends is in sections 4, 5, 7 and 8.
import { en as texts } from "#app/contact/texts.en.ts";
import { expect, openContact, test } from "./contact.ts";

test("Modal, max width 425 px", async ({ page, open }) => {
  await open("/us");
  const dialog = await openContact(page);
  expect(await dialog.evaluate((it) => it.matches(":modal"))).toBe(true);
  expect((await dialog.boundingBox())?.width).toBe(425);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(390);
});

test("titled 'join the service revolution'", async ({ page, open }) => {
  await open("/us");
  await openContact(page);
  await expect(page.getByRole("dialog", { name: /^join the service revolution$/i })).toBeVisible();
});

test("a who-are-you radio group (partner, provider, client)", async ({ page, open }) => {
  await open("/us");
  const dialog = await openContact(page);
  const group = dialog.getByRole("group", { name: texts.who.question });
  const values = group
    .getByRole("radio")
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  expect(await values).toEqual(["partner", "provider", "client"]);
});

test("fields name, email, phone, message, and a submit button", async ({ page, open }) => {
  await open("/us");
  const dialog = await openContact(page);
  for (const field of ["name", "email", "phone", "message"] as const) {
    await expect(dialog.getByRole("textbox", { name: texts.fields[field] })).toBeVisible();
  }
  await expect(dialog.getByRole("textbox")).toHaveCount(4);
  await expect(dialog.getByRole("button", { name: texts.submit })).toBeVisible();
});

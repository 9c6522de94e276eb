// Section 2, Contact dialog. What it checks and sends is in sections 4, 5, 7 and 8.
import { contentFor } from "#content/content-for.ts";
import { fields, openContact } from "../contact.ts";
import { expect, test } from "../test.ts";

const texts = contentFor({ country: "ar", language: "en" }, "contact-form");

test("Modal, max width 425 px, titled 'join the service revolution': a who-are-you radio group (partner, provider, client), fields name, email, phone, message, and a submit button", async ({
  page,
  open,
}) => {
  await open("/us");
  const dialog = await openContact(page);
  expect(await dialog.evaluate((it) => it.matches(":modal"))).toBe(true);
  await expect(dialog).toHaveAccessibleName(/^join the service revolution$/i);
  const who = dialog.getByRole("group", { name: texts.who.question }).getByRole("radio");
  const values = who.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  expect(await values).toEqual(["partner", "provider", "client"]);
  for (const field of fields) {
    await expect(dialog.getByRole("textbox", { name: texts.fields[field] })).toBeVisible();
  }
  await expect(dialog.getByRole("textbox")).toHaveCount(4);
  await expect(dialog.getByRole("button", { name: texts.submit })).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(425);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(390);
});

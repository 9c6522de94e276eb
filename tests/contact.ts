// The contact dialog and the investors' form, as a visitor of the English site uses them.

import type { Page, Request, Route } from "@playwright/test";
import { contentFor } from "#content/content-for.ts";

const texts = contentFor({ country: "ar", language: "en" }, "contact-form");

export const visitor = {
  name: "Ana Núñez",
  email: "ana@correo.example",
  phone: "+44 20 7946 0000",
  message: "I would like to see a demo.",
};

export const fields = ["name", "email", "phone", "message"] as const;

export const dialogOf = (page: Page) => page.getByRole("dialog", { name: texts.dialog.title });
export const footerContact = (page: Page) => page.locator("footer [aria-haspopup=dialog]");
export const choice = (page: Page, type: keyof typeof texts.who.types) =>
  dialogOf(page).locator(`input[type=radio][value=${type}]`);
export const submitOf = (page: Page) => page.getByRole("button", { name: texts.submit });
export const fieldOf = (page: Page, field: keyof typeof texts.fields) =>
  page.getByRole("textbox", { name: texts.fields[field] });

export async function openContact(page: Page) {
  await footerContact(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("form").waitFor();
  return dialog;
}

export async function openInvestorForm(page: Page) {
  await page.locator("#investor-contact").getByRole("button").click();
  const form = page.locator("#investor-contact form");
  await form.waitFor();
  return form;
}

export async function fillIn(
  page: Page,
  values: Partial<typeof visitor> & { company?: string } = visitor,
) {
  for (const [field, value] of Object.entries(values)) {
    await fieldOf(page, field as keyof typeof visitor).fill(value);
  }
}

export function submission(page: Page): Promise<Request> {
  return page.waitForRequest("**/api/send-email");
}

/** Answers the next submission in the server's place, once `isDue`. */
export async function answerOnce(page: Page, status: number, body: object, isDue?: Promise<void>) {
  const answer = async (route: Route) => {
    await isDue;
    await route.fulfill({ status, json: body });
  };
  await page.route("**/api/send-email", answer, { times: 1 });
}

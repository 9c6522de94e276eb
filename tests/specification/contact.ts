// The contact dialog, as the tests of several sections use it; on the English site unless they say otherwise.
import type { Page, Request } from "@playwright/test";
import { en as texts } from "#app/contact/texts.en.ts";

export { expect, test } from "../test.ts";

export const visitor = {
  name: "Ana Núñez",
  email: "ana@correo.example",
  phone: "+44 20 7946 0000",
  message: "I would like to see a demo.",
};

export const submitOf = (page: Page) => page.getByRole("button", { name: texts.submit });
export const fieldOf = (page: Page, field: keyof typeof texts.fields) =>
  page.getByRole("textbox", { name: texts.fields[field] });

/** By the footer's button. */
export async function openContact(page: Page) {
  await page.getByRole("contentinfo").locator("button[aria-haspopup=dialog]").click();
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

/** Answers the next submission in the server's place. */
export async function answerOnce(page: Page, status: number, body: object) {
  await page.route("**/api/send-email", (route) => route.fulfill({ status, json: body }), {
    times: 1,
  });
}

/** Holds submissions back until the returned function is called, then lets them through to the server. */
export async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/send-email", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

// Contact, beyond the specification's sentences.

import type { Page } from "@playwright/test";
import { contentFor } from "#content/content-for.ts";
import { axeViolations } from "./axe.ts";
import {
  answerOnce,
  choice,
  dialogOf,
  fieldOf,
  fields,
  fillIn,
  footerContact,
  openContact,
  openInvestorForm,
  submission,
  submitOf,
  visitor,
} from "./contact.ts";
import { expect, hold, ready, test, withMotion } from "./test.ts";

const en = contentFor({ country: "ar", language: "en" }, "contact-form");

test.use(withMotion);

test("opened from the phone's menu, gives the focus back to the menu's button", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/us");
  const menuButton = page.getByRole("button", { name: "Open menu" });
  await menuButton.click();
  await page.locator("#mobile-menu").getByRole("button", { name: "Request a demo" }).press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(menuButton).toBeFocused();
});

test("closes on a press outside, not on a drag that ends there", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).click();
  const box = await dialogOf(page).boundingBox();
  if (!box) throw new Error("no dialog");
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y + 40);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(box.x - 60, box.y + 40);
  await expect(dialogOf(page)).toHaveCount(0);
});

test("closes on the way back, to a place on the same page too", async ({ page, open }) => {
  await open("/us/about");
  await page.getByRole("banner").getByRole("link").first().click();
  await page.getByRole("link", { name: "Explore services" }).click();
  for (const path of ["/us", "/us/about"]) {
    await page.getByRole("banner").getByRole("button", { name: "Request a demo" }).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(dialogOf(page)).toHaveCount(0);
  }
});

test("holds the page still without moving it sideways", async ({ page, open }) => {
  await open("/us");
  const logo = page.getByRole("banner").getByRole("link").first();
  const before = await logo.boundingBox();
  await page.getByRole("banner").getByRole("button", { name: "Request a demo" }).click();
  await expect(dialogOf(page)).toBeVisible();
  expect((await logo.boundingBox())?.x).toBe(before?.x);
  await page.mouse.move(20, 300);
  await page.evaluate(() => {
    addEventListener("wheel", () => document.body.setAttribute("data-turned", ""));
  });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(page.locator("body[data-turned]")).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.nextFrame());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }).toPass();
});

test("asks a partner, and nobody else, for the company, and requires it of nobody", async ({
  page,
  open,
}) => {
  await open("/us");
  await page.getByRole("banner").getByRole("button", { name: "Request a demo" }).click();
  const company = fieldOf(page, "company");
  await fillIn(page);
  await expect(company).not.toHaveAttribute("required");
  await company.fill("Banco Sur");
  await choice(page, "provider").check();
  await expect(company).toBeHidden();
  await choice(page, "partner").check();
  await expect(company).toHaveValue("Banco Sur");
  const asPartner = submission(page);
  await submitOf(page).click();
  expect((await asPartner).postDataJSON()).toMatchObject({
    contact_type: "partner",
    company: "Banco Sur",
  });
  await expect(page.getByText("Message sent successfully")).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const) {
  test(`keeps sending, its terms and what is wrong in view, with a programme attached (${width} × ${height})`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open("/us/program#v2&country=us&company=retail&customers=9000&services=towing");
    await footerContact(page).press("Enter");
    const dialog = dialogOf(page);
    await expect(dialog.getByText(en.programme.attached)).toBeVisible();
    const isUncovered = (text: string) =>
      dialog.getByText(text).evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
      });
    for (const text of [en.submit, en.privacy.us]) {
      await expect(dialog.getByText(text)).toBeInViewport({ ratio: 1 });
    }
    await submitOf(page).click();
    for (const text of [en.errors.name, en.submit]) {
      await expect(dialog.getByText(text)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isUncovered(text)).toBe(true);
    }
    for (const field of ["name", "email", "phone", "message"] as const) {
      const link = dialog.getByRole("button", { name: en.fields[field], exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(fieldOf(page, field)).toBeFocused();
      await expect(dialog.getByText(en.errors[field])).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isUncovered(en.errors[field])).toBe(true);
    }
  });
}

test("begins the message with what the visitor was reading about, and ends with a lasting reference", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open("/us/services/pets");
  await footerContact(page).click();
  await expect(fieldOf(page, "message")).toHaveValue(/^I’m interested in: Pet/);
  await fillIn(page);
  const answer = page.waitForResponse("**/api/send-email");
  await submitOf(page).click();
  const { reference } = await (await answer).json();
  const toast = page.getByRole("listitem").filter({ hasText: "Message sent successfully" });
  await expect(toast).toContainText(`${en.answer.reference}: ${reference}`);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await toast.getByRole("button").click();
  await expect(toast).toHaveCount(0);
});

test("a failure is said once and keeps everything, and the same content its key", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/503|could not be stored/);
  await open("/us");
  await footerContact(page).click();
  await fillIn(page);
  const keys: string[] = [];
  page.on("request", (request) => {
    const key = request.headers()["idempotency-key"];
    if (key) keys.push(key);
  });

  const refusal = { message: "The message could not be stored. Please try again." };
  await answerOnce(page, 503, refusal);
  await submitOf(page).click();
  const toast = page.getByText("Error sending message. Please try again.");
  await expect(toast).toHaveCount(1);
  await expect(page.getByText("The problem is on our end.")).toHaveCount(1);
  await expect(dialogOf(page)).toBeVisible();
  await expect(submitOf(page)).toBeFocused();
  // The notice beside the button stays when the toast is gone, and when the dialog is closed.
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await footerContact(page).click();
  const notice = /problem is on our end.*write to contact@amparia\.example/;
  await expect(dialogOf(page).getByText(notice)).toBeVisible();
  await expect(submitOf(page)).toHaveAccessibleDescription(notice);
  for (const field of fields) await expect(fieldOf(page, field)).toHaveValue(visitor[field]);

  const { promise: isDue, resolve: answer } = Promise.withResolvers<void>();
  await answerOnce(page, 503, refusal, isDue);
  await submitOf(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(dialogOf(page).getByText(notice)).toHaveCount(0);
  answer();
  await expect(submitOf(page)).toBeEnabled();
  await fillIn(page, { message: "I would like to see two demos." });
  await submitOf(page).click();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a field the server refuses is shown at its place", async ({ page, open, allowConsole }) => {
  allowConsole(/422|not valid/);
  await open("/us");
  await footerContact(page).click();
  await fillIn(page);
  await answerOnce(page, 422, {
    message: "Some fields are not valid.",
    errors: { reply_to: "invalid" },
  });
  await submitOf(page).click();
  const email = fieldOf(page, "email");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email");
  await expect(email).toBeFocused();
});

test("the draft survives an accidental close and a reload, and so does the investors'", async ({
  page,
  open,
}) => {
  await open("/us");
  await footerContact(page).click();
  await choice(page, "provider").check();
  await fillIn(page, { name: visitor.name, message: visitor.message });
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await footerContact(page).click();
  await expect(fieldOf(page, "message")).toHaveValue(visitor.message);

  await open("/us/investors");
  await footerContact(page).click();
  await expect(fieldOf(page, "name")).toHaveValue(visitor.name);
  await expect(fieldOf(page, "message")).toHaveValue(visitor.message);
  await expect(choice(page, "provider")).toBeChecked();
  await page.keyboard.press("Escape");

  for (const filled of ["", "Fondo Sur"]) {
    await openInvestorForm(page);
    await expect(fieldOf(page, "company")).toHaveValue(filled);
    await fillIn(page, { company: "Fondo Sur" });
    await open("/us/investors");
  }
});

for (const [when, press] of [
  [
    "before any script came",
    async (page: Page) => {
      const release = await hold(page, "**/*.js");
      await page.goto("/us/investors", { waitUntil: "commit" });
      await page.locator("#investor-contact [role=button]").click();
      await expect(page.locator("#investor-contact form")).toBeVisible();
      release();
    },
  ],
  [
    "before React had taken over the button",
    async (page: Page) => {
      await page.goto("/us/investors");
      await ready(page);
      // What the link does by itself.
      await page.evaluate(() => location.assign("#investor-form"));
    },
  ],
] as const) {
  test(`investors: the form's heading has the focus, pressed ${when}`, async ({ page }) => {
    await press(page);
    await expect(page.getByRole("heading", { name: en.investor.title })).toBeFocused();
    // Nothing takes it away later.
    await ready(page);
    await page.evaluate(() => window.nextFrame());
    await expect(page.getByRole("heading", { name: en.investor.title })).toBeFocused();
  });
}

test("can be filled in and sent with the keyboard alone", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).focus();
  await page.keyboard.press("Enter");
  await expect(choice(page, "client")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(choice(page, "provider")).toBeChecked();
  for (const value of Object.values(visitor)) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Tab");
  await expect(submitOf(page)).toBeFocused();
  const sending = submission(page);
  await page.keyboard.press("Enter");
  expect((await sending).postDataJSON()).toMatchObject({
    contact_type: "provider",
    from_name: visitor.name,
  });
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await expect(footerContact(page)).toBeFocused();
});

test("proposes the usual spelling of a mail domain, and asks about a phone number cut short", async ({
  page,
  open,
}) => {
  await open("/us");
  await footerContact(page).click();
  const email = fieldOf(page, "email");
  await email.fill("ana@gmial.com");
  await page.getByRole("button", { name: "Did you mean ana@gmail.com?" }).click();
  await expect(email).toHaveValue("ana@gmail.com");
  await expect(email).toBeFocused();
  await expect(page.getByRole("button", { name: /Did you mean/ })).toHaveCount(0);
  await fieldOf(page, "phone").fill("12");
  await fieldOf(page, "phone").blur();
  await expect(page.getByText("Is the number complete?")).toBeVisible();
});

test("has no accessibility faults, empty or with errors, with a programme attached", async ({
  page,
  open,
}) => {
  await open("/us/program#v2&country=us&company=retail&customers=9000&services=towing");
  await footerContact(page).click();
  await expect(dialogOf(page).getByText(en.programme.attached)).toBeVisible();
  await expect(dialogOf(page)).toHaveCSS("opacity", "1");
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await submitOf(page).click();
  await expect(page.getByText("Phone number is required")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("the contact page keeps what is typed while its scripts arrive, and the place in it", async ({
  page,
}) => {
  const release = await hold(page, /assets\/page-form-/);
  await page.goto("/us/contact?type=provider");
  await ready(page);
  const radios = page.locator("[name=contactType]");
  await expect(radios.and(page.locator(":checked"))).toHaveValue("provider");
  const email = fieldOf(page, "email");
  await email.pressSequentially("ana@");
  release();
  await email.pressSequentially("correo.example");
  await expect(page.locator("[data-island][data-hydrated]")).toBeAttached();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("ana@correo.example");
  await expect(radios.and(page.locator(":checked"))).toHaveValue("provider");
});

test("on the contact page a confirmation with the message's number takes the form's place, beside the toast", async ({
  page,
  open,
}) => {
  await open("/us/contact?type=partner");
  await fillIn(page);
  await submitOf(page).click();
  const confirmation = page.locator("main [data-notice=sent]");
  await expect(confirmation).toContainText(/[\dA-Z]{4}-[\dA-Z]{4}/);
  await expect(confirmation.getByText(en.toasts.sent)).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: en.toasts.sent })).toBeVisible();
  await expect(page.locator("main form")).toHaveCount(0);
});

test("in a low window the dialog shows four fields and its button", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await open("/us");
  await openContact(page);
  await expect(dialogOf(page)).toHaveCSS("opacity", "1");
  const button = (await submitOf(page).boundingBox())!;
  expect(button.y + button.height).toBeLessThan(640);
  await fieldOf(page, "name").focus();
  await dialogOf(page).evaluate((it) => it.scrollTo(0, 250));
  const fields = dialogOf(page).locator(".field");
  const boxes = await fields.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().y));
  const heading = (await dialogOf(page).getByRole("heading").boundingBox())!;
  const seen = boxes.filter((y) => y > heading.y + heading.height && y + 48 < button.y);
  expect(seen.length).toBeGreaterThanOrEqual(4);
});

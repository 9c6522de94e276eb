// Section 8: error catalogue. The unknown route is in section 2.
import { en } from "#app/contact/texts.en.ts";
import { es } from "#app/contact/texts.es.ts";
import { pt } from "#app/contact/texts.pt.ts";
import {
  answerOnce,
  expect,
  fillIn,
  openContact,
  openInvestorForm,
  submitOf,
  test,
  visitor,
} from "./contact.ts";

test("Contact or investor send fails: error toast 'Error sending message. Please try again.' (localized)", () => {
  expect(en.toasts.failed).toBe("Error sending message. Please try again.");
  expect(new Set([es, pt, en].map(({ toasts }) => toasts.failed)).size).toBe(3);
});

for (const [form, path, show, more] of [
  ["Contact", "/us", openContact, {}],
  ["Investor", "/us/investors", openInvestorForm, { company: "Fondo Sur" }],
] as const) {
  test(`${form} send fails: error toast; error logged`, async ({ page, open, allowConsole }) => {
    allowConsole(/503|could not be stored/);
    await open(path);
    await show(page);
    await fillIn(page, { ...visitor, ...more });
    await answerOnce(page, 503, { message: "The message could not be stored." });
    const logged = page.waitForEvent("console", (it) => it.text().includes("could not be stored"));
    await submitOf(page).click();
    await expect(page.getByText("Error sending message. Please try again.")).toBeVisible();
    expect((await logged).type()).toBe("error");
  });
}

for (const [what, body, message] of [
  ["Message from response body", { message: "Too many messages." }, /Too many messages\./],
  ["or 'Failed to send email' if absent", {}, /Failed to send email/],
] as const) {
  test(`Server returns failure: ${what}`, async ({ page, open, allowConsole }) => {
    allowConsole(/429|Too many|Failed to send/);
    await open("/us");
    await openContact(page);
    await fillIn(page);
    await answerOnce(page, 429, body);
    const logged = page.waitForEvent("console", (it) => message.test(it.text()));
    await submitOf(page).click();
    await logged;
  });
}

for (const [what, path, show, more, description] of [
  ["Contact", "/us", openContact, {}, "We will contact you soon"],
  [
    "Investor",
    "/us/investors",
    openInvestorForm,
    { company: "Fondo Sur" },
    "Our investor relations team will contact you soon",
  ],
] as const) {
  test(`${what} success: Toast 'Message sent successfully', description '${description}'`, async ({
    page,
    open,
  }) => {
    await open(path);
    await show(page);
    await fillIn(page, { ...visitor, ...more });
    await submitOf(page).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Message sent successfully" });
    await expect(toast).toBeVisible();
    await expect(toast).toContainText(description);
  });
}

test("Router failure: 'Unexpected Application Error!'", async ({ page, open, allowConsole }) => {
  allowConsole(/500|Error/);
  await open("/us");
  await page.clock.install();
  await page.route("**/us/industries.data*", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("banner").locator('a[href="/us/industries"]:visible').click();
  const words = page.getByText("Unexpected Application Error!").first();
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(words).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("main").locator('a[href^="mailto:"]')).toBeVisible();
  await page.getByRole("main").locator('a[href="/us"]').last().click();
  await expect(page).toHaveURL("/us");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

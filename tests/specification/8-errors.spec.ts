// Section 8: error catalogue, and what section 7 says of answers. The unknown route is in section 2.
import { contentFor } from "#content/content-for.ts";
import { pathOf } from "#core/paths.ts";
import {
  answerOnce,
  fieldOf,
  fields,
  fillIn,
  openContact,
  openInvestorForm,
  submitOf,
  visitor,
} from "../contact.ts";
import { expect, test } from "../test.ts";

const en = contentFor({ country: "ar", language: "en" }, "contact-form");
const es = contentFor({ country: "ar", language: "es" }, "contact-form");
const pt = contentFor({ country: "ar", language: "pt" }, "contact-form");

test("the words of success and failure are localized", () => {
  expect(en.toasts.failed).toBe("Error sending message. Please try again.");
  expect(en.toasts.sent).toBe("Message sent successfully");
  for (const words of ["failed", "sent"] as const) {
    expect(new Set([es, pt, en].map(({ toasts }) => toasts[words])).size).toBe(3);
  }
});

for (const [form, path, show, more, description] of [
  ["Contact", "/us", openContact, {}, "We will contact you soon"],
  [
    "Investor",
    "/us/investors",
    openInvestorForm,
    { company: "Fondo Sur" },
    "Our investor relations team will contact you soon",
  ],
] as const) {
  test(`${form} send fails: error toast; error logged, with the message from the response body, or 'Failed to send email' if absent. ${form} success: toast, result logged`, async ({
    page,
    open,
    allowConsole,
  }) => {
    allowConsole(/503|could not be stored|Failed to send email/);
    await open(path);
    await show(page);
    await fillIn(page, { ...visitor, ...more });
    for (const [body, message] of [
      [{ message: "The message could not be stored." }, "The message could not be stored."],
      [{}, "Failed to send email"],
    ] as const) {
      await answerOnce(page, 503, body);
      const logged = page.waitForEvent("console", (it) => it.text().includes(message));
      await submitOf(page).click();
      expect((await logged).type()).toBe("error");
      await expect(page.getByText(en.toasts.failed).first()).toBeVisible();
      // The form stays as it was, to be sent again.
      for (const field of fields) await expect(fieldOf(page, field)).toHaveValue(visitor[field]);
    }
    const logged = page.waitForEvent("console", (it) => /accepted|sent/i.test(it.text()));
    await submitOf(page).click();
    await logged;
    const toast = page.getByRole("listitem").filter({ hasText: en.toasts.sent });
    await expect(toast).toContainText(description);
  });
}

test("Router failure: 'Unexpected Application Error!'", async ({ page, open, allowConsole }) => {
  allowConsole(/TypeError|recover|Cannot read/);
  const sandbox = pathOf("us", "sandbox");
  // The data of another release: React cannot draw what acts on the page.
  await page.route(`**${sandbox}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"families":{', '"kinds":{');
    await route.fulfill({ response, body });
  });
  await open(sandbox);
  const heading = page.getByRole("heading", { name: "We couldn’t show this page" });
  await expect(heading).toBeFocused();
  await expect(page.getByText("Unexpected Application Error!")).toHaveAttribute("lang", "en");
  await expect(heading).toHaveCSS("font-family", /Familjen/);
  await expect(page.getByRole("main").locator('a[href^="mailto:"]')).toBeVisible();
  // The rest of the page stays.
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").locator('a[href="/us"]').last().click();
  await expect(page).toHaveURL("/us");
});

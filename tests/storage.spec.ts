import { storedKeys } from "../core/stored-keys.ts";
import { fillIn, footerContact, openInvestorForm } from "./contact.ts";
import { expect, test } from "./test.ts";

test("the browser stores what the privacy policy lists, and nothing else", async ({
  page,
  open,
}) => {
  await open("/us/program?utm_source=boletin");
  await page.getByRole("checkbox").first().click();
  await footerContact(page).click();
  await fillIn(page, { name: "Ana" });
  await open("/us/investors");
  await openInvestorForm(page);
  await fillIn(page, { company: "Fondo Sur" });
  await page.locator('button[popovertarget="language-header"]').click();
  await page.locator("#language-header").getByRole("link", { name: "Português" }).click();
  await expect(page).toHaveURL(/\/br\//);
  await open("/us/about");
  await page.locator(".site-strip:visible").getByRole("button").click();
  const keys = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));
  const cookies = await page.context().cookies();
  expect({ cookie: cookies.map(({ name }) => name), ...keys }).toEqual({
    cookie: storedKeys.cookie,
    local: storedKeys.local,
    session: storedKeys.session.toSorted(),
  });
});

// The console must stay empty.
test("a browser that refuses all storage shows every kind of page that would store something", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  for (const path of ["/", "/us/contact?type=partner", "/us/program", "/us/investors"]) {
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await footerContact(page).click();
  await fillIn(page, { name: "Ana" });
});

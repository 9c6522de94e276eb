// Section 7: the calls that the page makes. How it takes the answers is in section 8.
import { brand } from "../../core/brand.ts";
import { publicSiteKey } from "../../core/contact.ts";
import {
  fillIn,
  openContact,
  openInvestorForm,
  submission,
  submitOf,
  visitor,
} from "../contact.ts";
import { origin } from "../site.ts";
import { expect, test } from "../test.ts";

test("Contact send: POST /api/send-email, with a bearer Authorization header, and JSON: recipients, subject, from_name, from_email, reply_to, message, contact_type, company, timestamp", async ({
  page,
  open,
}) => {
  await open("/us?utm_source=letter&utm_medium=mail");
  await page.getByRole("banner").getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL(/\/us\/industries$/);
  const dialog = await openContact(page);
  await dialog.locator("input[value=provider]").check();
  await fillIn(page);
  const sending = submission(page);
  await submitOf(page).click();
  const request = await sending;
  expect(request.method()).toBe("POST");
  expect(request.headers()).toMatchObject({
    authorization: `Bearer ${publicSiteKey}`,
    "content-type": "application/json",
  });
  const payload = request.postDataJSON();
  // Beyond the specification: where it was written, and the field that only programs fill in.
  const { context, homepage, ...specified } = payload;
  expect(specified).toEqual({
    recipients: expect.any(Array),
    subject: "Nuevo contacto: provider",
    from_name: visitor.name,
    from_email: brand.supportEmail,
    reply_to: visitor.email,
    message: `${visitor.message}\n\nTel.: ${visitor.phone}`,
    contact_type: "provider",
    company: "",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(homepage ?? "").toBe("");
  expect(context).toMatchObject({
    page: "/us/industries",
    country: "us",
    language: "en",
    campaign: "source=letter, medium=mail",
  });
  expect(payload.recipients).toHaveLength(5);
  expect((await request.response())?.status()).toBe(202);
});

test("Investor contact: name, email, company, phone, message (with phone line appended), contactType 'investor'", async ({
  page,
  open,
}) => {
  await open("/us/investors");
  await openInvestorForm(page);
  await fillIn(page, { ...visitor, company: "Fondo Sur" });
  const sending = submission(page);
  await submitOf(page).click();
  const request = await sending;
  expect(request.postDataJSON()).toMatchObject({
    from_name: visitor.name,
    reply_to: visitor.email,
    company: "Fondo Sur",
    message: `${visitor.message}\n\nTel.: ${visitor.phone}`,
    contact_type: "investor",
  });
  expect((await request.response())?.status()).toBe(202);
});

test("No other network calls: everything comes from the site itself", async ({ page, open }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  await open("/us");
  await openContact(page);
  await page.waitForLoadState("networkidle");
  expect(elsewhere).toEqual([]);
});

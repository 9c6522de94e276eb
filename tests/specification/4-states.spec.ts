// Section 4: states and transitions. The panels' and tabs' own are in section 2, the forms' limits in section 5, what a failure or
// success says in section 8.

import type { Page } from "@playwright/test";
import { contentFor } from "#content/content-for.ts";
import {
  fieldOf,
  fields,
  fillIn,
  openContact,
  openInvestorForm,
  submitOf,
  visitor,
} from "../contact.ts";
import { storedCountry } from "../stored-country.ts";
import { expect, hold, test, withMotion } from "../test.ts";

const texts = contentFor({ country: "ar", language: "en" }, "contact-form");
const argentina = contentFor({ country: "ar", language: "es" }, "home");
const dictionary = contentFor({ country: "ar", language: "en" }, "dictionary");

test.use(withMotion);

test.describe("Selected country", () => {
  test("stored in local storage under key selectedCountry and restored on load; default ar with language es", async ({
    page,
    open,
  }) => {
    await open("/soluciones");
    await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
    expect((await storedCountry(page)).storage ?? "ar").toBe("ar");
    await page.evaluate(() => localStorage.setItem("selectedCountry", "us"));
    await page.context().clearCookies();
    await open("/soluciones");
    await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
    expect(await storedCountry(page)).toEqual({ storage: "us", cookie: "us" });
    await expect(page.getByRole("main")).toContainText(dictionary.solicitarDemo);
  });

  test("Choosing a language maps English to us, Portuguese to br, Spanish to es and sets language, country and translations. The panel's current language derives from the stored country (us gives en, br gives pt, otherwise es)", async ({
    page,
    open,
  }) => {
    await open("/industrias");
    const globe = page.locator('button[popovertarget="language-floating"]');
    const current = page.locator("#language-floating [aria-current]").first();
    await globe.click();
    await expect(current).toHaveText("Español");
    for (const [name, language, country] of [
      ["English", "en", "us"],
      ["Português", "pt", "br"],
      ["Español", "es", "es"],
    ] as const) {
      await page.locator("#language-floating").getByRole("link", { name }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
      await expect(page).toHaveURL("/industrias");
      expect(await storedCountry(page)).toEqual({ storage: country, cookie: country });
      await open("/industrias");
      await globe.click();
      await expect(current).toHaveText(name);
    }
  });

  test("unknown codes are ignored with a warning", async ({ page, open, allowConsole }) => {
    allowConsole(/Unknown country/);
    await open("/soluciones");
    await page.evaluate(() => localStorage.setItem("selectedCountry", "xx"));
    const warned = page.waitForEvent(
      "console",
      (it) => it.type() === "warning" && it.text().includes("xx"),
    );
    await open("/soluciones");
    await warned;
    await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  });
});

test.describe("Contact dialog", () => {
  test("closed to open via footer Contact, hero partner button, or demo/contact buttons", async ({
    page,
    open,
  }) => {
    await open("/us");
    for (const [selector, type] of [
      ["footer [aria-haspopup=dialog]", "client"],
      ["main section:first-of-type [aria-haspopup=dialog]", "partner"],
      ["header [aria-haspopup=dialog]:visible", "partner"],
    ] as const) {
      const trigger = page.locator(selector).first();
      await trigger.click();
      const chosen = page.getByRole("dialog").locator(`input[value=${type}]`);
      await expect(chosen).toBeChecked();
      await expect(chosen).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(trigger).toBeFocused();
    }
  });

  test("while submitting the button is disabled with a sending label; closes on successful submit and the form resets", async ({
    page,
    open,
  }) => {
    await open("/us");
    const release = await hold(page, "**/api/send-email");
    const dialog = await openContact(page);
    await dialog.locator("input[value=provider]").check();
    await fillIn(page);
    await submitOf(page).click();
    await expect(dialog.getByRole("button", { name: texts.sending })).toBeDisabled();
    // The reset after sending would lose what is typed now.
    for (const field of fields) await expect(fieldOf(page, field)).not.toBeEditable();
    release();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("contactDraft"))).toBeNull();
    await openContact(page);
    for (const field of fields) await expect(fieldOf(page, field)).toHaveValue("");
    await expect(dialog.locator("input[value=client]")).toBeChecked();
  });

  test("The form validates on submit first, then on change", async ({ page, open }) => {
    await open("/us");
    await openContact(page);
    const name = fieldOf(page, "name");
    const error = page.getByText(texts.errors.name);
    await name.fill("A");
    await name.blur();
    await expect(error).toHaveCount(0);
    await submitOf(page).click();
    await expect(error).toBeVisible();
    await name.fill("An");
    await expect(error).toHaveCount(0);
    await name.fill("A");
    await expect(error).toBeVisible();
  });
});

test("Investor form: hidden until the contact button is pressed, which it replaces; while submitting the submit button is disabled and reads 'Sending...'; on success the form resets", async ({
  page,
  open,
}) => {
  await open("/us/investors");
  const contact = page.locator("#investor-contact");
  await expect(contact.locator("form")).toBeHidden();
  await openInvestorForm(page);
  await expect(page.getByRole("heading", { name: texts.investor.title })).toBeFocused();
  await expect(contact.getByRole("button")).toHaveText(texts.submit);
  const release = await hold(page, "**/api/send-email");
  await fillIn(page, { ...visitor, company: "Fondo Sur" });
  await submitOf(page).click();
  await expect(page.getByRole("button", { name: "Sending...", exact: true })).toBeDisabled();
  release();
  await expect(submitOf(page)).toBeEnabled();
  for (const field of [...fields, "company"] as const) {
    await expect(fieldOf(page, field)).toHaveValue("");
  }
  await fieldOf(page, "name").fill("B");
  await expect(page.getByText(texts.errors.name)).toHaveCount(0);
});

test.describe("Carousel (Argentina home)", () => {
  const slidesInView = (page: Page) =>
    page
      .getByRole("region", { name: argentina.clients.carousel })
      .locator("ul")
      .first()
      .evaluate((list) =>
        [...list.children].flatMap((slide, index) => (slide.hasAttribute("inert") ? [] : [index])),
      );

  async function openCarousel(page: Page, open: (path: string) => Promise<void>) {
    await open("/");
    const carousel = page.getByRole("region", { name: argentina.clients.carousel });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator("li[inert]").first()).toBeAttached();
    await expect.poll(async () => (await slidesInView(page)).includes(0)).toBe(true);
    return carousel;
  }

  test("scrolls 1 slide on mobile, 3 otherwise, by its buttons; arrow keys", async ({
    page,
    open,
  }) => {
    for (const [width, step, shown] of [
      [390, 1, 1],
      [768, 3, 3],
      [1024, 3, 4],
      [1280, 3, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const carousel = await openCarousel(page, open);
      await expect.poll(async () => (await slidesInView(page)).length).toBe(shown);
      const first = await slidesInView(page);
      const moved = first.map((slide) => (slide + step) % 15).sort((a, b) => a - b);
      await carousel.getByRole("button", { name: argentina.clients.next }).click();
      await expect.poll(() => slidesInView(page), `${width} px`).toEqual(moved);
      await carousel.getByRole("button", { name: argentina.clients.previous }).click();
      await expect.poll(() => slidesInView(page), `${width} px`).toEqual(first);
    }
    const first = await slidesInView(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => slidesInView(page)).not.toEqual(first);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => slidesInView(page)).toEqual(first);
  });

  test("loops, centred; previous/next buttons move it even if they are pressed before its motion has loaded", async ({
    page,
    open,
  }) => {
    const release = await hold(page, /carousel-motion/);
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/");
    await page.getByRole("button", { name: argentina.clients.previous }).click();
    release();
    await expect.poll(() => slidesInView(page)).toEqual([14]);
    const carousel = page.getByRole("region", { name: argentina.clients.carousel });
    // The card: its list item has the gap on one side.
    const card = carousel.locator("ul").first().locator("> li:not([inert]) > *").first();
    const middle = async () => {
      const box = (await card.boundingBox())!;
      return box.x + box.width / 2;
    };
    await expect.poll(middle).toBeGreaterThan(192);
    await expect.poll(middle).toBeLessThan(198);
  });
});

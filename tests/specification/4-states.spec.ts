// Section 4: states and transitions. The panels' and tabs' own are in section 2, the forms' limits in section 5.
import type { Page } from "@playwright/test";
import { en as texts } from "#app/contact/texts.en.ts";
import { es as argentina } from "#app/pages/home/content.es.ts";
import { en as investors } from "#app/pages/investors/content.en.ts";
import { en as dictionary } from "#app/site-data/dictionary.en.ts";
import { storedCountry } from "../stored-country.ts";
import { withMotion } from "../test.ts";
import {
  answerOnce,
  expect,
  fieldOf,
  fillIn,
  holdBack,
  openContact,
  openInvestorForm,
  submitOf,
  test,
  visitor,
} from "./contact.ts";

test.use(withMotion);

async function chooseLanguage(page: Page, name: string) {
  await page.locator('button[popovertarget="language-floating"]').click();
  await page.locator("#language-floating").getByRole("link", { name }).click();
}

test.describe("Selected country", () => {
  test("stored in local storage under key selectedCountry and restored on load", async ({
    page,
    open,
  }) => {
    await open("/soluciones");
    await page.evaluate(() => localStorage.setItem("selectedCountry", "us"));
    await page.context().clearCookies();
    await open("/soluciones");
    await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
    expect(await storedCountry(page)).toEqual({ storage: "us", cookie: "us" });
    await expect(page.getByRole("main")).toContainText(dictionary.solicitarDemo);
  });

  test("default ar with language es", async ({ page, open }) => {
    await open("/");
    await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
    expect((await storedCountry(page)).storage ?? "ar").toBe("ar");
  });

  for (const [name, language, country] of [
    ["English", "en", "us"],
    ["Português", "pt", "br"],
    ["Español", "es", "es"],
  ] as const) {
    test(`Choosing a language maps ${name} to ${country} and sets language, country and translations`, async ({
      page,
      open,
    }) => {
      // From another language, so that there is something to change.
      await page.context().addCookies([
        {
          name: "selectedCountry",
          value: language === "en" ? "br" : "us",
          url: test.info().project.use.baseURL!,
        },
      ]);
      await open("/industrias");
      await chooseLanguage(page, name);
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
      await expect(page).toHaveURL("/industrias");
      expect(await storedCountry(page)).toEqual({ storage: country, cookie: country });
    });
  }

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

  for (const [country, name] of [
    ["us", "English"],
    ["br", "Português"],
    ["es", "Español"],
    ["ar", "Español"],
  ] as const) {
    test(`The panel's current language derives from the stored country (${country} gives ${name})`, async ({
      page,
      open,
    }) => {
      await page
        .context()
        .addCookies([
          { name: "selectedCountry", value: country, url: test.info().project.use.baseURL! },
        ]);
      await open("/industrias");
      await page.locator('button[popovertarget="language-floating"]').click();
      await expect(page.locator("#language-floating [aria-current]")).toHaveText(name);
    });
  }
});

test.describe("Contact dialog", () => {
  for (const [from, selector] of [
    ["footer Contact", "footer button[aria-haspopup=dialog]"],
    ["hero partner button", `main section:first-of-type button[aria-haspopup=dialog]`],
    ["demo/contact buttons", "header button[aria-haspopup=dialog]:visible"],
  ] as const) {
    test(`closed to open via ${from}`, async ({ page, open }) => {
      await open("/us");
      const trigger = page.locator(selector).first();
      await trigger.click();
      await expect(page.getByRole("dialog").getByRole("radio", { checked: true })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(trigger).toBeFocused();
    });
  }

  test("closes on successful submit and the form resets", async ({ page, open }) => {
    await open("/us");
    const dialog = await openContact(page);
    await dialog.locator("input[value=provider]").check();
    await fillIn(page);
    await submitOf(page).click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("contactDraft"))).toBeNull();
    await openContact(page);
    for (const field of ["name", "email", "phone", "message"] as const) {
      await expect(fieldOf(page, field)).toHaveValue("");
    }
    await expect(dialog.locator("input[value=client]")).toBeChecked();
  });

  test("while submitting the button is disabled with a sending label", async ({ page, open }) => {
    await open("/us");
    const release = await holdBack(page);
    const dialog = await openContact(page);
    await fillIn(page);
    await submitOf(page).click();
    await expect(dialog.getByRole("button", { name: texts.sending })).toBeDisabled();
    // The reset after sending would lose what is typed now.
    for (const field of ["name", "email", "phone", "message"] as const) {
      await expect(fieldOf(page, field)).not.toBeEditable();
    }
    release();
    await expect(dialog).toHaveCount(0);
  });

  test("on failure the dialog stays open", async ({ page, open, allowConsole }) => {
    allowConsole(/503|could not be stored/);
    await open("/us");
    const dialog = await openContact(page);
    await fillIn(page);
    await answerOnce(page, 503, { message: "The message could not be stored." });
    await submitOf(page).click();
    await expect(page.getByText(texts.toasts.failed)).toBeVisible();
    await expect(dialog).toBeVisible();
    for (const field of ["name", "email", "phone", "message"] as const) {
      await expect(fieldOf(page, field)).toHaveValue(visitor[field]);
    }
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

test.describe("Investor form", () => {
  test("hidden until the contact button is pressed", async ({ page, open }) => {
    await open("/us/investors");
    await expect(page.getByRole("form", { name: texts.investor.title })).toHaveCount(0);
    await page.getByRole("button", { name: investors.contact.button }).click();
    await expect(page.getByRole("form", { name: texts.investor.title })).toBeVisible();
    await expect(page.getByRole("heading", { name: texts.investor.title })).toBeFocused();
  });

  test("while submitting the submit button is disabled and reads 'Sending...'", async ({
    page,
    open,
  }) => {
    await open("/us/investors");
    const release = await holdBack(page);
    await openInvestorForm(page);
    await fillIn(page, { ...visitor, company: "Fondo Sur" });
    await submitOf(page).click();
    await expect(page.getByRole("button", { name: "Sending...", exact: true })).toBeDisabled();
    release();
    await expect(submitOf(page)).toBeEnabled();
  });

  test("on success a toast shows and the form resets", async ({ page, open }) => {
    await open("/us/investors");
    await openInvestorForm(page);
    await fillIn(page, { ...visitor, company: "Fondo Sur" });
    await submitOf(page).click();
    await expect(page.getByText(texts.toasts.sent)).toBeVisible();
    for (const field of ["name", "email", "company", "phone", "message"] as const) {
      await expect(fieldOf(page, field)).toHaveValue("");
    }
    await fieldOf(page, "name").fill("B");
    await expect(page.getByText(texts.errors.name)).toHaveCount(0);
  });

  test("on failure an error toast shows and values are kept", async ({
    page,
    open,
    allowConsole,
  }) => {
    allowConsole(/502|Failed to send email/);
    await open("/us/investors");
    await openInvestorForm(page);
    await fillIn(page, { ...visitor, company: "Fondo Sur" });
    await answerOnce(page, 502, {});
    await submitOf(page).click();
    await expect(page.getByText(texts.toasts.failed)).toBeVisible();
    await expect(fieldOf(page, "company")).toHaveValue("Fondo Sur");
    await expect(fieldOf(page, "message")).toHaveValue(visitor.message);
  });
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

  for (const [width, step, shown] of [
    [390, 1, 1],
    [768, 3, 3],
    [1024, 3, 4],
    [1280, 3, 5],
  ] as const) {
    test(`scrolls 1 slide on mobile, 3 otherwise (${step} at ${width} px, of ${shown} shown), by its buttons`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const carousel = await openCarousel(page, open);
      const middle = async () => {
        const slides = await slidesInView(page);
        return slides.length >= shown ? slides : undefined;
      };
      await expect.poll(async () => (await slidesInView(page)).length).toBe(shown);
      const first = (await middle())!;
      await carousel.getByRole("button", { name: argentina.clients.next }).click();
      const moved = (slides: number[], by: number) =>
        slides.map((slide) => (slide + by + 15) % 15).sort((a, b) => a - b);
      await expect.poll(() => slidesInView(page)).toEqual(moved(first, step));
      await carousel.getByRole("button", { name: argentina.clients.previous }).click();
      await expect.poll(() => slidesInView(page)).toEqual(first);
    });
  }

  test("previous/next buttons move it even if they are pressed before its motion has loaded", async ({
    page,
    open,
  }) => {
    const press = Promise.withResolvers<void>();
    await page.route(/carousel-motion/, async (route) => {
      await press.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/");
    await page.getByRole("button", { name: argentina.clients.previous }).click();
    press.resolve();
    await expect.poll(() => slidesInView(page)).toEqual([14]);
  });

  test("loops, centred", async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const carousel = await openCarousel(page, open);
    await carousel.getByRole("button", { name: argentina.clients.previous }).click();
    await expect.poll(() => slidesInView(page)).toEqual([14]);
    // The card: its list item has the gap on one side.
    const card = carousel.locator("ul").first().locator("> li:not([inert]) > *").first();
    const middle = async () => {
      const box = (await card.boundingBox())!;
      return box.x + box.width / 2;
    };
    await expect.poll(middle).toBeGreaterThan(192);
    await expect.poll(middle).toBeLessThan(198);
  });

  test("arrow keys", async ({ page, open }) => {
    const carousel = await openCarousel(page, open);
    const first = await slidesInView(page);
    await carousel.getByRole("button", { name: argentina.clients.next }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => slidesInView(page)).not.toEqual(first);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => slidesInView(page)).toEqual(first);
  });
});

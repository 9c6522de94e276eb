// Contact in unlucky moments: pressed twice, pressed while a page loads, written on while a message is sent.
import type { Page, Route } from "@playwright/test";
import {
  answerOnce,
  choice,
  dialogOf,
  fieldOf,
  fillIn,
  footerContact,
  submitOf,
  visitor,
} from "../contact.ts";
import { expect, hold, ready, test, withMotion } from "../test.ts";

test.use(withMotion);

/** Closes the dialog while its message is on its way, and opens it again. */
async function sendAndOpenAgain(page: Page) {
  await footerContact(page).click();
  await fillIn(page);
  await submitOf(page).click();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await footerContact(page).click();
}

test("opens again in the moment in which the last one is gone", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).press("Enter");
  await expect(submitOf(page)).toBeVisible();
  // Both in one rendering.
  await page.evaluate(() => {
    const dialog = document.querySelector("dialog");
    dialog?.addEventListener("close", async () => {
      const fading = dialog.getAnimations().map(({ finished }) => finished);
      await Promise.allSettled(fading);
      document.querySelector<HTMLElement>("footer [aria-haspopup=dialog]")?.click();
    });
    dialog?.close();
  });
  await expect(dialogOf(page)).toBeVisible();
  await expect(choice(page, "client")).toBeFocused();
});

test("a focus that moved before the form was drawn stays", async ({ page, open }) => {
  await open("/us");
  await page.evaluate(() => {
    new MutationObserver(() => {
      const dialog = document.querySelector("dialog[open]");
      if (!dialog?.querySelector("form")) dialog?.querySelector("button")?.focus();
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
  });
  await footerContact(page).click();
  await expect(submitOf(page)).toBeVisible();
  // The effect that would move the focus runs after the form's first frame.
  await page.evaluate(() => window.nextFrame());
  await expect(dialogOf(page).getByRole("button", { name: "Close" })).toBeFocused();
});

test("loads its code when a visitor moves", async ({ page, open }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open("/us");
  await page.waitForLoadState("networkidle");
  const isForm = (url: string) => /\/contact-host-|\/contact-form\./.test(url);
  expect(scripts.filter(isForm)).toEqual([]);
  await page.mouse.move(10, 400, { steps: 2 });
  const texts = () => scripts.filter((url) => url.includes("/contact-form."));
  await expect.poll(() => texts().length).toBeGreaterThan(0);
  for (const url of texts()) expect(url).toContain("/contact-form.en-us.");
});

for (const isChanged of [false, true]) {
  const [what, then] = isChanged ? ["changed", "stays"] : ["unchanged", "closes"];
  test(`opened again while sending and ${what}, ${then} once it is sent, and says so`, async ({
    page,
    open,
  }) => {
    await open("/us");
    const answer = await hold(page, "**/api/send-email");
    await sendAndOpenAgain(page);
    const message = fieldOf(page, "message");
    await expect(message).toHaveValue(visitor.message);
    if (isChanged) await message.fill("I would like to see two demos.");
    answer();
    // A modal covers the page's own toasts.
    const visible = isChanged ? dialogOf(page) : page;
    await expect(visible.getByText("Message sent successfully")).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(isChanged ? 1 : 0);
    if (isChanged) return expect(message).toHaveValue("I would like to see two demos.");
    await footerContact(page).click();
    await expect(message).toHaveValue("");
  });
}

test("words that were changed and sent while an earlier message is sent are kept if they fail", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/503|could not be stored/);
  await open("/us");
  const held: Route[] = [];
  await page.route("**/api/send-email", (route) => {
    held.push(route);
  });
  const changed = "I would like to see two demos.";
  const message = fieldOf(page, "message");
  await sendAndOpenAgain(page);
  await message.fill(changed);
  await submitOf(page).click();
  await expect.poll(() => held.length).toBe(2);
  await held[0]!.continue();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await held[1]!.fulfill({ status: 503, json: { message: "The message could not be stored." } });
  await expect(page.getByText("Error sending message")).toBeVisible();
  await page.reload();
  await ready(page);
  await footerContact(page).click();
  await expect(message).toHaveValue(changed);
});

test("a failure's toast leaves the button free", async ({ page, open, allowConsole }) => {
  allowConsole(/503|could not be stored/);
  await open("/us");
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await footerContact(page).click();
    await fillIn(page);
    await answerOnce(page, 503, { message: "The message could not be stored." });
    await submitOf(page).click();
    await expect(page.getByText("Error sending message. Please try again.").first()).toBeVisible();
    await submitOf(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
  }
});

test("fits a small screen with large text", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open("/");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await footerContact(page).press("Enter");
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "Enviar mensaje" });
  await expect(submit).toBeVisible();
  const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport();
});

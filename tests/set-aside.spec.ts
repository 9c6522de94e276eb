// While the whole page is styled anew, what nobody sees is set aside; it comes back by itself and nothing moves.
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

declare global {
  interface Window {
    /** What was set aside, as it was then. */
    aside: { isInView: boolean; pageHeight: number }[];
  }
}

test("sets aside what is out of view while the dialog opens and closes", async ({ page, open }) => {
  await open("/");
  const pageHeight = await page.evaluate(() => document.body.offsetHeight);
  const dialog = page.getByRole("dialog");
  for (const press of [
    () => page.getByRole("main").locator("[data-contact]").first().click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await watch(page);
    const wasOpen = await dialog.isVisible();
    await press();
    await expect(dialog).toBeVisible({ visible: !wasOpen });
    await expect(page.locator("[data-aside]")).toHaveCount(0);
    const aside = await page.evaluate(() => window.aside);
    expect(aside.length).toBeGreaterThan(5);
    expect(aside).toEqual(aside.map(() => ({ isInView: false, pageHeight })));
  }
});

test("leaves nothing set aside, however the dialog is closed, and gives the focus back", async ({
  page,
  open,
}) => {
  await open("/");
  const trigger = page.getByRole("main").locator("[data-contact]").last();
  const dialog = page.getByRole("dialog");
  for (const close of [
    () => dialog.getByRole("button", { name: "Cerrar", exact: true }).click(),
    () => page.mouse.click(5, 5),
    async () => {
      // As a telephone that is turned: the button is out of view now.
      await page.setViewportSize({ width: 700, height: 420 });
      await page.keyboard.press("Escape");
    },
  ]) {
    await trigger.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(page.locator("[data-aside]")).toHaveCount(0);
  }
});

test("sets aside what is out of view while a page fades, and leaves none behind", async ({
  page,
  open,
}) => {
  await open("/");
  await watch(page);
  await page.getByRole("banner").getByRole("link", { name: "Soluciones" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The footer stays from page to page.
  await expect(page.locator("[data-aside]")).toHaveCount(0);
  expect(await page.evaluate(() => window.aside.length)).toBeGreaterThan(5);
});

/** From now on. */
async function watch(page: Page) {
  await page.evaluate(() => {
    window.aside = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        const part = target as HTMLElement;
        if (!("aside" in part.dataset)) continue;
        const { top, bottom } = part.getBoundingClientRect();
        window.aside.push({
          isInView: bottom > 0 && top < innerHeight,
          pageHeight: document.body.offsetHeight,
        });
      }
    }).observe(document, { subtree: true, attributeFilter: ["data-aside"] });
  });
}

// The first view is laid out first, and the rest of the page part by part.
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

declare global {
  interface Window {
    /** What was folded and unfolded, task by task. */
    folding: string[][];
  }
}

const phone = { width: 390, height: 844 };

test("unfolds a page one part at a time, in order", async ({ page }) => {
  await watchFolding(page);
  await page.goto("/");
  await expect(page.locator("html:not([data-folded])")).toHaveCount(1);
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll("main section, footer")].map(({ localName }) => [localName]),
  );
  expect(await page.evaluate(() => window.folding)).toEqual([["html"], ...parts, ["html"]]);
});

test("ends with the page as it is without folding", async ({ page, open }) => {
  await page.setViewportSize(phone);
  const tops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main > *, footer")].map(
        (part) => part.getBoundingClientRect().top + scrollY,
      ),
    );
  await open("/soluciones");
  await expect(page.locator("html:not([data-folded])")).toHaveCount(1);
  const unfolded = await tops();
  // A page that is loaded again comes whole.
  await page.reload();
  expect(await tops()).toEqual(unfolded);
});

for (const place of ["#servicios-section", "#:~:text=Conversemos"]) {
  test(`folds nothing for who comes to ${place}`, async ({ page }) => {
    await watchFolding(page);
    await page.goto(`/${place}`);
    expect(await page.evaluate(() => window.folding)).toEqual([]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
}

test("folds nothing for who comes back", async ({ page, open }) => {
  await page.setViewportSize(phone);
  await watchFolding(page);
  await open("/");
  await page.reload();
  expect(await page.evaluate(() => window.folding)).toEqual([]);
  await open("/privacidad");
  await page.goBack();
  expect(await page.evaluate(() => window.folding)).toEqual([]);
});

test("folds a page that one goes to within the site, but for what has room in the view", async ({
  page,
  open,
}) => {
  await page.setViewportSize(phone);
  await open("/");
  await watchFolding(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Política de privacidad" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("html:not([data-folded])")).toHaveCount(1);
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll("main section")].map(
      (part) => part.getBoundingClientRect().top < innerHeight,
    ),
  );
  const inView = parts.filter(Boolean).map(() => "section");
  const further = parts.filter((isInView) => !isInView).map(() => ["section"]);
  expect(inView.length).toBeGreaterThan(1);
  expect(await page.evaluate(() => window.folding)).toEqual([
    ["html"],
    inView,
    ...further,
    ["html"],
  ]);
});

test("folds nothing for who goes back or to an anchor within the site", async ({ page, open }) => {
  await open("/privacidad");
  await watchFolding(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Trabaje con nosotros/ })
    .click();
  await expect(page.locator("#trabaja-con-nosotros")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Política de privacidad");
  expect(await page.evaluate(() => window.folding)).toEqual([]);
});

test("leaves no fold for who goes back meanwhile", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("banner").getByRole("link", { name: "Soluciones" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("html:not([data-folded])")).toHaveCount(1);
  await page.evaluate(() => {
    document.documentElement.dataset.folded = "";
  });
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await expect(page.locator("html:not([data-folded])")).toHaveCount(1);
});

/** From the next page on, or on this one from now on. */
async function watchFolding(page: Page) {
  const watch = () => {
    window.folding = [];
    new MutationObserver((records) => {
      window.folding.push(records.map(({ target }) => (target as Element).localName));
    }).observe(document, { subtree: true, attributeFilter: ["data-folded", "data-unfolded"] });
  };
  await page.addInitScript(watch);
  await expect(page.locator("html:not([data-folded])")).toHaveCount(1);
  await page.evaluate(watch);
}

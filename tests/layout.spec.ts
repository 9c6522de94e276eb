// How pages lie in their windows.
import type { Page } from "@playwright/test";
import { countries } from "../core/countries.ts";
import { pathOf } from "../core/paths.ts";
import { expect, test } from "./test.ts";

test("every home is at most ten screens of a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { code } of countries) {
    await open(pathOf(code, "home"));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, code).toBeLessThanOrEqual(8440);
  }
});

test("the estimator is short on a phone, and its button in view in a low window", async ({
  page,
  open,
}) => {
  for (const { code } of countries) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(pathOf(code, "programme"));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, code).toBeLessThanOrEqual(8000);
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.evaluate(() => scrollTo(0, 0));
    const button = page.locator("#result [data-contact]");
    await expect.soft(button).toBeInViewport({ ratio: 1 });
  }
});

test("the tabs of the services are in one place on all their pages", async ({ page, open }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops: number[] = [];
    for (const family of [undefined, "hogar", "salud"] as const) {
      await open(pathOf("us", "services", family));
      const box = await page.getByRole("tablist").boundingBox();
      tops.push(Math.round(box?.y ?? -1));
    }
    expect(new Set(tops).size, `${width} px: ${tops}`).toBe(1);
  }
});

test("a tablet's header has the estimator", async ({ page, open }) => {
  for (const { code } of countries) {
    await open(pathOf(code, "home"));
    await page.setViewportSize({ width: 768, height: 900 });
    const header = page.getByRole("banner");
    const link = header.locator(`a[href="${pathOf(code, "programme")}"]:visible`);
    await expect(link).toHaveCount(1);
    const bottoms = await header
      .locator("nav > *:visible")
      .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().bottom)));
    expect(new Set(bottoms).size, `one row: ${bottoms}`).toBe(1);
  }
});

test("in a window of a few lines the header goes with the page", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await open("/us/services");
  await page.evaluate(() => scrollTo(0, 600));
  const bottom = () => page.getByRole("banner").evaluate((it) => it.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(0);
});

test("headings of twice the size break between words on a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
  const broken: string[] = [];
  for (const { code } of countries) {
    for (const id of ["home", "services", "solutions", "industries", "about", "contact"] as const) {
      await open(pathOf(code, id));
      broken.push(...(await brokenHeadings(page)));
    }
  }
  expect(broken).toEqual([]);
});

/** The headings with a word that is wider than they are. */
function brokenHeadings(page: Page) {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")];
    return headings
      .filter((it) => it.checkVisibility())
      .filter((it) => {
        it.style.overflowWrap = "normal";
        return it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 1;
      })
      .map((it) => `${location.pathname}: ${it.textContent}`);
  });
}

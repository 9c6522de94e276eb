// How a page comes to life: after its first paint, or when somebody wants it to.
import type { Request } from "@playwright/test";
import { brand } from "../core/brand.ts";
import { expect, ready, test } from "./test.ts";

const frame = /\/assets\/(framework|entry\.client)-/;

test("keeps a press on Contact until scripts have come", async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(frame, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/us");
  await page.locator("main [data-contact]").first().click();
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  arrive();
  await expect(page.getByRole("dialog", { name: /./ }).first()).toBeVisible();
});

test("offers a letter when the scripts do not come", async ({ page, allowConsole }) => {
  allowConsole(/Failed to (load|fetch)|ERR_FAILED/);
  await page.route(frame, (route) => route.abort());
  const letters: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => letters.push(url));
  await page.goto("/us");
  await page.locator("main [data-contact]").first().click();
  await expect.poll(() => letters).toContain(`mailto:${brand.contactEmail.en}`);
});

test("fetches scripts only after the page has loaded", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  const { loaded, firstScript } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as [
      PerformanceNavigationTiming,
    ];
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime);
    return { loaded: navigation.loadEventStart, firstScript: Math.min(...scripts) };
  });
  expect(firstScript).toBeGreaterThanOrEqual(loaded);
});

test("tells who installs the site what it is called, once scripts have come", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  await expect(page.locator("head link[rel=manifest]")).toHaveAttribute(
    "href",
    "/site.webmanifest",
  );
});

test("starts at the first sign of use", async ({ page }) => {
  // A picture that never comes keeps the page from loading.
  await page.route(/\/assets\/hero-.*\.avif$/, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  let x = 200;
  await expect(async () => {
    x += 40;
    await page.mouse.move(x, 300);
    await expect(page.locator("html[data-ready]")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

test("has the whole page before the scripts of its lower parts, which come with use", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.locator("html[data-whole]")).toHaveCount(0);
  const before = await page.locator("main").textContent();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await ready(page);
  expect(await page.locator("main").textContent()).toBe(before);
});

test("shows a prefetched page without asking for it again", async ({ page }) => {
  await page.goto("/us");
  await ready(page);
  const link = page.getByRole("navigation").first().getByRole("link").first();
  const path = (await link.getAttribute("href")) as string;
  // By name and not by number: some may be under way already.
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  const data = page.waitForResponse((response) => response.url().endsWith(`${path}.data`));
  const lowerParts = page.waitForResponse(/\/assets\/below-hero-/);
  await link.hover();
  await Promise.all([data, lowerParts]);
  await expect.poll(() => pending.size).toBe(0);
  await page.context().setOffline(true);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toBeFocused();
});

for (const [path, button, answer] of [
  ["/us", "Request a demo", "dialog[open]"],
  ["/us/investors", "Contact investor relations", "main form"],
] as const) {
  test(`keeps a press on ${path} in a part whose scripts are still to come`, async ({ page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assets/below-hero-*.js", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto(path);
    await page.locator("html[data-ready]:not([data-whole])").waitFor({ state: "attached" });
    await page.getByRole("main").getByRole("button", { name: button }).last().click();
    pressed.resolve();
    await expect(page.locator(answer)).toBeVisible();
  });
}

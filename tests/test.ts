import { test as base, expect, type Locator, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Ends after the next frame, or after half a second without one. */
    nextFrame: () => Promise<void>;
  }
}

interface Fixtures {
  /** Opens a page and waits until scripts have taken it over. */
  open: (path: string) => Promise<void>;
  /** Names a console error or warning that this test brings about on purpose. */
  allowConsole: (pattern: RegExp) => void;
}

/**
 * Every test fails on a console error or warning, or an uncaught exception, that it did not announce. A violation of the content
 * policy is such an error.
 */
export const test = base.extend<Fixtures & { consoleGuard: RegExp[] }>({
  consoleGuard: [
    async ({ page, context }, use) => {
      await context.addInitScript(defineNextFrame);
      const allowed: RegExp[] = [];
      const seen: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) seen.push(message.text());
      });
      page.on("pageerror", (error) => seen.push(String(error)));
      await use(allowed);
      const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, "unexpected console errors or warnings").toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: async ({ consoleGuard }, use) => {
    await use((pattern) => consoleGuard.push(pattern));
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await ready(page);
      // Until then lines may break elsewhere.
      await page.evaluate(() => document.fonts.ready.then(() => {}));
    });
  },
});

/** Runs in the page. The headless browser now and then draws no frame until the page is used. */
function defineNextFrame() {
  window.nextFrame = () =>
    new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, 500);
    });
}

/** For `test.use`: a visitor who has not asked for less motion. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** The page's script has run. Islands are taken over later, when they come near the view: then they have `data-hydrated`. */
export async function ready(page: Page) {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** React has taken over the island that the element is in: it hears what is done to it at once. */
export async function takenOver(element: Locator) {
  const island = element.page().locator("[data-hydrated]").filter({ has: element });
  await island.first().waitFor({ state: "attached" });
}

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export { expect };

import { test as base, expect, type Page } from "@playwright/test";

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
    async ({ page }, use) => {
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
    });
  },
});

/** For `test.use`: a visitor who has not asked for less motion. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** React has taken over the page. */
export async function ready(page: Page) {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

export { expect };

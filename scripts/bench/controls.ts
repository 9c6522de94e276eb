import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../check/tools.ts";

/** Lighthouse's CPU slowdown for a phone. */
const slowdown = 4;

/** Between hovering a control and pressing it. */
const settleMs = 700;

/** The shortest duration the Event Timing API reports. */
const shortestPressMs = 16;

declare global {
  interface Window {
    /** Event durations so far, in ms. */
    felt: { presses: number[]; tasks: number[] };
  }
}

/** Presses every control of a page, each in a new page, and prints the time to the next frame. */
export async function benchControls(urls: string[]) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    for (const url of urls) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addInitScript(listen);
      console.log(`\n${url}, ${slowdown} times slower`);
      console.table(await pressAll(context, url));
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

async function pressAll(context: BrowserContext, url: string) {
  const rows: Record<string, object> = {};
  const count = await withPage(context, url, (page) => controlsOf(page).count());
  for (let index = 0; index < count; index++) {
    await withPage(context, url, async (page) => {
      const control = controlsOf(page).nth(index);
      const label = (await control.getAttribute("aria-label")) ?? (await control.innerText());
      const name = label.replaceAll(/\s+/g, " ").slice(0, 40);
      if (name in rows) return;
      await control.hover();
      await page.waitForTimeout(settleMs);
      await page.evaluate(() => {
        window.felt = { presses: [], tasks: [] };
      });
      await control.click();
      await page.waitForTimeout(1_500);
      const { presses, tasks } = await page.evaluate(() => window.felt);
      rows[name] = {
        "press ms": Math.max(shortestPressMs, ...presses),
        "longest task ms": Math.max(0, ...tasks),
      };
    });
  }
  return rows;
}

function controlsOf(page: Page) {
  return page.locator(
    ":is(header, main) :is(button, [role=tab], summary, a[href^='/']):visible:not([aria-current]):not([disabled])",
  );
}

async function withPage<T>(context: BrowserContext, url: string, job: (page: Page) => Promise<T>) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.mouse.move(5, 400);
  await page.waitForTimeout(settleMs);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const result = await job(page);
  await page.close();
  return result;
}

/** Runs in the page. */
function listen() {
  window.felt = { presses: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) window.felt.presses.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.felt.tasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
}

import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { findBrowser } from "../check/tools.ts";
import { medians, type Row } from "./medians.ts";

/** Lighthouse's slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 180_000,
  uploadThroughput: 94_000,
};
const firstViewSlowdown = 2;
const pressSlowdown = 4;

export const benchFirstView = (urls: string[], runs: number) => bench(urls, runs, firstView);

/** Presses the link or button with this text, or the first link of the header that leads to another page. */
export const benchPress = (urls: string[], runs: number, text?: string) =>
  bench(urls, runs, (browser, url) => timePress(browser, url, text));

/** The URLs take turns, each time in a new browser, so that load on the machine affects all of them. The first round counts for none. */
async function bench(
  urls: string[],
  runs: number,
  measure: (browser: Browser, url: string) => Promise<Row>,
) {
  const rows = new Map<string, Row[]>(urls.map((url) => [url, []]));
  for (let run = 0; run <= runs; run++) {
    for (const url of urls) {
      console.error(`${run}/${runs} ${url}`);
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: ["--no-sandbox", "--disable-gpu"],
      });
      const row = await measure(browser, url);
      await browser.close();
      if (run > 0) rows.get(url)?.push(row);
    }
  }
  return medians(rows);
}

async function firstView(browser: Browser, url: string): Promise<Row> {
  const page = await browser.newPage(devices["Moto G4"]);
  await slowDown(page, firstViewSlowdown);
  await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
  return page.evaluate(
    () =>
      new Promise<Row>((done) => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as LayoutShift).value;
        }).observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list) => {
          const lcp = list.getEntries().at(-1)?.startTime ?? 0;
          setTimeout(
            () => done({ "FCP ms": paint?.startTime ?? 0, "LCP ms": lcp, CLS: shift }),
            100,
          );
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

/** By a pointer that has moved before, and rests a moment: until another h1 or a dialog is drawn; the next page may be another document. */
async function timePress(browser: Browser, url: string, text?: string): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: "networkidle" });
  const pressed = text
    ? page.locator("a, button").filter({ hasText: text, visible: true }).first()
    : await firstLink(page);
  const before = await page.locator("h1").first().textContent();
  await page.mouse.move(10, 400, { steps: 2 });
  await pressed.scrollIntoViewIfNeeded();
  await page.waitForTimeout(3_000);
  await slowDown(page, pressSlowdown);
  await pressed.hover();
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.waitForTimeout(80);
  const startedAt = performance.now();
  await page.mouse.up();
  await page.waitForFunction((last) => {
    const heading = document.querySelector("h1")?.textContent;
    return document.querySelector("dialog[open]") || (heading && heading !== last);
  }, before);
  return { "press ms": performance.now() - startedAt };
}

/** To another page of the site, not to a file. */
async function firstLink(page: Page) {
  const here = new URL(page.url());
  for (const link of await page.locator("a[href]").filter({ visible: true }).all()) {
    const target = new URL((await link.getAttribute("href")) ?? "", here);
    const isHome = here.pathname.startsWith(target.pathname);
    if (target.origin === here.origin && !isHome && !target.pathname.includes(".")) return link;
  }
  throw new Error(`No link to another page on ${here}`);
}

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

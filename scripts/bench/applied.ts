import { type Browser, chromium, devices } from "@playwright/test";
import { findBrowser } from "../check/tools.ts";
import { median } from "./median.ts";

/** Lighthouse's slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 180_000,
  uploadThroughput: 94_000,
};
const firstViewSlowdown = 2;
const pressSlowdown = 4;

type Row = Record<string, number>;

/** The URLs take turns, each time in a new browser, so that load on the machine affects all of them. The first round counts for none. */
export async function benchApplied(urls: string[], runs: number, press?: string) {
  const rows = new Map<string, Row[]>(urls.map((url) => [url, []]));
  for (let run = 0; run <= runs; run++) {
    for (const url of urls) {
      console.error(`${run}/${runs} ${url}`);
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: ["--no-sandbox", "--disable-gpu"],
      });
      const row = press ? await timePress(browser, url, press) : await firstView(browser, url);
      await browser.close();
      if (run > 0) rows.get(url)?.push(row);
    }
  }
  console.table(Object.fromEntries([...rows].map(([url, measured]) => [url, medians(measured)])));
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

/** From the page, loaded and hydrated, until another h1 or a dialog is drawn; the next page may be another document. */
async function timePress(browser: Browser, url: string, text: string): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(3_000);
  await slowDown(page, pressSlowdown);
  const before = await page.locator("h1").first().textContent();
  const pressed = page.locator("a, button").filter({ hasText: text, visible: true }).first();
  const startedAt = performance.now();
  await pressed.dispatchEvent("click");
  await page.waitForFunction((last) => {
    const heading = document.querySelector("h1")?.textContent;
    return document.querySelector("dialog[open]") || (heading && heading !== last);
  }, before);
  return { "press ms": performance.now() - startedAt };
}

async function slowDown(page: Awaited<ReturnType<Browser["newPage"]>>, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

function medians(rows: Row[]): Row {
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const value = median(rows.map((row) => row[name] ?? Number.NaN));
      return [name, name === "CLS" ? Number(value.toFixed(3)) : Math.round(value)];
    }),
  );
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

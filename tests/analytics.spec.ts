import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { VisitReport } from "../core/analytics.ts";
import { pathOf } from "../core/paths.ts";
import { readReport } from "../server/analytics/report.ts";
import { dayOf } from "../server/day.ts";
import { openStore } from "../server/leads/open-store.ts";
import { expect, test } from "./test.ts";

const home = pathOf("us", "home");
const industries = pathOf("us", "industries");

/** The reports that the page sends, which it still sends. */
async function collectReports(page: Page): Promise<() => Promise<VisitReport[]>> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const sent: Blob[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (url, data) => {
      sent.push(data as Blob);
      return send(url, data);
    };
  });
  return () =>
    page.evaluate(async () => {
      const { sent } = window as unknown as { sent: Blob[] };
      return Promise.all(sent.map(async (blob) => JSON.parse(await blob.text())));
    });
}

/** As the browser does when another tab is chosen. The page is seen again at once, since a hidden page measures nothing. */
async function leaveTab(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    Reflect.deleteProperty(document, "visibilityState");
  });
}

/** In the page: until the browser has drawn the largest part of it. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    const observer = new PerformanceObserver(() => done());
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
}

async function storedAnalytics() {
  const dataDir = process.env.TEST_DATA_DIR ?? "";
  const store = openStore({ databaseUrl: undefined, dataDir, onFatal: () => {} });
  try {
    await store.prepare();
    const nowMs = Date.now();
    return await readReport(store, dayOf(nowMs - 86_400_000), dayOf(nowMs));
  } finally {
    await store.close();
  }
}

test("a page reports its vitals once, and its view if it was fetched before it was opened", async ({
  page,
  open,
}, { repeatEachIndex }) => {
  const campaign = `figures-test-${repeatEachIndex}`;
  const reports = await collectReports(page);
  const script = page.waitForResponse(/visit-report/);
  await open(`${home}?utm_source=${campaign}`);
  // Once it runs, its observer is told what was drawn before a later one is.
  await page.evaluate((url) => import(url), (await script).url());
  await page.evaluate(drawn);
  const answer = page.waitForResponse("**/api/figures");
  await leaveTab(page);
  expect(await reports()).toHaveLength(1);
  expect((await answer).status()).toBe(204);
  // The server has counted the page itself.
  const [first] = await reports();
  expect(first).toMatchObject({ page: home, views: [] });
  expect(first?.vitals?.lcp).toBeGreaterThan(0);
  expect(first?.vitals?.cls).toBeLessThan(0.1);
  // Leaving again has nothing to add.
  await leaveTab(page);
  expect(await reports()).toHaveLength(1);

  const link = page.locator(`footer a[href="${industries}"]`);
  const fetched = page.waitForResponse(`**${industries}`);
  await link.hover();
  await fetched;
  await link.click();
  await page.waitForURL(`**${industries}`);
  await expect
    .poll(() => leaveTab(page).then(reports))
    .toContainEqual(expect.objectContaining({ page: industries, views: [industries] }));
  expect(await page.context().cookies()).toEqual([]);
  await expect
    .poll(async () => (await storedAnalytics()).campaigns, { timeout: 90_000 })
    .toContainEqual(expect.objectContaining({ name: `source=${campaign}`, views: 1 }));
});

test("the script that reports a visit weighs less than four kilobytes and loads after the page", () => {
  const dir = join("build/site/static/assets");
  const names = readdirSync(dir).filter((name) => /^visit-report.*\.js$/.test(name));
  expect(names).toHaveLength(1);
  const script = readFileSync(join(dir, names[0] ?? ""));
  expect(brotliCompressSync(script).length).toBeLessThan(4_000);
});

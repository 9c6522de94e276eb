// What a visitor is told and can reach: the accessibility tree and the controls, without the focus. That a press moves the
// focus is no effect.
import { expect, type Page } from "@playwright/test";
import { soon } from "./place.ts";

/** Once it stays the same, without the tooltip of the control that was pressed before. */
export async function settledTree(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  let tree = await treeOf(page);
  await expect(async () => {
    const last = tree;
    tree = await treeOf(page);
    expect(tree).toBe(last);
  }).toPass({ timeout: soon.timeout, intervals: [150] });
  return tree;
}

export async function treeOf(page: Page): Promise<string> {
  const tree = await page.locator("body").ariaSnapshot();
  // The snapshot includes what is inert.
  const keys = await page.evaluate(() => window.controls().map(({ control }) => control.key));
  return [tree.replaceAll(" [active]", ""), ...keys].join("\n");
}

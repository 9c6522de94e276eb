// The visitor's hand: brings a control into view, presses it by mouse or finger, and puts the page back.
import { expect, type Page } from "@playwright/test";
import { ready } from "../../test.ts";
import { type Control, controlNow, controlsOf } from "./controls.ts";
import { type Place, soon } from "./place.ts";
import { settledTree } from "./tree.ts";

/** A control, and the controls to press before it is there. */
export interface Step {
  control: Control;
  via: Control[];
}

export async function pressOn({ page, isTouch }: Place, { key }: Control) {
  await expect(async () => {
    const middle = await page.evaluate((wanted) => window.middleOf(wanted), key);
    if (typeof middle === "string") throw new Error(middle);
    await pressAt(page, middle, isTouch);
    await expectHit(page);
  }, "can be pressed").toPass(soon);
}

/** Within the first frames, before scripts have come. A press that misses, because a font moved the control, is repeated. */
export async function pressEarly({ page, isTouch }: Place, { key }: Control) {
  await expect(async () => {
    const middle = await page.waitForFunction((wanted) => {
      if (performance.getEntriesByName("first-contentful-paint").length === 0) return;
      const element = window.controlWith(wanted)?.element;
      return element && window.aimAt(element);
    }, key);
    await pressAt(page, (await middle.jsonValue())!, isTouch);
    await expectHit(page);
  }, "can be pressed").toPass(soon);
  await ready(page);
}

async function expectHit(page: Page) {
  // Rejected if the press leads to another document.
  const isHit = await page.evaluate(() => window.isHit()).catch(() => true);
  if (!isHit) throw new Error("the press misses it");
}

async function pressAt(page: Page, { x, y }: { x: number; y: number }, isTouch: boolean) {
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Makes the control visible, by the controls that open its layer or part. */
export async function reach(place: Place, { control, via }: Step) {
  const { page } = place;
  const isShown = async () => (await controlNow(page, control)) !== undefined;
  if (!isInLayer(control)) await closeLayers(page);
  if (await isShown()) return;
  await closeLayers(page);
  const openers = await Promise.all(via.map((opener) => controlNow(page, opener)));
  if (openers.length === 0 || openers.includes(undefined)) await startAfresh(place);
  for (const opener of via) await pressOn(place, opener);
  await expect.poll(isShown, { ...soon, message: "is no longer there" }).toBe(true);
}

export function isInLayer({ area }: Control): boolean {
  return area === "dialog" || area === "panel";
}

async function closeLayers(page: Page) {
  const layers = page.locator(":popover-open:not([role=tooltip]), dialog[open]");
  for (let count = await layers.count(); count > 0; count = await layers.count()) {
    await page.keyboard.press("Escape");
    const closes = { ...soon, message: "Escape closes the layer" };
    await expect.poll(() => layers.count(), closes).toBeLessThan(count);
  }
}

/** Pressing what is selected does nothing before another of its group has been chosen. */
export async function letGo(place: Place, { key, group }: Control) {
  if (!group) return;
  const all = (await controlsOf(place.page)).filter((it) => it.group === group);
  const other = all.find((it) => it.key !== key);
  if (!other || !all.some((it) => it.key === key && it.isSelected)) return;
  await pressOn(place, other);
  const isChosen = async () => (await controlNow(place.page, other))?.isSelected;
  await expect.poll(isChosen, { ...soon, message: "another is chosen" }).toBe(true);
}

export async function goBack(page: Page, title: string) {
  await page.goBack();
  await expect(page).toHaveTitle(title, soon);
}

export async function startAfresh({ page, path }: Place) {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(path);
  await settle(page);
}

/** Hydrated, with the parts loaded that wait until they are near the view. */
export async function settle(page: Page) {
  await ready(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await window.nextFrame();
      await window.nextFrame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await settledTree(page);
}

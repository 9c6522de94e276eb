// Presses every control of every kind of page with a real pointer. A control without an effect fails the test by its name.
import type { Page } from "@playwright/test";
import { type CountryCode, countries } from "../../core/countries.ts";
import { languages } from "../../core/languages.ts";
import type { PageId } from "../../core/pages.ts";
import { canonicalVisits } from "../site.ts";
import { expect, ready, test } from "../test.ts";
import { type Control, controlsOf, defineControls, findAgain, stateOf } from "./controls.ts";
import { expectEffect, type Place, soon, treeOf } from "./promises.ts";

const widths = [
  { width: 390, height: 844, isTouch: true },
  { width: 1280, height: 900, isTouch: false },
];

/** One country a language. */
const sites = languages.map((language) => countries.find((it) => it.language === language)!);

const inEveryLanguage = Boolean(process.env.PRESS_ALL);

for (const [siteIndex, { code, locale }] of sites.entries()) {
  for (const [widthIndex, { width, height, isTouch }] of widths.entries()) {
    test.describe(`${locale} at ${width} px`, () => {
      // In its own language, a browser is offered no other site.
      test.use({
        locale,
        viewport: { width, height },
        hasTouch: isTouch,
        isMobile: isTouch,
        permissions: ["clipboard-write"],
      });
      // In one worker: a link that one page's test has followed need only be within reach on the next page.
      test.describe.configure({ mode: "default" });
      const followed = new Set<string>();
      const titles = new Map<string, string>();

      for (const [pageIndex, { path, page: id }] of kindsOfPage(code).entries()) {
        const turn = (pageIndex + widthIndex) % sites.length;
        if (!inEveryLanguage && turn !== siteIndex) continue;
        // The header, footer and corner are the same on every page.
        const isWanted = ({ area }: Control) => area === "main" || id === "home";

        test(`every control of ${path} has its effect`, async ({ page, open, allowConsole }) => {
          test.setTimeout(240_000);
          // The test leaves pages before they use what they preloaded.
          allowConsole(/was preloaded using link preload but not used/);
          await page.addInitScript(defineControls);
          await open(path);
          // Links to other pages work without scripts: early presses on those of the home page are enough.
          const first = (await controlsOf(page)).filter(
            (control) =>
              isWanted(control) &&
              control.isInFirstView &&
              !control.isSelected &&
              (id === "home" || !control.leadsAway),
          );
          const idle = await treeOf(page);
          const place = { page, id, country: code, titles, followed };
          expect.soft(await pressAll(place, path, isTouch, isWanted)).toEqual([]);
          const problems = await pressAtFirstPaint(place, path, isTouch, first, idle);
          expect.soft(problems, "at the first paint").toEqual([]);
        });
      }
    });
  }
}

/** One topic where a page has several. */
function kindsOfPage(code: CountryCode) {
  const own = canonicalVisits.filter(({ country }) => country === code);
  const topicOf = (id: PageId) => own.find(({ page, topic }) => page === id && topic)?.topic;
  return own.filter(({ page, topic }) => !topic || topic === topicOf(page));
}

/** A control, and the controls to press before it is there. */
interface Step {
  control: Control;
  via: Control[];
}

async function pressAll(
  place: Place,
  path: string,
  isTouch: boolean,
  isWanted: (control: Control) => boolean,
) {
  const { page } = place;
  const problems: string[] = [];
  const known = new Set<string>();

  async function discover(via: Control[]): Promise<Step[]> {
    const found = (await controlsOf(page)).filter((it) => isWanted(it) && !known.has(it.key));
    for (const { key } of found) known.add(key);
    return found.map((control) => ({ control, via }));
  }

  const queue = await discover([]);
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { control, via } = step;
    try {
      // A draft keeps the contact type that was chosen in the dialog before.
      if (control.asksToContact) await startAfresh(page, path);
      await reach(page, path, isTouch, step);
      if (control.role === "link" && place.followed.has(control.href ?? "")) {
        await pressOn(page, control, isTouch, true);
        continue;
      }
      if (control.role === "link") place.followed.add(control.href ?? "");
      await letGo(page, control, isTouch);
      const url = page.url();
      const title = await page.title();
      const now = { ...control, state: await stateOf(page, control) };
      const before = control.href || now.state ? "" : await treeOf(page);
      await expectEffect(now, () => pressOn(page, control, isTouch), place, before);
      const isElsewhere = pathOf(page.url()) !== pathOf(url);
      if (control.hreflang) await startAfresh(page, path);
      else if (isElsewhere || (control.role === "link" && page.url() !== url)) {
        await page.goBack();
        await expect(page).toHaveTitle(title);
      } else queue.unshift(...(await discover([...via, control])));
    } catch (error) {
      problems.push(`${nameOf(control)}: ${messageOf(error)}`);
      await startAfresh(page, path);
    }
  }
  return problems;
}

/** Pressing what is selected does nothing before another of its group has been chosen. */
async function letGo(page: Page, { key, group }: Control, isTouch: boolean) {
  if (!group) return;
  const all = (await controlsOf(page)).filter((it) => it.group === group);
  const other = all.find((it) => it.key !== key);
  if (other && all.some((it) => it.key === key && it.isSelected)) {
    await pressOn(page, other, isTouch);
    await expect.poll(async () => isSelected(page, other), soon).toBe(true);
  }
}

async function isSelected(page: Page, { key }: Control): Promise<boolean> {
  return (await controlsOf(page)).some((it) => it.key === key && it.isSelected);
}

/** Makes the control visible: closes the layers above it, opens the one that contains it. */
async function reach(page: Page, path: string, isTouch: boolean, { control, via }: Step) {
  if (control.area !== "dialog" && control.area !== "panel") await closeLayers(page);
  if (await findAgain(page, control)) return;
  const openers = await Promise.all(via.map((opener) => findAgain(page, opener)));
  if (openers.length === 0 || openers.includes(null)) await startAfresh(page, path);
  for (const opener of via) await pressOn(page, opener, isTouch);
  const isShown = async () => (await findAgain(page, control)) !== null;
  await expect.poll(isShown, { ...soon, message: "is no longer there" }).toBe(true);
}

async function closeLayers(page: Page) {
  const layers = page.locator(":popover-open:not([role=tooltip]), dialog[open]");
  for (let count = await layers.count(); count > 0; count = await layers.count()) {
    await page.keyboard.press("Escape");
    await expect.poll(() => layers.count()).toBeLessThan(count);
  }
}

async function startAfresh(page: Page, path: string) {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(path);
  await ready(page);
}

/** By touch or mouse, wherever the element is by then. `trial`: only checks that it could be pressed. */
async function pressOn(page: Page, control: Control, isTouch: boolean, trial = false) {
  await expect(async () => {
    const element = await findAgain(page, control);
    if (!element) throw new Error("is gone");
    const options = { timeout: soon.timeout / 4, trial };
    // Scroll-driven animations put it in its place with the frame after the scroll.
    await element.scrollIntoViewIfNeeded(options);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await (isTouch ? element.tap(options) : element.click(options));
  }).toPass(soon);
}

/** Presses each control in a new tab, within the first frames. */
async function pressAtFirstPaint(
  place: Place,
  path: string,
  isTouch: boolean,
  controls: Control[],
  idle: string,
) {
  const context = place.page.context();
  const problems: string[] = [];
  for (const control of controls) {
    await context.clearCookies();
    const page = await context.newPage();
    page.on("pageerror", (error) => problems.push(`${nameOf(control)}: ${error}`));
    try {
      await page.addInitScript(defineControls);
      await page.goto(path, { waitUntil: "commit" });
      await expectEffect(
        control,
        () => pressEarly(page, control, isTouch),
        { ...place, page },
        idle,
      );
    } catch (error) {
      problems.push(`${nameOf(control)}: ${messageOf(error)}`);
    }
    await page.close();
  }
  return problems;
}

async function pressEarly(page: Page, { key }: Control, isTouch: boolean) {
  const middle = await page.waitForFunction((wanted) => {
    if (performance.getEntriesByName("first-contentful-paint").length === 0) return;
    const found = window.controls().find(({ control }) => control.key === wanted);
    const box = found?.element.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, key);
  const { x, y } = (await middle.jsonValue())!;
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function nameOf({ role, name, area, href }: Control): string {
  return `${role} "${name}" in ${area}${href ? `, to ${href}` : ""}`;
}

function messageOf(error: unknown): string {
  return String(error).split("\n\n")[0] ?? "";
}

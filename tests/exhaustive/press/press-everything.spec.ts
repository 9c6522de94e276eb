// Presses the controls of every kind of page with a real pointer. A control without an effect fails the test by its name. Each page and
// width is taken in one language, and of controls that look alike the first and the last.
import type { ElementHandle, Page } from "@playwright/test";
import { type CountryCode, countries } from "../../../core/countries.ts";
import { languages } from "../../../core/languages.ts";
import type { PageId } from "../../../core/pages.ts";
import { canonicalVisits } from "../../site.ts";
import { expect, hold, ready, test } from "../../test.ts";
import { type Area, type Control, controlsOf, defineControls, settledTree } from "./controls.ts";
import { expectEffect, type Place } from "./effects.ts";

const widths = [
  { width: 390, height: 844, isTouch: true, forcedColors: "none" },
  { width: 768, height: 1024, isTouch: true, forcedColors: "active" },
  { width: 1440, height: 900, isTouch: false, forcedColors: "none" },
] as const;

/** One country a language. */
const sites = languages.map((language) => countries.find((it) => it.language === language)!);

for (const [siteIndex, { code, locale }] of sites.entries()) {
  for (const [widthIndex, { width, height, isTouch, forcedColors }] of widths.entries()) {
    test.describe(`${locale} at ${width} px`, () => {
      // In its own language, a browser is offered no other site.
      test.use({
        locale,
        viewport: { width, height },
        contextOptions: { forcedColors, reducedMotion: "reduce" },
        hasTouch: isTouch,
        isMobile: isTouch,
        permissions: ["clipboard-write"],
      });

      for (const [index, { path, id, part, areas }] of partsOf(code).entries()) {
        if ((index + widthIndex) % sites.length !== siteIndex) continue;

        test(`every control of ${path}, ${part}`, async ({ page, allowConsole }) => {
          // The test leaves pages before they use what they preloaded.
          allowConsole(/was preloaded using link preload but not used/);
          if (!id) allowConsole(/404|no-such-page/);
          const place: Place = { page, path, id, isTouch };
          const isOfPart = ({ area }: Control) => areas.includes(area);
          await page.addInitScript(defineControls);
          await page.goto(path);
          await ready(page);
          expect((await controlsOf(page)).filter(isOfPart)).not.toEqual([]);
          const idleTree = await settledTree(page);
          expect.soft(await pressAll(place, isOfPart), "when idle").toEqual([]);
          expect.soft(await pressAllEarly(place, isOfPart, idleTree), "before scripts").toEqual([]);
        });
      }
    });
  }
}

interface Part {
  path: string;
  id?: PageId;
  part: string;
  areas: Area[];
}

/** The header, footer and corner are the same on every page: the home page's are pressed. */
function partsOf(code: CountryCode): Part[] {
  const own = canonicalVisits.filter(({ country }) => country === code);
  const home = own.find(({ page }) => page === "home")!.path;
  // One topic where a page has several.
  const topicOf = (id: PageId) => own.find(({ page, topic }) => page === id && topic)?.topic;
  const kinds = own.filter(({ page, topic }) => !topic || topic === topicOf(page));
  const content = { part: "the content", areas: ["main", "panel"] satisfies Area[] };
  const frame = { path: home, id: "home" as const };
  return [
    ...kinds.map(({ path, page: id }) => ({ path, id, ...content })),
    { path: `${home}/no-such-page`.replace("//", "/"), ...content },
    { ...frame, part: "the header", areas: ["header", "panel"] },
    { ...frame, part: "the footer and the dialog", areas: ["footer", "dialog"] },
    { ...frame, part: "the corner", areas: ["corner", "other", "panel"] },
  ];
}

/** The first and the last of those that look alike, and every call to action. */
function chosenOf(found: Control[]): Control[] {
  return found.filter((control) => {
    const alike = found.filter(({ look }) => look === control.look);
    return control.opensContact || control === alike[0] || control === alike.at(-1);
  });
}

/** Links to other pages work without scripts: those of the home page are enough. */
function isWorthAnEarlyPress({ isInFirstView, isSelected, href }: Control, { id, page }: Place) {
  const leadsAway = href && pathOf(href) !== pathOf(page.url());
  return isInFirstView && !isSelected && (id === "home" || !leadsAway);
}

/** A control, and the controls to press before it is there. */
interface Step {
  control: Control;
  via: Control[];
}

async function pressAll(place: Place, isOfPart: (control: Control) => boolean) {
  const { page } = place;
  const problems: string[] = [];
  const known = new Set<string>();
  const queue: Step[] = [];

  async function discover(via: Control[]) {
    const found = (await controlsOf(page)).filter((it) => !known.has(it.key) && isOfPart(it));
    for (const { key } of found) known.add(key);
    const steps = chosenOf(found).map((control) => ({ control, via }));
    queue.unshift(...steps.filter(({ control }) => !isInLayer(control)));
    // At the end: a draft keeps the contact type that is chosen in the dialog.
    queue.push(...steps.filter(({ control }) => isInLayer(control)));
  }

  await scrollThrough(page);
  await discover([]);
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { control, via } = step;
    try {
      await reach(place, step);
      await chooseAnother(place, control);
      const url = page.url();
      const title = await page.title();
      // A filter may have changed where a link leads.
      const now = (await controlsOf(page)).find(({ key }) => key === control.key) ?? control;
      await expectEffect(now, () => press(place, control), place);
      const hasFollowed = control.role === "link" && page.url() !== url;
      if (control.hreflang) await startAfresh(place);
      else if (hasFollowed || pathOf(page.url()) !== pathOf(url)) {
        await page.goBack();
        await expect(page).toHaveTitle(title);
      } else await discover([...via, control]);
    } catch (error) {
      problems.push(problemOf(control, error));
      await startAfresh(place);
    }
  }
  return problems;
}

/** Presses each control of the first view in a new tab, whose scripts come after the press. */
async function pressAllEarly(
  place: Place,
  isOfPart: (control: Control) => boolean,
  idleTree: string,
) {
  const problems: string[] = [];
  const { page: first } = await openWithoutScripts(place);
  const found = (await controlsOf(first)).filter(isOfPart);
  await first.close();
  for (const control of chosenOf(found.filter((it) => isWorthAnEarlyPress(it, place)))) {
    const { page, release } = await openWithoutScripts(place);
    const early = { ...place, page, isEarly: true };
    page.on("pageerror", (error) => problems.push(problemOf(control, error)));
    const pressAndHydrate = async () => {
      await press(early, control);
      release();
      await ready(page);
    };
    try {
      await expectEffect(control, pressAndHydrate, early, idleTree);
    } catch (error) {
      problems.push(problemOf(control, error));
    }
    await page.close();
  }
  return problems;
}

async function openWithoutScripts(place: Place) {
  const context = place.page.context();
  await context.clearCookies();
  const page = await context.newPage();
  await page.addInitScript(defineControls);
  const release = await hold(page, /\.js$/);
  await page.goto(place.path, { waitUntil: "commit" });
  await page.locator("footer").waitFor({ state: "attached" });
  return { page, release };
}

/** Playwright waits until it is still and nothing lies on it, but needs frames for it, which a page without scripts may not draw. */
async function press({ page, isTouch, isEarly = false }: Place, { key }: Control) {
  const found = await page.waitForFunction(
    (wanted) => window.controls().find(({ control }) => control.key === wanted)?.element,
    key,
    { polling: 100, timeout: 20_000 },
  );
  const element = found as ElementHandle<HTMLElement>;
  const options = { timeout: 20_000, force: isEarly };
  await (isTouch ? element.tap(options) : element.click(options));
}

/** Makes the control visible, by the controls that open its layer or part. */
async function reach(place: Place, { control, via }: Step) {
  const { page } = place;
  const shown = async () => (await controlsOf(page)).map(({ key }) => key);
  if (!isInLayer(control)) await closeLayers(page);
  if ((await shown()).includes(control.key)) return;
  await closeLayers(page);
  const keys = await shown();
  if (via.length === 0 || via.some(({ key }) => !keys.includes(key))) await startAfresh(place);
  for (const opener of via) await press(place, opener);
  await expect.poll(shown, "is no longer there").toContain(control.key);
}

function isInLayer({ area }: Control): boolean {
  return area === "dialog" || area === "panel";
}

async function closeLayers(page: Page) {
  const layers = page.locator(":popover-open:not([role=tooltip]), dialog[open]");
  for (let count = await layers.count(); count > 0; count = await layers.count()) {
    await page.keyboard.press("Escape");
    await expect.poll(() => layers.count(), "Escape closes the layer").toBeLessThan(count);
  }
}

/** Pressing what is selected does nothing before another of its group has been chosen. */
async function chooseAnother(place: Place, { key, group }: Control) {
  const isSelected = async () =>
    (await controlsOf(place.page)).some((it) => it.key === key && it.isSelected);
  if (!group || !(await isSelected())) return;
  const other = (await controlsOf(place.page)).find((it) => it.group === group && it.key !== key);
  if (!other) return;
  await press(place, other);
  await expect.poll(isSelected, "another is chosen").toBe(false);
}

async function startAfresh({ page, path }: Place) {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(path);
  await ready(page);
  await scrollThrough(page);
}

/** Loads the parts that wait until they are near the view. */
async function scrollThrough(page: Page) {
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

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function problemOf({ role, name, area, href }: Control, error: unknown): string {
  const message = String(error).replaceAll(/\s+/g, " ").slice(0, 300);
  return `${role} "${name}" in ${area}${href ? `, to ${href}` : ""}: ${message}`;
}

// Presses the controls of every kind of page with a real pointer. A control without an effect fails the test by its name.
// The check takes each page and width in one language, and of controls that look alike the first and the last;
// `npm run test:press` takes all of them, with motion.
import { type CountryCode, countries } from "../../../core/countries.ts";
import { languages } from "../../../core/languages.ts";
import type { PageId } from "../../../core/pages.ts";
import { canonicalVisits } from "../../site.ts";
import { expect, ready, test } from "../../test.ts";
import { type Area, type Control, controlNow, controlsOf, defineControls } from "./controls.ts";
import type { Place } from "./place.ts";
import {
  goBack,
  isInLayer,
  letGo,
  pressEarly,
  pressOn,
  reach,
  type Step,
  settle,
  startAfresh,
} from "./pointer.ts";
import { expectEffect, mustChangeTree } from "./promises.ts";
import { settledTree } from "./tree.ts";

const isComplete = Boolean(process.env.PRESS_ALL);

/** The footer's test covers the dialog. */
const contentAreas: Area[] = isComplete ? ["main", "panel", "dialog"] : ["main", "panel"];

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
        contextOptions: { forcedColors, reducedMotion: isComplete ? "no-preference" : "reduce" },
        hasTouch: isTouch,
        isMobile: isTouch,
        permissions: ["clipboard-write"],
      });

      for (const [index, { path, id, part, areas }] of partsOf(code).entries()) {
        if (!isComplete && (index + widthIndex) % sites.length !== siteIndex) continue;

        test(`every control of ${path}, ${part}`, async ({ page, allowConsole }) => {
          // The test leaves pages before they use what they preloaded.
          allowConsole(/was preloaded using link preload but not used/);
          if (!id) allowConsole(/404|no-such-page/);
          const place: Place = { page, path, id, country: code, isTouch };
          const isOfPart = ({ area }: Control) => areas.includes(area);
          await page.addInitScript(defineControls);
          await page.goto(path);
          await ready(page);
          const controls = (await controlsOf(page)).filter(isOfPart);
          expect(controls).not.toEqual([]);
          const early = chosenOf(controls.filter((it) => isWorthAnEarlyPress(it, place)));
          // Before any scrolling, like the pages that are pressed early.
          const idle = early.some(mustChangeTree) ? await settledTree(page) : "";
          await settle(page);
          expect.soft(await pressAll(place, isOfPart), "when idle").toEqual([]);
          const problems = await pressAllEarly(place, early, idle);
          expect.soft(problems, "at the first paint").toEqual([]);
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
  const content = { part: "the content", areas: contentAreas };
  const frame = { path: home, id: "home" as const };
  return [
    ...kinds.map(({ path, page: id }) => ({ path, id, ...content })),
    { path: `${home}/no-such-page`.replace("//", "/"), ...content },
    { ...frame, part: "the header", areas: ["header", "panel"] },
    { ...frame, part: "the footer and the dialog", areas: ["footer", "dialog"] },
    { ...frame, part: "the corner", areas: ["corner", "other", "panel"] },
  ];
}

/** Links to other pages work without scripts: those of the home page are enough. */
function isWorthAnEarlyPress({ isInFirstView, isSelected, href }: Control, { id, page }: Place) {
  const leadsAway = href && pathOf(href) !== pathOf(page.url());
  return isInFirstView && !isSelected && (id === "home" || !leadsAway);
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

  await discover([]);
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { control, via } = step;
    try {
      await reach(place, step);
      await letGo(place, control);
      const url = page.url();
      const title = await page.title();
      const now = (await controlNow(page, control)) ?? control;
      const before = mustChangeTree(now) ? await settledTree(page) : "";
      await expectEffect(now, () => pressOn(place, control), place, before);
      const hasFollowed = control.role === "link" && page.url() !== url;
      if (control.hreflang) await startAfresh(place);
      else if (hasFollowed || pathOf(page.url()) !== pathOf(url)) await goBack(page, title);
      else await discover([...via, control]);
    } catch (error) {
      problems.push(`${nameOf(control)}: ${messageOf(error)}`);
      await startAfresh(place);
    }
  }
  return problems;
}

/** In the check, the first and the last of those that look alike, and every call to action. */
function chosenOf(found: Control[]): Control[] {
  return found.filter((control) => {
    const alike = found.filter(({ look }) => look === control.look);
    return (
      isComplete ||
      control.asksToContact ||
      control === alike[0] ||
      control === alike[alike.length - 1]
    );
  });
}

/** Presses each control in a new tab. */
async function pressAllEarly(place: Place, controls: Control[], idle: string) {
  const context = place.page.context();
  const problems: string[] = [];
  for (const control of controls) {
    await context.clearCookies();
    const page = await context.newPage();
    const early = { ...place, page, isEarly: true };
    page.on("pageerror", (error) => problems.push(`${nameOf(control)}: ${error}`));
    try {
      await page.addInitScript(defineControls);
      await page.goto(place.path, { waitUntil: "commit" });
      await expectEffect(control, () => pressEarly(early, control), early, idle);
    } catch (error) {
      problems.push(`${nameOf(control)}: ${messageOf(error)}`);
    }
    await page.close();
  }
  return problems;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function nameOf({ role, name, area, href }: Control): string {
  return `${role} "${name}" in ${area}${href ? `, to ${href}` : ""}`;
}

function messageOf(error: unknown): string {
  return String(error).replaceAll(/\s+/g, " ").slice(0, 300);
}

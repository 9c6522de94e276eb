// Presses the controls of every kind of page with a real pointer: one without an effect fails the test by its name. Each page and width
// is taken in one language, and of controls that look alike the first and the last.
import type { ElementHandle, Page } from "@playwright/test";
import { type CountryCode, countries } from "../../core/countries.ts";
import { languages } from "../../core/languages.ts";
import type { PageId } from "../../core/pages.ts";
import { canonicalVisits } from "../site.ts";
import { expect, ready, test } from "../test.ts";

const widths = [
  { width: 390, height: 844, isTouch: true, forcedColors: "none" },
  { width: 768, height: 1024, isTouch: true, forcedColors: "active" },
  { width: 1440, height: 900, isTouch: false, forcedColors: "none" },
] as const;

/** One country a language. */
const sites = languages.map((language) => countries.find((it) => it.language === language)!);

/** Selectors of what is pressed on a page: the frame is the same everywhere. */
const content = ":is(main *, [popover] *):not(dialog *)";
const frame = ":not(main *)";

interface Part {
  path: string;
  /** Absent where there is no page. */
  id?: PageId;
  within: string;
}

interface Control {
  /** Tells it from all others of the page. */
  key: string;
  /** The same for controls that look alike: the cards of a list, the links of a menu. */
  look: string;
  isLink: boolean;
  isInFooter: boolean;
  isInLayer: boolean;
  opensContact: boolean;
}

declare global {
  interface Window {
    /** How often the page printed, copied, led to a text field or showed the browser's own message there: effects that its tree does not have. */
    acts: number;
    controls: (within: string) => { element: HTMLElement; control: Control }[];
  }
}

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

      for (const [index, part] of partsOf(code).entries()) {
        if ((index + widthIndex) % sites.length !== siteIndex) continue;

        test(`every control of ${part.path} (${part.within})`, async ({ page, allowConsole }) => {
          test.slow();
          // The test leaves pages before they use what they preloaded.
          allowConsole(/was preloaded using link preload but not used/);
          if (!part.id) allowConsole(/404|no-such-page/);
          await page.addInitScript(defineControls);
          expect(await pressAll(page, part, isTouch)).toEqual([]);
        });
      }
    });
  }
}

function partsOf(code: CountryCode): Part[] {
  const own = canonicalVisits.filter(({ country }) => country === code);
  const home = own.find(({ page }) => page === "home")!.path;
  // One topic where a page has several.
  const topicOf = (id: PageId) => own.find(({ page, topic }) => page === id && topic)?.topic;
  const kinds = own.filter(({ page, topic }) => !topic || topic === topicOf(page));
  return [
    ...kinds.map(({ path, page: id }) => ({ path, id, within: content })),
    { path: `${home}/no-such-page`.replace("//", "/"), within: content },
    { path: home, id: "home", within: frame },
  ];
}

/** Runs in the page, before anything else. */
function defineControls() {
  window.acts = 0;
  const count = () => {
    window.acts++;
  };
  window.print = count;
  addEventListener("invalid", count, { capture: true });
  addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches("textarea, input:not([type=radio], [type=checkbox])")) count();
  });
  const copy = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => {
    count();
    return copy(text);
  };

  const kinds = "a[href], button, summary, input:is([type=radio], [type=checkbox]), [role=tab]";

  /** A radio is pressed by its label. */
  const shownFor = (element: HTMLElement): HTMLElement =>
    (element instanceof HTMLInputElement && element.labels?.[0]) || element;

  /** What is chosen already, leads to where one is or to another site, and skip links, which are for the keyboard. */
  const hasNoEffect = (element: HTMLElement) =>
    element.matches("[type=radio]:checked, [aria-selected=true], [aria-current], .skip-link") ||
    (element instanceof HTMLAnchorElement &&
      (element.href === location.href || element.origin !== location.origin));

  /** Until its motion has loaded, a carousel's slides out of view are not inert. */
  const isInCarouselView = (element: HTMLElement) => {
    const carousel = element.closest("section[tabindex='-1']")?.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return !carousel || (middle > carousel.left && middle < carousel.right);
  };

  const isPressable = (element: HTMLElement) => {
    const seen = shownFor(element);
    const { width, height } = seen.getBoundingClientRect();
    return (
      seen.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      Math.min(width, height) > 1 &&
      isInCarouselView(element) &&
      !hasNoEffect(element) &&
      !element.closest("[inert], [popover]:not(:popover-open)") &&
      element.closest("dialog") === document.querySelector("dialog:modal") &&
      !element.matches(":disabled, [aria-disabled=true]")
    );
  };

  window.controls = (within) => {
    const alike = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(`:is(${kinds}):is(${within})`)]
      .map((it) => {
        const element = shownFor(it);
        const role = it.getAttribute("role") ?? it.localName;
        const label = it.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 60);
        // A price in it follows what was pressed before.
        const name = label.replaceAll(/\d[\d.,]*/g, "#");
        const layer = it.closest("dialog, [popover], header, footer")?.localName;
        const kind = [role, name, layer].join("|");
        const nth = alike.get(kind) ?? 0;
        alike.set(kind, nth + 1);
        const control = {
          key: `${kind}|${nth}`,
          look: [role, layer, element.className].join("|"),
          isLink: role === "a",
          isInFooter: it.closest("footer") !== null,
          isInLayer: it.closest("dialog, [popover]") !== null,
          opensContact: it.getAttribute("aria-haspopup") === "dialog",
        };
        return { element, control, isPressable: isPressable(it) };
      })
      .filter((it) => it.isPressable);
  };
}

async function pressAll(page: Page, part: Part, isTouch: boolean): Promise<string[]> {
  const problems: string[] = [];
  const known = new Set<string>();
  /** Controls, and those to press before they are there. */
  const queue: { control: Control; via: Control[]; isSecond?: true }[] = [];

  const controls = () =>
    page.evaluate((within) => window.controls(within).map(({ control }) => control), part.within);

  /** Of those that look alike the first and the last, and every call to action. */
  async function discover(via: Control[]) {
    const found = (await controls()).filter(({ key }) => !known.has(key));
    for (const { key } of found) known.add(key);
    const chosen = found.filter((control) => {
      const alike = found.filter(({ look }) => look === control.look);
      return control.opensContact || control === alike[0] || control === alike.at(-1);
    });
    queue.push(...chosen.map((control) => ({ control, via })));
  }

  function find({ key }: Control) {
    return page.waitForFunction(
      ([wanted, within]) =>
        window.controls(within).find(({ control }) => control.key === wanted)?.element,
      [key, part.within] as const,
      { polling: 100, timeout: 20_000 },
    );
  }

  function isThere(control: Control): Promise<boolean> {
    return find(control).then(
      () => true,
      () => false,
    );
  }

  async function press(control: Control) {
    const element = (await find(control)) as ElementHandle<HTMLElement>;
    await (isTouch ? element.tap({ timeout: 20_000 }) : element.click({ timeout: 20_000 }));
  }

  await startAfresh(page, part);
  await discover([]);
  expect(queue).not.toEqual([]);
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { control, via } = step;
    try {
      const isShown = (await controls()).some(({ key }) => key === control.key);
      if (!isShown || (!control.isInLayer && (await hasLayer(page)))) {
        await startAfresh(page, part);
        for (const opener of via) await press(opener);
        // Some are there only after others: a choice that the fresh page has made already cannot be made.
        if (!(await isThere(control))) continue;
      }
      await expectEffect(page, () => press(control));
      if (control.opensContact) await expectContact(page, control, part);
      if (control.isLink || new URL(page.url()).pathname !== part.path) {
        await startAfresh(page, part);
      } else await discover([...via, control]);
    } catch (error) {
      await startAfresh(page, part);
      // On a busy machine the headless browser now and then draws no frame, which a press waits for, or the page before is left late.
      if (!step.isSecond) queue.unshift({ ...step, isSecond: true });
      else problems.push(`${control.key}: ${String(error).replaceAll(/\s+/g, " ").slice(0, 1000)}`);
    }
  }
  return problems;
}

async function expectEffect(page: Page, press: () => Promise<void>) {
  const before = await settledTree(page);
  const url = page.url();
  const acts = await page.evaluate(() => window.acts);
  let opened = 0;
  page.once("download", () => opened++);
  page.once("popup", (tab) => {
    opened++;
    return tab.close();
  });
  await press();
  await expect(async () => {
    const hasEffect =
      opened > 0 ||
      page.url() !== url ||
      (await page.evaluate(() => window.acts)) > acts ||
      (await treeOf(page)) !== before;
    expect(hasEffect, "something happens").toBe(true);
  }).toPass({ timeout: 20_000, intervals: [50, 100, 250] });
  await page.waitForLoadState();
}

/** Where the content makes no offer, and in the footer, the dialog starts with "client", everywhere else with "partner". */
const withoutOffer: (PageId | undefined)[] = ["privacy", "legal", "accessibility", undefined];

async function expectContact(page: Page, { isInFooter }: Control, { id }: Part) {
  const type = isInFooter || withoutOffer.includes(id) ? "client" : "partner";
  await expect(page.locator(`dialog[open] input[value=${type}]`)).toBeChecked();
}

async function hasLayer(page: Page): Promise<boolean> {
  return (await page.locator(":popover-open:not([role=tooltip]), dialog[open]").count()) > 0;
}

/** What a visitor can read and reach. That a press moves the focus is no effect. */
async function treeOf(page: Page): Promise<string> {
  const tree = await page.locator("body").ariaSnapshot();
  // The snapshot includes what is inert.
  const keys = await page.evaluate(() => window.controls("*").map(({ control }) => control.key));
  return [tree.replaceAll(" [active]", ""), ...keys].join("\n");
}

/** Once it stays the same, without the tooltip of the control that was pressed before. */
async function settledTree(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  let tree = await treeOf(page);
  await expect(async () => {
    const last = tree;
    tree = await treeOf(page);
    expect(tree).toBe(last);
  }).toPass({ intervals: [150] });
  return tree;
}

async function startAfresh(page: Page, { path }: Part) {
  await page.context().clearCookies();
  if (page.url() !== "about:blank") {
    await expect(() =>
      page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      }),
    ).toPass();
  }
  await page.goto(path);
  await ready(page);
  // Loads the parts that wait until they are near the view.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await window.nextFrame();
      await window.nextFrame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  // What is only there further down the page goes again.
  await settledTree(page);
}

// What matters most to a visitor, in an engine as its makers ship it.
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { es as contact } from "#app/contact/texts.es.ts";
import { countries } from "#core/countries.ts";
import { familyIds, pageIds } from "#core/pages.ts";
import { anchors, pathOf } from "#core/paths.ts";
import type { Engine } from "./engine.ts";
import { Visitor } from "./visitor.ts";

const headerPx = 80;
const home = pathOf("ar", "home");
const industries = pathOf("ar", "industries");
const privacy = pathOf("ar", "privacy");

const letter = {
  name: "Ana Vega",
  email: "ana@correo.example",
  phone: "+54 11 5555 0101",
  message: "Quisiera ver una demostración.",
};

/** Links within the page, in a document's table of contents. */
const contents = `main nav a[href*="#"]`;

export function describeJourneys(start: () => Promise<Engine>) {
  // A busy machine is no reason to fail.
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
  let visitor: Visitor;
  const soon = <T>(value: () => Promise<T>) =>
    expect.poll(value, { timeout: 40_000, interval: 50 });

  beforeAll(async () => {
    visitor = new Visitor(await start(), inject("origin"));
  });
  afterAll(() => visitor?.engine.close());
  afterEach(async () => {
    // Left while scripts are still coming, a page would complain about those that no longer do.
    await soon(isTakenOver).toBe(true);
    expect(await visitor.engine.takeComplaints(), "on the console").toEqual([]);
  });

  const isTakenOver = () => visitor.look(() => "ready" in document.documentElement.dataset);

  async function open(path: string, size?: "wide" | "phone") {
    await visitor.comeTo(path, size);
    await soon(isTakenOver).toBe(true);
  }

  async function expectInPlace(id: string) {
    await soon(() => visitor.topOf(`[id="${id}"]`)).toBeGreaterThanOrEqual(headerPx - 1);
    await soon(() => visitor.topOf(`[id="${id}"]`)).toBeLessThan(headerPx + 140);
  }

  /** How far the page is scrolled, once it has stayed there for some frames. */
  const restingPlace = () =>
    visitor.look(async () => {
      for (let still = 0, last = -1; still < 10; last = scrollY) {
        await new Promise((done) => {
          requestAnimationFrame(done);
          setTimeout(done, 100);
        });
        still = scrollY === last ? still + 1 : 0;
      }
      return Math.round(scrollY);
    });

  async function expectNewPage(path: string) {
    await soon(visitor.path).toBe(path);
    await soon(() => visitor.focused("h1")).toBe(true);
    await soon(visitor.scrolled).toBe(0);
  }

  test.each(pageIds)("loads %s", async (page) => {
    await open(pathOf("ar", page));
    expect(await visitor.heading()).not.toBe("");
    const overflow = await visitor.look(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, "scrolls sideways").toBeLessThanOrEqual(0);
  });

  describe("links within a page", () => {
    const hero = `main a[href$="#${anchors.servicesSection}"]`;

    test.each(["phone", "wide"] as const)("the hero's, as the first act (%s)", async (size) => {
      await visitor.comeTo(home, size);
      await visitor.press(hero);
      await soon(visitor.path).toBe(`${home}#${anchors.servicesSection}`);
      await expectInPlace(anchors.servicesSection);
    });

    test("the skip link, and then the hero's, also after the page was left and come back to", async () => {
      await open(home);
      await visitor.key("Tab");
      await visitor.key("Enter");
      await soon(() => visitor.look(() => location.hash)).toBe("#content");
      await soon(() => visitor.look(() => document.activeElement?.id)).toBe("content");
      await visitor.press(hero);
      await expectInPlace(anchors.servicesSection);
      await visitor.press(`header a[href="${industries}"]`);
      await expectNewPage(industries);
      await visitor.back();
      await soon(() => visitor.sees(hero)).toBe(true);
      for (const _press of [1, 2]) {
        await visitor.scrollTo(0);
        await visitor.press(hero);
        await expectInPlace(anchors.servicesSection);
      }
    });

    test("a table of contents, entry after entry, and back through the places", async () => {
      await open(privacy);
      const ids = await visitor.look(
        (selector) =>
          [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((a) => a.hash.slice(1)),
        contents,
      );
      const visited = ids.slice(0, 4);
      expect(visited).toHaveLength(4);
      const places: number[] = [];
      for (const id of visited) {
        await visitor.press(`main nav a[href$="#${id}"]`);
        await soon(() => visitor.look(() => location.hash)).toBe(`#${id}`);
        await expectInPlace(id);
        places.push(await restingPlace());
      }
      for (const [index, id] of [...visited.entries()].reverse().slice(1)) {
        await visitor.back();
        await soon(() => visitor.look(() => location.hash)).toBe(`#${id}`);
        // An engine may round a place otherwise than it was left.
        await soon(async () =>
          Math.abs((await visitor.scrolled()) - (places[index] ?? 0)),
        ).toBeLessThanOrEqual(1);
      }
    });

    test("a solution's card leads to its detail, and the focus goes there", async () => {
      await open(pathOf("ar", "solutions"));
      const path = pathOf("ar", "solutions", "canales");
      await visitor.press(`main a[href^="${path}#"]`, { nth: -1 });
      await soon(() => visitor.look(() => location.pathname)).toBe(path);
      await soon(() => visitor.focused("h1, h2, h3, [role=tabpanel], section")).toBe(true);
      await expectInPlace(anchors.solutionDetail);
    });

    test("an address with a hash shows its place", async () => {
      await open(`${pathOf("ar", "investors")}#${anchors.governance}`);
      await expectInPlace(anchors.governance);
    });
  });

  describe("from page to page", () => {
    test("a new page begins at its top, with the focus on its heading; back and forward come to where one was", async () => {
      await open(home);
      await visitor.scrollTo(1200);
      await visitor.press(`header a[href="${industries}"]`);
      await expectNewPage(industries);
      await visitor.scrollTo(300);
      await visitor.back();
      await soon(visitor.path).toBe(home);
      await soon(visitor.scrolled).toBe(1200);
      await visitor.forward();
      await soon(visitor.path).toBe(industries);
      await soon(visitor.scrolled).toBe(300);
    });

    test("reaching for a link fetches its page where the engine can, and the content policy lets it", async () => {
      await open(home);
      const canPrefetch = await visitor.look(() =>
        document.createElement("link").relList.supports("prefetch"),
      );
      await visitor.hover(`header a[href="${industries}"]`);
      await soon(() =>
        visitor.look(() =>
          performance.getEntriesByType("resource").some(({ name }) => name.includes(".data")),
        ),
      ).toBe(canPrefetch);
    });
  });

  test("a language changes the page in place, and is kept", async () => {
    await open(industries);
    await visitor.press('header button[popovertarget="language-header"]');
    await soon(() => visitor.sees("#language-header")).toBe(true);
    await visitor.press('#language-header a[hreflang="en"]');
    await soon(visitor.language).toBe("en");
    expect(await visitor.path()).toBe(industries);
    expect(await visitor.look(() => localStorage.getItem("selectedCountry"))).toBe("us");
    await soon(() => visitor.sees("#language-header")).toBe(false);
  });

  test("a country opens its home, and back is where one was", async () => {
    await open(home);
    await visitor.scrollTo(900);
    await visitor.press('button[popovertarget="language-header"]');
    await soon(() => visitor.sees("#language-header")).toBe(true);
    const list = "#language-header div:last-child > ul";
    expect(await visitor.count(`${list} a`)).toBe(countries.length);
    await visitor.press(`${list} a[href="${pathOf("br", "home")}"]`);
    await soon(visitor.path).toBe(pathOf("br", "home"));
    await soon(visitor.language).toBe("pt");
    await soon(visitor.scrolled).toBe(0);
    await visitor.back();
    await soon(visitor.path).toBe(home);
    // The strip that now offers the chosen country's site may move what was in view, and the engine follows it.
    await soon(async () => Math.abs((await visitor.scrolled()) - 900)).toBeLessThanOrEqual(60);
  });

  test("the menu opens, closes and leads on, on a phone", async () => {
    await open(home, "phone");
    const button = 'button[popovertarget="mobile-menu"]';
    await visitor.press(button);
    await soon(() => visitor.sees("#mobile-menu")).toBe(true);
    await visitor.press(button);
    await soon(() => visitor.sees("#mobile-menu")).toBe(false);
    await visitor.press(button);
    await visitor.press(`#mobile-menu a[href="${industries}"]`);
    await expectNewPage(industries);
    await soon(() => visitor.sees("#mobile-menu")).toBe(false);
  });

  test("the services menu closes on a press outside", async () => {
    await open(home);
    await visitor.press('button[popovertarget="services-menu"]');
    await soon(() => visitor.sees("#services-menu")).toBe(true);
    await visitor.pressAt(20, 700);
    await soon(() => visitor.sees("#services-menu")).toBe(false);
  });

  test("tabs follow the address, by pointer and by keyboard", async () => {
    await open(pathOf("ar", "services"));
    for (const family of familyIds.slice(0, 2)) {
      const path = pathOf("ar", "services", family);
      await visitor.press(`[role=tab][href="${path}"]`);
      await soon(visitor.path).toBe(path);
      await soon(() => visitor.focused("[role=tab][aria-selected=true]")).toBe(true);
    }
    await visitor.key("ArrowRight");
    await visitor.key("Enter");
    await soon(visitor.path).toBe(pathOf("ar", "services", familyIds[2]));
  });

  test("the carousel moves by its buttons and by arrow keys", async () => {
    await open(home);
    const carousel = "main section[tabindex='-1']";
    const shown = () =>
      visitor.look(
        (selector) =>
          [...document.querySelectorAll(`${selector} li`)]
            .map((slide, index) => ({ slide, index }))
            .filter(({ slide }) => slide.parentElement?.closest("li") === null)
            .filter(({ slide }) => !slide.hasAttribute("inert"))
            .map(({ index }) => index)
            .join(),
        carousel,
      );
    await visitor.look(
      (selector) =>
        document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }),
      carousel,
    );
    await soon(() => visitor.count(`${carousel} li[inert]`)).toBeGreaterThan(0);
    const first = await shown();
    await visitor.press(`${carousel} button:not(li button)`, { nth: -1 });
    await soon(shown).not.toBe(first);
    await visitor.key("ArrowLeft");
    await soon(shown).toBe(first);
  });

  test.each(["phone", "wide"] as const)(
    "the steps of the case keep their height (%s)",
    async (size) => {
      await open(home, size);
      const steps = "main fieldset:has(input[type=radio])";
      const height = () =>
        visitor.look(
          (selector) =>
            Math.round(
              document.querySelector(selector)?.parentElement?.getBoundingClientRect().height ?? 0,
            ),
          steps,
        );
      await visitor.press(`${steps} label`);
      const before = await height();
      for (const step of [1, 2]) {
        await visitor.press(`${steps} label`, { nth: step });
        await soon(() =>
          visitor.look(
            (selector, index) =>
              document.querySelectorAll<HTMLInputElement>(`${selector} input`)[index]?.checked,
            steps,
            step,
          ),
        ).toBe(true);
        expect(await height()).toBe(before);
      }
    },
  );

  describe("the contact dialog", () => {
    const trigger = "footer [aria-haspopup=dialog]";

    test("opens, keeps the focus, closes on Escape and gives the focus back; sends for real and says so", async () => {
      await open(home);
      await visitor.press(trigger);
      await soon(() => visitor.focused("dialog[open] input[type=radio]")).toBe(true);
      await visitor.key("Escape");
      await soon(() => visitor.count("dialog[open]")).toBe(0);
      await soon(() => visitor.focused(trigger)).toBe(true);
      await visitor.press(trigger);
      await soon(() => visitor.sees("dialog[open] form")).toBe(true);
      for (const [field, value] of Object.entries(letter)) {
        await visitor.type(`dialog [name="${field}"]`, value);
      }
      await visitor.press("dialog[open] button[type=submit]");
      await soon(() => visitor.sees("[data-toast]", contact.toasts.sent)).toBe(true);
      await soon(() => visitor.count("dialog[open]")).toBe(0);
    });
  });
}

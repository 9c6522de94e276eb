// What engines can differ in: places and scrolling, the focus, popovers, dialogs and layout.

import { test as base, expect } from "@playwright/test";
import { contentFor } from "#content/content-for.ts";
import { familyIds, pageIds } from "../../../core/pages.ts";
import { anchors, pathOf } from "../../../core/paths.ts";
import { startEngine } from "./engine.ts";
import { Visitor } from "./visitor.ts";

const contact = contentFor({ country: "ar", language: "es" }, "contact-form");

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browserName }, use) => {
      const engine = await startEngine(browserName);
      base.skip(!engine, `${browserName} is not installed`);
      await use(new Visitor(engine!));
      await engine!.close();
    },
    { scope: "worker" },
  ],
});

test.afterEach(async ({ visitor }) => {
  // Left while scripts are still coming, a page would complain about those that no longer do.
  await visitor.soon(visitor.isHydrated).toBe(true);
  // Firefox says so of a page that is left while it loads a script. If one is really missing, its part does not act, and a journey fails.
  const complaints = (await visitor.engine.takeComplaints()).filter(
    (text) => !text.includes("error loading dynamically imported module"),
  );
  expect(complaints, "on the console").toEqual([]);
});

const headerPx = 80;
const home = pathOf("ar", "home");
const industries = pathOf("ar", "industries");
const hero = `main a[href$="#${anchors.servicesSection}"]`;

async function expectInPlace({ soon, restingTop }: Visitor, id: string) {
  const isBelowHeader = async () => {
    const top = await restingTop(id);
    return top >= headerPx - 1 && top < headerPx + 140 ? "in place" : top;
  };
  await soon(isBelowHeader).toBe("in place");
}

async function expectNewPage({ soon, path, scrolled }: Visitor, expected: string) {
  await soon(path).toBe(expected);
  await soon(scrolled).toBe(0);
}

for (const page of pageIds) {
  test(`${page} loads, and does not scroll sideways`, async ({ visitor }) => {
    await visitor.open(pathOf("ar", page));
    const overflow = await visitor.look(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("a link to a place works as the first act on a phone", async ({ visitor }) => {
  await visitor.arrive(home, "phone");
  await visitor.press(hero);
  await visitor.soon(visitor.path).toBe(`${home}#${anchors.servicesSection}`);
  await expectInPlace(visitor, anchors.servicesSection);
});

test("the skip link moves the focus, and places are found again after a way out and back", async ({
  visitor,
}) => {
  await visitor.open(home);
  await visitor.key("Tab");
  await visitor.key("Enter");
  await visitor.soon(() => visitor.isFocused("#content")).toBe(true);
  await visitor.press(hero);
  await expectInPlace(visitor, anchors.servicesSection);
  await visitor.press(`header a[href="${industries}"]`);
  await expectNewPage(visitor, industries);
  await visitor.back();
  await visitor.soon(() => visitor.sees(hero)).toBe(true);
  for (const _press of [1, 2]) {
    await visitor.scrollTo(0);
    await visitor.press(hero);
    await expectInPlace(visitor, anchors.servicesSection);
  }
});

test("a table of contents leads to its places, and back through them", async ({ visitor }) => {
  await visitor.open(`${pathOf("ar", "investors")}#${anchors.governance}`);
  await expectInPlace(visitor, anchors.governance);
  await visitor.open(pathOf("ar", "privacy"));
  const links = 'main nav a[href*="#"]';
  const ids = await visitor.look(
    (wanted) =>
      [...document.querySelectorAll<HTMLAnchorElement>(wanted)].map((a) => a.hash.slice(1)),
    links,
  );
  for (const id of ids.slice(0, 4)) {
    await visitor.press(`main nav a[href$="#${id}"]`);
    await visitor.soon(() => visitor.look(() => location.hash)).toBe(`#${id}`);
    await expectInPlace(visitor, id);
  }
  for (const id of ids.slice(0, 3).reverse()) {
    await visitor.back();
    await visitor.soon(() => visitor.look(() => location.hash)).toBe(`#${id}`);
    await expectInPlace(visitor, id);
  }
});

test("a solution's card leads to its detail, and the focus goes there", async ({ visitor }) => {
  await visitor.open(pathOf("ar", "solutions"));
  const path = pathOf("ar", "solutions", "canales");
  await visitor.press(`main a[href="${path}"]:not([role=tab])`);
  await visitor.soon(() => visitor.look(() => location.pathname)).toBe(path);
  const isFocused = () => visitor.isFocused("h1, h2, h3, [role=tabpanel], section");
  await visitor.soon(isFocused).toBe(true);
  await expectInPlace(visitor, anchors.solutionDetail);
});

test("a page begins at its top, and back and forward restore the scroll", async ({ visitor }) => {
  await visitor.open(home);
  await visitor.scrollTo(1200);
  await visitor.press(`header a[href="${industries}"]`);
  await expectNewPage(visitor, industries);
  await visitor.scrollTo(300);
  await visitor.back();
  await visitor.soon(visitor.path).toBe(home);
  await visitor.soon(visitor.scrolled).toBe(1200);
  await visitor.forward();
  await visitor.soon(visitor.path).toBe(industries);
  await visitor.soon(visitor.scrolled).toBe(300);
});

test("a language changes the page in place; a country opens its home, and back is where one was", async ({
  visitor,
}) => {
  const panel = "#language-header";
  const openPanel = async () => {
    await visitor.press('header button[popovertarget="language-header"]');
    await visitor.soon(() => visitor.sees(panel)).toBe(true);
  };
  await visitor.open(industries);
  await openPanel();
  await visitor.press(`${panel} a[hreflang="en"]`);
  await visitor.soon(visitor.language).toBe("en");
  expect(await visitor.path()).toBe(industries);
  await visitor.soon(() => visitor.sees(panel)).toBe(false);
  await visitor.open(home);
  await visitor.scrollTo(900);
  await openPanel();
  await visitor.press(`${panel} div:last-child > ul a[href="${pathOf("br", "home")}"]`);
  await visitor.soon(visitor.path).toBe(pathOf("br", "home"));
  await visitor.soon(visitor.language).toBe("pt");
  // Where the visitor was reading.
  await visitor.soon(visitor.scrolled).toBeGreaterThan(500);
  await visitor.back();
  await visitor.soon(visitor.path).toBe(home);
  // The strip that now offers the chosen country's site may move what was in view, and the engine follows it.
  const distance = async () => Math.abs((await visitor.scrolled()) - 900);
  await visitor.soon(distance).toBeLessThanOrEqual(60);
});

test("menus open, close by their button or a press outside, and lead on", async ({ visitor }) => {
  await visitor.open(home);
  await visitor.press('button[popovertarget="services-menu"]');
  await visitor.soon(() => visitor.sees("#services-menu")).toBe(true);
  await visitor.engine.clickAt(20, 700);
  await visitor.soon(() => visitor.sees("#services-menu")).toBe(false);
  await visitor.open(home, "phone");
  for (const isOpen of [true, false, true]) {
    await visitor.press('button[popovertarget="mobile-menu"]');
    await visitor.soon(() => visitor.sees("#mobile-menu")).toBe(isOpen);
  }
  await visitor.press(`#mobile-menu a[href="${industries}"]`);
  await expectNewPage(visitor, industries);
  await visitor.soon(() => visitor.sees("#mobile-menu")).toBe(false);
});

test("tabs follow the address, by pointer and by keyboard", async ({ visitor }) => {
  await visitor.open(pathOf("ar", "services"));
  for (const family of familyIds.slice(0, 2)) {
    const path = pathOf("ar", "services", family);
    await visitor.press(`[role=tab][href="${path}"]`);
    await visitor.soon(visitor.path).toBe(path);
    await visitor.soon(() => visitor.isFocused("[role=tab][aria-selected=true]")).toBe(true);
  }
  await visitor.key("ArrowRight");
  await visitor.soon(visitor.path).toBe(pathOf("ar", "services", familyIds[2]));
});

test("the carousel moves by its buttons and by arrow keys", async ({ visitor }) => {
  await visitor.open(home);
  const carousel = "main section[tabindex='-1']";
  await visitor.look(
    (wanted) =>
      document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" }),
    carousel,
  );
  await visitor.soon(() => visitor.count(`${carousel} li[inert]`)).toBeGreaterThan(0);
  const shown = () =>
    visitor.look(
      (wanted) =>
        [...document.querySelectorAll(`${wanted} li:not(li li)`)].findIndex(
          (slide) => !slide.hasAttribute("inert"),
        ),
      carousel,
    );
  const first = await shown();
  await visitor.press(`${carousel} button:not(li button)`, -1);
  await visitor.soon(shown).not.toBe(first);
  await visitor.key("ArrowLeft");
  await visitor.soon(shown).toBe(first);
});

test("the contact dialog takes the focus, gives it back on Escape, and sends", async ({
  visitor,
}) => {
  const trigger = "footer [aria-haspopup=dialog]";
  await visitor.open(home);
  await visitor.press(trigger);
  await visitor.soon(() => visitor.isFocused("dialog[open] input[type=radio]")).toBe(true);
  await visitor.key("Escape");
  await visitor.soon(() => visitor.count("dialog[open]")).toBe(0);
  await visitor.soon(() => visitor.isFocused(trigger)).toBe(true);
  await visitor.press(trigger);
  await visitor.soon(() => visitor.sees("dialog[open] form")).toBe(true);
  await visitor.type('dialog [name="name"]', "Ana Vega");
  await visitor.type('dialog [name="email"]', "ana@correo.example");
  await visitor.type('dialog [name="phone"]', "+54 11 5555 0101");
  await visitor.type('dialog [name="message"]', "Quisiera ver una demostración.");
  await visitor.press("dialog[open] button[type=submit]");
  const toast = () => visitor.look(() => document.querySelector("[data-toast]")?.textContent ?? "");
  await visitor.soon(toast).toContain(contact.toasts.sent);
  await visitor.soon(() => visitor.count("dialog[open]")).toBe(0);
});

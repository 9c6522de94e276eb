// How a page comes to life: after its first paint, or when somebody wants it to.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request } from "@playwright/test";
import { brand } from "../../core/brand.ts";
import { origin } from "../site.ts";
import { expect, hold, ready, test } from "../test.ts";

declare global {
  interface Window {
    isHydrated: (selector: string) => boolean;
    heldTasks: () => number;
    releaseTasks: () => void;
  }
}

const frame = /\/assets\/(framework|entry\.client)-/;

/** Keeps the scripts back until the returned function is called. */
function holdScripts(page: Page): Promise<() => void> {
  return hold(page, frame);
}

/** React hydrates the sections after the page, in tasks that it posts to itself. */
async function delaySections(page: Page) {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message) {
      setTimeout(() => post.call(this, message), 30);
    };
  });
}

/** How many buttons show that their press counts. */
function pulses(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.getAnimations();
    return all.filter((it) => it.effect?.getTiming().iterations === Infinity).length;
  });
}

for (const [path, button, answer] of [
  ["/us", "Request a demo", "dialog[open]"],
  ["/us/about", "Mission", "#panel-mission:visible"],
  ["/us/investors", "Contact investor relations", "main form"],
] as const) {
  test(`keeps a press on "${button}" until scripts have come`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await page.locator("main button", { hasText: button }).last().click();
    await expect(page.locator("html[data-ready]")).toHaveCount(0);
    expect(await pulses(page), "shows that the press counts").toBe(1);
    release();
    await expect(page.locator(answer)).toBeVisible();
    expect(await pulses(page)).toBe(0);
  });
}

test("keeps presses on several buttons until scripts have come, and opens the dialog once", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/us/coverage");
  const add = (name: string) => page.getByRole("article", { name }).getByRole("button");
  const contacts = page.locator("button[aria-haspopup=dialog]:not([popovertarget]):visible");
  await add("Towing").click();
  await contacts.first().click();
  await add("Locksmith").click();
  await contacts.last().click();
  await add("Towing").click();
  expect(await pulses(page)).toBe(3);
  release();
  await expect(page.locator("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(contacts.last()).toBeFocused();
  await expect(page).toHaveURL(/services=(?=.*locksmith)(?=.*towing)/);
  expect(await pulses(page)).toBe(0);
});

test("a toggle pressed before scripts have come ends as the visitor wanted it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  // The scripts that this link starts at once delay the load event.
  await page.goto("/us/coverage#v2&country=us&services=towing", { waitUntil: "commit" });
  // The built page does not know what the URL says, so it shows the service as not chosen.
  const towing = page.locator("#towing button");
  await expect(towing).toHaveAttribute("aria-pressed", "false");
  await towing.click();
  const tire = page.locator("#tire button");
  await tire.click();
  release();
  await ready(page);
  await expect(tire).toHaveAttribute("aria-pressed", "true");
  await expect(towing).toHaveAttribute("aria-pressed", "true");
});

test("a rejection that is not the router's loses no press", async ({ page, allowConsole }) => {
  allowConsole(/foreign/);
  const release = await holdScripts(page);
  await page.goto("/us");
  await page.locator("main button", { hasText: "Request a demo" }).last().click();
  const told = page.waitForEvent("pageerror");
  await page.evaluate(() => void Promise.reject(new Error("foreign")));
  await told;
  release();
  await expect(page.locator("dialog[open]")).toBeVisible();
  expect(page.url()).toMatch(/\/us$/);
});

test("keeps every press on radios and checkboxes until scripts have come", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/us/program");
  const press = (role: "radio" | "checkbox", name: string) =>
    page.getByRole(role, { name }).first().click({ force: true });
  await press("radio", "Retail");
  await press("radio", "Financial services");
  await press("checkbox", "Locksmith");
  await press("checkbox", "Plumbing");
  release();
  await expect(page).toHaveURL(/company=financial/);
  await expect(page).toHaveURL(/services=(?!.*(locksmith|plumbing))/);
});

test("keeps a press on a radio whose section is not hydrated with the page", async ({ page }) => {
  await delaySections(page);
  const release = await holdScripts(page);
  await page.goto("/us");
  const panel = page.locator("#case-panel");
  const caption = panel.locator("figcaption span span:visible").first();
  const first = (await caption.textContent()) as string;
  await panel.locator("label").last().click();
  release();
  await expect(caption).not.toHaveText(first);
  await expect(panel.getByRole("radio").last()).toBeChecked();
});

test("keeps a press on a radio while React has hydrated the page, but not the radio's section", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const post = MessagePort.prototype.postMessage;
    // React's tasks wait from the moment when it has hydrated the header.
    MessagePort.prototype.postMessage = function (message) {
      if (window.isHydrated("header button")) held.push(() => post.call(this, message));
      else post.call(this, message);
    };
    window.isHydrated = (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((it) => it.startsWith("__react"));
    window.heldTasks = () => held.length;
    window.releaseTasks = () => {
      MessagePort.prototype.postMessage = post;
      for (const release of held) release();
    };
  });
  await page.goto("/us");
  await expect.poll(() => page.evaluate(() => window.heldTasks())).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.isHydrated("#case-panel input"))).toBe(false);
  const panel = page.locator("#case-panel");
  await panel.locator("label").last().click();
  await page.evaluate(() => window.releaseTasks());
  await ready(page);
  await expect(panel.getByRole("radio").last()).toBeChecked();
  await expect(panel.getByRole("radio").first()).not.toBeChecked();
});

for (const when of ["before", "after"] as const) {
  test(`keeps what was written before scripts came, and sends it ${when} that`, async ({
    page,
  }) => {
    await delaySections(page);
    const release = await holdScripts(page);
    await page.goto("/us");
    const form = page.locator("main form");
    await form.getByRole("combobox").selectOption({ label: "Retail" });
    await form.getByRole("textbox").fill("12,345");
    const send = () => form.getByRole("button").click();
    if (when === "before") await send();
    release();
    await ready(page);
    if (when === "after") await send();
    await expect(page).toHaveURL(/#.*company=retail.*customers=12345/);
  });
}

test("keeps a search that was written before scripts came", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/us/coverage");
  const field = page.getByRole("searchbox");
  await field.pressSequentially("locksmith");
  release();
  await expect(page).toHaveURL(/locksmith/);
  await expect(field).toHaveValue("locksmith");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("offers a letter when the scripts do not come", async ({ page, allowConsole }) => {
  allowConsole(/Failed to (load|fetch)|ERR_FAILED/);
  await page.route(frame, (route) => route.abort());
  const letters: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => letters.push(url));
  await page.goto("/us");
  await page.locator("main [aria-haspopup=dialog]").first().click();
  await expect.poll(() => letters).toContain(`mailto:${brand.contactEmail.en}`);
});

test("fetches scripts only after the page has loaded", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  const { loaded, firstScript } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as [
      PerformanceNavigationTiming,
    ];
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime);
    return { loaded: navigation.loadEventStart, firstScript: Math.min(...scripts) };
  });
  expect(firstScript).toBeGreaterThanOrEqual(loaded);
});

test("starts at the first sign of use", async ({ page }) => {
  // A picture that never comes keeps the page from loading.
  await page.route(/\/assets\/hero-.*\.avif$/, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  let x = 200;
  await expect(async () => {
    x += 40;
    await page.mouse.move(x, 300);
    await expect(page.locator("html[data-ready]")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

test("a sign of use while the html still arrives starts the scripts once it is whole", async ({
  page,
}) => {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    response.setHeader("Content-Type", answer.headers.get("content-type") ?? "");
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = body.indexOf('<script type="text/held">') + '<script type="text/held">'.length;
    if (request.url !== "/us") return response.end(body);
    response.write(body.subarray(0, cut));
    await rest.promise;
    response.end(body.subarray(cut));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/us`, { waitUntil: "commit" });
  const isParsed = () => document.querySelector('script[type="text/held"]') !== null;
  await expect.poll(() => page.evaluate(isParsed)).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  rest.resolve();
  await ready(page);
  server.closeAllConnections();
  server.close();
});

test("shows a prefetched page without asking for it again", async ({ page }) => {
  await page.goto("/us");
  await ready(page);
  const link = page.getByRole("navigation").first().getByRole("link").first();
  const path = (await link.getAttribute("href")) as string;
  // By name and not by number: some may be under way already.
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  const data = page.waitForResponse((response) => response.url().endsWith(`${path}.data`));
  await link.hover();
  await data;
  await expect.poll(() => pending.size).toBe(0);
  await page.context().setOffline(true);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toBeFocused();
});

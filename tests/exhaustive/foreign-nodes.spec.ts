// Pages that a translator or an extension has written into, before or after scripts took them over.
import type { Page } from "@playwright/test";
import { expect, ready, test } from "../test.ts";

type Manner = "replacing" | "wrapping";

/** Puts every text into nested `<font>` elements, as Chrome's translator does, and goes on with whatever comes later. */
function translate(manner: Manner) {
  function translateText(text: Text) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, font")) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.replaceWith(outer);
    inner.append(manner === "wrapping" ? text : `«${text.data}»`);
  }
  function translateBelow(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  }
  translateBelow(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translateBelow);
  }).observe(document.documentElement, { childList: true, subtree: true });
}

/** What password managers, checkers and themes leave behind. */
function extend() {
  for (const parent of [document.head, document.body]) {
    parent.prepend(document.createElement("extension-root"));
    parent.append(document.createElement("extension-root"));
  }
  document.documentElement.setAttribute("data-extension", "");
  document.body.setAttribute("data-extension", "");
  for (const element of document.querySelectorAll("a, button, h1")) {
    element.append(document.createElement("extension-mark"));
    element.prepend(document.createElement("extension-mark"));
  }
}

/** Every way in which the site changes a page under the reader's eyes. */
async function use(page: Page) {
  const heading = page.getByRole("heading", { level: 2 }).first();
  await page.getByRole("main").locator("button[aria-pressed]").first().click();
  await expect(heading).toHaveText(/^«?Industrias - /);
  await page.getByRole("main").locator("button[aria-pressed]").nth(1).click();
  await expect(page.locator("button[aria-pressed=true]")).toHaveCount(1);

  await page.locator('button[popovertarget="language-floating"]').click();
  await page.locator("#language-floating").getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(heading).toHaveText(/^«?Industries - /);
  const links = page.getByRole("banner").getByRole("link");
  await expect(links.filter({ hasText: "Soluciones" })).toHaveCount(0);

  await links.filter({ hasText: "Solutions" }).click();
  await expect(page).toHaveURL(/\/soluciones$/);
  await expect(page.locator("main button[aria-pressed]")).toHaveCount(0);

  await page.goto("/nosotros");
  await ready(page);
  await page.getByRole("tab").nth(2).click();
  await expect(page.getByRole("tabpanel")).toHaveAttribute("id", "panel-values");

  await page.getByRole("contentinfo").getByRole("button", { name: "Contact" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator("button[type=submit]").click();
  await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
  for (const [label, value] of Object.entries({
    Name: "Ana Núñez",
    Email: "ana@correo.example",
    Phone: "+44 20 7946 0000",
    Message: "I would like to see a demo.",
  })) {
    await dialog.getByRole("textbox", { name: label }).fill(value);
  }
  await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(0);
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

for (const manner of ["replacing", "wrapping"] as const) {
  test(`goes on in a page translated after it was taken over, ${manner} texts`, async ({
    page,
    open,
  }) => {
    await open("/industrias");
    await page.locator("[data-island][data-hydrated]").waitFor({ state: "attached" });
    await page.evaluate(translate, manner);
    await page.evaluate(extend);
    await use(page);
  });

  test(`goes on in a page translated before it is taken over, ${manner} texts`, async ({
    page,
    open,
    allowConsole,
  }) => {
    // React says that the page was not what it expected, and draws it anew.
    allowConsole(/Minified React error #418/);
    await page.addInitScript(`addEventListener("DOMContentLoaded", () => {
      (${translate})("${manner}");
      (${extend})();
    })`);
    await open("/industrias");
    await use(page);
  });
}

test("takes over a page that an extension wrote around", async ({ page, open }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.head.prepend(document.createElement("meta"));
      document.head.append(document.createElement("script"));
      document.body.prepend(document.createElement("extension-root"));
      document.body.append(document.createElement("extension-root"));
      document.documentElement.setAttribute("data-extension", "");
    });
  });
  await open("/industrias");
  await expect(page.locator("extension-root")).toHaveCount(2);
  await use(page);
});

// Everything a visitor presses before scripts have come, where they never come, and where this browser cannot read them.
import type { Page } from "@playwright/test";
import { expect, hold, ready, test } from "../test.ts";

const modes = {
  "with scripts blocked": (page: Page) =>
    page.route("**/*.js", (route) => route.abort("blockedbyclient")),
  "with scripts that do not parse": (page: Page) =>
    page.route("**/assets/main-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "let a = ;" }),
    ),
  "while scripts load": (page: Page) => hold(page, "**/*.js"),
};

for (const [mode, prepare] of Object.entries(modes)) {
  test.describe(mode, () => {
    test.beforeEach(async ({ page, allowConsole }) => {
      allowConsole(/ERR_BLOCKED_BY_CLIENT|dynamically imported module|Unexpected token|404|422/);
      await prepare(page);
    });

    // The document is complete only when its scripts have run, which some of these never do.
    const visit = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });

    test("menus open, tabs show their panels, and contact buttons lead to the form", async ({
      page,
    }) => {
      await visit(page, "/us");
      await page.locator("main [aria-haspopup=dialog]").first().click();
      await expect(page).toHaveURL("/us/contact?type=partner");
      await expect(page.getByRole("radio", { checked: true })).toHaveValue("partner");
      await visit(page, "/us");
      await page.locator('button[popovertarget="services-menu"]').click();
      await page.locator("#services-menu").getByRole("link", { name: /Pets/ }).click();
      await expect(page).toHaveURL(/\/us\/services\/pets$/);
      await page.getByRole("tab", { name: /Health/ }).click();
      await expect(page).toHaveURL(/\/us\/services\/health$/);
      await visit(page, "/us/about");
      for (const tab of ["values", "mission", "history"]) {
        await page.locator(`#tab-${tab}`).click();
        await expect(page.getByRole("tabpanel")).toHaveAttribute("id", `panel-${tab}`);
      }
      await page.locator('button[popovertarget="language-header"]').click();
      await page.locator("#language-header").getByRole("link", { name: "Português" }).click();
      await expect(page).toHaveURL(/\/br\/sobre-nos$/);
    });

    test("a filter stands in the address", async ({ page }) => {
      await visit(page, "/us/industries");
      await page.getByRole("button", { name: "Retail" }).click();
      await expect(page).toHaveURL(/\/us\/industries\?category=retail$/);
      await visit(page, "/us/coverage");
      await page.getByRole("searchbox").fill("tire");
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(/\/us\/coverage\?q=tire&family=&delivery=$/);
    });

    test("the investors' button is replaced by a form that the server takes", async ({ page }) => {
      await visit(page, "/us/investors");
      const button = page.locator("#investor-contact [role=button]");
      await button.click();
      await expect(button).toBeHidden();
      const form = page.locator("#investor-form form");
      for (const [name, value] of Object.entries({ ...typed, company: "Fund" })) {
        await form.locator(`[name=${name}]`).fill(value);
      }
      await form.getByRole("button").click();
      await expect(form.getByText("Message sent successfully")).toBeVisible();
    });

    test("a message with an error comes back as typed, and is sent once", async ({ page }) => {
      await visit(page, "/us/contact");
      const field = (name: string) => page.locator(`form [name=${name}]`);
      for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
      await field("phone").fill("none");
      await page.getByText("Business partner").click();
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(field("phone")).toHaveAccessibleDescription("Phone number is required");
      await expect(field("message")).toHaveValue(typed.message);
      await expect(page.getByRole("radio", { checked: true })).toHaveValue("partner");
      await field("phone").fill(typed.phone);
      await page.getByRole("button", { name: "Send message" }).click();
      const number = page.locator("[data-notice=sent] output");
      await expect(number).toHaveText(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
      const first = await number.textContent();
      await page.goBack();
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(number).toHaveText(first ?? "");
    });
  });
}

const typed = {
  name: "Dana Reyes",
  email: "dana@brightwell.example",
  phone: "+1 305 555 0101",
  message: `"We'd like to talk" & <b>soon</b>.`,
};

test("what is typed and chosen before scripts come is there afterwards, and counts", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/react-*.js");
  await page.goto("/us/coverage", { waitUntil: "domcontentloaded" });
  await page.getByRole("searchbox").fill("tire");
  await page.locator("[name=family][value=vial]").check({ force: true });
  release();
  await ready(page);
  await expect(page.getByRole("searchbox")).toHaveValue("tire");
  await expect(page).toHaveURL(/\?q=tire&family=vial$/);
});

test("a message typed before scripts come is there afterwards", async ({ page }) => {
  const release = await hold(page, "**/assets/react-*.js");
  await page.goto("/us/contact?type=partner", { waitUntil: "domcontentloaded" });
  await page.locator("form [name=message]").fill(typed.message);
  release();
  await ready(page);
  await expect(page.getByRole("radio", { checked: true })).toHaveValue("partner");
  await expect(page.locator("form [name=message]")).toHaveValue(typed.message);
});

test.describe("while an island's script does not come", () => {
  const visit = async (page: Page, path: string) => {
    const release = await hold(page, "**/assets/react-*.js");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    return release;
  };
  const retail = (page: Page) => page.getByRole("button", { name: "Retail" });

  test("a press is the browser's after five seconds", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/us/industries");
    await retail(page).click();
    await expect(page).toHaveURL(/industries$/);
    await page.clock.fastForward(5_000);
    await expect(page).toHaveURL(/\/us\/industries\?category=retail$/);
  });

  test("a press counts when React makes its button anew", async ({ page, allowConsole }) => {
    allowConsole(/./);
    const release = await visit(page, "/us/industries");
    await retail(page).evaluate((button) => {
      button.closest("[data-island]")?.querySelector("button")?.prepend("Translated ");
    });
    const before = await retail(page).elementHandle();
    await retail(page).click();
    release();
    await expect(page).toHaveURL(/\?category=retail$/);
    expect(await before?.evaluate((button) => button.isConnected)).toBe(false);
  });

  test("a link opens elsewhere with a key", async ({ page, context }) => {
    await visit(page, "/us/industries");
    const opened = context.waitForEvent("page");
    await page
      .locator("[data-island] a[href]:visible")
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    await opened;
    await expect(page).toHaveURL(/industries$/);
  });
});

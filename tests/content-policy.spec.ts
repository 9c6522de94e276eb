import type { Page } from "@playwright/test";
import { canonicalVisits } from "./site.ts";
import { expect, test } from "./test.ts";

/** A violation fails the test as a console error that names the rule and the source. */
async function reportViolations(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`${event.effectiveDirective} refused: ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Each kind of page once. `every-page.spec.ts` loads all of them. */
const kindsOfPage = canonicalVisits.filter(
  ({ country, page, topic }) => !topic && (country === "us" || page === "home"),
);

for (const { path } of kindsOfPage) {
  test(`${path} keeps to its content policy while panels, tabs and the dialog open`, async ({
    page,
    open,
  }) => {
    await reportViolations(page);
    await open(path);
    for (const panel of await page.locator("[popover][id]").all()) {
      await panel.evaluate((element: HTMLElement) => element.showPopover());
      await panel.evaluate((element: HTMLElement) => element.hidePopover());
    }
    const main = page.getByRole("main");
    for (const button of await main.locator("button:is([aria-pressed], [role=tab])").all()) {
      await button.click();
    }
    for (const carousel of await main.locator("section[tabindex='-1']").all()) {
      await carousel.getByRole("button").last().click();
      const named = carousel.locator("li:not([inert]) li button").first();
      // While the slides still move, scrolling closes what focus opened.
      await expect(async () => {
        await named.blur();
        await named.focus();
        await expect(page.getByRole("tooltip")).toBeVisible({ timeout: 500 });
      }).toPass();
    }
    await page.getByRole("contentinfo").getByRole("button").last().click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("button[type=submit]").click();
    await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
}

test("a toast keeps to the content policy", async ({ page, open, allowConsole }) => {
  allowConsole(/503|SendError/);
  await reportViolations(page);
  await page.route("**/api/send-email", (route) => route.fulfill({ status: 503, json: {} }));
  await open("/us");
  await page.getByRole("contentinfo").getByRole("button", { name: "Contact" }).click();
  for (const [label, value] of Object.entries({
    Name: "Ana Núñez",
    Email: "ana@correo.example",
    Phone: "+44 20 7946 0000",
    Message: "I would like to see a demo.",
  })) {
    await page.getByRole("textbox", { name: label }).fill(value);
  }
  await page.locator("dialog[open] button[type=submit]").click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
});

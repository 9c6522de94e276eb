import type { Locator } from "@playwright/test";
import { expect, takenOver, test } from "./test.ts";

test("leaves Alt with an arrow to the browser, in the carousel and in tabs", async ({
  page,
  open,
}) => {
  await open("/servicios");
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("ArrowRight");
  const second = page.getByRole("tab").nth(1);
  await expect(second).toBeFocused();
  expect(await isTaken(second)).toBe(false);

  await open("/");
  const next = page.getByRole("region", { name: "Empresas de ejemplo" }).getByRole("button").last();
  expect(await isTaken(next)).toBe(false);
});

test("takes a tooltip away on Escape, though only the pointer is on it", async ({ page, open }) => {
  await open("/");
  const list = page.getByRole("list", { name: "Asistencias que combinaría" }).first();
  const service = list.getByRole("button").first();
  await service.scrollIntoViewIfNeeded();
  // Before its island is taken over, a pointer that comes and rests opens nothing.
  await takenOver(service);
  await service.hover();
  const tooltip = page.getByRole("tooltip");
  await expect(tooltip).toBeVisible();
  await expect(service).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("keeps the focus by the list when the filter of industries is cleared, and says so", async ({
  page,
  open,
}) => {
  await open("/us/industries");
  await page.locator("button[aria-pressed]").first().click();
  await expect(page.getByRole("status")).toContainText("Industries - ");
  await page.getByRole("button", { name: "Show all" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Industries" })).toBeFocused();
  await expect(page.getByRole("status")).toContainText(/^Industries: /);
});

/** Whether the page keeps Alt+ArrowLeft, which goes back, for itself. */
function isTaken(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const press = new KeyboardEvent("keydown", {
      key: "ArrowLeft",
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    return !target.dispatchEvent(press);
  });
}

test("shows the focus on a table that scrolls", async ({ page, open }) => {
  await open("/us/industries/insurers");
  const table = page.getByRole("region", { name: "Coverage and limits" });
  await page.keyboard.press("Tab");
  await table.focus();
  await expect(table).toHaveCSS("outline-style", "solid");
});

test("closes the services menu when the keyboard leads out of it", async ({ page, open }) => {
  await open("/us");
  await page.getByRole("button", { name: "Services" }).press("Enter");
  const menu = page.locator("#services-menu");
  await menu.getByRole("link").last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Solutions" })).toBeFocused();
});

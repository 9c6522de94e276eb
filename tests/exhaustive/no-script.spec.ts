import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("reads and navigates without scripts", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator('button[popovertarget="services-menu"]').click();
  await page
    .locator("#services-menu")
    .getByRole("link", { name: /Mascotas/ })
    .click();
  await expect(page).toHaveURL(/\/servicios\/mascotas$/);
  await page.getByRole("tab", { name: /Salud/ }).click();
  await expect(page).toHaveURL(/\/servicios\/salud$/);
  await page.locator('button[popovertarget="language-header"]').click();
  await page.locator("#language-header").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/us\/services\/health$/);
});

test("offers a way to write without scripts", async ({ page }) => {
  await page.goto("/us");
  await expect(page.getByRole("contentinfo").locator('a[href^="mailto:"]')).toBeVisible();
});

// Section 9: constants that only a browser shows.
import { contentFor } from "#content/content-for.ts";
import { fillIn, openContact, submitOf } from "../contact.ts";
import { expect, test } from "../test.ts";

const home = contentFor({ country: "ar", language: "es" }, "home");

test("Mobile breakpoint: under 768 px", async ({ page, open }) => {
  await open("/us");
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const visibleOn = (isHere: boolean) => ({ visible: isHere });
    await expect(page.locator('button[popovertarget="mobile-menu"]')).toBeVisible(
      visibleOn(width < 768),
    );
    await expect(page.locator('button[popovertarget="services-menu"]')).toBeVisible(
      visibleOn(width >= 768),
    );
  }
});

test("Toast defaults: bottom-right, 'Notifications' label, hotkey Alt+T", async ({
  page,
  open,
}) => {
  await open("/us");
  await openContact(page);
  await fillIn(page);
  await submitOf(page).click();
  const region = page.getByRole("region", { name: "Notifications alt+T" });
  const toast = region.getByRole("listitem");
  await expect(toast).toBeVisible();
  // At the end of a page the corner's button stays above the footer.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await toast.hover();
  const corner = (await page.locator('button[popovertarget="language-floating"]').boundingBox())!;
  const { width, height } = page.viewportSize()!;
  // It slides into its place.
  await expect(async () => {
    const box = (await toast.boundingBox())!;
    expect(box.x + box.width / 2).toBeGreaterThan(width / 2);
    expect(box.y).toBeGreaterThan(height / 2);
    expect(box.y + box.height).toBeLessThanOrEqual(corner.y);
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press("Alt+t");
  await expect(region.getByRole("list")).toBeFocused();
});

test("Tooltip open delay 700 ms, skip delay 300 ms", async ({ page, open }) => {
  await open("/");
  const services = page
    .getByRole("list", { name: home.clients.services })
    .first()
    .getByRole("button");
  await services.first().scrollIntoViewIfNeeded();
  await expect(
    page.getByRole("region", { name: home.clients.carousel }).locator("li[inert]").first(),
  ).toBeAttached();
  await page.clock.install();
  // From here on, only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  const tooltip = page.getByRole("tooltip");
  await services.first().hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
  // Within the skip delay, the next one opens at once.
  await page.clock.runFor(250);
  await services.first().hover();
  await page.clock.runFor(10);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(310);
  await services.first().hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
});

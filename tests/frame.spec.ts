import { expect, ready, test, withMotion } from "./test.ts";

test.use(withMotion);

test("leaves the menu open that was opened before scripts came", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto("/us", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  release();
  await ready(page);
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await expect(menu).toBeVisible();
});

test("keeps the corner's buttons apart", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/");
  const country = await page.locator('button[popovertarget="country-panel"]').boundingBox();
  const globe = await page.locator('button[popovertarget="language-floating"]').boundingBox();
  if (!country || !globe) throw new Error("a button is missing");
  expect(country.y + country.height).toBeLessThanOrEqual(globe.y);
});

test("leaves every link of the footer to be pressed, at the end of the page", async ({
  page,
  open,
}) => {
  await open("/");
  for (const width of [390, 768, 1024, 1280, 1366, 1440, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await page.evaluate(() => {
      document.documentElement.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      const links = [...document.querySelectorAll("footer a")];
      return links
        .filter((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          // Links behind the header can be scrolled into view.
          return (
            y >= 88 && !link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          );
        })
        .map((link) => link.textContent || link.getAttribute("aria-label"));
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

test("hides nothing from a visitor who does not scroll", async ({ page, open }) => {
  await open("/soluciones");
  const opacities = await page
    .locator(".reveal")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(opacities.length).toBeGreaterThan(5);
  expect(new Set(opacities)).toEqual(new Set(["1"]));
});

test("lets what comes into view rise, but for those who want less motion", async ({
  page,
  open,
}) => {
  await open("/soluciones");
  const rise = () =>
    page
      .locator(".reveal")
      .last()
      .evaluate((part) => getComputedStyle(part).transform);
  expect(await rise()).toMatch(/^matrix\(1, 0, 0, 1, 0, \d/);
  await page
    .locator(".reveal")
    .last()
    .evaluate((part) => part.scrollIntoView({ block: "center" }));
  await expect.poll(rise).toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(rise).toBe("none");
});

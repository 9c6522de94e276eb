import { expect, test, withMotion } from "./test.ts";

test.use(withMotion);

test("comes back to where one was", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await page.getByRole("banner").getByRole("link", { name: "Soluciones" }).click();
  await expect(page).toHaveURL(/\/soluciones$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  // Where the fonts arrive after the place, the browser keeps what was in sight in sight.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1200))).toBeLessThan(30);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("each entry of the history keeps its own choice", async ({ page, open }) => {
  await open("/us/industries");
  await page.getByRole("button", { name: "Retail" }).click();
  await page.locator('button[popovertarget="language-header"]').click();
  await page.locator("#language-header").getByRole("link", { name: "Português" }).click();
  await page.getByRole("button", { name: "Saúde" }).click();
  // The address follows a moment after the choice.
  await expect(page).toHaveURL(/health/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Retail" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goForward();
  await expect(page.getByRole("button", { name: "Saúde" })).toHaveAttribute("aria-pressed", "true");
});

test("fetches a page when one is about to follow a link, and not again when one does", async ({
  page,
  open,
}) => {
  await open("/");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/industrias")) requests.push(request.resourceType());
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Industrias" });
  await link.hover();
  await expect.poll(() => requests.length).toBe(1);
  await link.click();
  await expect(page).toHaveURL(/\/industrias$/);
  const visit = () =>
    page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0]));
  await expect.poll(visit).toContain("navigational-prefetch");
});

test("the header's link to the page one is on shows it without the filter", async ({
  page,
  open,
}) => {
  await open("/us/industries?category=retail");
  const pressed = page.locator("main button[aria-pressed=true]");
  await expect(pressed).toHaveCount(1);
  await page.locator('header a[href="/us/industries"]').first().click();
  await expect(pressed).toHaveCount(0);
  await expect(page).toHaveURL(/\/us\/industries$/);
});

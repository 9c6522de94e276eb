import { expect, test, withMotion } from "./test.ts";

test.use(withMotion);

test("comes back to where one was", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await page.getByRole("banner").getByRole("link", { name: "Soluciones" }).click();
  await expect(page).toHaveURL(/\/soluciones$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
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

test("requests page data again after a failure, and shows that it is waiting", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/503/);
  await open("/");
  let requests = 0;
  const seen = Promise.withResolvers<void>();
  await page.route("**/industrias.data*", async (route) => {
    requests += 1;
    if (requests === 1) return route.fulfill({ status: 503 });
    await seen.promise;
    return route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Industrias" }).click();
  await expect(page.getByRole("progressbar")).toBeAttached();
  seen.resolve();
  await expect(page).toHaveURL(/\/industrias$/);
  expect(requests).toBeGreaterThan(1);
});

test("fetches a page when one is about to follow a link, and not again when one does", async ({
  page,
  open,
}) => {
  await open("/");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/industrias.data")) requests.push(request.resourceType());
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Industrias" });
  await link.hover();
  await expect.poll(() => requests.length).toBe(1);
  await link.click();
  await expect(page).toHaveURL(/\/industrias$/);
  const timing = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/industrias.data"))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
    );
  // The second time it comes from the browser's own store.
  await expect.poll(timing).toEqual([true, false]);
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

test("a tab of an older release loads the page it goes to, with its hash", async ({
  page,
  open,
}) => {
  const data = await (await page.request.get("/us/program.data")).text();
  // Another release: its id differs, and a field has another name.
  const newer = data
    .replace(/"release","\w+"/, '"release","anotherone"')
    .replaceAll('"content"', '"contents"');
  expect(newer).toContain("anotherone");
  // At once, before React has rendered the navigation.
  await page.addInitScript((body) => {
    const original = window.fetch.bind(window);
    window.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes("/us/program.data")
        ? Promise.resolve(new Response(body))
        : original(input, init);
  }, newer);
  await open("/us");
  const loaded = page.waitForEvent("domcontentloaded");
  await page.getByRole("main").locator("form").getByRole("button").last().click();
  await loaded;
  await expect(page).toHaveURL(/\/us\/program#v\d/);
  await expect(page.locator("#result")).toBeVisible();
});

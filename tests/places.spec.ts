// Links to a place on the same page: they scroll there, the focus goes along, and the history remembers it.
import type { Page } from "@playwright/test";
import { expect, ready, test, withMotion } from "./test.ts";

test.use(withMotion);

const headerPx = 80;

async function expectAt(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(headerPx + 40);
  await expect.poll(top).toBeGreaterThanOrEqual(headerPx - 1);
}

test("a link leads to its place before scripts have started, at an address with a query", async ({
  page,
}) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  await page.goto("/us?utm_source=letter", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Explore services" }).click();
  await ready(page);
  await expectAt(page, "servicios-section");
  await expect(page).toHaveURL(/\/us\?utm_source=letter#servicios-section$/);
  expect(documents).toHaveLength(1);
});

test("Hero: primary button scrolls to anchor #servicios-section, however often it is pressed", async ({
  page,
  open,
}) => {
  await open("/us");
  for (let press = 0; press < 3; press++) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("link", { name: "Explore services" }).click();
    await expectAt(page, "servicios-section");
  }
  await expect(page).toHaveURL("/us#servicios-section");
  await page.keyboard.press("Tab");
  await expect(page.locator("#servicios-section a:focus")).toHaveCount(1);
});

test("back and forward go through the places of a document", async ({ page, open }) => {
  await open("/us/privacy");
  const links = page.locator("main nav:visible ol a");
  const ids = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hash));
  const visited = [1, 4, 2].map((index) => (ids[index] as string).slice(1));
  for (const id of visited) {
    await page.locator(`main nav:visible a[href$="#${id}"]`).click();
    await expectAt(page, id);
    await expect(page.locator(`#${id} h2`)).toBeFocused();
  }
  for (const id of visited.slice(0, -1).reverse()) {
    await page.goBack();
    await expectAt(page, id);
  }
  await page.goForward();
  await expectAt(page, visited[1] as string);
});

test("the skip link takes the focus into the content, also of a page that does not exist", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/no-such-page|404/);
  for (const path of ["/us", "/us/no-such-page"]) {
    await open(path);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}#content`);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  }
});

test("a choice whose result is out of view leads to it", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/us/industries");
  await page
    .getByRole("button", { name: /Insurance/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Industries - / })).toBeInViewport();
});

test("the investors' first button opens the form, which the address then names", async ({
  page,
  open,
}) => {
  await open("/us/investors");
  await page.locator("h1 ~ a").click();
  const form = page.locator("#investor-contact form");
  await expect(form).toBeInViewport();
  await page.reload();
  await ready(page);
  await expect(form).toBeInViewport();
});

test("a reload keeps the tab that was chosen", async ({ page, open }) => {
  await open("/us/about");
  await page.getByRole("tab").last().click();
  await expect(page).toHaveURL(/#panel-values$/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("tab").last()).toHaveAttribute("aria-selected", "true");
});

// Section 2, route table: what a browser does with a path.
import { expect, test } from "../test.ts";

const headerPx = 80;

test("a hash anchor on load is scrolled to", async ({ page, open }) => {
  for (const [path, id] of [
    ["/nosotros", "trabaja-con-nosotros"],
    ["/investor", "investment-opportunities"],
    ["/inversores", "financial-results"],
    ["/us/investors", "corporate-governance"],
  ] as const) {
    await open(`${path}#${id}`);
    const top = () => page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top, id).toBeLessThan(headerPx + 120);
    expect(await top(), id).toBeGreaterThanOrEqual(headerPx - 1);
  }
});

test("404 page: the missing path is logged", async ({ page, open, allowConsole }) => {
  allowConsole(/404|no-such-page/);
  const logged = page.waitForEvent("console", (it) => it.text().includes("/us/no-such-page"));
  await open("/us/no-such-page");
  await logged;
});

test("The page scrolls to the top on every path change", async ({ page, open }) => {
  await open("/");
  for (const path of ["/industrias", "/nosotros"]) {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await page.getByRole("banner").locator(`a[href="${path}"]:visible`).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

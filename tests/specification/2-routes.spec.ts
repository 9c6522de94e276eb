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

test("The page scrolls to the top on every path change, before it can be seen, with focus on its heading", async ({
  page,
  open,
}) => {
  await open("/");
  for (const path of ["/industrias", "/nosotros"]) {
    const firstSeenAt = await page.evaluateHandle(() => {
      scrollTo({ top: 1500, behavior: "instant" });
      const title = document.title;
      const seen: number[] = [];
      const look = () => {
        if (seen.length === 0 && document.title !== title) seen.push(scrollY);
      };
      const lookAtFrame = () => {
        look();
        if (seen.length === 0) requestAnimationFrame(lookAtFrame);
      };
      lookAtFrame();
      // The headless browser now and then draws no frame until the page is used.
      setInterval(look, 1_000);
      return seen;
    });
    await page.getByRole("banner").locator(`a[href="${path}"]:visible`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => firstSeenAt.jsonValue()).toEqual([0]);
  }
});

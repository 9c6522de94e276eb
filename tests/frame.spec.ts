import { expect, hold, ready, test, withMotion } from "./test.ts";

test.use(withMotion);

test("leaves the menu open that was opened before scripts came", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, /\.js$/);
  await page.goto("/us", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  release();
  await ready(page);
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await expect(menu).toBeVisible();
});

for (const path of ["/", "/us/investors"]) {
  test(`keeps the floating button off everything that ${path} says or does`, async ({
    page,
    open,
  }) => {
    await open(path);
    for (const width of [390, 768, 1024, 1240, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await page.evaluate(async () => {
        const button = document.querySelector('[popovertarget="language-floating"]')!;
        const found = new Set<string>();
        for (let top = 0; top < document.body.scrollHeight; top += 40) {
          scrollTo({ top, behavior: "instant" });
          const { left, right, top: y, bottom } = button.getBoundingClientRect();
          if (left === right) continue;
          for (const [x, at] of [
            [left + 6, y + 6],
            [right - 6, y + 6],
            [(left + right) / 2, (y + bottom) / 2],
            [left + 6, bottom - 6],
            [right - 6, bottom - 6],
          ] as const) {
            const stack = document.elementsFromPoint(x, at);
            const above = stack.indexOf(button);
            if (above < 0) continue;
            for (const below of stack.slice(above + 1)) {
              if (!below.matches("a, button, input, footer, p, span, b, dt, dd, h1, h2, h3, li"))
                continue;
              const range = document.createRange();
              range.selectNodeContents(below);
              const isThere = [...range.getClientRects()].some(
                (box) => box.left < x && x < box.right && box.top < at && at < box.bottom,
              );
              if (isThere || below.matches("footer, a, button"))
                found.add(below.outerHTML.slice(0, 80));
            }
          }
        }
        return [...found];
      });
      expect(covered, `${width} px`).toEqual([]);
    }
  });
}

test("hides nothing from a visitor who does not scroll", async ({ page, open }) => {
  await open("/");
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
  await open("/");
  const rise = () =>
    page
      .locator(".reveal")
      .last()
      .evaluate((part) => getComputedStyle(part).transform);
  await expect.poll(rise).toMatch(/^matrix\(1, 0, 0, 1, 0, \d/);
  await page
    .locator(".reveal")
    .last()
    .evaluate((part) => part.scrollIntoView({ block: "center" }));
  await expect.poll(rise).toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(rise).toBe("none");
});

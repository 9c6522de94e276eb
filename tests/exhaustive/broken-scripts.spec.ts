// Scripts that do not arrive, or fail: the page the server wrote has to do.
import { contentFor } from "#content/content-for.ts";
import { clientsOf } from "../../app/market/clients.ts";
import { pathOf } from "../../core/paths.ts";
import { expect, hold, test } from "../test.ts";

const es = contentFor({ country: "ar", language: "es" }, "home");

declare global {
  interface Window {
    /** What the first figure showed in any frame. */
    seenFigures: Set<string>;
  }
}

for (const id of ["programme", "brief"] as const) {
  const path = `${pathOf("us", id)}#v2&customers=120000&services=locksmith`;
  const figures = ".of-programme .figures";

  test(`a link to the ${id} shows no other programme's figures before its own`, async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/react-*.js");
    await page.addInitScript(() => {
      window.seenFigures = new Set();
      const look = () => {
        const shown = document.querySelector<HTMLElement>(".of-programme .figures");
        if (shown?.checkVisibility({ visibilityProperty: true }))
          window.seenFigures.add(shown.innerText);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(figures).first()).toBeHidden();
    // An outline meanwhile.
    await expect(page.locator(".of-programme").last()).toHaveCSS("background-image", /gradient/);
    release();
    await expect(page.locator(figures).first()).toBeVisible();
    const shown = await page.locator(figures).first().innerText();
    await expect.poll(() => page.evaluate(() => [...window.seenFigures])).toEqual([shown]);
  });

  test(`a link to the ${id} says that it cannot be opened when scripts are missing`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404|Failed to fetch dynamically imported module/);
    await page.route("**/assets/react-*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByText("We couldn’t open this link’s program")).toBeVisible();
    await expect(page.locator(figures).first()).toBeHidden();
  });
}

test("a link's programme is shown where the skip link was used before scripts came", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/react-*.js");
  await page.goto(`${pathOf("us", "programme")}#v2&customers=120000`, { waitUntil: "commit" });
  await page.locator(".skip-link").press("Enter");
  await expect(page).toHaveURL(/#content$/);
  release();
  await expect(page.getByLabel("Total customers").first()).toHaveValue("120,000");
  await expect(page).toHaveURL(/#v2.*customers=120000/);
});

test("scrolls the carousel by its buttons when its motion is missing", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route("**/assets/carousel-motion-*.js", (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/");
  const carousel = page.getByRole("region", { name: es.clients.carousel });
  const row = carousel.locator("ul").first().locator("..");
  const scrolled = () =>
    row.evaluate((it) => it.scrollLeft / (it.querySelector("li")?.offsetWidth ?? 0));
  await carousel.getByRole("button", { name: es.clients.next }).click();
  await expect.poll(scrolled).toBeCloseTo(1, 1);
  await carousel.getByRole("button", { name: es.clients.previous }).click();
  await expect.poll(scrolled).toBeCloseTo(0, 1);
  await carousel.getByRole("button", { name: es.clients.previous }).click();
  await expect.poll(scrolled).toBeCloseTo(clientsOf("ar").length - 1, 1);
  await carousel.getByRole("button", { name: es.clients.next }).click();
  await expect.poll(scrolled).toBeCloseTo(0, 1);
});

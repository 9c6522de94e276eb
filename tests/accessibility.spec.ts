import type { Page } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { expect, test } from "./test.ts";

for (const [name, panel, width] of [
  ["services menu", "services-menu", 1280],
  ["language panel", "language-header", 1280],
  ["country picker", "country-panel", 1280],
  ["phone's menu", "mobile-menu", 390],
] as const) {
  test(`axe finds no violation in the ${name}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open("/us");
    await page.locator(`button[popovertarget=${panel}]:visible`).click();
    await expect(page.locator(":popover-open")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const path of ["/no-such-page", "/br/no-such-page", "/us/no-such-page"]) {
  test(`axe finds no violation on the 404 page ${path}`, async ({ page, open, allowConsole }) => {
    allowConsole(/no-such-page|404/);
    await open(path);
    expect(await axeViolations(page)).toEqual([]);
  });
}

const programme = "v1&country=us&company=retail&customers=9000&services=towing,tire:2";

for (const width of [390, 1440]) {
  for (const [name, path, reach] of [
    ["estimator with a hostile link", "/us/program#v1&services=towing,<b>&x=1", undefined],
    [
      "estimator with wrong numbers",
      `/us/program#${programme}`,
      async (page: Page) => {
        await page.getByRole("textbox", { name: "Customers with the plan" }).fill("1");
        await page.getByRole("textbox", { name: "Towing: frequency" }).fill("12.5");
      },
    ],
    ["estimator with changed figures", `/us/program#${programme}&set=cost.towing:1`, undefined],
    ["estimator without services", "/us/program#v1&services=", undefined],
    ["comparison", `/us/program#${programme}~v1&country=br`, undefined],
    [
      "dialog with a programme and its errors",
      `/us/program#${programme}`,
      async (page: Page) => {
        await page.getByRole("button", { name: "Talk about this program" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Send message" }).click();
        await expect(page.getByRole("dialog").locator("[aria-invalid=true]").first()).toBeVisible();
      },
    ],
    ["brief of another country", `/us/program/brief#v1&country=br&y=1`, undefined],
    ["coverage with chosen services", `/us/coverage#${programme}`, undefined],
    ["coverage without a match", "/us/coverage?q=zzz", undefined],
  ] as const) {
    test(`${width}: axe finds no violation in the ${name}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(path);
      await reach?.(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
}

test("two programmes side by side fit with text at 200%", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open("/br/programa#v1&customers=50000000~v1&company=health");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("with reduced motion, the header changes its colours at once", async ({ page, open }) => {
  await open("/us");
  const transitions = await page.evaluate(async () => {
    const seen: string[] = [];
    addEventListener("transitionrun", ({ propertyName }) => seen.push(propertyName));
    scrollTo({ top: 400, behavior: "instant" });
    const header = document.querySelector("header[data-scrolled]");
    while (header?.getAttribute("data-scrolled") !== "true") await window.nextFrame();
    await window.nextFrame();
    return seen.filter((property) => property !== "opacity");
  });
  expect(transitions).toEqual([]);
});

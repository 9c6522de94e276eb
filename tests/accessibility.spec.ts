import { axeViolations } from "./axe.ts";
import { expect, test } from "./test.ts";

test("axe finds no violation in an open menu or panel", async ({ page, open }) => {
  await open("/us");
  for (const [panel, width] of [
    ["services-menu", 1280],
    ["language-header", 1280],
    ["language-floating", 1280],
    ["mobile-menu", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator(`button[popovertarget=${panel}]:visible`).click();
    await expect(page.locator(`#${panel}:popover-open`)).toBeVisible();
    expect(await axeViolations(page), panel).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
  }
});

test("axe finds no violation on the 404 page", async ({ page, open, allowConsole }) => {
  allowConsole(/no-such-page|404/);
  await open("/us/no-such-page");
  expect(await axeViolations(page)).toEqual([]);
});

test("with reduced motion, the header changes its colors at once", async ({ page, open }) => {
  await open("/us");
  const transitions = await page.evaluate(async () => {
    const seen: string[] = [];
    addEventListener("transitionrun", ({ propertyName }) => seen.push(propertyName));
    scrollTo({ top: 400, behavior: "instant" });
    const header = document.querySelector(".page-header");
    while (!header?.hasAttribute("data-scrolled")) await window.nextFrame();
    await window.nextFrame();
    return seen.filter((property) => property !== "opacity");
  });
  expect(transitions).toEqual([]);
});

test("in the reader's own colors, lines show what backgrounds do elsewhere", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open("/us/industries");
  const current = page.getByRole("banner").getByRole("link", { name: "Industries" });
  await expect(current).toHaveCSS("text-decoration-line", "underline");
  const tile = page.getByRole("main").getByRole("button", { name: /^Insurance/ });
  await expect(tile).toHaveCSS("border-top-style", "solid");
});

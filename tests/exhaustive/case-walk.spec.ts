// A case of each family on three screens: whoever steps through it loses neither the place nor the picture.
import type { Page } from "@playwright/test";
import { countries } from "../../core/countries.ts";
import { familyIds } from "../../core/pages.ts";
import { caseAnchor, pathOf } from "../../core/paths.ts";
import { expect, ready, test, withMotion } from "../test.ts";

test.use(withMotion);

const walkOf = (page: Page) => {
  const tabs = page.locator(
    "[role=tab][aria-controls=case-panel], [role=tab][id^=cas], [role=tab][id^=atendimento]",
  );
  const panel = page.locator("#case-panel");
  return {
    tabs,
    panel,
    steps: panel.getByRole("radio"),
  };
};

for (const { code } of countries) {
  const path = pathOf(code, "home");
  test(`steps through the five cases on ${path} without moving anything`, async ({
    page,
    open,
  }) => {
    // Else the step would also follow the scrolling.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(path);
      const { tabs, panel } = walkOf(page);
      await expect(tabs).toHaveCount(familyIds.length);
      const heightOf = () => panel.evaluate((it) => it.getBoundingClientRect().height);
      const height = await heightOf();
      for (const [index, family] of familyIds.entries()) {
        await tabs.nth(index).click();
        await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
        for (const [step, shown] of (await panel.evaluate(pressSteps)).entries()) {
          expect(shown.chosen, `${family} at ${width} px`).toBe(step);
          // Line heights are rounded: within half a pixel.
          expect(shown.height, `${family}, step ${step} at ${width} px`).toBeCloseTo(height, 0);
          // Of this step alone, the three people's screens are there.
          expect(shown.drawings).toHaveLength(3);
          expect(Math.min(...shown.drawings)).toBeGreaterThan(300);
        }
      }
    }
  });
}

/** In the page: presses the three steps, one after the other, and reports what each shows. */
function pressSteps(panel: Element) {
  return [...panel.querySelectorAll("label")].map((label) => {
    label.click();
    const radios = [...panel.querySelectorAll<HTMLInputElement>("[type=radio]")];
    const drawings = [...panel.querySelectorAll("figure > [aria-hidden] > *")];
    return {
      chosen: radios.findIndex(({ checked }) => checked),
      height: panel.getBoundingClientRect().height,
      drawings: drawings.map(({ clientHeight }) => clientHeight),
    };
  });
}

test("a link leads to a family's case, in any language's words, and the address follows the choice", async ({
  page,
  open,
}) => {
  await open(`/br#${caseAnchor("us", "salud")}`);
  const { tabs, panel } = walkOf(page);
  const [home, , health, pets] = await tabs.all();
  await expect(health!).toHaveAttribute("aria-selected", "true");
  await expect(panel).toContainText("48216");
  await expect(panel).toHaveAttribute("aria-labelledby", caseAnchor("br", "salud"));

  await pets!.click();
  await expect(panel).toContainText("48201");
  await expect(page).toHaveURL(/\/br\?case=mascotas$/);
  await page.reload();
  await ready(page);
  await expect(pets!).toHaveAttribute("aria-selected", "true");
  await expect(panel).toContainText("48201");

  await open("/br");
  await expect(home!).toHaveAttribute("aria-selected", "true");
});

test("keys choose the family and the step, and the place is kept", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/us");
  const { tabs, panel, steps } = walkOf(page);
  await tabs.first().focus();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(tabs.nth(1)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press("End");
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Tab");
  await expect(steps.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(steps.nth(1)).toBeChecked();
  await expect(panel).toContainText("Session scheduled");
  await expect(page).toHaveURL(/step=coordination/);
  await page.goto("/us/about");
  await page.goBack();
  await ready(page);
  await expect(steps.nth(1)).toBeChecked();
  await expect(panel).toContainText("Session scheduled");
});

test("the step follows the scrolling, after coming back too, until one is chosen", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await open("/us");
  const { panel, steps } = walkOf(page);
  await panel.evaluate(scrollToStep, 1);
  await expect(steps.nth(1)).toBeChecked();
  await page.goto("/us/about");
  await page.goBack();
  await ready(page);
  await expect(steps.nth(1)).toBeChecked();
  await panel.evaluate(scrollToStep, 2);
  await expect(steps.nth(2)).toBeChecked();
  await panel.locator("label").first().click();
  await panel.evaluate(scrollToStep, 1);
  await expect(steps.first()).toBeChecked();
});

/** In the page: scrolls to the middle of a step's distance, and waits until the page knows. */
async function scrollToStep(panel: Element, step: number) {
  const headerPx = 80;
  const { height, bottom } = panel.getBoundingClientRect();
  const room = innerHeight - headerPx - height;
  const passed = (step + 0.5) / 3;
  scrollBy({ top: bottom - innerHeight + room * passed, behavior: "instant" });
  await window.nextFrame();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the first case is shown in its three steps", async ({ page }) => {
    await page.goto("/");
    const { panel, tabs } = walkOf(page);
    await expect(tabs.first()).toBeHidden();
    for (const caption of [
      "Cuenta qué pasó, agrega fotos y confirma dónde está.",
      "Sabe quién viene, por dónde va y a qué hora llega.",
      "Confirma que quedó resuelto y califica el servicio.",
    ]) {
      await expect(panel.getByText(caption)).toBeVisible();
    }
  });
});

// The estimator: fields, numbers, comparison, and what stays in sight.
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { countries } from "../core/countries.ts";
import { pathOf } from "../core/paths.ts";
import {
  type Programme,
  readProgrammes,
  startingProgramme,
  writeProgrammes,
} from "../core/programme.ts";
import { programmePath } from "../core/programme-start.ts";
import { feeOf } from "./fee.ts";
import { layoutShift, recordLayoutShift } from "./layout-shift.ts";
import { built, builtPath, content, programmeIn, result, unfold, words } from "./programme.ts";
import { expect, ready, takenOver, test, withMotion } from "./test.ts";

for (const { code } of countries) {
  test(`${code}: shows a starting programme at once, and its brief`, async ({ page, open }) => {
    const fee = feeOf(startingProgramme(code));
    const served = await (await page.request.get(pathOf(code, "programme"))).text();
    expect(served, "without scripts").toContain(fee);
    expect(served).toMatch(/<noscript><p[^>]*>[^<]*JavaScript/);
    await open(pathOf(code, "programme"));
    await expect(result(page)).toContainText(fee);
    await page.locator(`#result a[href*="${pathOf(code, "brief")}"]`).click();
    await expect(page.locator(".brief-sheet")).toHaveCount(2);
    await expect(page.locator(".brief-sheet").first()).toContainText(fee);
  });
}

test.describe("with motion", () => {
  test.use(withMotion);
  test("numbers that have counted up keep their decimals", async ({ page, open }) => {
    await open(`${pathOf("us", "programme")}#v2&customers=500&services=fumigation,glass`);
    await page.getByLabel(words.customers).first().fill("600");
    const cases = result(page).getByRole("definition").first();
    const row = page.getByRole("table").first().locator("tfoot").getByRole("cell").first();
    await expect(row).toHaveText(/^\d+\.\d$/);
    await expect(cases).toHaveText((await row.textContent()) ?? "");
  });
});

test("another kind of company brings its own proposal, but takes nothing chosen away", async ({
  page,
  open,
}) => {
  await open(pathOf("us", "programme"));
  await unfold(page);
  await page.getByRole("radio", { name: words.companies.health }).check();
  await expect(page.getByRole("checkbox", { name: "Virtual doctor visits" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Grooming" }).check();
  await page.getByRole("radio", { name: words.companies.retail }).check();
  await expect(page.getByRole("checkbox", { name: "Grooming" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Virtual doctor visits" })).toBeChecked();
});

test("a figure of one's own is marked, keeps a margin, counts, and can be set back", async ({
  page,
  open,
}) => {
  await open(programmePath("us", "v2&services=towing"));
  await unfold(page);
  const row = page
    .getByRole("listitem")
    .filter({ hasText: "Towing: cost per case" })
    .filter({ has: page.getByRole("textbox") });
  const field = row.getByRole("textbox", { name: "Towing" });
  const before = await field.inputValue();
  await expect(row).toContainText(words.origins.D);
  // The default's own value is a figure of one's own too.
  for (const [text, value] of [
    [before, 8_500],
    ["1,200", 120_000],
    ["200.5", 20_050],
  ] as const) {
    await field.fill("");
    await field.fill(text);
    await programmeIn(page, ({ changes }) => changes["cost.towing"]?.value === value);
  }
  await expect(row).toContainText(words.origins.changed);
  await row.getByRole("textbox", { name: "margin" }).fill("25");
  await programmeIn(page, ({ changes }) => changes["cost.towing"]?.margin === 25);
  const changed = readProgrammes(new URL(page.url()).hash, "us").programmes[0]!;
  await expect(result(page)).toContainText(feeOf(changed));
  await row.getByRole("button", { name: `Reset to ${before}` }).click();
  await expect(field).toHaveValue(before);
  await expect(field).toBeFocused();
  await expect(row).toContainText(words.origins.D);
});

test("a figure that is no number within bounds is explained, kept and not used", async ({
  page,
  open,
}) => {
  await open(programmePath("us", "v2&services=towing"));
  await unfold(page);
  const field = page.getByRole("textbox", { name: "Roadside: cases" });
  for (const wrong of ["1.234.5", "10001", "-3", "many"]) {
    await field.fill(wrong);
    await field.blur();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/number between 0 and 10,000/);
    await expect(field).toHaveValue(wrong);
  }
  await expect(result(page)).toContainText(
    feeOf({ ...startingProgramme("us"), services: ["towing"] }),
  );
  await expect(page.getByRole("button", { name: content.result.undo })).toHaveCount(0);
  // Nor is what was a number before it went on.
  await field.fill("");
  await field.pressSequentially("70x");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const row = page.getByRole("listitem").filter({ has: field });
  await expect(row).toContainText(words.origins.A);
  await expect(row).not.toContainText(words.origins.changed);
  const price = page.getByRole("textbox", { name: content.earnings.price });
  await price.pressSequentially("9x");
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/^(Leaves|Short by)/)).toHaveCount(0);
});

test("a wrong number of customers is explained, leaves no figure, and is not the other programme's", async ({
  page,
  open,
}) => {
  await open(pathOf("us", "programme"));
  const field = page.getByLabel(words.customers).first();
  const fee = feeOf(startingProgramme("us"));
  await field.fill("0");
  await field.blur();
  await expect(page.getByText("Enter a number between 100 and 50,000,000.")).toBeVisible();
  await expect(result(page)).toContainText(content.result.wrong);
  await expect(result(page)).not.toContainText(fee);
  await expect(page.getByRole("button", { name: content.result.talk })).toHaveCount(0);
  await field.fill("50,000");
  await expect(result(page)).toContainText(fee);
  await page.getByRole("button", { name: content.compare.start }).click();
  await field.fill("");
  await field.pressSequentially("60000000");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("60000000");
  await expect(page).not.toHaveURL(/customers=6000/);
  await page.getByRole("radio", { name: "A", exact: true }).click();
  await expect(result(page)).toContainText(fee);
  await expect(field).toHaveValue("50,000");
  await expect(field).toHaveAttribute("aria-invalid", "false");
});

test("a number is called wrong when typing has paused, not in the middle of it", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(pathOf("us", "programme"));
  const field = page.getByLabel(words.customers).first();
  await takenOver(field);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill("");
  for (const key of "7x") {
    await page.clock.runFor(800);
    await field.press(key);
    await expect(field).toHaveAttribute("aria-invalid", "false");
  }
  await page.clock.runFor(1_000);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("7000");
  await expect(field).toHaveAttribute("aria-invalid", "false");
});

test("without a service there is nothing to show, to print or to talk about", async ({
  page,
  open,
}) => {
  await open(programmePath("us", "v2&services=towing"));
  await expect(result(page).getByRole("link")).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Towing" }).uncheck();
  await expect(result(page)).toContainText(content.result.none);
  await expect(result(page).getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("button", { name: content.result.talk })).toHaveCount(0);
  await open(programmePath("us", "v2&services=", "brief"));
  await expect(page.getByRole("main")).toContainText("No services chosen");
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
  await expect(page.locator(".brief-sheet")).toHaveCount(0);
});

test("a proposal replaces the services, and undo brings them back", async ({ page, open }) => {
  await open(builtPath);
  await page.getByRole("radio", { name: "Extended" }).check();
  await expect(page.getByRole("checkbox", { name: "Specialist referrals" })).toBeChecked();
  const undo = result(page).getByRole("button", { name: content.result.undo });
  await undo.click();
  await expect(page.getByRole("checkbox", { name: "Specialist referrals" })).not.toBeChecked();
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await programmeIn(page, ({ services }) => services.length === built.services.length);
  await expect(result(page)).toContainText(feeOf(built));
});

test("an emptied figure says what counts, and undo restores the number", async ({ page, open }) => {
  await open(programmePath("us", "v2&services=towing"));
  await unfold(page);
  const undo = result(page).getByRole("button", { name: content.result.undo });
  const field = page.getByRole("textbox", { name: "Towing: cost per case" });
  await field.fill("120");
  await programmeIn(page, ({ changes }) => changes["cost.towing"]?.value === 12_000);
  await field.fill("");
  await expect(page.getByText("Empty: our 85 counts.")).toBeVisible();
  await programmeIn(page, ({ changes }) => changes["cost.towing"] === undefined);
  await expect(field).toHaveValue("");
  const customers = page.getByLabel(words.customers).first();
  for (let press = 0; press < 9 && (await undo.isEnabled()); press += 1) await undo.click();
  const start = { ...startingProgramme("us"), services: ["towing"] } as Programme;
  await expect(result(page)).toContainText(feeOf(start));
  // What is typed again leaves nothing to take back.
  await customers.fill("");
  await customers.fill("50,000");
  await expect(undo).toBeDisabled();
});

test("a family has a basis of its own, and a service limits of its own, until they are set back", async ({
  page,
  open,
}) => {
  await open(programmePath("us", "v2&services=plumbing,glass,towing"));
  await unfold(page);
  await page.getByLabel(`Roadside: ${words.basis}`).selectOption(words.bases.bought);
  await programmeIn(page, ({ bases }) => bases?.vial === "bought" && bases.hogar === undefined);
  await page.getByLabel("Plumbing: visits per year").selectOption("4");
  await programmeIn(page, ({ limits }) => limits.plumbing?.events === 4);
  const { programmes } = readProgrammes(new URL(page.url()).hash, "us");
  expect(programmes[0]?.limits).toEqual({ plumbing: { events: 4, amount: 500 } });
  await expect(result(page)).toContainText(feeOf(programmes[0]!));
  await expect(page.getByLabel("Home: visits per year")).toHaveValue("2");
  await page.getByRole("button", { name: "Use the limits of Home" }).click();
  await page.getByLabel(`Roadside: ${words.basis}`).selectOption(words.bases.included);
  await programmeIn(page, ({ limits, bases }) => !limits.plumbing && !bases);
});

test("another country keeps the programme, takes its own figures and leaves prices behind", async ({
  page,
  open,
}) => {
  await open(`${builtPath}&price=5000`);
  await unfold(page);
  await expect(page.getByRole("textbox", { name: content.earnings.price })).toHaveValue("5,000");
  await page.getByRole("checkbox", { name: "Vehicle lockout" }).check();
  await page.getByLabel("Country", { exact: true }).selectOption("Spain");
  await expect(page.getByText("Not available for Spain: Vehicle lockout. Your own")).toBeVisible();
  await programmeIn(page, ({ country }) => country === "es");
  const programme = readProgrammes(new URL(page.url()).hash, "us").programmes[0]!;
  expect(programme).toMatchObject({ customers: 120_000, services: built.services, changes: {} });
  expect(programme.price).toBeUndefined();
  await expect(result(page)).toContainText("EUR");
});

test("removing a programme before the one edited leaves that one shown, and looking at one can't be undone", async ({
  page,
  open,
}) => {
  const three = [1_000, 2_000, 3_000].map((customers) => ({ ...built, customers }));
  await open(programmePath("us", writeProgrammes(three)));
  const customers = page.getByLabel(words.customers).first();
  await page.getByRole("button", { name: "Program B", exact: true }).click();
  await expect(customers).toHaveValue("2,000");
  const undo = result(page).getByRole("button", { name: content.result.undo });
  await expect(undo).toHaveCount(0);
  await page.getByRole("button", { name: "Remove program A" }).click();
  await expect(customers).toHaveValue("2,000");
  await expect(undo).toBeEnabled();
});

test("a price and the worth of a customer show what is left and where it breaks even", async ({
  page,
  open,
}) => {
  await open(builtPath);
  await unfold(page);
  await page.getByRole("textbox", { name: content.earnings.price }).fill("90");
  await expect(page.getByText(/^Leaves \$\d+ per customer per month/)).toBeVisible();
  await page.getByRole("textbox", { name: content.earnings.price }).fill("0.01");
  await expect(page.getByText(/^Short by/)).toBeVisible();
  await page.getByRole("textbox", { name: content.earnings.worth }).fill("100");
  await expect(page.getByText(/^Break-even: [\d.]+ customers retained per 100/)).toBeVisible();
  await programmeIn(page, ({ price, worth }) => price === 1 && worth === 10_000);
});

test("up to four named programmes stand side by side, and the link holds them", async ({
  page,
  open,
}) => {
  await open(builtPath);
  await unfold(page);
  const add = page.getByRole("button", { name: content.compare.start });
  await add.click();
  await page.getByLabel(words.customers).first().fill("60000");
  await page.getByRole("checkbox", { name: "Towing" }).check();
  await page.getByRole("textbox", { name: "Name of program B" }).fill("Plus");
  const line = page.getByRole("row", { name: new RegExp(`^${words.customers}`) });
  await expect(line).toContainText("−60,000");
  const services = page.getByRole("row", { name: /^Services\b(?! per)/ }).getByRole("cell");
  await expect(services).toHaveText(["3 services", "4 servicesAdded: Towing"]);
  await expect(page.getByRole("columnheader", { name: "Program B · Plus" })).toBeVisible();
  await add.click();
  await add.click();
  await expect(add).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/~v2.*name=Plus.*~4$/);
  await page.reload();
  await expect(page.getByRole("columnheader", { name: /Program [A-D]/ })).toHaveCount(4);
});

test("the comparison shows limits and own figures that differ", async ({ page, open }) => {
  const shared = "v2&services=locksmith,plumbing,towing";
  await open(programmePath("us", `${shared}~${shared}&limits=hogar:e1&set=cost.towing:950`));
  const table = page.getByRole("table").filter({ hasText: "Program B" });
  const cells = (name: string) =>
    table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name }) })
      .getByRole("cell");
  await expect(cells("Proposed limits: Home")).toHaveText([
    "2 per year in total, up to $500 each",
    "1 per year in total",
  ]);
  await expect(cells("Towing: cost per case")).toHaveText([/^85\$/, /^950\$.*Your figure$/]);
});

test("the keyboard never loses its place when a button takes itself away", async ({
  page,
  open,
}) => {
  await open(programmePath("us", "v2&services=towing&set=cost.towing:200"));
  await page.getByRole("button", { name: content.assumptions.resetAll }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Towing: cost per case" })).toHaveCount(0);
  expect(
    await page.evaluate(() => document.activeElement?.closest(".of-programme")),
  ).not.toBeNull();
  await page.getByRole("button", { name: content.compare.start }).press("Enter");
  await expect(page.getByRole("button", { name: content.compare.start })).toBeFocused();
  await page.getByRole("button", { name: "Remove program B" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove program B" })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest("#result"))).not.toBeNull();
  await page.getByRole("button", { name: content.result.talk }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
});

test("changes are announced once, when they have settled", async ({ page, open }) => {
  await page.clock.install();
  await open(builtPath);
  await expect(result(page)).toContainText(feeOf(built));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const status = document.querySelector("#result > [role=status]");
    if (!status) throw new Error("No status");
    new MutationObserver(() => heard.push(status.textContent ?? "")).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  for (let press = 0; press < 6; press += 1) {
    await page.getByRole("slider").press("ArrowRight");
  }
  await page.clock.resume();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).not.toEqual([]);
  const { customers } = readProgrammes(new URL(page.url()).hash, "us").programmes[0]!;
  const said = (await heard()).filter((text) => text !== "");
  expect(said.at(-1)).toContain(feeOf({ ...built, customers }));
  expect(new Set(said).size).toBe(1);
});

test("the workbook holds the estimate; a failure asks for a reload", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|dynamically imported module/);
  await open(builtPath);
  await expect(result(page)).toContainText(feeOf(built));
  const button = page.getByRole("button", { name: words.download });
  await page.route("**/assets/download-xlsx-*.js", (route) => route.abort(), { times: 1 });
  await button.click();
  await expect(page.getByRole("button", { name: "Couldn’t download: reload" })).toBeVisible();
  await page.reload();
  await ready(page);
  const workbook = page.waitForEvent("download");
  await button.click();
  const files = unzipSync(readFileSync(await (await workbook).path()));
  expect(strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array())).toMatch(
    /<f>[^<]*Assumptions[^<]*<\/f><v>/,
  );
});

for (const width of [390, 768, 1440]) {
  test(`${width}: the result stays in sight wherever something is changed`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await open(builtPath);
    await unfold(page);
    const shown = page.getByText(feeOf(built), { exact: true }).and(page.locator(":visible"));
    for (const field of [
      page.getByRole("checkbox", { name: "Grooming" }),
      page.getByRole("textbox", { name: "Ambulance coordination: cost per case" }),
    ]) {
      await field.scrollIntoViewIfNeeded();
      await expect.poll(() => countInView(shown)).toBeGreaterThanOrEqual(1);
    }
    await page.getByRole("button", { name: content.result.details }).press("Enter");
    await expect(page.getByRole("heading", { name: content.result.title })).toBeFocused();
    await expect(page.getByRole("heading", { name: content.result.title })).toBeInViewport();
  });
}

test("the row that tells which programme is edited moves nothing when it comes", async ({
  page,
  open,
}) => {
  await recordLayoutShift(page);
  await open(programmePath("us", writeProgrammes([built, built])));
  const row = page.locator("[data-top-bar]");
  await expect(row).toBeVisible();
  expect((await layoutShift(page, 0.001)).score).toBeLessThan(0.001);
  await page.evaluate(() => scrollTo(0, 800));
  const width = page.viewportSize()?.width;
  await expect.poll(() => row.boundingBox()).toMatchObject({ x: 0, y: 80, width });
});

test("nothing that stays in sight hides a field with the focus", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await open(programmePath("us", writeProgrammes([built, built])));
  await unfold(page);
  // The limits load when they are opened, and move what is below them.
  await expect(page.locator("table select").last()).toBeVisible();
  const field = page.getByRole("textbox", { name: "Ambulance coordination: cost per case" });
  for (const size of ["100%", "200%"]) {
    await page.evaluate((it) => document.documentElement.style.setProperty("font-size", it), size);
    for (const top of [90, 1060]) {
      await field.evaluate((box, y) => {
        (document.activeElement as HTMLElement).blur();
        scrollBy(0, box.getBoundingClientRect().top - y);
      }, top);
      await field.focus();
      const isSeen = await field.evaluate(isOnTop);
      expect(isSeen, `text at ${size}, from ${top} px below the window's edge`).toBe(true);
    }
  }
});

test("with text at 200% on a phone only the header stays in sight", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["programme", "coverage"] as const) {
    await open(programmePath("us", writeProgrammes([built, built]), name));
    await expect(page.locator("[data-bottom-bar]")).toHaveCount(1);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const barsInView = () =>
      page.evaluate(() => {
        scrollTo(0, 2_000);
        const bars = [...document.querySelectorAll("[data-top-bar], [data-bottom-bar]")];
        const boxes = bars.map((bar) => bar.getBoundingClientRect());
        return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length;
      });
    await expect.poll(barsInView).toBe(0);
  }
});

test("on paper the estimator has no buttons and no services that were not chosen", async ({
  page,
  open,
}) => {
  await open(builtPath);
  await expect(result(page)).toContainText(feeOf(built));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByText("Towing").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("row", { name: /^Ambulance/ })).toBeVisible();
});

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element === document.elementFromPoint(x + width / 2, y + height / 2);
}

async function countInView(places: Locator): Promise<number> {
  const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()));
  return boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= 780).length;
}

test("on a phone the tables are still tables, and nothing is wider than the screen", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(programmePath("us", writeProgrammes([built, built])));
  await expect(page.getByRole("row", { name: /^Ambulance coordination/ })).toHaveCount(1);
  for (const table of await page.getByRole("table").all()) {
    const displays = await table.evaluate((element) =>
      [element, ...element.querySelectorAll("thead, tbody, tfoot, tr, th, td")].map((part) =>
        getComputedStyle(part).display.replace(/^table.*/, "table"),
      ),
    );
    expect(new Set(displays)).toEqual(new Set(["table"]));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("nothing moves for visitors who want no motion", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(builtPath);
  await unfold(page);
  await page.getByRole("checkbox", { name: "Towing" }).check();
  const more = { ...built, services: [...built.services, "towing"] } as Programme;
  await expect(result(page)).toContainText(feeOf(more));
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => (animation as CSSTransition).transitionProperty === "transform"),
  );
  expect(moving).toEqual([]);
});

// The estimator and the brief: what a visitor builds stays in the address's fragment, and means the same everywhere.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";
import PostalMime from "postal-mime";
import { countries } from "../core/countries.ts";
import { estimate } from "../core/estimate.ts";
import { pathOf } from "../core/paths.ts";
import {
  type Programme,
  readProgramme,
  startingProgramme,
  writeProgramme,
  writeProgrammes,
} from "../core/programme.ts";
import { feeOf } from "./fee.ts";
import { layoutShift, recordLayoutShift } from "./layout-shift.ts";
import { origin } from "./site.ts";
import { expect, ready, test } from "./test.ts";

const built: Programme = {
  country: "us",
  company: "health",
  customers: 120_000,
  services: { onlineDoctor: 4, homeDoctor: 1, ambulance: "none" },
  changes: { "cost.homeDoctor": 180 },
};
const builtPath = `${pathOf("us", "programme")}#${writeProgramme(built)}`;

const result = (page: Page) => page.locator("#result");

/** The address follows a moment after the choice. */
async function programmeIn(page: Page, settled: (programme: Programme) => boolean) {
  await expect
    .poll(() => settled(readProgramme(new URL(page.url()).hash, "ar").programme))
    .toBe(true);
}

for (const { code } of countries) {
  test(`${code}: shows a starting programme at once, and its brief`, async ({ page, open }) => {
    await open(pathOf(code, "programme"));
    await expect(result(page)).toContainText(feeOf(startingProgramme(code)));
    await page.locator(`#result a[href*="${pathOf(code, "brief")}"]`).click();
    await expect(page.locator(".brief-sheet")).toHaveCount(2);
    await expect(page.locator(".brief-sheet").first()).toContainText(
      feeOf(startingProgramme(code)),
    );
  });
}

test("what is chosen stands in the address, and a link brings it to another browser", async ({
  page,
  open,
  browser,
}) => {
  await open(pathOf("us", "programme"));
  await page.getByRole("radio", { name: "Health" }).check();
  await page.getByLabel("Customers with the plan").first().fill("120,000");
  await page.getByRole("checkbox", { name: "Towing" }).check();
  await page.getByLabel("Annual limit for Towing").selectOption("3");
  await page.getByRole("checkbox", { name: "Virtual therapy" }).uncheck();
  await programmeIn(
    page,
    ({ services }) => services.towing === 3 && services.onlinePsychologist === undefined,
  );
  const chosen = readProgramme(new URL(page.url()).hash, "ar").programme;
  expect(chosen).toMatchObject({ country: "us", company: "health", customers: 120_000 });
  await expect(result(page)).toContainText(feeOf(chosen));

  const other = await browser.newContext();
  const opened = await other.newPage();
  await opened.goto(page.url());
  await expect(result(opened)).toContainText(feeOf(chosen));
  await expect(opened.getByRole("checkbox", { name: "Towing" })).toBeChecked();
  await other.close();
});

test("another kind of company brings its own proposal, but takes nothing chosen away", async ({
  page,
  open,
}) => {
  await open(pathOf("us", "programme"));
  await page.getByRole("radio", { name: "Health" }).check();
  await expect(page.getByRole("checkbox", { name: "Virtual doctor visits" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Grooming" }).check();
  await page.getByRole("radio", { name: "Retail" }).check();
  await expect(page.getByRole("checkbox", { name: "Grooming" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Virtual doctor visits" })).toBeChecked();
});

test("a figure of one's own is marked, counts, and can be set back", async ({ page, open }) => {
  await open(`${pathOf("us", "programme")}#v1&services=towing`);
  const row = page
    .getByRole("listitem")
    .filter({ hasText: "Towing: cost per case" })
    .filter({ has: page.getByRole("textbox") });
  const before = await row.getByRole("textbox").inputValue();
  await expect(row).toContainText("Our assumption");
  await row.getByRole("textbox").fill("1,200");
  await programmeIn(page, ({ changes }) => changes["cost.towing"] === 1_200);
  await row.getByRole("textbox").fill("200");
  await expect(row).toContainText("Your figure");
  await programmeIn(page, ({ changes }) => changes["cost.towing"] === 200);
  const changed = readProgramme(new URL(page.url()).hash, "us").programme;
  await expect(result(page)).toContainText(feeOf(changed));
  await row.getByRole("button", { name: `Reset to ${before}` }).click();
  await expect(row.getByRole("textbox")).toHaveValue(before);
  await expect(row.getByRole("textbox")).toBeFocused();
  await expect(row).toContainText("Our assumption");
});

test("a figure that is no whole number within bounds is explained, kept and not used", async ({
  page,
  open,
}) => {
  await open(`${pathOf("us", "programme")}#v1&services=towing`);
  const field = page.getByRole("textbox", { name: "Towing: frequency" });
  for (const wrong of ["12.5", "10001", "-3", "many"]) {
    await field.fill(wrong);
    await field.blur();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/whole number between 0 and 10,000/);
    await expect(field).toHaveValue(wrong);
  }
  await expect(result(page)).toContainText(
    feeOf({ ...startingProgramme("us"), services: { towing: "none" } }),
  );
});

test("a wrong number of customers is explained and changes nothing", async ({ page, open }) => {
  await open(pathOf("us", "programme"));
  const field = page.getByLabel("Customers with the plan").first();
  await field.fill("12");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Enter a whole number between 100 and 50,000,000.")).toBeVisible();
  await expect(result(page)).toContainText(feeOf(startingProgramme("us")));
});

test("a number that outgrows its bounds while typing counts for nothing, and is not the other programme's", async ({
  page,
  open,
}) => {
  await open(pathOf("us", "programme"));
  const field = page.getByLabel("Customers with the plan").first();
  await page.getByRole("button", { name: "Compare with another program" }).click();
  await field.fill("");
  await field.pressSequentially("60000000");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("60000000");
  await expect(result(page)).toContainText(feeOf(startingProgramme("us")));
  await expect(page).not.toHaveURL(/customers=6000/);
  await page.getByRole("radio", { name: "A", exact: true }).click();
  await expect(field).toHaveValue("50,000");
  await expect(field).toHaveAttribute("aria-invalid", "false");
});

test("a number is called wrong when typing has paused, not in the middle of it", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(pathOf("us", "programme"));
  const field = page.getByLabel("Customers with the plan").first();
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

test("hostile parts of a link are left out and named as text", async ({ page, open }) => {
  await open(
    `${pathOf("us", "programme")}#v1&customers=1e9&services=towing:2,__proto__,<img src=x onerror=alert(1)>`,
  );
  const notice = page.getByRole("status").filter({ hasText: "left out" });
  await expect(notice).toContainText("customers=1e9");
  await expect(notice).toContainText("__proto__");
  await expect(notice.locator("img")).toHaveCount(0);
  await expect(result(page)).toContainText(
    feeOf({ ...startingProgramme("us"), services: { towing: 2 } }),
  );
});

test("a link that a mail program has encoded opens the same programme", async ({ page, open }) => {
  await open(`${pathOf("us", "programme")}#${encodeURIComponent(writeProgramme(built))}`);
  await expect(result(page)).toContainText(feeOf(built));
});

test("the brief names what it did not understand too, and whose figures it shows", async ({
  page,
  open,
}) => {
  const brazilian = writeProgramme(startingProgramme("br", "retail", 9_000));
  await open(`${pathOf("us", "brief")}#${brazilian}&teleport=1`);
  await expect(page.getByRole("status").filter({ hasText: "teleport=1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open it on the site for Brazil" })).toHaveAttribute(
    "href",
    `${pathOf("br", "brief")}#${brazilian}`,
  );
});

test("an address that cannot be decoded breaks nothing, not even on the way back", async ({
  page,
  open,
  allowConsole,
}) => {
  // The router warns about the same hash.
  allowConsole(/%zz/i);
  await open(`${pathOf("us", "programme")}#%zz`);
  await expect(page.getByRole("status").filter({ hasText: "%zz" })).toBeVisible();
  await page.getByRole("link", { name: "See the two-page brief" }).click();
  await expect(page.locator(".brief-sheet")).toHaveCount(2);
  await page.goBack();
  await expect(result(page)).toContainText(feeOf(startingProgramme("us")));
});

test("the skip link leaves the programme in the address", async ({ page, open }) => {
  await open(builtPath);
  await expect(result(page)).toContainText(feeOf(built));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${writeProgramme(built)}$`));
});

test("the menu's link to the estimator, pressed there, keeps the programme", async ({
  page,
  open,
}) => {
  await open(pathOf("us", "programme"));
  const customers = page.getByLabel("Customers with the plan").first();
  await customers.fill("77000");
  await page.getByRole("contentinfo").getByRole("link", { name: "Estimate your program" }).click();
  await expect(page).toHaveURL(/customers=77000/);
  await expect(customers).toHaveValue("77,000");
});

test("what is changed just before a link is followed is there again on the way back", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(pathOf("us", "programme"));
  await page.clock.pauseAt(Date.now() + 60_000);
  const customers = page.getByLabel("Customers with the plan").first();
  await customers.fill("77000");
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL(/\/us\/about$/);
  await page.clock.resume();
  await page.goBack();
  await expect(customers).toHaveValue("77,000");
});

test("another country's programme keeps its figures and says so", async ({ page, open }) => {
  const brazilian = startingProgramme("br", "retail", 9_000);
  await open(`${pathOf("us", "programme")}#${writeProgramme(brazilian)}`);
  await expect(result(page)).toContainText("BRL");
  await page.getByRole("link", { name: "Open it on the site for Brazil" }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("br", "programme")}#`));
  await expect(result(page)).toContainText(feeOf(brazilian));
});

test("another country's notice keeps both programmes of a comparison", async ({ page, open }) => {
  const pair = writeProgrammes([startingProgramme("br", "retail", 9_000), built]);
  for (const name of ["programme", "brief"] as const) {
    await open(`${pathOf("us", name)}#${pair}`);
    await expect(
      page.getByRole("link", { name: "Open it on the site for Brazil" }),
    ).toHaveAttribute("href", `${pathOf("br", name)}#${pair}`);
  }
});

test("the brief shows the edited one of two programmes, leads to the other, and loses neither", async ({
  page,
  open,
}) => {
  const second = startingProgramme("us", "retail", 9_000);
  await open(`${pathOf("us", "programme")}#${writeProgrammes([built, second])}`);
  await page.getByRole("radio", { name: "B", exact: true }).check();
  await result(page).getByRole("link", { name: "See the two-page brief" }).click();
  const sheet = page.locator(".brief-sheet").first();
  await expect(sheet).toContainText(feeOf(second));
  await page.getByRole("link", { name: "See the brief for the other program" }).click();
  await expect(sheet).toContainText(feeOf(built));
  await page.getByRole("link", { name: "See the brief for the other program" }).click();
  await expect(sheet).toContainText(feeOf(second));
  const firstFee = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const fee = document.querySelector("#result .figures")?.textContent;
          if (fee) resolve(fee);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("link", { name: "Edit the program" }).click();
  expect(await firstFee, "neither the starting programme first, nor A").toBe(feeOf(second));
  await expect(page.getByRole("radio", { name: "B", exact: true })).toBeChecked();
  const cells = page.getByRole("row", { name: /^Cost per customer per month/ }).getByRole("cell");
  await expect(cells.first()).toContainText(feeOf(built));
  await expect(cells.last()).toContainText(feeOf(second));
});

test("without a service there is no brief", async ({ page, open }) => {
  await open(`${pathOf("us", "programme")}#v1&services=towing`);
  await expect(result(page).getByRole("link")).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Towing" }).uncheck();
  await expect(result(page).getByRole("link")).toHaveCount(0);
});

test("another language shows the same programme", async ({ page, open }) => {
  await open(builtPath);
  await page.locator('button[popovertarget="language-header"]').click();
  await page.locator("#language-header").getByRole("link", { name: "Português" }).click();
  await expect(page).toHaveURL(
    new RegExp(`${pathOf("br", "programme")}#${writeProgramme(built)}$`),
  );
  await expect(result(page).getByRole("heading")).toHaveText("O resultado · Estados Unidos");
  await expect(result(page)).toContainText("USD");
  await expect(page.getByRole("link", { name: /Estados Unidos/ })).toBeVisible();
});

test("two programmes stand side by side, and the link holds both", async ({ page, open }) => {
  await open(builtPath);
  const brief = result(page).getByRole("link");
  await expect(brief).not.toHaveAttribute("href", /~/);
  await page.getByRole("button", { name: "Compare with another program" }).click();
  // As long as both are the same, too.
  await expect(brief).toHaveAttribute("href", /~/);
  await page.getByLabel("Customers with the plan").first().fill("60000");
  const line = page.getByRole("row", { name: /^Customers with the plan/ });
  await expect(line).toContainText("120,000");
  await expect(line).toContainText("60,000");
  await expect(line).toContainText("−60,000");
  await page.getByRole("checkbox", { name: "Towing" }).check();
  const services = page.getByRole("row", { name: /^Services/ }).getByRole("cell");
  await expect(services).toHaveText(["3 services", "4 servicesOnly here: Towing"]);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/~v1&.*customers=60000/);
  await page.reload();
  await expect(page.getByRole("row", { name: /^Customers with the plan/ })).toContainText("60,000");
});

test("the comparison shows limits and own figures that differ", async ({ page, open }) => {
  const shared = "v1&customers=50000";
  const one = `${shared}&services=locksmith,plumbing:2,towing:2`;
  const other = `${shared}&services=locksmith,plumbing:1,towing:2&set=cost.towing:950`;
  await open(`${pathOf("us", "programme")}#${one}~${other}`);
  const table = page.getByRole("table").filter({ hasText: "Program B" });
  const cells = (name: string) =>
    table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name }) })
      .getByRole("cell");
  await expect(cells("Annual limit")).toHaveText(["Plumbing: 2 per year", "Plumbing: 1 per year"]);
  await expect(cells("Towing: cost per case")).toHaveText([
    /^\d+\$ per case$/,
    "950$ per caseYour figure",
  ]);
  await expect(table.getByRole("rowheader", { name: "frequency" })).toHaveCount(0);
});

test("two programmes of different countries each keep their currency, and no amounts are subtracted", async ({
  page,
  open,
}) => {
  const pair = [built, startingProgramme("br", "retail", 9_000)];
  await open(`${pathOf("us", "programme")}#${writeProgrammes(pair)}`);
  const cells = page.getByRole("row", { name: /^Cost per customer per month/ }).getByRole("cell");
  await expect(cells.first()).toContainText(feeOf(built));
  await expect(cells.last()).toContainText(/^BRL\s\d/);
  await expect(cells.last()).not.toContainText("vs.");
});

test("the keyboard never loses its place when a button takes itself away", async ({
  page,
  open,
}) => {
  await open(`${pathOf("us", "programme")}#v1&services=towing&set=cost.towing:200`);
  await page.getByRole("button", { name: "Reset all" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Covered units: vehicles" })).toBeFocused();
  await page.getByRole("button", { name: "Compare with another program" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove program B" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Compare with another program" })).toBeFocused();
  await page.getByRole("button", { name: "Talk about this program" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
});

test("changes are announced once, when they have settled", async ({ page, open }) => {
  await open(builtPath);
  await expect(result(page)).toContainText(feeOf(built));
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const status = document.querySelector("#result [role=status]");
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
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).not.toEqual([]);
  const { customers } = readProgramme(new URL(page.url()).hash, "us").programme;
  const said = (await heard()).filter((text) => text !== "");
  expect(said.at(-1)).toContain(feeOf({ ...built, customers }));
  expect(new Set(said).size).toBeLessThanOrEqual(2);
});

test("the CSV holds the estimate and its sources, and a failure asks for a reload", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|dynamically imported module/);
  await open(builtPath);
  await expect(result(page)).toContainText(feeOf(built));
  await page.route("**/assets/download-csv-*.js", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Download CSV" }).click();
  await expect(page.getByRole("button", { name: "Couldn’t download: reload" })).toBeVisible();
  await page.reload();
  await ready(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  const { total } = estimate(built);
  expect(csv).toContain(`Total,,${total.low.cases},${total.likely.cases},${total.high.cases}`);
  expect(csv).toContain(String(total.likely.cost / 100n));
  expect(csv).toContain("CDC, data brief 445, United States, 2021");
  expect(csv).toContain("Your figure");
});

test("nothing of a programme leaves the browser", async ({ page, open }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers()));
  });
  await open(builtPath);
  await page.getByRole("checkbox", { name: "Towing" }).check();
  await programmeIn(page, ({ services }) => services.towing === 2);
  await page.getByRole("link", { name: "See the two-page brief" }).click();
  await expect(page.locator(".brief-sheet")).toHaveCount(2);
  const marks = sent.filter((text) => /customers=|120000|homeDoctor|towing/.test(text));
  expect(marks).toEqual([]);
});

for (const width of [390, 768, 1440]) {
  test(`${width}: the result stays in sight wherever something is changed`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await open(builtPath);
    const shown = page.getByText(feeOf(built), { exact: true }).and(page.locator(":visible"));
    for (const field of [
      page.getByRole("checkbox", { name: "Grooming" }),
      page.getByRole("textbox", { name: "Ambulance dispatch: cost per case" }),
    ]) {
      await field.scrollIntoViewIfNeeded();
      await expect.poll(() => countInView(shown)).toBeGreaterThanOrEqual(1);
    }
    await page.getByRole("button", { name: "See details" }).press("Enter");
    await expect(page.getByRole("heading", { name: "The result" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "The result" })).toBeInViewport();
  });
}

test("the row that tells which programme is edited moves nothing when it comes", async ({
  page,
  open,
}) => {
  await recordLayoutShift(page);
  await open(`${pathOf("us", "programme")}#${writeProgrammes([built, built])}`);
  const row = page.locator("[data-top-bar]");
  await expect(row).toBeVisible();
  expect((await layoutShift(page, 0.001)).score).toBeLessThan(0.001);
  await page.evaluate(() => scrollTo(0, 800));
  const width = page.viewportSize()?.width;
  expect(await row.boundingBox()).toMatchObject({ x: 0, y: 80, width });
});

for (const size of ["100%", "200%"]) {
  test(`nothing that stays in sight hides a field with the focus, with text at ${size}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1100 });
    await open(`${pathOf("us", "programme")}#${writeProgrammes([built, built])}`);
    await page.evaluate((it) => document.documentElement.style.setProperty("font-size", it), size);
    const field = page.getByRole("textbox", { name: "Ambulance dispatch: cost per case" });
    for (const top of [90, 1060]) {
      await field.evaluate((box, y) => {
        (document.activeElement as HTMLElement).blur();
        scrollBy(0, box.getBoundingClientRect().top - y);
      }, top);
      await field.focus();
      expect(await field.evaluate(isOnTop), `from ${top} px below the window's edge`).toBe(true);
    }
  });
}

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
  await open(`${pathOf("us", "programme")}#${writeProgrammes([built, built])}`);
  await expect(page.getByRole("row", { name: /^Ambulance dispatch/ })).toHaveCount(1);
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
  await page.getByRole("checkbox", { name: "Towing" }).check();
  const more = { ...built, services: { ...built.services, towing: 2 } };
  await expect(result(page)).toContainText(feeOf(more));
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => (animation as CSSTransition).transitionProperty === "transform"),
  );
  expect(moving).toEqual([]);
});

test("without scripts there is an example, and it says what is missing", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { code } of countries) {
    await page.goto(origin + pathOf(code, "programme"));
    await expect(page.locator("main noscript p")).toContainText("JavaScript");
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.locator("#result")).toContainText(feeOf(startingProgramme(code)));
  }
  await context.close();
});

test("the brief's code leads back to the same programme", async ({ page, open }) => {
  await open(`${pathOf("us", "brief")}#${writeProgramme(built)}`);
  const code = page.getByRole("img", { name: "QR code with the link to this program" });
  await expect.poll(() => textOf(code)).toBe(origin + builtPath);
});

/** What a scanner reads in a QR code. */
async function textOf(code: Locator): Promise<string | undefined> {
  const png = [...(await code.screenshot({ scale: "css" }))];
  // As a text: Playwright would take half a minute for a list of so many numbers.
  const { width, height, shades } = await code.page().evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(image.width * 4, image.height * 4);
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let shades = "";
    for (let at = 0; at < data.length; at += 4) shades += (data[at] ?? 0) < 128 ? "#" : " ";
    return { width: canvas.width, height: canvas.height, shades };
  }, png);
  const pixels = [...shades].flatMap((it) => (it === "#" ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

test("the brief's link can be copied, with both programmes of a comparison", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`${pathOf("us", "brief")}#${writeProgrammes([built, startingProgramme("us")])}`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("a browser that refuses to copy says where the link is", async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await open(`${pathOf("us", "brief")}#${writeProgramme(built)}`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").first()).toContainText("on page 2");
});

/** The mail a visitor's message became, as the desk's mailbox holds it. */
async function mailFrom(name: string) {
  const folder = join(process.env.TEST_DATA_DIR ?? "", "mail");
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!file.endsWith(".eml")) continue;
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    if (mail.text?.includes(name)) return mail;
  }
  return undefined;
}

async function write(page: Page, name: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Company").fill("Brightwell Mutual");
  await dialog.getByLabel("Email").fill("dana@brightwell.example");
  await dialog.getByLabel("Phone").fill("+1 305 555 0101");
  await dialog.getByLabel("Message").fill("We would like to talk about this.");
  // The server holds back what was filled in faster than a person types.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
}

test("a message about a programme brings it to the desk", async ({ page, open }) => {
  const name = `Dana ${Date.now()}`;
  await open(builtPath);
  await expect(result(page)).toContainText(feeOf(built));
  await page.getByRole("button", { name: "Talk about this program" }).click();
  await expect(page.getByRole("dialog")).toContainText("Health, 120,000 customers, 3 services");
  await write(page, name);
  await expect.poll(() => mailFrom(name).then(Boolean)).toBe(true);
  const mail = await mailFrom(name);
  expect(mail?.text).toContain("Programa adjunto");
  expect(mail?.text).toContain("120.000");
  expect(mail?.html).toContain("Médico a domicilio");
  expect(mail?.text).toContain(origin + builtPath);
});

test("a programme that was taken off stays here", async ({ page, open }) => {
  const name = `Dana ${Date.now()} alone`;
  await open(builtPath);
  await page.getByRole("button", { name: "Talk about this program" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("dialog")).not.toContainText("120,000");
  await write(page, name);
  await expect.poll(() => mailFrom(name).then(Boolean)).toBe(true);
  expect((await mailFrom(name))?.text).not.toContain("Programa adjunto");
});

test("the home's two questions open the estimator", async ({ page, open }) => {
  await open(pathOf("us", "home"));
  await page.getByLabel("Company type").selectOption("Retail");
  const customers = page.getByRole("textbox", { name: "Customers" });
  await expect(customers).toHaveValue("50,000");
  await customers.fill("7");
  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(customers).toBeFocused();
  expect(await customers.evaluate((field: HTMLInputElement) => field.validationMessage)).toContain(
    "between 100 and 50,000,000",
  );
  await customers.fill("7,000");
  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("us", "programme")}#v1&company=retail`));
  await expect(result(page)).toContainText(feeOf(startingProgramme("us", "retail", 7_000)));
  await page.goBack();
  await expect(page.getByLabel("Company type")).toHaveValue("retail");
  await expect(customers).toHaveValue("7,000");
});

test("services and industries lead to a programme with what was chosen", async ({ page, open }) => {
  await open(pathOf("us", "services", "mascotas"));
  await page.getByRole("main").getByRole("link", { name: "Estimate your program" }).click();
  await expect(page.getByRole("checkbox", { name: "Grooming" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Towing" })).not.toBeChecked();

  await open(pathOf("us", "industries"));
  await page.getByRole("button", { name: "Real estate" }).click();
  await page.getByRole("main").getByRole("link", { name: "Estimate your program" }).click();
  await expect(page.getByRole("radio", { name: "Real estate" })).toBeChecked();

  // The address keeps the choice, over a reload too.
  const category = page.getByRole("button", { name: "Real estate" });
  await page.goBack();
  await expect(category).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await ready(page);
  await expect(category).toHaveAttribute("aria-pressed", "true");
  await category.click();
  await expect(page).toHaveURL(/\/us\/industries$/);
});

// The estimator and the brief: what a visitor builds stays in the address's fragment, and means the same everywhere.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import jsQR from "jsqr";
import { countries } from "../core/countries.ts";
import { pathOf } from "../core/paths.ts";
import {
  type Programme,
  readProgrammes,
  startingProgramme,
  writeProgramme,
  writeProgrammes,
} from "../core/programme.ts";
import { answerOnce, dialogOf, fillIn, submission, submitOf } from "./contact.ts";
import { feeOf } from "./fee.ts";
import { layoutShift, recordLayoutShift } from "./layout-shift.ts";
import { origin } from "./site.ts";
import { expect, ready, test } from "./test.ts";

const built: Programme = {
  ...startingProgramme("us", "health", 120_000),
  services: ["onlineDoctor", "ambulance", "homeDoctor"],
  limits: { salud: { events: 1 } },
  changes: { "cost.homeDoctor": { value: 18_050, margin: 5 } },
};
const builtPath = `${pathOf("us", "programme")}#${writeProgramme(built)}`;

const result = (page: Page) => page.locator("#result");

/** The address follows a moment after the choice. */
async function programmeIn(page: Page, settled: (programme: Programme) => boolean) {
  await expect
    .poll(() => settled(readProgrammes(new URL(page.url()).hash, "ar").programmes[0]!))
    .toBe(true);
}

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

test("what is chosen stands in the address, and a link brings it to another browser", async ({
  page,
  open,
  browser,
}) => {
  await open(pathOf("us", "programme"));
  await page.getByRole("radio", { name: "Health plan" }).check();
  await page.getByLabel("Customers with the plan").first().fill("120,000");
  await page.getByRole("checkbox", { name: "Towing" }).check();
  await page.getByLabel("Roadside: visits per year").selectOption("3 per year");
  await page.getByLabel("Roadside: towing distance").selectOption("Any distance");
  await page.getByRole("checkbox", { name: "Virtual therapy" }).uncheck();
  await programmeIn(
    page,
    ({ services, limits }) =>
      services.includes("towing") &&
      !services.includes("onlinePsychologist") &&
      limits.vial?.events === 3 &&
      limits.vial.km === undefined,
  );
  const chosen = readProgrammes(new URL(page.url()).hash, "ar").programmes[0]!;
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
  await page.getByRole("radio", { name: "Health plan" }).check();
  await expect(page.getByRole("checkbox", { name: "Virtual doctor visits" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Grooming" }).check();
  await page.getByRole("radio", { name: "Retailer" }).check();
  await expect(page.getByRole("checkbox", { name: "Grooming" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Virtual doctor visits" })).toBeChecked();
});

test("a figure of one's own is marked, keeps a margin, counts, and can be set back", async ({
  page,
  open,
}) => {
  await open(`${pathOf("us", "programme")}#v2&services=towing`);
  const row = page
    .getByRole("listitem")
    .filter({ hasText: "Towing: cost per case" })
    .filter({ has: page.getByRole("textbox") });
  const field = row.getByRole("textbox", { name: "Towing" });
  const before = await field.inputValue();
  await expect(row).toContainText("Derived");
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
  await expect(row).toContainText("Your figure");
  await row.getByRole("textbox", { name: "margin" }).fill("25");
  await programmeIn(page, ({ changes }) => changes["cost.towing"]?.margin === 25);
  const changed = readProgrammes(new URL(page.url()).hash, "us").programmes[0]!;
  await expect(result(page)).toContainText(feeOf(changed));
  await row.getByRole("button", { name: `Reset to ${before}` }).click();
  await expect(field).toHaveValue(before);
  await expect(field).toBeFocused();
  await expect(row).toContainText("Derived");
});

test("a figure that is no number within bounds is explained, kept and not used", async ({
  page,
  open,
}) => {
  await open(`${pathOf("us", "programme")}#v2&services=towing`);
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
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  // Nor is what was a number before it went on.
  await field.fill("");
  await field.pressSequentially("70x");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const row = page.getByRole("listitem").filter({ has: field });
  await expect(row).toContainText("Our assumption");
  await expect(row).not.toContainText("Your figure");
  const price = page.getByRole("textbox", { name: "Price you charge" });
  await price.pressSequentially("9x");
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/^(Leaves|Short by)/)).toHaveCount(0);
});

test("a wrong number of customers is explained, leaves no figure, and is not the other programme's", async ({
  page,
  open,
}) => {
  await open(pathOf("us", "programme"));
  const field = page.getByLabel("Customers with the plan").first();
  const fee = feeOf(startingProgramme("us"));
  await field.fill("0");
  await field.blur();
  await expect(page.getByText("Enter a number between 100 and 50,000,000.")).toBeVisible();
  await expect(result(page)).toContainText("Enter how many customers there are");
  await expect(result(page)).not.toContainText(fee);
  await expect(page.getByRole("button", { name: "Talk about this program" })).toHaveCount(0);
  await field.fill("50,000");
  await expect(result(page)).toContainText(fee);
  await page.getByRole("button", { name: "Compare with a copy" }).click();
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

test("what a link says in vain is named as text, on the estimator and on the brief", async ({
  page,
  open,
}) => {
  const hostile = "v2&customers=1e9&services=towing,__proto__,<img src=x onerror=alert(1)>";
  for (const name of ["programme", "brief"] as const) {
    await open(`${pathOf("us", name)}#${hostile}`);
    const notice = page.getByRole("status").filter({ hasText: "left out" });
    await expect(notice).toContainText("customers=1e9");
    await expect(notice).toContainText("__proto__");
    await expect(notice.locator("img")).toHaveCount(0);
    await expect(page.locator("#result, .brief-sheet").first()).toContainText(
      feeOf({ ...startingProgramme("us"), services: ["towing"] }),
    );
  }
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
  await open(`${pathOf("us", "contact")}#v2&name=%zz`);
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
});

test("a programme that a mail program has encoded is attached, and the skip link leaves it there", async ({
  page,
  open,
}) => {
  const encoded = encodeURIComponent(writeProgramme(built));
  await open(`${pathOf("us", "contact")}#${encoded}`);
  await page.locator(".skip-link").press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Your program is attached");
  await open(`${pathOf("us", "programme")}#${encoded}`);
  await expect(result(page)).toContainText(feeOf(built));
  await page.locator(".skip-link").press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/customers=120000/);
});

test("links to the estimator and the way over other pages lose no programme", async ({
  page,
  open,
}) => {
  await open(builtPath);
  await page.getByRole("button", { name: "Compare with a copy" }).click();
  const customers = page.getByLabel("Customers with the plan").first();
  await customers.fill("77,000");
  await page.getByRole("contentinfo").getByRole("link", { name: "Estimate your program" }).click();
  await expect(page).toHaveURL(/customers=77000/);
  for (const _visit of ["there", "back"]) {
    await expect(page.getByRole("radio", { name: "B", exact: true })).toBeChecked();
    await expect(customers).toHaveValue("77,000");
    await open(pathOf("us", "about"));
    await open(pathOf("us", "programme"));
  }
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

test("another country's programmes keep their figures, and the site for it is a press away", async ({
  page,
  open,
}) => {
  const brazilian = startingProgramme("br", "retail", 9_000);
  const pair = writeProgrammes([brazilian, built]);
  const other = page.getByRole("link", { name: "Open it on the site for Brazil" });
  await open(`${pathOf("us", "brief")}#${pair}`);
  await expect(other).toHaveAttribute("href", `${pathOf("br", "brief")}#${pair}`);
  await open(`${pathOf("us", "programme")}#${pair}`);
  await expect(result(page)).toContainText("BRL");
  const cells = page.getByRole("row", { name: /^All-in per customer per month/ }).getByRole("cell");
  await expect(cells.first()).toContainText(/^BRL\s\d/);
  await expect(cells.last()).toContainText(feeOf(built));
  await expect(cells.last(), "no amounts of two currencies are subtracted").not.toContainText(
    "vs.",
  );
  await other.click();
  await expect(page).toHaveURL(`${pathOf("br", "programme")}#${pair}`);
  await expect(result(page)).toContainText(feeOf(brazilian));
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
  await page.getByRole("link", { name: "See the brief for A" }).click();
  await expect(sheet).toContainText(feeOf(built));
  await page.getByRole("link", { name: "See the brief for B" }).click();
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
  const cells = page.getByRole("row", { name: /^All-in per customer per month/ }).getByRole("cell");
  await expect(cells.first()).toContainText(feeOf(built));
  await expect(cells.last()).toContainText(feeOf(second));
});

test("without a service there is nothing to show, to print or to talk about", async ({
  page,
  open,
}) => {
  await open(`${pathOf("us", "programme")}#v2&services=towing`);
  await expect(result(page).getByRole("link")).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Towing" }).uncheck();
  await expect(result(page)).toContainText("Choose at least one service");
  await expect(result(page).getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Talk about this program" })).toHaveCount(0);
  await open(`${pathOf("us", "brief")}#v2&services=`);
  await expect(page.getByRole("main")).toContainText("No services chosen");
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
  await expect(page.locator(".brief-sheet")).toHaveCount(0);
});

test("a proposal replaces the services, and undo brings them back", async ({ page, open }) => {
  await open(builtPath);
  await page.getByRole("radio", { name: "Extended" }).check();
  await expect(page.getByRole("checkbox", { name: "Specialist referrals" })).toBeChecked();
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(page.getByRole("checkbox", { name: "Specialist referrals" })).not.toBeChecked();
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await programmeIn(page, ({ services }) => services.length === built.services.length);
  await expect(result(page)).toContainText(feeOf(built));
});

test("another country keeps the programme, takes its own figures and leaves prices behind", async ({
  page,
  open,
}) => {
  await open(`${builtPath}&price=5000`);
  await expect(page.getByRole("textbox", { name: "Price you charge" })).toHaveValue("5,000");
  await page.getByLabel("Country", { exact: true }).selectOption("Spain");
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
  await open(`${pathOf("us", "programme")}#${writeProgrammes(three)}`);
  const customers = page.getByLabel("Customers with the plan").first();
  await page.getByRole("button", { name: "Program B", exact: true }).click();
  await expect(customers).toHaveValue("2,000");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await page.getByRole("button", { name: "Remove program A" }).click();
  await expect(customers).toHaveValue("2,000");
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
});

test("a price and the worth of a customer show what is left and where it breaks even", async ({
  page,
  open,
}) => {
  await open(builtPath);
  await page.getByRole("textbox", { name: "Price you charge" }).fill("90");
  await expect(page.getByText(/^Leaves \$\d+ per customer per month/)).toBeVisible();
  await page.getByRole("textbox", { name: "Price you charge" }).fill("0.01");
  await expect(page.getByText(/^Short by/)).toBeVisible();
  await page.getByRole("textbox", { name: "What a retained customer" }).fill("100");
  await expect(page.getByText(/^Break-even: [\d.]+ customers retained per 100/)).toBeVisible();
  await programmeIn(page, ({ price, worth }) => price === 1 && worth === 10_000);
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

test("up to four named programmes stand side by side, and the link holds them", async ({
  page,
  open,
}) => {
  await open(builtPath);
  const add = page.getByRole("button", { name: "Compare with a copy" });
  await add.click();
  await page.getByLabel("Customers with the plan").first().fill("60000");
  await page.getByRole("checkbox", { name: "Towing" }).check();
  await page.getByRole("textbox", { name: "Name of program B" }).fill("Plus");
  const line = page.getByRole("row", { name: /^Customers with the plan/ });
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
  await open(
    `${pathOf("us", "programme")}#${shared}~${shared}&limits=hogar:e1&set=cost.towing:950`,
  );
  const table = page.getByRole("table").filter({ hasText: "Program B" });
  const cells = (name: string) =>
    table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name }) })
      .getByRole("cell");
  await expect(cells("Limits: Home")).toHaveText(["2 per year, up to $500 each", "1 per year"]);
  await expect(cells("Towing: cost per case")).toHaveText([/^85\$/, /^950\$.*Your figure$/]);
});

test("the keyboard never loses its place when a button takes itself away", async ({
  page,
  open,
}) => {
  await open(`${pathOf("us", "programme")}#v2&services=towing&set=cost.towing:200`);
  await page.getByRole("button", { name: "Reset all" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Covered units: vehicles" })).toBeFocused();
  await page.getByRole("button", { name: "Compare with a copy" }).press("Enter");
  await expect(page.getByRole("button", { name: "Compare with a copy" })).toBeFocused();
  await page.getByRole("button", { name: "Remove program B" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove program B" })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest("#result"))).not.toBeNull();
  await page.getByRole("button", { name: "Talk about this program" }).press("Enter");
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
  const button = page.getByRole("button", { name: "Download Excel" });
  await page.route("**/assets/download-xlsx-*.js", (route) => route.abort(), { times: 1 });
  await button.click();
  await expect(page.getByRole("button", { name: "Couldn’t download: reload" })).toBeVisible();
  await page.reload();
  await ready(page);
  const workbook = page.waitForEvent("download");
  await button.click();
  const files = unzipSync(readFileSync(await (await workbook).path()));
  expect(strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array())).toContain("<f>SUM(J9:J");
});

test("nothing of a programme leaves the browser", async ({ page, open }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers()));
  });
  await open(builtPath);
  await page.getByRole("checkbox", { name: "Towing" }).check();
  await programmeIn(page, ({ services }) => services.includes("towing"));
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
      page.getByRole("textbox", { name: "Ambulance coordination: cost per case" }),
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

test("nothing that stays in sight hides a field with the focus", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await open(`${pathOf("us", "programme")}#${writeProgrammes([built, built])}`);
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
    await open(`${pathOf("us", name)}#${writeProgrammes([built, built])}`);
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
  await open(`${pathOf("us", "programme")}#${writeProgrammes([built, built])}`);
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

test("the brief's code leads back to the same programme, and its link can be copied", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`${pathOf("us", "brief")}#${writeProgramme(built)}`);
  const code = page.getByRole("img", { name: "QR code with the link to this program" });
  await expect.poll(() => textOf(code)).toBe(origin + builtPath);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").first()).toContainText("on page 2");
  await open(`${pathOf("us", "brief")}#${writeProgrammes([built, startingProgramme("us")])}`);
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
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

test("every contact button of the page carries the programme, unless the visitor takes it off", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/503|could not be stored/);
  const attached = "Health plan, 120,000 customers, 3 services";
  for (const name of ["brief", "coverage", "programme"] as const) {
    await open(`${pathOf("us", name)}#${writeProgramme(built)}`);
    await page.getByRole("banner").getByRole("button", { name: "Request a demo" }).click();
    await expect(dialogOf(page)).toContainText(attached);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Talk about this program" }).click();
  await expect(dialogOf(page)).toContainText(attached);
  await fillIn(page);
  const sent = async () => {
    const sending = submission(page);
    await submitOf(page).click();
    return (await sending).postDataJSON().context.programme;
  };
  await answerOnce(page, 503, { message: "The message could not be stored." });
  expect(await sent()).toBe(writeProgramme(built));
  await dialogOf(page).getByRole("button", { name: "Remove" }).click();
  await expect(dialogOf(page)).not.toContainText("120,000");
  expect(await sent()).toBeUndefined();
});

test("the home's two questions open the estimator", async ({ page, open }) => {
  await open(pathOf("us", "home"));
  await page.getByLabel("Company type").selectOption("Retailer");
  const customers = page.getByRole("textbox", { name: "Customers" });
  await expect(customers).toHaveValue("50,000");
  await customers.fill("7");
  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(customers).toBeFocused();
  await expect(customers).toHaveAccessibleDescription(/between 100 and 50,000,000/);
  await customers.fill("7,000");
  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("us", "programme")}#v2&company=retail`));
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
  await expect(page.getByRole("radio", { name: "Property manager" })).toBeChecked();

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

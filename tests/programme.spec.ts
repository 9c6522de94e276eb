// A programme in the address's fragment: links, the brief, contact, and what starts one. It means the same everywhere.
import type { Locator, Request } from "@playwright/test";
import jsQR from "jsqr";
import { pathOf } from "../core/paths.ts";
import {
  readProgrammes,
  startingProgramme,
  writeProgramme,
  writeProgrammes,
} from "../core/programme.ts";
import { programmePath } from "../core/programme-start.ts";
import { answerOnce, dialogOf, fillIn, submission, submitOf } from "./contact.ts";
import { feeOf } from "./fee.ts";
import { built, builtPath, content, programmeIn, result, unfold, words } from "./programme.ts";
import { origin } from "./site.ts";
import { expect, ready, takenOver, test } from "./test.ts";

test("what is chosen stands in the address, and a link brings it to another browser", async ({
  page,
  open,
  browser,
}) => {
  await open(pathOf("us", "programme"));
  await page.getByRole("radio", { name: words.companies.health }).check();
  await unfold(page);
  await page.getByLabel(words.customers).first().fill("120,000");
  await page.getByRole("checkbox", { name: "Towing" }).check();
  await unfold(page);
  await page.getByLabel("Roadside: visits per year").selectOption("3 per year in total");
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

test("what a link says in vain is named as text, on the estimator and on the brief", async ({
  page,
  open,
}) => {
  const hostile = "v2&customers=1e9&services=towing,__proto__,<img src=x onerror=alert(1)>";
  for (const name of ["programme", "brief"] as const) {
    await open(programmePath("us", hostile, name));
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
}) => {
  await open(programmePath("us", "%zz"));
  await expect(page.getByRole("status").filter({ hasText: "%zz" })).toBeVisible();
  await page.getByRole("link", { name: content.result.brief }).click();
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
  await open(programmePath("us", encoded));
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
  await page.getByRole("button", { name: content.compare.start }).click();
  const customers = page.getByLabel(words.customers).first();
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
  const customers = page.getByLabel(words.customers).first();
  await takenOver(customers);
  await page.clock.pauseAt(Date.now() + 60_000);
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
  await open(programmePath("us", pair, "brief"));
  await expect(other).toHaveAttribute("href", programmePath("br", pair, "brief"));
  await open(programmePath("us", pair));
  await expect(result(page)).toContainText("BRL");
  const cells = page.getByRole("row", { name: /^All-in per customer per month/ }).getByRole("cell");
  await expect(cells.first()).toContainText(/^BRL\s\d/);
  await expect(cells.last()).toContainText(feeOf(built));
  await expect(cells.last(), "no amounts of two currencies are subtracted").not.toContainText(
    "vs.",
  );
  await other.click();
  await expect(page).toHaveURL(programmePath("br", pair));
  await expect(result(page)).toContainText(feeOf(brazilian));
});

test("the brief shows the edited one of two programmes, leads to the other, and loses neither", async ({
  page,
  open,
}) => {
  const second = startingProgramme("us", "retail", 9_000);
  await open(programmePath("us", writeProgrammes([built, second])));
  await page.getByRole("radio", { name: "B", exact: true }).check();
  await result(page).getByRole("link", { name: content.result.brief }).click();
  const sheet = page.locator(".brief-sheet").first();
  await expect(sheet).toContainText(feeOf(second));
  await page.getByRole("link", { name: "See the brief for A" }).click();
  await expect(sheet).toContainText(feeOf(built));
  await page.getByRole("link", { name: "See the brief for B" }).click();
  await expect(sheet).toContainText(feeOf(second));
  await page.getByRole("link", { name: "Edit the program" }).click();
  await expect(result(page)).toContainText(feeOf(second));
  await expect(page.getByRole("radio", { name: "B", exact: true })).toBeChecked();
  const cells = page.getByRole("row", { name: /^All-in per customer per month/ }).getByRole("cell");
  await expect(cells.first()).toContainText(feeOf(built));
  await expect(cells.last()).toContainText(feeOf(second));
});

test("another language shows the same programme", async ({ page, open }) => {
  await open(builtPath);
  await page.locator('button[popovertarget="language-header"]').click();
  await page.locator("#language-header").getByRole("link", { name: "Português" }).click();
  await expect(page).toHaveURL(new RegExp(programmePath("br", `${writeProgramme(built)}$`)));
  await expect(result(page).getByRole("heading")).toHaveText("O resultado · Estados Unidos");
  await expect(result(page)).toContainText("USD");
  await expect(page.getByRole("link", { name: /Estados Unidos/ })).toBeVisible();
});

test("nothing of a programme leaves the browser", async ({ page, open }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers()));
  });
  await open(builtPath);
  await unfold(page);
  await page.getByRole("checkbox", { name: "Towing" }).check();
  await programmeIn(page, ({ services }) => services.includes("towing"));
  await page.getByRole("link", { name: content.result.brief }).click();
  await expect(page.locator(".brief-sheet")).toHaveCount(2);
  const marks = sent.filter((text) => /customers=|120000|homeDoctor|towing/.test(text));
  expect(marks).toEqual([]);
});

test("the brief's code leads back to the same programme, and its link can be copied", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(programmePath("us", writeProgramme(built), "brief"));
  const code = page.getByRole("img", { name: "QR code with the link to this program" });
  await expect.poll(() => textOf(code)).toBe(origin + builtPath);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.getByRole("button", { name: content.result.copy }).click();
  await expect(page.getByRole("status").first()).toContainText("on page 2");
  await open(programmePath("us", writeProgrammes([built, startingProgramme("us")]), "brief"));
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: content.result.copy }).click();
  await expect(page.getByRole("status")).toHaveText(content.result.copied);
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
    await open(programmePath("us", writeProgramme(built), name));
    await page.getByRole("banner").getByRole("button", { name: "Request a demo" }).click();
    await expect(dialogOf(page)).toContainText(attached);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: content.result.talk }).click();
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
  await page.getByLabel("Product or business").selectOption(words.companies.retail);
  const customers = page.getByRole("textbox", { name: "Customers" });
  await expect(customers).toHaveValue("50,000");
  await customers.fill("7");
  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(customers).toBeFocused();
  await expect(customers).toHaveAccessibleDescription(/between 100 and 50,000,000/);
  await customers.fill("7,000");
  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(page).toHaveURL(new RegExp(programmePath("us", "v2&company=retail")));
  await expect(result(page)).toContainText(feeOf(startingProgramme("us", "retail", 7_000)));
  await page.goBack();
  await expect(page.getByLabel("Product or business")).toHaveValue("retail");
  await expect(customers).toHaveValue("7,000");
});

test("services and industries lead to a programme with what was chosen", async ({ page, open }) => {
  await open(pathOf("us", "services", "mascotas"));
  await page.getByRole("main").getByRole("link", { name: "Estimate your program" }).click();
  await unfold(page);
  await expect(page.getByRole("checkbox", { name: "Grooming" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Towing" })).not.toBeChecked();

  await open(pathOf("us", "industries"));
  await page.getByRole("button", { name: "Real estate" }).click();
  await page.getByRole("main").getByRole("link", { name: "Estimate your program" }).click();
  await expect(page.getByRole("radio", { name: words.companies.realestate })).toBeChecked();
});

test("the home's answers arrive when they are given and sent before scripts run", async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    // Those of the page that was left have ended meanwhile.
    await route.continue().catch(() => {});
  });
  await page.goto(pathOf("us", "home"), { waitUntil: "commit" });
  await page.getByLabel("Product or business").selectOption(words.companies.bank);
  await page.getByRole("textbox", { name: "Customers" }).fill("120,000");
  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(page).toHaveURL(/\/us\/program#v2&company=bank&customers=120000$/);
  arrive();
  await ready(page);
  await expect(page.getByRole("radio", { name: words.companies.bank })).toBeChecked();
  await expect(result(page)).toContainText(feeOf(startingProgramme("us", "bank", 120_000)));
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the home's answers and its case share the address, which comes to rest", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const writes: string[] = [];
    Object.assign(window, { writes });
    const replace = history.replaceState;
    history.replaceState = function replaceState(...args) {
      writes.push(String(args[2]));
      replace.apply(this, args);
    };
  });
  await open(pathOf("us", "home"));
  await page.getByRole("textbox", { name: "Customers" }).fill("120,000");
  await expect(page).toHaveURL(/#v2&customers=120000$/);
  await page.getByRole("tab", { name: "Health" }).first().click();
  await expect(page).toHaveURL(/\?case=salud#v2&customers=120000$/);
  const writes = () => page.evaluate(() => (window as unknown as { writes: string[] }).writes);
  // Two states that undo each other would go on writing with every rendering.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  expect((await writes()).filter((url) => url.includes("case=salud")).length).toBeLessThan(4);
});

test("the home's answers reach no request and no referrer, with scripts or without", async ({
  page,
  open,
  browser,
}) => {
  const sent: string[] = [];
  const note = (request: Request) => sent.push(request.url(), JSON.stringify(request.headers()));
  page.on("request", note);
  await open(pathOf("us", "home"));
  await page.getByLabel("Product or business").selectOption(words.companies.retail);
  await page.getByRole("textbox", { name: "Customers" }).fill("87,654");
  await expect(page).toHaveURL(/#v2&company=retail&customers=87654$/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("textbox", { name: "Customers" })).toHaveValue("87,654");
  await page.getByRole("button", { name: "Estimate" }).click();
  await expect(result(page)).toContainText(feeOf(startingProgramme("us", "retail", 87_654)));

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  plain.on("request", note);
  await plain.goto(pathOf("us", "home"));
  await plain.getByRole("textbox", { name: "Customers" }).fill("87,654");
  await plain.getByRole("button", { name: "Estimate" }).click();
  await expect(plain).toHaveURL(/\/us\/program\??$/);
  await context.close();
  expect(sent.filter((text) => /87.?654|company=/.test(text))).toEqual([]);
});

test("the home's number is written as the chosen language does", async ({ page, open }) => {
  await open(pathOf("ar", "home"));
  await page.getByRole("textbox", { name: "Clientes" }).fill("70.000");
  await page.locator('button[popovertarget="language-header"]').click();
  await page.locator("#language-header").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("textbox", { name: "Customers" })).toHaveValue("70,000");
});

test("a number that can be read in two ways is asked about", async ({ page, open }) => {
  await open(programmePath("us", "v2&services=towing"));
  await unfold(page);
  const field = page.getByRole("textbox", { name: "Towing: cost per case" });
  await field.fill("95.555");
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/Did you mean 95,555 or 95\.56\?/);
  await expect(page).not.toHaveURL(/cost\.towing/);
  // Only one reading is within this one's limits.
  const cases = page.getByRole("textbox", { name: "Roadside: cases" });
  await cases.fill("95.555");
  await cases.blur();
  await expect(cases).toHaveValue("95.56");
});

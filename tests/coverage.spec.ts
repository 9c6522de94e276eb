import type { Page } from "@playwright/test";
import { servicesIn } from "../core/services.ts";
import { expect, test } from "./test.ts";

test("lists and filters every service without scripts, each with its details and an anchor", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/us/coverage#towing");
  await expect(page.getByRole("article")).toHaveCount(servicesIn("us").length);
  await expect(page.locator("#towing")).toBeInViewport();
  await expect(page.locator("#towing dd").first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.locator("[name=family][value=vial]").check({ force: true });
  await page.getByRole("combobox").selectOption("transport");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.close();
});

test("search and filters narrow the list, stand in the address and survive a reload", async ({
  page,
  open,
}) => {
  await open("/cobertura");
  await page.getByRole("searchbox").fill("neumatico");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=neumatico$/);
  await page.getByRole("radio", { name: "Hogar" }).check({ force: true });
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("status").first()).toContainText("Ningún servicio");
  await expect(page).toHaveURL(/\?q=neumatico&family=hogar$/);

  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Ver 2 servicios fuera de estos filtros" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("searchbox").fill("zzzz");
  await page.getByRole("button", { name: "grúa", exact: true }).click();
  await expect(page.getByRole("article", { name: "Remolque" })).toBeVisible();
  await page.getByRole("button", { name: "Borrar filtros" }).click();
  await expect(page.getByRole("article")).toHaveCount(servicesIn("ar").length);
  await expect(page).toHaveURL(/\/cobertura$/);
});

test("services chosen here arrive in the estimator, also after a way back, and a programme opened here is shown as chosen", async ({
  page,
  open,
}) => {
  await open("/us/coverage");
  await page.getByRole("button", { name: "Add to the program: Towing" }).click();
  await page.getByRole("button", { name: "Add to the program: Plumbing" }).click();
  await expect(page.getByRole("button", { name: "In the program: Towing" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  // The address follows a moment after the choice.
  await expect(page).toHaveURL(/services=plumbing,towing$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "In the program: Plumbing" })).toBeVisible();
  await page.getByRole("link", { name: "See the program" }).click();
  await expect(page).toHaveURL(/\/us\/program#v2.*country=us&.*services=plumbing,towing$/);
  await page.getByLabel("Total customers").first().fill("77000");
  await expect(page).toHaveURL(/customers=77000/);
  await page.goBack();
  await page.getByRole("button", { name: "Add to the program: Locksmith" }).click();
  await page.getByRole("link", { name: "See the program" }).click();
  await expect(page).toHaveURL(/customers=77000&services=locksmith,plumbing,towing$/);
});

test("a filter leaves the programme in the address, and going back brings both again", async ({
  page,
  open,
}) => {
  await open("/us/coverage#v2&country=us&company=retail&customers=900&services=towing");
  await page.getByRole("searchbox").fill("tire");
  await expect(page).toHaveURL(/\?q=tire#v2.*services=towing$/);
  await page.locator("#tire summary").click();
  await page.getByRole("link", { name: "Link to Flat tire change" }).click();
  await expect(page.getByRole("article")).toHaveCount(servicesIn("us").length);
  await expect(page.locator("#tire")).toBeInViewport();
  await expect(page.locator("#tire-name")).toBeFocused();
  await expect(page).toHaveURL(/\/us\/coverage#v2.*services=towing$/);

  await page.goBack();
  await expect(page).toHaveURL(/\?q=tire#v2/);
  await expect(page.getByRole("searchbox")).toHaveValue("tire");
  await expect(page.getByRole("article")).not.toHaveCount(servicesIn("us").length);
  await page.goForward();
  await expect(page.getByRole("article")).toHaveCount(servicesIn("us").length);

  await page.goBack();
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("tire");
  await expect(page.getByText("1 service in your program")).toBeVisible();
});

test("no letter typed in the search is lost on a slow phone, and no anchor interrupts", async ({
  page,
  open,
}) => {
  await open("/us/coverage#towing");
  await slowDown(page);
  const field = page.getByRole("searchbox");
  // About the pause after which the URL is written.
  for (const delay of [200, 250, 300]) await field.pressSequentially("battery ", { delay });
  await expect(field).toHaveValue("battery battery battery ");
  await expect(page).toHaveURL(/\?q=battery\+battery\+battery$/);
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(field).toBeFocused();
});

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

test("a phone shows the catalogue in four screens, opens a linked service, and counts its cost", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/us/coverage");
  // Below it stands where the network is.
  const height = await page.locator("#network").evaluate((it) => (it as HTMLElement).offsetTop);
  expect(height).toBeLessThan(3_500);
  await expect(page.locator("#towing")).toBeHidden();
  await page.getByRole("group").filter({ hasText: "Roadside" }).locator("> summary").click();
  await page.getByRole("button", { name: "Add to the program: Towing" }).click();
  await expect(page.getByRole("status").last()).toContainText(/^\$[\d.]+ per customer per month/);
  await open("/us/coverage?family=hogar#teleVet");
  await expect(page.locator("#teleVet dd").first()).toBeInViewport();
});

test("a programme of another country takes this one's services and currency, and what is not understood is named", async ({
  page,
  open,
}) => {
  await open("/us/coverage#v2&country=ar&services=plumbing,teleport");
  await expect(page.getByRole("status").filter({ hasText: "teleport" })).toBeVisible();
  await expect(page.getByText(/\bARS\b/)).toHaveCount(0);
  await page.getByRole("button", { name: /^Add.*ockout/ }).click();
  await expect(page).toHaveURL(/#v2.*country=us.*services=plumbing,lockout/);
  await page.locator('button[popovertarget="language-header"]').click();
  await page.locator("#language-header").getByRole("link", { name: "Português" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await page.locator("#towing > button").click();
  await expect(page).toHaveURL(/\/br\/cobertura#v2.*country=br&.*services=.*towing$/);
});

test("a filter is not written to the page that follows", async ({ page, open }) => {
  await open("/us/coverage#v2&services=towing");
  await page.getByRole("searchbox").fill("tire");
  await page.getByRole("link", { name: "See the program" }).press("Enter");
  await expect(page).toHaveURL(/\/us\/program#v2/);
});

test("services chosen quickly on a slow phone all stay chosen, beside a filter", async ({
  page,
  open,
}) => {
  await open("/us/coverage");
  await slowDown(page);
  await page.getByRole("searchbox").fill("tow plumb electric");
  for (const name of ["Towing", "Plumbing", "Electrical"]) {
    await page.getByRole("button", { name: `Add to the program: ${name}` }).click();
  }
  await expect(page.getByText("3 services in your program")).toBeVisible();
  await expect(page).toHaveURL(/\?q=tow\+plumb\+electric#v2.*services=\w+,\w+,\w+$/);
});

test("a comparison survives the way to coverage and back", async ({ page, open }) => {
  const first = "v2.2026-11&country=us&company=retail&basis=bought&customers=900&services=towing";
  const second =
    "v2.2026-11&country=us&company=health&basis=included&customers=800&services=plumbing";
  await open(`/us/program#${first}~${second}~2`);
  await page.getByRole("main").getByRole("link", { name: "What each service includes" }).click();
  await page.getByRole("button", { name: "Add to the program: Towing" }).click();
  await page.getByRole("link", { name: "See the program" }).click();
  await expect(page).toHaveURL(`/us/program#${first}~${second},towing~2`);
});

// A salesperson's way, and every page of the desk as axe, the content policy and a phone see it.
import { publicSiteKey } from "#core/contact.ts";
import { toPayload } from "#core/contact-payload.ts";
import { deskPages, deskPaths } from "#core/desk.ts";
import { axeViolations } from "./axe.ts";
import { signIn } from "./desk-sign-in.ts";
import { deskPeople } from "./desk-users.ts";
import { deskPort, origin } from "./site.ts";
import { expect, test } from "./test.ts";

const desk = `http://localhost:${deskPort}`;
const person = {
  origin: desk,
  dataDir: process.env.TEST_DATA_DIR ?? "",
  email: deskPeople.owner,
};

test.use({ baseURL: desk });
// Both read the links that are mailed to the same person.
test.describe.configure({ mode: "serial" });

async function sendLead(name: string) {
  const form = { name, email: "ana@correo.example", phone: "+54 11 5555 0101", homepage: "" };
  const context = { page: "/servicios", country: "ar", language: "es", elapsed_ms: 9_000 };
  const message = `Queremos ofrecer asistencias. ${name}`;
  const payload = toPayload({ ...form, message, contactType: "client" }, context, new Date());
  await fetch(`${origin}/api/send-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${publicSiteKey}` },
    body: JSON.stringify(payload),
  });
}

test("a new lead is counted, and is answered", async ({ page }) => {
  // The list is behind another tab when the lead arrives.
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
  });
  await signIn(page, person);
  const name = `Ana ${Date.now()}`;
  await sendLead(name);
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await page.getByRole("link", { name: /^Contactos nuevos: \d+$/ }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  // The first lead within five tab stops.
  const first = page.locator("#leads [data-lead]").first();
  const isReached = () => first.evaluate((it) => it === document.activeElement);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let stops = 1; stops < 5 && !(await isReached()); stops++) await page.keyboard.press("Tab");
  expect(await isReached()).toBe(true);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Teclas" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Nota nueva").fill("Llamar el lunes.");
  await page.getByRole("button", { name: "Añadir nota" }).click();
  await expect(page.getByText("Llamar el lunes.")).toBeVisible();
  await page.getByRole("button", { name: "Me encargo yo" }).click();
  await page.getByRole("button", { name: "Ya respondí" }).click();
  await expect(page.getByText("Respondido").first()).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText("Deshecho")).toBeVisible();
  await page.getByRole("button", { name: "Ya respondí" }).click();
  await expect(page.getByLabel("Valor")).toBeHidden();
  await page.getByLabel("Situación").selectOption("won");
  await expect(page.getByLabel("Valor")).toBeVisible();
  await page.goto("/leads?status=answered");
  await expect(page.getByRole("link", { name })).toBeVisible();
  // A list whose session has ended would pass for a quiet day.
  const other = await page.context().newPage();
  await other.goto("/leads");
  await other.getByRole("button", { name: "Salir", exact: true }).click();
  await page.waitForURL(/sign-in/);
});

test("no page of the desk violates a rule of axe, or is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await sendLead(`Bea ${Date.now()}`);
  await page.goto("/sign-in");
  expect(await axeViolations(page)).toEqual([]);
  await signIn(page, person);
  const lead = await page.locator("#leads a").first().getAttribute("href");
  for (const path of [...deskPages.map((each) => deskPaths[each]), lead ?? ""]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(await axeViolations(page), path).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});

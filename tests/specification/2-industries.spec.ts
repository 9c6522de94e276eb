// Section 2, Industries page.
import type { Page } from "@playwright/test";
import { clientsOf } from "#app/market/clients.ts";
import { categoryIds, categoryOf, industriesOf } from "#app/market/industries.ts";
import { en as names } from "#app/market/industry-names.en.ts";
import { en as dictionary } from "#app/site-data/dictionary.en.ts";
import { expect, test } from "../test.ts";

const clients = clientsOf("us");

const tileOf = (page: Page, category: keyof typeof names.categories) =>
  page
    .getByRole("main")
    .locator("button[aria-pressed]")
    .filter({ hasText: names.categories[category] });

test("Breadcrumb home > industries, a title", async ({ page, open }) => {
  await open("/us/industries");
  const crumbs = page.getByRole("main").locator("nav").getByRole("listitem");
  await expect(crumbs.first().getByRole("link")).toHaveAttribute("href", "/us");
  await expect(crumbs.last()).toHaveText(dictionary.industrias);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a button opening the contact/demo dialog", async ({ page, open }) => {
  await open("/us/industries");
  await page
    .getByRole("main")
    .getByRole("button", { name: dictionary.solicitarDemo })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("five category tiles (financial, insurance, retail, realestate, health)", async ({
  page,
  open,
}) => {
  expect(categoryIds).toEqual(["financial", "insurance", "retail", "realestate", "health"]);
  await open("/us/industries");
  for (const category of categoryIds) await expect(tileOf(page, category)).toBeVisible();
  await expect(page.locator("main button[aria-pressed]")).toHaveCount(5);
});

test("an industries list and success-case logos", async ({ page, open }) => {
  await open("/us/industries");
  expect(await listedIndustries(page)).toEqual(
    industriesOf("us").map((id) => names.industries[id]),
  );
  expect(await listedClients(page)).toEqual(clients.map(({ name }) => name));
});

test("Clicking a tile filters the list and the logos by that category; clicking it again clears the filter", async ({
  page,
  open,
}) => {
  await open("/us/industries");
  for (const category of categoryIds) {
    await tileOf(page, category).click();
    const industries = industriesOf("us").filter((id) => categoryOf[id] === category);
    await expect
      .poll(() => listedIndustries(page))
      .toEqual(industries.map((id) => names.industries[id]));
    const chosen = clients.filter((client) => client.category === category);
    expect(await listedClients(page)).toEqual(chosen.map(({ name }) => name));
  }
  await tileOf(page, "health").click();
  await expect.poll(() => listedIndustries(page)).toHaveLength(industriesOf("us").length);
  expect(await listedClients(page)).toHaveLength(clients.length);
});

test("Filtered heading: 'Industries - {category}'", async ({ page, open }) => {
  await open("/us/industries");
  await tileOf(page, "retail").click();
  await expect(
    page.getByRole("heading", {
      level: 2,
      name: `Industries - ${names.categories.retail}`,
      exact: true,
    }),
  ).toBeVisible();
});

test("A closing banner has a demo-request button opening the same dialog", async ({
  page,
  open,
}) => {
  await open("/us/industries");
  await page
    .getByRole("main")
    .locator("section")
    .last()
    .getByRole("button", { name: dictionary.solicitarDemo })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

/** The names in the section whose list has them; names are read, whatever stands beside them. */
async function listedIndustries(page: Page): Promise<string[]> {
  const all = await page.getByRole("main").getByRole("listitem").allTextContents();
  return all.flatMap((text) =>
    Object.values(names.industries)
      .filter((name) => text.startsWith(name))
      .slice(0, 1),
  );
}

async function listedClients(page: Page): Promise<string[]> {
  const items = page.getByRole("main").getByRole("listitem");
  const all = await items.evaluateAll((list) =>
    list.map(
      (it) =>
        `${it.textContent} ${it.querySelector("[aria-label]")?.getAttribute("aria-label")} ${it.querySelector("img")?.alt}`,
    ),
  );
  return all.flatMap((text) =>
    clients
      .filter(({ name }) => text.includes(name))
      .map(({ name }) => name)
      .slice(0, 1),
  );
}

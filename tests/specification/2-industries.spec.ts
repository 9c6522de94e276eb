// Section 2, Industries page.

import type { Page } from "@playwright/test";
import { clientsOf } from "#app/market/clients.ts";
import { marketOf } from "#app/market/market.server.ts";
import { contentFor } from "#content/content-for.ts";
import { categories } from "#core/company-kinds.ts";
import { expect, test } from "../test.ts";

const names = contentFor({ country: "ar", language: "es" }, "market");

const clients = clientsOf("ar");
const { industries } = marketOf({ country: "ar", language: "es" });

const tileOf = (page: Page, category: keyof typeof names.categories) =>
  page.locator("main button[aria-pressed]").filter({ hasText: names.categories[category] });

test("five category tiles (financial, insurance, retail, realestate, health), an industries list and success-case logos. Clicking a tile filters the list and the logos by that category; clicking it again clears the filter. Filtered heading: 'Industries - {category}'", async ({
  page,
  open,
}) => {
  expect(categories).toEqual(["financial", "insurance", "retail", "realestate", "health"]);
  await open("/industrias");
  await expect(page.locator("main button[aria-pressed]")).toHaveCount(5);
  const all = industries.map(({ name }) => name);
  expect(await listedIndustries(page)).toEqual(all);
  expect(await listedClients(page)).toEqual(clients.map(({ name }) => name));
  for (const category of categories) {
    await tileOf(page, category).click();
    const chosen = industries.filter((industry) => industry.category === category);
    await expect.poll(() => listedIndustries(page)).toEqual(chosen.map(({ name }) => name));
    const ofCategory = clients.filter((client) => client.category === category);
    expect(await listedClients(page)).toEqual(ofCategory.map(({ name }) => name));
    const heading = { level: 2, name: `Industrias - ${names.categories[category]}`, exact: true };
    await expect(page.getByRole("heading", heading)).toBeVisible();
  }
  await tileOf(page, "health").click();
  await expect.poll(() => listedIndustries(page)).toEqual(all);
  expect(await listedClients(page)).toHaveLength(clients.length);
});

/** The names in the section whose list has them; names are read, whatever stands beside them. */
async function listedIndustries(page: Page): Promise<string[]> {
  const all = await page.getByRole("main").getByRole("listitem").allTextContents();
  return firstOf(
    industries.map(({ name }) => name),
    all,
    (text, name) => text.startsWith(name),
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
  const known = clients.map(({ name }) => name);
  return firstOf(known, all, (text, name) => text.includes(name));
}

function firstOf(known: string[], all: string[], has: (text: string, name: string) => boolean) {
  return all.flatMap((text) => known.filter((name) => has(text, name)).slice(0, 1));
}

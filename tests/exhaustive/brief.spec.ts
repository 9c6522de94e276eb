// The brief on paper, with as many services and changed figures as a programme can have.
import type { Page } from "@playwright/test";
import { assumptionIds } from "../../core/assumptions.ts";
import { companyKinds, sizes } from "../../core/company-kinds.ts";
import { countries } from "../../core/countries.ts";
import { estimate } from "../../core/estimate.ts";
import { numberFormat } from "../../core/number-format.ts";
import { familyIds } from "../../core/pages.ts";
import { pathOf } from "../../core/paths.ts";
import { printedOf } from "../../core/printed.ts";
import {
  inCountry,
  type Programme,
  startingProgramme,
  writeProgramme,
} from "../../core/programme.ts";
import { servicesIn } from "../../core/services.ts";
import { feeOf } from "../fee.ts";
import { origin } from "../site.ts";
import { expect, test } from "../test.ts";

const everything: Programme = {
  ...startingProgramme("us", "realestate", 50_000_000),
  services: servicesIn("us"),
  changes: Object.fromEntries(
    // No tax is that high.
    assumptionIds.map((id) => [id, { value: id === "tax" ? 2_100 : 9_876, margin: 25 }]),
  ) as Programme["changes"],
};

const year = { exposure: 20_000, cases: 1_240, cost: 9_050 };
const claims = Object.fromEntries(familyIds.map((family) => [family, year]));

for (const { code } of countries) {
  test(`${code}: the brief prints whole on two pages of A4 and of Letter`, async ({
    page,
    open,
  }) => {
    const proposed = companyKinds.flatMap((kind) =>
      sizes.map((size) => startingProgramme(code, kind, 50_000_000, size)),
    );
    const all = inCountry(everything, code);
    const first = all.services.slice(0, 18);
    const long = [
      { ...all, changes: everything.changes },
      { ...all, claims, isTaxed: true, name: "A plan of every service there is" },
      { ...all, services: first, claims },
      { ...all, services: ["towing"] as const, customers: 200 },
    ];
    await open(pathOf(code, "brief"));
    await page.emulateMedia({ media: "print" });
    for (const programme of [...proposed, ...long]) {
      // Another hash on the same page: the document stays.
      await page.goto(`${pathOf(code, "brief")}#${writeProgramme(programme)}`);
      await expect(page.locator(".brief-sheet").first()).toContainText(feeOf(programme));
      // At the printed width of the narrower format.
      await page.setViewportSize({ width: 702, height: 972 });
      expect(await overlaps(page), writeProgramme(programme)).toEqual([]);
      expect(await tallestSheet(page), writeProgramme(programme)).toBeLessThan(letterHeight);
      for (const format of ["A4", "Letter"]) {
        const pdf = (await page.pdf({ format })).toString("latin1");
        const pages = pdf.match(/\/Type\s*\/Page\b/g);
        expect(pages, `${format} ${writeProgramme(programme)}`).toHaveLength(2);
      }
    }
  });
}

/** In pixels: the shorter format's paper without the sheets' margins. */
const letterHeight = ((279.4 - 11 - 13) / 25.4) * 96;

async function tallestSheet(page: Page): Promise<number> {
  const heights = await page
    .locator(".brief-sheet")
    .evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().height));
  return Math.max(...heights);
}

/** Parts of the sheets that reach over the next one's beginning, or out of their sheet. */
async function overlaps(page: Page): Promise<string[]> {
  return page.locator(".brief-sheet").evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const parts = [...sheet.children].map((part) => ({
        text: part.textContent?.slice(0, 40) ?? "",
        box: part.getBoundingClientRect(),
      }));
      const end = sheet.getBoundingClientRect();
      return parts.flatMap(({ text, box }, at) => {
        const next = parts[at + 1]?.box.top ?? end.bottom;
        return box.bottom > next + 1 || box.right > end.right + 1 ? [text] : [];
      });
    }),
  );
}

test("what has no room is counted by family, and the total stays that of all", async ({
  page,
  open,
}) => {
  const all = inCountry(everything, "us");
  await open(`${pathOf("us", "brief")}#${writeProgramme(all)}`);
  const table = page.getByRole("table").first();
  const named = await table.locator("tbody th[scope=row]").allTextContents();
  const counted = named.flatMap((text) => /(\d+) services?$/.exec(text)?.[1] ?? []);
  expect(counted.length).toBeGreaterThan(0);
  const left = counted.reduce((sum, count) => sum + Number(count), 0);
  expect(named.length - counted.length + left).toBe(all.services.length);
  await expect(table.locator("tfoot")).toContainText(
    numberFormat({ country: "us", language: "en" }, "us").exact(printedOf(estimate(all)).cost),
  );
});

test("names its file after the program, and is read on a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const named = { ...inCountry(everything, "us"), claims, name: "Home Plan 2027" };
  await open(`${pathOf("us", "brief")}#${writeProgramme(named)}`);
  await expect(page).toHaveTitle(/^Home Plan 2027 – /);
  const smallest = await page.locator(".brief-sheet").evaluateAll((sheets) => {
    const sizes = sheets.flatMap((sheet) =>
      [...sheet.querySelectorAll("*")]
        .filter((it) =>
          [...it.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          ),
        )
        .map((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
    );
    return Math.min(...sizes);
  });
  expect(smallest).toBeGreaterThanOrEqual(14);
});

test("a link too long for a code that phones read gets a sentence in its place", async ({
  page,
  open,
}) => {
  await open(`${pathOf("us", "brief")}#${writeProgramme(everything)}`);
  const sheet = page.locator(".brief-sheet").last();
  await expect(sheet).toContainText("The link is too long for a QR code");
  await expect(sheet.getByRole("img")).toHaveCount(0);
  await expect(sheet.getByRole("link")).toHaveAttribute(
    "href",
    `${origin}${pathOf("us", "programme")}#${writeProgramme(everything)}`,
  );
});

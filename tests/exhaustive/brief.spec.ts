// The brief on paper, with as many services and changed figures as a programme can have.
import type { Page } from "@playwright/test";
import { assumptionIds, kindOf } from "../../core/assumptions.ts";
import { countries } from "../../core/countries.ts";
import { pathOf } from "../../core/paths.ts";
import { type Programme, startingProgramme, writeProgramme } from "../../core/programme.ts";
import { serviceIds } from "../../core/services.ts";
import { feeOf } from "../fee.ts";
import { origin } from "../site.ts";
import { expect, test } from "../test.ts";

const everyChange = Object.fromEntries(
  assumptionIds.map((id) => [id, kindOf(id) === "units" ? 183 : 1_234]),
);
const everything: Programme = {
  country: "ar",
  company: "realestate",
  customers: 50_000_000,
  services: Object.fromEntries(serviceIds.map((id) => [id, 12])),
  changes: { "cost.towing": 95_000 },
};

/** Letter is the lower of the two formats: 279.4 mm less the margins. */
const letter = { width: 726, height: 972 };

/** How far the longer sheet reaches, at the printed width. */
async function sheetHeight(page: Page): Promise<number> {
  const heights = await page
    .locator(".brief-sheet")
    .evaluateAll((sheets) =>
      sheets.map(
        (sheet) =>
          (sheet.lastElementChild as Element).getBoundingClientRect().bottom -
          sheet.getBoundingClientRect().top,
      ),
    );
  return Math.max(...heights);
}

for (const { code } of countries) {
  test(`${code}: the brief is two pages on A4 and on Letter`, async ({ page, open }) => {
    // Around each number of services at which the print gets smaller or the tables get two columns.
    const sizes = [6, 7, 8, 9, 10, 11, 20, 21, 33].map((count) => ({
      ...everything,
      country: code,
      services: Object.fromEntries(serviceIds.slice(-count).map((id) => [id, 12])),
    }));
    const longest = { ...everything, country: code, changes: everyChange };
    await open(pathOf(code, "brief"));
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(letter);
    for (const programme of [startingProgramme(code), ...sizes, longest]) {
      // Another hash on the same page: the document stays.
      await page.goto(`${pathOf(code, "brief")}#${writeProgramme(programme)}`);
      await expect(page.locator(".brief-sheet").first()).toContainText(feeOf(programme));
      expect(await sheetHeight(page)).toBeLessThanOrEqual(letter.height);
      for (const format of ["A4", "Letter"]) {
        const pdf = (await page.pdf({ format })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
      }
    }
  });
}

test("a link too long for a code that phones read gets a sentence in its place", async ({
  page,
  open,
}) => {
  const programme = { ...everything, country: "us", changes: everyChange } as const;
  await open(`${pathOf("us", "brief")}#${writeProgramme(programme)}`);
  const sheet = page.locator(".brief-sheet").last();
  await expect(sheet).toContainText("The link is too long for a code");
  await expect(sheet.getByRole("img")).toHaveCount(0);
  await expect(sheet.getByRole("link")).toHaveAttribute(
    "href",
    `${origin}${pathOf("us", "programme")}#${writeProgramme(programme)}`,
  );
});

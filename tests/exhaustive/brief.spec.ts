// The brief on paper, with as many services and changed figures as a programme can have.
import type { Page } from "@playwright/test";
import { assumptionIds } from "../../core/assumptions.ts";
import { companyKinds, sizes } from "../../core/company-kinds.ts";
import { countries } from "../../core/countries.ts";
import { pathOf } from "../../core/paths.ts";
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

for (const { code } of countries) {
  test(`${code}: the brief prints whole on A4 and on Letter, proposals on two pages`, async ({
    page,
    open,
  }) => {
    const proposed = companyKinds.flatMap((kind) =>
      sizes.map((size) => startingProgramme(code, kind, 50_000_000, size)),
    );
    const long = { ...inCountry(everything, code), changes: everything.changes };
    await open(pathOf(code, "brief"));
    await page.emulateMedia({ media: "print" });
    for (const programme of [...proposed, long]) {
      // Another hash on the same page: the document stays.
      await page.goto(`${pathOf(code, "brief")}#${writeProgramme(programme)}`);
      await expect(page.locator(".brief-sheet").first()).toContainText(feeOf(programme));
      // At the printed width of the narrower format.
      await page.setViewportSize({ width: 702, height: 972 });
      expect(await overlaps(page), writeProgramme(programme)).toEqual([]);
      if (programme !== long) expect(await tallestSheet(page)).toBeLessThan(letterHeight);
      for (const format of programme === long ? [] : ["A4", "Letter"]) {
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

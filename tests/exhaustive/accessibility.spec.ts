// Pages in the states that a visitor brings about.
import type { Page } from "@playwright/test";
import { axeViolations } from "../axe.ts";
import { expectToFit } from "../fit.ts";
import { unfold } from "../programme.ts";
import { expect, test } from "../test.ts";

const programme = "v2&country=us&company=retail&customers=9000&services=towing,tire";

for (const [name, path, reach] of [
  ["estimator with a hostile link", "/us/program#v2&services=towing,<b>&x=1", undefined],
  [
    "estimator with wrong numbers",
    `/us/program#${programme}`,
    async (page: Page) => {
      await page.getByRole("textbox", { name: "Total customers" }).fill("1");
      await unfold(page);
      await page.getByRole("textbox", { name: "Roadside: cases" }).fill("many");
    },
  ],
  ["estimator with changed figures", `/us/program#${programme}&set=cost.towing:1`, unfold],
  ["estimator without services", "/us/program#v2&services=", undefined],
  ["comparison", `/us/program#${programme}~v2&country=br`, undefined],
  ["brief of another country", `/us/program/brief#v2&country=br&y=1`, undefined],
  ["coverage with chosen services", `/us/coverage#${programme}`, undefined],
  ["coverage without a match", "/us/coverage?q=zzz", undefined],
] as const) {
  test(`axe finds no violation in the ${name}`, async ({ page, open }) => {
    await open(path);
    await reach?.(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    }
  });
}

test("two programmes side by side fit with text at 200%", async ({ page, open }) => {
  await open("/br/programa#v2&customers=50000000~v2&company=health");
  await expectToFit(page, 1280, 200);
});

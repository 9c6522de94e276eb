import { expect, test } from "vitest";
import { renderPage } from "#app/render.tsx";
import { withOverlay } from "#content/edition.ts";
import { publishedTiers } from "#content/standing.ts";
import { estimate } from "#core/estimate.ts";
import { startingProgramme } from "#core/programme.ts";

const tiers = [
  { customers: 20_000, discount: 12.5 },
  { customers: 100_000, discount: 20 },
];
const record = {
  term: "volumeTiers",
  country: "us",
  texts: { en: { position: "The fee falls with the number of customers" } },
  tiers,
};
const published = { "records/terms/us-volumeTiers.json": { "": record } };
const line = "With our published discount from 20,000 covered customers: 12.5%";

test.each([{}, published])(
  "estimator and brief say a discount that the owner has published",
  (records) => {
    withOverlay(records, () => {
      const programme = startingProgramme("us");
      const price = estimate(programme).allIn.likely;
      const isPublished = records === published;
      for (const path of ["/us/program", "/us/program/brief"]) {
        const request = { path, language: "en", origin: "https://a.example" } as const;
        expect(renderPage(request, { script: "/main.js" }).includes(line)).toBe(isPublished);
      }
      expect(estimate(programme, publishedTiers()).allIn.likely).toBe(
        isPublished ? Math.round(price * 0.875) : price,
      );
    });
  },
);

test("those who pay reach a tier, and all prices fall by it but not the services' cost", () => {
  const motor = startingProgramme("us", "insurerMotor", 100_000);
  const [full, less] = [estimate(motor), estimate(motor, { us: tiers, es: tiers })];
  expect(less.perCustomerMonth.high / full.perCustomerMonth.high).toBeCloseTo(0.8, 1);
  expect(less.tax / less.allIn.likely).toBeCloseTo(full.tax / full.allIn.likely, 6);
  expect(less.cost).toEqual(full.cost);
  expect(estimate({ ...motor, country: "br" }, { us: tiers }).tier).toBeUndefined();
  // One in ten buys.
  expect(estimate({ ...motor, basis: "bought" }, { us: tiers }).tier).toBeUndefined();
  expect(estimate({ ...motor, basis: "bought", customers: 200_000 }, { us: tiers }).tier).toBe(
    tiers[0],
  );
});

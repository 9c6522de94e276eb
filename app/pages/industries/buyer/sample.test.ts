import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { estimatedCountries } from "#core/countries.ts";
import { estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { buyerIds } from "#core/pages.ts";
import { parseProgramme } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import { reportFile } from "./report-file.server.ts";
import { feesOf, sampleOf, sampleReport } from "./sample.server.ts";

const places = estimatedCountries.map(({ code, language }) => ({ country: code, language }));

test("a sample programme's link opens the programme whose figures the page shows", () => {
  for (const place of places) {
    for (const buyer of buyerIds) {
      const { fragment, totals } = sampleOf(place, buyer);
      const opened = parseProgramme(fragment);
      expect(opened?.country).toBe(place.country);
      const { rough } = numberFormat(place, place.country);
      expect(opened && rough(estimate(opened).perCustomerMonth.likely)).toBe(totals.fee);
    }
  }
});

test("a fee says whether it is for every customer or for one who buys", () => {
  for (const place of places) {
    const { programmes } = contentFor(place, "industries");
    const fees = feesOf(place, programmes);
    for (const buyer of buyerIds) {
      const { fragment, totals } = sampleOf(place, buyer);
      const isBought = parseProgramme(fragment)?.basis === "bought";
      expect(isBought).toBe(buyer === "retailers" || buyer === "utilities");
      const { fee, bought } = programmes;
      expect(fees[buyer]).toBe(fill(isBought ? bought : fee, { fee: totals.fee }));
    }
  }
});

test("a sample that customers buy says how many do, and its fees add up to its year", () => {
  for (const place of places) {
    for (const buyer of ["retailers", "utilities"] as const) {
      const { fragment, basis } = sampleOf(place, buyer);
      const programme = parseProgramme(fragment);
      const year = programme && estimate(programme);
      const { integer } = numberFormat(place, place.country);
      expect(basis).toContain(`: ${integer(year?.payers ?? 0)}`);
      expect(year?.payers).toBeLessThan(programme?.customers ?? 0);
      const paid = 12 * (year?.perCustomerMonth.likely ?? 0) * (year?.payers ?? 0);
      expect(paid / (year?.allIn.likely ?? 0)).toBeCloseTo(1, 1);
    }
  }
});

test("a sample's rows add up to the totals beside them", () => {
  const digits = (text = "") => Number(text.replaceAll(/\D/g, ""));
  for (const place of places) {
    for (const buyer of buyerIds) {
      const { groups, totals } = sampleOf(place, buyer);
      for (const column of ["cases", "cost"] as const) {
        const rows = groups.flatMap(({ parts }) => parts.map((part) => digits(part[column])));
        const sum = rows.reduce((all, row) => all + row, 0);
        expect(sum, `${place.country} ${buyer} ${column}`).toBe(digits(totals[column]));
      }
    }
  }
});

test("a report's lines add up to a twelfth of the year", () => {
  for (const place of places) {
    for (const buyer of buyerIds) {
      const report = sampleReport(place, buyer);
      const programme = parseProgramme(sampleOf(place, buyer).fragment);
      const year = Number(programme && estimate(programme).cost.likely) / 100;
      expect(report.cost / (year / 12)).toBeCloseTo(1, 1);
    }
  }
});

test("the report's file has the page's total, with the separator that spreadsheets expect", () => {
  const us = { country: "us", language: "en" } as const;
  const { cases, cost } = sampleReport(us, "insurers");
  expect(reportFile(us, "insurers")).toContain(`\r\nTotal,${cases},,${cost}\r\n`);
  expect(reportFile({ country: "br", language: "pt" }, "insurers")).toContain("\r\nTotal;");
});

test("no two reports of a country, nor of a buyer, measure the same", () => {
  const measured = (one: (typeof places)[number], buyer: (typeof buyerIds)[number]) => {
    const { onTime, satisfaction } = sampleReport(one, buyer);
    return `${onTime.toFixed(2)} ${satisfaction.toFixed(1)}`;
  };
  for (const place of places)
    expect(new Set(buyerIds.map((buyer) => measured(place, buyer))).size).toBe(buyerIds.length);
  for (const buyer of buyerIds)
    expect(new Set(places.map((place) => measured(place, buyer))).size).toBe(places.length);
});

import { z } from "zod";
import { assumptionKinds as kinds } from "#core/assumptions.ts";
import { noteIds } from "#core/benchmarks.ts";
import { bases, categories, companyKinds, sizes } from "#core/company-kinds.ts";
import { countryCodes } from "#core/countries.ts";
import { levels } from "#core/estimate.ts";
import { units } from "#core/services.ts";
import { sourceIds } from "#core/sources.ts";
import { partialRecord, record, template, text, textWith } from "../schema.ts";

/** Texts that the estimator and the brief share. */
export const schema = z.strictObject({
  otherItems: text.describe("What a home warranty covers besides the services, named like one."),
  country: text,
  company: text,
  categories: record(categories, text),
  companies: record(companyKinds, text),
  customerIs: record(companyKinds, text).describe("What one customer is."),
  basis: text,
  bases: record(bases, text),
  sizes: record(sizes, text),
  customers: text,
  service: text,
  limits: z.strictObject({
    name: text,
    events: z.strictObject({
      one: text,
      many: template("count"),
      oneInAll: text,
      manyInAll: template("count"),
    }),
    amount: template("amount"),
    km: template("distance"),
    miles: template("distance"),
    none: text,
  }),
  levels: record(levels, text),
  cases: text,
  cost: text.describe("Of the services alone."),
  allIn: text,
  perCustomerMonth: text,
  tier: template("customers", "percent").describe(
    "Where the owner has published discounts for volume.",
  ),
  between: template("low", "high"),
  payers: template("count").describe("After the range, where only those who buy pay."),
  inEightOfTen: template("low", "high").describe("The honest range."),
  stress: template("low", "high"),
  few: z
    .strictObject({ some: template("cases", "none"), rare: template("years", "none") })
    .describe(
      "In the place of the range where there are fewer than ten cases a year, or than one.",
    ),
  total: text,
  summary: template("company", "services", "customers").describe(
    "A programme in one line. `{services}` is one of `serviceCount`.",
  ),
  serviceCount: record(["one", "other"], template("count")),
  ignored: text.describe("Stands above the parts of a link that were not understood."),
  unopened: text.describe("Scripts failed to load, so the link's programme cannot be shown."),
  otherCountry: record(["text", "link"], template("country")),
  olderBenchmarks: record(["text", "button"], template("month")),
  download: text,
  notDownloaded: text.describe("The browser could not load what writes the file."),
  file: z
    .strictObject({ link: text, note: text, assumption: text, unit: text, origin: text })
    .describe("Names of the file's rows and columns that appear nowhere else."),
  xlsx: z
    .strictObject({
      sheets: record(
        [
          "result",
          "assumptions",
          "calibration",
          "calculation",
          "constants",
          "comparison",
          "sources",
        ],
        text,
      ),
      note: text.describe("Heads the assumptions: what a reader changes, and what follows."),
      labels: record(
        [
          "ours",
          "yours",
          "margin",
          "used",
          "spread",
          "isIndexed",
          "isTaxed",
          "events",
          "amount",
          "km",
          "miles",
          "yourYear",
          "exposure",
          "requests",
          "costOfOne",
          "rate",
          "errsBy",
          "variance",
          "weight",
          "units",
          "buyers",
          "kept",
          "feeEffect",
          "fullCost",
          "keptCost",
          "withinCap",
          "net",
          "exactCost",
          "exactCases",
          "exactPrice",
          "loading",
          "fewSpread",
          "stress",
          "payers",
          "fullPrice",
          "discount",
          "figures",
          "noCase",
          "years",
          "indexation",
          "tax",
          "withThese",
          "currency",
        ],
        text,
      ),
      carrying: record(["title", "fixed", "perEvent", "year", "stop", "most", "above"], text),
      constants: record(
        [
          "deviations",
          "widestRatio",
          "widestSpread",
          "fewCases",
          "chance",
          "caseSpread",
          "homeUses",
          "uses",
          "usual",
          "wide",
          "nearShare",
          "nearKm",
          "farKm",
          "feePaid",
          "feeFrom",
          "feePerUnit",
          "feeLeast",
          "feeMost",
          "prices",
        ],
        text,
      ).describe("What the model holds fixed."),
    })
    .describe("The workbook's sheets, rows and columns that the page does not name."),
  notOffer: text.describe("Says what the amount is, and that it is no offer."),
  excluded: z
    .strictObject({
      title: text,
      items: record(["services", "damage", "extras", "yours"], text),
      aboveCaps: text.describe(
        "Of a home warranty, which replaces things, in the place of `damage`.",
      ),
    })
    .describe("What no line of the result holds."),
  units: record(units, text).describe('In the plural, as in "per 100 homes".'),
  families: record(["home", "roadside"], text),
  assumptions: record(
    [...kinds, "claims" as const, "claimCost" as const, "prices" as const],
    textWith("unit", "service", "family"),
  ),
  assumptionUnits: record(kinds, textWith("unit", "currency")),
  origins: record(["P", "D", "A", "changed"], text),
  undated: text.describe("A source without a year."),
  weak: z
    .strictObject({ name: text, meaning: text })
    .describe("How a source that proves little is marked."),
  notes: record(noteIds, text),
  sources: record(sourceIds, text),
  sourceCountries: record([...countryCodes, "gb" as const, "co" as const], text),
  checks: partialRecord(countryCodes, partialRecord(["hogar", "vial", "warranty"], text)).describe(
    "Published figures that the model meets, and which part of a programme they are about.",
  ),
});

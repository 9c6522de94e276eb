import { z } from "zod";
import { assumptionKinds as kinds } from "#core/assumptions.ts";
import { noteIds } from "#core/benchmarks.ts";
import { bases, categories, companyKinds, sizes } from "#core/company-kinds.ts";
import { countryCodes } from "#core/countries.ts";
import { levels } from "#core/estimate.ts";
import { units } from "#core/services.ts";
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
  between: template("low", "high"),
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
  xlsx: z.strictObject({
    result: text,
    assumptions: text,
    factors: z
      .array(text)
      .describe(
        "Per 100 customers, per 1,000 units, share, awareness, within the limit, cost of a case within its caps.",
      ),
    note: text,
  }),
  notOffer: text.describe("Says what the amount is, and that it is no offer."),
  excluded: z
    .strictObject({ title: text, items: record(["services", "damage", "extras", "yours"], text) })
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
  notes: record(noteIds, text),
  sources: record(
    [
      "3",
      "6",
      "1",
      "2",
      "40",
      "4",
      "5",
      "16",
      "8",
      "11",
      "13",
      "14",
      "15",
      "17",
      "18",
      "19",
      "20",
      "21",
      "22",
      "23",
      "25",
      "26",
      "28",
      "29",
      "30",
      "31",
      "32",
      "34",
      "35",
      "36",
      "37",
      "38",
      "39",
      "41",
      "43",
      "44",
      "45",
      "46",
      "47",
      "48",
      "49",
      "50",
      "51",
      "52",
      "53",
      "54",
      "55",
      "56",
      "57",
      "58",
      "59",
      "61",
      "62",
      "63",
    ],
    text,
  ),
  sourceCountries: record([...countryCodes, "gb" as const, "co" as const], text),
  checks: partialRecord(
    countryCodes,
    partialRecord(["hogar", "vial", "warranty"], text),
  ).describe(
    "Published figures that the model meets, and which part of a programme they are about.",
  ),
});

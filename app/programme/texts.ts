import type { AssumptionKind, OriginKind } from "#core/assumptions.ts";
import type { NoteId } from "#core/benchmarks.ts";
import type { Basis, Category, CompanyKind, Size } from "#core/company-kinds.ts";
import type { CountryCode } from "#core/countries.ts";
import type { Level } from "#core/estimate.ts";
import type { Unit } from "#core/services.ts";
import type { SourceCountry, SourceId } from "#core/sources.ts";
import type { Template, TextWith } from "#core/template.ts";

/** Texts that the estimator and the brief share. */
export interface ProgrammeTexts {
  country: string;
  company: string;
  categories: Record<Category, string>;
  companies: Record<CompanyKind, string>;
  /** What one customer is. */
  customerIs: Record<CompanyKind, string>;
  basis: string;
  bases: Record<Basis, string>;
  sizes: Record<Size, string>;
  customers: string;
  service: string;
  limits: {
    name: string;
    events: {
      one: string;
      many: Template<"count">;
      onePerTrade: string;
      manyPerTrade: Template<"count">;
    };
    amount: Template<"amount">;
    km: Template<"distance">;
    miles: Template<"distance">;
    none: string;
  };
  levels: Record<Level, string>;
  cases: string;
  /** Of the services alone. */
  cost: string;
  allIn: string;
  perCustomerMonth: string;
  between: Template<"low" | "high">;
  /** The honest range. */
  inEightOfTen: Template<"low" | "high">;
  stress: Template<"low" | "high">;
  total: string;
  /** A programme in one line. `{services}` is one of `serviceCount`. */
  summary: Template<"company" | "customers" | "services">;
  serviceCount: Record<"one" | "other", Template<"count">>;
  /** Stands above the parts of a link that were not understood. */
  ignored: string;
  /** Scripts failed to load, so the link's programme cannot be shown. */
  unopened: string;
  otherCountry: Record<"text" | "link", Template<"country">>;
  olderBenchmarks: Record<"text" | "button", Template<"month">>;
  download: string;
  /** The browser could not load what writes the file. */
  notDownloaded: string;
  /** Names of the file's rows and columns that appear nowhere else. */
  file: { link: string; note: string; assumption: string; unit: string; origin: string };
  xlsx: {
    result: string;
    assumptions: string;
    /** Per 100 customers, per 1,000 units, share, awareness, within the limit, cost of a case within its caps. */
    factors: readonly string[];
    note: string;
  };
  /** Says what the amount is, and that it is no offer. */
  notOffer: string;
  /** What no line of the result holds. */
  excluded: { title: string; items: Record<"services" | "damage" | "extras" | "yours", string> };
  /** In the plural, as in "per 100 homes". */
  units: Record<Unit, string>;
  families: Record<"home" | "roadside", string>;
  assumptions: Record<AssumptionKind, TextWith<"unit" | "family" | "service">>;
  assumptionUnits: Record<AssumptionKind, TextWith<"unit" | "currency">>;
  origins: Record<OriginKind | "changed", string>;
  /** A source without a year. */
  undated: string;
  notes: Record<NoteId, string>;
  sources: Record<SourceId, string>;
  sourceCountries: Record<SourceCountry, string>;
  /** Published figures that the model meets. */
  checks: Partial<Record<CountryCode, readonly string[]>>;
}

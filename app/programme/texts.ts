import type { AssumptionKind, OwnStep } from "#core/assumptions.ts";
import type { Level } from "#core/estimate.ts";
import type { Unit } from "#core/services.ts";
import type { SourceCountry, SourceId } from "#core/sources.ts";
import type { Template, TextWith } from "#core/template.ts";

/** Texts that the estimator and the brief share. */
export interface ProgrammeTexts {
  company: string;
  customers: string;
  service: string;
  limit: string;
  limits: { one: string; many: Template<"count">; none: string };
  levels: Record<Level, string>;
  cases: string;
  cost: string;
  perCustomerMonth: string;
  between: Template<"low" | "high">;
  total: string;
  /** A programme in one line. `{services}` is one of `serviceCount`. */
  summary: Template<"company" | "customers" | "services">;
  serviceCount: Record<"one" | "other", Template<"count">>;
  /** Stands above the parts of a link that were not understood. */
  ignored: string;
  /** Scripts failed to load, so the link's programme cannot be shown. */
  unopened: string;
  otherCountry: Record<"text" | "link", Template<"country">>;
  download: string;
  /** The browser could not load what writes the file. */
  notDownloaded: string;
  /** Names of the file's rows and columns that appear nowhere else. */
  csv: { link: string; note: string; assumption: string; unit: string; origin: string };
  /** Says what the amount is, and that it is no offer. */
  notOffer: string;
  rangeNote: string;
  limitNote: string;
  /** In the plural, as in "per 100 homes". */
  units: Record<Unit, string>;
  assumptions: Record<AssumptionKind, TextWith<"unit" | "service">>;
  assumptionUnits: Record<AssumptionKind, TextWith<"unit" | "currency">>;
  origins: { ours: Template<"year">; published: string; elsewhere: string; changed: string };
  /** A source without a year. */
  undated: string;
  /** The values are figures of core/assumptions.ts. */
  ownSteps: Record<Exclude<OwnStep, "range" | "rate">, string> & {
    range: Template<"below" | "above">;
    rate: Template<"euros" | "dollars">;
  };
  sources: Record<SourceId, string>;
  sourceCountries: Record<SourceCountry, string>;
}

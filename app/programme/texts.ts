import type { AssumptionKind, OwnStep } from "#core/assumptions.ts";
import type { Level } from "#core/estimate.ts";
import type { Unit } from "#core/services.ts";
import type { SourceCountry, SourceId } from "#core/sources.ts";

/** Texts that the estimator and the brief share. Names in braces are replaced by values. */
export interface ProgrammeTexts {
  company: string;
  customers: string;
  service: string;
  limit: string;
  limits: { one: string; many: string; none: string };
  levels: Record<Level, string>;
  cases: string;
  cost: string;
  perCustomerMonth: string;
  between: string;
  total: string;
  /** A programme in one line. `{services}` is one of `serviceCount`. */
  summary: string;
  serviceCount: { one: string; other: string };
  /** Above the parts of a link that were not understood. */
  ignored: string;
  /** Scripts failed to load, so the link's programme cannot be shown. */
  unopened: string;
  otherCountry: { text: string; link: string };
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
  assumptions: Record<AssumptionKind, string>;
  assumptionUnits: Record<AssumptionKind, string>;
  origins: { ours: string; published: string; elsewhere: string; changed: string };
  /** A source without a year. */
  undated: string;
  /** `{below}`, `{above}`, `{euros}` and `{dollars}` are figures of core/assumptions.ts. */
  ownSteps: Record<OwnStep, string>;
  sources: Record<SourceId, string>;
  sourceCountries: Record<SourceCountry, string>;
}

import type { AssumptionKind, OwnStep } from "#core/assumptions.ts";
import type { Level } from "#core/estimate.ts";
import type { Unit } from "#core/services.ts";
import type { SourceCountry, SourceId } from "#core/sources.ts";

/** What the estimator and the brief both say. In braces stands what is put in. */
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
  /** A programme in one line. */
  summary: string;
  /** What it is, and what it is not. */
  notOffer: string;
  rangeNote: string;
  limitNote: string;
  /** Of many of them, as in "per 100 homes". */
  units: Record<Unit, string>;
  assumptions: Record<AssumptionKind, string>;
  assumptionUnits: Record<AssumptionKind, string>;
  origins: { ours: string; published: string; elsewhere: string; changed: string };
  /** A source without a year. */
  undated: string;
  ownSteps: Record<OwnStep, string>;
  sources: Record<SourceId, string>;
  sourceCountries: Record<SourceCountry, string>;
}

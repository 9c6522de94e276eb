// A year of the buyer's own, and how far it moves our figures: the textbook's gamma-Poisson for the cases, credibility for their cost.
// Section 6 of docs/estimate.md.
import { endsOf } from "./band.ts";
import { type FamilyId, familyIds } from "./pages.ts";
import { isServiceId, type PartId, type ServiceId } from "./services.ts";

/** Of a service, or of all of a family's that have no claims of their own. */
export type ClaimKey = FamilyId | ServiceId;

export interface Claims {
  /** Covered units times years. */
  exposure: number;
  /** All that were asked for. */
  cases: number;
  /** Of one case, in hundredths; we keep ours where it is missing. */
  cost?: number;
}

export type OwnClaims = Partial<Record<ClaimKey, Claims>>;

export const claimMax = { exposure: 100_000_000, cases: 100_000_000, cost: 1_000_000_000 } as const;

export function isClaimKey(value: string): value is ClaimKey {
  return isServiceId(value) || familyIds.some((id) => id === value);
}

/** Whose claims count for a part. */
export function claimKeyOf(claims: OwnClaims, id: PartId, family: FamilyId): ClaimKey | undefined {
  if (id !== "otherItems" && claims[id]) return id;
  return claims[family] && family;
}

/** A figure of ours before and after the buyer's own year, with the ends of both. */
export interface Calibrated {
  prior: Ends;
  own: number;
  posterior: Ends;
  spread: number;
  /** How much the own figures count, from 0 to 1. */
  weight: number;
  /** The own figure lies far off what we expected: more than five times beyond an end. */
  isFar: boolean;
}

interface Ends {
  low: number;
  mean: number;
  high: number;
}

/** Of cases a unit and year. `uses` of one user come together, so they count for less than as many users. */
export function calibratedFrequency(
  mean: number,
  spread: number,
  { exposure, cases }: Claims,
  uses: number,
): Calibrated {
  const cluster = 2 * uses - 1;
  // What our range is worth in cases and in unit-years.
  const prior = { cases: 1 / spread, exposure: 1 / (spread * mean) };
  const own = { cases: cases / cluster, exposure: exposure / cluster };
  const isExact = spread === 0;
  const posterior = isExact ? mean : (prior.cases + own.cases) / (prior.exposure + own.exposure);
  const weight = isExact ? 0 : own.exposure / (prior.exposure + own.exposure);
  const left = isExact ? 0 : 1 / (prior.cases + own.cases);
  return calibrated({ mean, spread }, cases / exposure, { mean: posterior, spread: left }, weight);
}

/** A case's cost varies by half, whoever sends it: as a squared coefficient of variation. */
export const caseSpread = 0.25;

export function calibratedCost(
  mean: number,
  spread: number,
  cases: number,
  own: number,
): Calibrated {
  const weight = (cases * spread) / (cases * spread + caseSpread);
  const posterior = { mean: weight * own + (1 - weight) * mean, spread: spread * (1 - weight) };
  return calibrated({ mean, spread }, own, posterior, weight);
}

interface Figure {
  mean: number;
  spread: number;
}

function calibrated(prior: Figure, own: number, posterior: Figure, weight: number): Calibrated {
  const before = withEnds(prior);
  return {
    prior: before,
    own,
    posterior: withEnds(posterior),
    spread: posterior.spread,
    weight,
    isFar: own > 5 * before.high || own < before.low / 5,
  };
}

function withEnds({ mean, spread }: Figure): Ends {
  const { low, high } = endsOf(spread);
  return { low: mean * low, mean, high: mean * high };
}

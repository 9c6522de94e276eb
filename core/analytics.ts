// What a browser reports of a visit, without anything that identifies the visitor.

/** Buckets of the daily histograms, by their upper limits; a last one holds everything above. */
export const vitalLimits = {
  /** Largest contentful paint, in milliseconds. */
  lcp: [
    250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 6000,
    8000, 10_000, 15_000, 30_000,
  ],
  /** Interaction to next paint, in milliseconds. */
  inp: [16, 24, 32, 40, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000],
  /** Cumulative layout shift. */
  cls: [0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.5, 1],
} as const;

export type Vital = keyof typeof vitalLimits;
export const vitals = Object.keys(vitalLimits) as Vital[];

export const visitReportPath = "/api/figures";

/** The body of a report. */
export interface VisitReport {
  /** The page that was loaded; its view is counted when the server sends it. */
  page: string;
  /** The pages shown after it without loading a document. */
  views: string[];
  /** Sent once, for the loaded page. */
  vitals?: Partial<Record<Vital, number>>;
}

export const mostReportedViews = 50;

/** `?utm_source=boletin&utm_medium=correo` becomes "source=boletin, medium=correo". */
export function campaignOf(search: string): string | undefined {
  const marks = [...new URLSearchParams(search)].filter(
    ([name, value]) => name.startsWith("utm_") && value.trim() !== "",
  );
  return marks.map(([name, value]) => `${name.slice(4)}=${value.trim()}`).join(", ") || undefined;
}

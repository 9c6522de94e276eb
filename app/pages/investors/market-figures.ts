// The specification's investor figures in each place's format.
import { localeOf, type Place } from "#app/site.ts";
import { marketBillions, marketCountries, marketCounts, report } from "#core/facts.ts";
import { fill, type Template } from "#core/template.ts";

export const statIds = ["people", "households", "vehicles", "pets"] as const;
export type StatId = (typeof statIds)[number];

export const sizeIds = ["tam", "sam", "som"] as const;
export type SizeId = (typeof sizeIds)[number];

/** The texts around a figure: before it, and the unit after it. */
interface AmountWords {
  before?: string;
  after: string;
  /** Spanish has no word for 10⁹ but "mil millones": it counts these in millions. */
  isInMillions?: boolean;
}

export interface FigureWords {
  billions: AmountWords;
  trillions: AmountWords;
  /** Spoken figures precede the noun: "600 millones de" personas. */
  moreThan: Record<"short" | "spoken", Template<"n">>;
  spoken: Template<"n">;
}

export interface Amount {
  figure: string;
  unit: string;
}

/** Every figure of the page as text, so that the browser formats nothing. */
export function figuresFor(place: Pick<Place, "country" | "language">, words: FigureWords) {
  const locale = localeOf(place);
  // The specification's 1,333 keeps its four digits.
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  // Spain leaves four-digit numbers ungrouped by default.
  const rounded = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 0,
    useGrouping: "always",
  });
  const short = new Intl.NumberFormat(locale, { notation: "compact" });
  const spoken = new Intl.NumberFormat(locale, { notation: "compact", compactDisplay: "long" });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const growth = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });

  const dollars = (billions: number) =>
    billions >= 1000
      ? amount(number.format(billions / 1000), words.trillions)
      : amount(
          rounded.format(Math.round(billions) * (words.billions.isInMillions ? 1000 : 1)),
          words.billions,
        );
  // Argentina's locale data lack the space that Spanish spelling requires.
  const spaced = (percentage: string) =>
    place.language === "es" ? percentage.replace(/\s*%/, "\u00a0%") : percentage;

  return {
    countries: countryList(place),
    stats: byId(statIds, (id) => {
      const isMoreThan = id === "people";
      const shortly = short.format(marketCounts[id]);
      return {
        short: isMoreThan ? fill(words.moreThan.short, { n: shortly }) : shortly,
        spoken: fill(isMoreThan ? words.moreThan.spoken : words.spoken, {
          n: spoken.format(marketCounts[id]),
        }),
      };
    }),
    sizes: byId(sizeIds, (id) => ({
      amount: dollars(marketBillions[id]),
      share: spaced(percent.format(marketBillions[id] / marketBillions.tam)),
      radius: radiusOf(id),
    })),
    growth: spaced(growth.format(report.annualGrowth)),
    curve: growthCurve().map((point, index, all) => ({
      year: point.year,
      height: point.billions / (all.at(-1)?.billions ?? 1),
      isQuoted: index === 0 || index === all.length - 1,
      amount: dollars(index === all.length - 1 ? report.lastBillions : point.billions),
    })),
  };
}

export type Figures = ReturnType<typeof figuresFor>;

/** The reader's own country first. */
function countryList(place: Pick<Place, "country" | "language">): string {
  const locale = localeOf(place);
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const codes = marketCountries.toSorted(
    (a, b) => Number(b === place.country) - Number(a === place.country),
  );
  // American English as this site writes it, without the comma before "and".
  const list = new Intl.ListFormat(place.language === "en" ? "en-GB" : locale);
  return list.format(codes.map((code) => names.of(code.toUpperCase()) ?? code));
}

/** The report gives both ends and the growth rate; the years between are computed. */
export function growthCurve(): { year: number; billions: number }[] {
  const years = report.lastYear - report.firstYear;
  return Array.from({ length: years + 1 }, (_, index) => ({
    year: report.firstYear + index,
    billions: report.firstBillions * (1 + report.annualGrowth) ** index,
  }));
}

/** Relative to the largest market, so that areas are proportional to the amounts. */
export function radiusOf(id: SizeId): number {
  return Math.sqrt(marketBillions[id] / marketBillions.tam);
}

function amount(figure: string, { before = "", after }: AmountWords): Amount {
  return { figure: before + figure, unit: after };
}

function byId<K extends string, T>(ids: readonly K[], make: (id: K) => T): Record<K, T> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<K, T>;
}

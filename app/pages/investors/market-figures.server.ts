// The specification's investor figures in each place's format.
import { formatsFor } from "#app/cases/formats.server.ts";
import { localeOf, type Place } from "#app/site.ts";
import { type SizeId, sizeIds, statIds } from "#content/investors/ids.ts";
import type { InvestorsContent } from "#content/investors/schema.ts";
import { marketBillions, marketCountries, marketCounts, report } from "#core/facts.ts";
import { fill } from "#core/template.ts";

type FigureWords = InvestorsContent["words"];

export interface Amount {
  figure: string;
  unit: string;
}

/** Every figure of the page as text, so that the browser formats nothing. */
export function figuresFor(place: Pick<Place, "country" | "language">, words: FigureWords) {
  const { whole, threeDecimals, compact, spoken, oneDigitPercent, twoDigitPercent } =
    formatsFor(place);
  const dollars = (billions: number) =>
    billions >= 1000
      ? // The specification's 1,333 keeps its four digits.
        amount(threeDecimals(billions / 1000), words.trillions)
      : amount(
          whole(Math.round(billions) * (words.billions.isInMillions ? 1000 : 1)),
          words.billions,
        );

  return {
    countries: countryList(place),
    stats: byId(statIds, (id) => {
      const isMoreThan = id === "people";
      const shortly = compact(marketCounts[id]);
      return {
        short: isMoreThan ? fill(words.moreThan.short, { n: shortly }) : shortly,
        spoken: fill(isMoreThan ? words.moreThan.spoken : words.spoken, {
          n: spoken(marketCounts[id]),
        }),
      };
    }),
    sizes: byId(sizeIds, (id) => ({
      amount: dollars(marketBillions[id]),
      share: oneDigitPercent(marketBillions[id] / marketBillions.tam),
      radius: radiusOf(id),
    })),
    growth: twoDigitPercent(report.annualGrowth),
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

function amount(figure: string, { before = "", after }: FigureWords["billions"]): Amount {
  return { figure: before + figure, unit: after };
}

function byId<K extends string, T>(ids: readonly K[], make: (id: K) => T): Record<K, T> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<K, T>;
}

// Numbers and money as each country writes them. By hand, since engines' own tables differ in spaces and signs, and what the
// server wrote must be what the browser writes.
import { type CountryCode, countryOf, countryOfLanguage } from "./countries.ts";
import type { Language } from "./languages.ts";
import { writeWhole } from "./read-number.ts";

interface NumberPlace {
  country: CountryCode;
  language: Language;
}

interface Currency {
  sign: string;
  place: "before" | "spaced" | "after";
  /** Cents say something where a unit is worth more than a coin. */
  hasCents: boolean;
}

const currencies: Record<CountryCode, Currency> = {
  ar: { sign: "$", place: "spaced", hasCents: false },
  es: { sign: "€", place: "after", hasCents: true },
  br: { sign: "R$", place: "spaced", hasCents: true },
  us: { sign: "$", place: "before", hasCents: true },
};

const separators: Record<CountryCode, readonly [group: string, point: string]> = {
  ar: [".", ","],
  es: [".", ","],
  br: [".", ","],
  us: [",", "."],
};

const millionSigns: Record<Language, string> = { es: "\u00a0M", pt: "\u00a0mi", en: "M" };
/** Portuguese and English write no space before it. */
const percentSigns: Record<Language, string> = { es: "\u00a0%", pt: "%", en: "%" };
const space = "\u00a0";
/** In cents. */
const million = 100_000_000;

/** Formats for a reader at `place` of amounts in the currency of `money`. */
export function numberFormat(place: NumberPlace, money: CountryCode) {
  const isOwnLanguage = countryOf(place.country).language === place.language;
  const [group, point] =
    separators[isOwnLanguage ? place.country : countryOfLanguage[place.language]];
  const { sign, place: signPlace, hasCents } = currencies[money];
  const { currency: code, language } = countryOf(money);
  // A bare sign is clear only at home: the dollar's is the peso's.
  const isAtHome = place.country === money && place.language === language;

  const integer = (value: number) => writeWhole(Math.round(value), group);

  function withSign(amount: string): string {
    if (!isAtHome) return `${code}${space}${amount}`;
    if (signPlace === "after") return `${amount}${space}${sign}`;
    return `${sign}${signPlace === "spaced" ? space : ""}${amount}`;
  }

  /**
   * Two significant digits, which is what an estimate deserves: "2.8 M€"; a third where amounts are told apart. Amounts below ten
   * keep their cents, so that a monthly fee times its customers is the year's amount beside it.
   */
  function rough(minor: number, digits = 2): string {
    if (hasCents && minor < 10 ** (digits + 1)) return exact(minor);
    const value = Number(minor.toPrecision(digits));
    if (value < million) return withSign(integer(Math.round(value / 100)));
    const millions = value / million;
    const amount =
      millions < 10 ? millions.toFixed(1).replace(".", point) : integer(Math.round(millions));
    return withSign(amount + millionSigns[place.language]);
  }

  /** An amount of hundredths, with the decimals it has. */
  function decimal(hundredths: number): string {
    const decimals = String(hundredths % 100)
      .padStart(2, "0")
      .replace(/0+$/, "");
    return integer(Math.floor(hundredths / 100)) + (decimals && point + decimals);
  }

  /** Money of hundredths: whole, or with both digits of its cents. */
  function exact(hundredths: number): string {
    const hasOneDigit = hundredths % 100 !== 0 && hundredths % 10 === 0;
    return withSign(decimal(hundredths) + (hasOneDigit ? "0" : ""));
  }

  /** An amount worked out of others: four digits, and no cents from ten on. */
  function precise(minor: number): string {
    if (minor < 1_000) return rough(Math.round(minor));
    return exact(100 * Math.round(Number(minor.toPrecision(4)) / 100));
  }

  /** With decimals down to a step, in hundredths; less than half of it is not none. */
  function fewOf(count: number, step: number): string {
    const hundredths = Math.round((100 / step) * count) * step;
    return count > 0 && hundredths === 0 ? `<${space}${decimal(step)}` : decimal(hundredths);
  }

  return {
    integer,
    rough,
    precise,
    /** The same of a count. */
    roughCount: (count: number) =>
      count < 10 ? fewOf(twoDigits(count), 1) : integer(twoDigits(count)),
    /** Whole where there are many, else with one decimal. */
    count: (count: number) => (count < 100 ? fewOf(count, 10) : integer(count)),
    decimal,
    percent: (hundredths: number) => decimal(hundredths) + percentSigns[place.language],
    exact,
    /** Of whole units of the currency. */
    amount: (value: number) => withSign(integer(value)),
    group,
    point,
    /** The sign or code that the amounts carry. */
    currency: isAtHome ? sign : code,
  };
}

export type NumberFormat = ReturnType<typeof numberFormat>;

export const kmPerMile = 1.609;

/** The United States count in miles. */
export function distanceIn(country: CountryCode, km: number) {
  return country === "us"
    ? ({ unit: "miles", distance: Math.round(km / kmPerMile) } as const)
    : ({ unit: "km", distance: km } as const);
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

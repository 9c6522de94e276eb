// Numbers and money as each country writes them. By hand, since engines' own tables differ in spaces and signs, and what the
// server wrote must be what the browser writes.
import { type CountryCode, countryOf, countryOfLanguage } from "./countries.ts";
import type { Language } from "./languages.ts";

export interface NumberPlace {
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
const space = "\u00a0";
/** In cents. */
const million = 100_000_000n;

/** Formats for a reader at `place` of amounts in the currency of `money`. */
export function numberFormat(place: NumberPlace, money: CountryCode) {
  const isOwnLanguage = countryOf(place.country).language === place.language;
  const [group, point] =
    separators[isOwnLanguage ? place.country : countryOfLanguage[place.language]];
  const { sign, place: signPlace, hasCents } = currencies[money];
  const { currency: code, language } = countryOf(money);
  // A bare sign is clear only at home: the dollar's is the peso's.
  const isAtHome = place.country === money && place.language === language;

  function integer(value: number | bigint): string {
    return String(value).replace(/\B(?=(\d{3})+$)/g, group);
  }

  function withSign(amount: string): string {
    if (!isAtHome) return `${code}${space}${amount}`;
    if (signPlace === "after") return `${amount}${space}${sign}`;
    return `${sign}${signPlace === "spaced" ? space : ""}${amount}`;
  }

  /** Two significant digits, which is what an estimate deserves: "2.8 M€", "0.34 €", and "1.20 €", as prices are written. */
  function rough(minor: bigint): string {
    const value = twoDigits(minor);
    if (value >= million) {
      const isSmall = value < 10n * million;
      const tenths = isSmall ? point + String((value % million) / (million / 10n)) : "";
      return withSign(integer(value / million) + tenths + millionSigns[place.language]);
    }
    if (!hasCents || value >= 1_000n) return withSign(integer(rounded(value, 100n) / 100n));
    return withSign(`${value / 100n}${point}${String(value % 100n).padStart(2, "0")}`);
  }

  /** An amount of hundredths, with the decimals it has. */
  function decimal(hundredths: number): string {
    const decimals = String(hundredths % 100)
      .padStart(2, "0")
      .replace(/0+$/, "");
    return integer(Math.floor(hundredths / 100)) + (decimals && point + decimals);
  }

  return {
    integer,
    rough,
    /** The same of a count. */
    roughCount: (count: bigint) => integer(twoDigits(count)),
    decimal,
    /** The same of the currency. */
    exact: (hundredths: number) => withSign(decimal(hundredths)),
    /** Of whole units of the currency. */
    amount: (value: number) => withSign(integer(value)),
    /** The sign or code that the amounts carry. */
    currency: isAtHome ? sign : code,
  };
}

export type NumberFormat = ReturnType<typeof numberFormat>;

function twoDigits(value: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, String(value).length - 2));
  return rounded(value, step);
}

function rounded(value: bigint, step: bigint): bigint {
  return ((2n * value + step) / (2n * step)) * step;
}

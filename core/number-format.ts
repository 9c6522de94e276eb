// Numbers and money as each country writes them. By hand, since engines' own tables differ in spaces and signs, and what the
// server wrote must be what the browser writes.
import type { CountryCode } from "./countries.ts";
import type { Language } from "./languages.ts";

export interface NumberPlace {
  country: CountryCode;
  language: Language;
}

interface Currency {
  code: string;
  sign: string;
  place: "before" | "spaced" | "after";
  /** Cents say something where a unit is worth more than a coin. */
  hasCents: boolean;
}

const currencies: Record<CountryCode, Currency> = {
  ar: { code: "ARS", sign: "$", place: "spaced", hasCents: false },
  es: { code: "EUR", sign: "€", place: "after", hasCents: true },
  br: { code: "BRL", sign: "R$", place: "spaced", hasCents: true },
  us: { code: "USD", sign: "$", place: "before", hasCents: true },
};

const ownLanguage: Record<CountryCode, Language> = { ar: "es", es: "es", br: "pt", us: "en" };
const million: Record<Language, string> = { es: "\u00a0M", pt: "\u00a0mi", en: "M" };
const space = "\u00a0";

/** Formats for a reader at `place` of amounts in the currency of `money`. */
export function numberFormat(place: NumberPlace, money: CountryCode) {
  const [group, point] = place.language === "en" ? [",", "."] : [".", ","];
  const currency = currencies[money];
  // A bare sign is clear only at home: the dollar's is the peso's.
  const isAtHome = place.country === money && place.language === ownLanguage[money];

  function integer(value: number | bigint): string {
    return String(value).replace(/\B(?=(\d{3})+$)/g, group);
  }

  function withSign(amount: string): string {
    if (!isAtHome) return `${currency.code}${space}${amount}`;
    if (currency.place === "after") return `${amount}${space}${currency.sign}`;
    return `${currency.sign}${currency.place === "spaced" ? space : ""}${amount}`;
  }

  /** To the unit; from ten million on, in millions with one decimal. */
  function cost(minor: bigint): string {
    const units = rounded(minor, 100n);
    if (units < 10_000_000n) return withSign(integer(units));
    const tenths = rounded(units, 100_000n);
    const decimal = tenths < 1_000n ? `${point}${tenths % 10n}` : "";
    return withSign(
      `${integer(decimal ? tenths / 10n : rounded(tenths, 10n))}${decimal}${million[place.language]}`,
    );
  }

  /** With cents where they mean something. */
  function fee(minor: bigint): string {
    if (!currency.hasCents || minor >= 100_000n) return withSign(integer(rounded(minor, 100n)));
    const cents = String(minor % 100n).padStart(2, "0");
    return withSign(`${integer(minor / 100n)}${point}${cents}`);
  }

  return {
    integer,
    cost,
    fee,
    point,
    /** As the amounts name it. */
    currency: isAtHome ? currency.sign : currency.code,
  };
}

export type NumberFormat = ReturnType<typeof numberFormat>;

function rounded(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}

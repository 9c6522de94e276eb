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
const millionSigns: Record<Language, string> = { es: "\u00a0M", pt: "\u00a0mi", en: "M" };
const space = "\u00a0";
/** In cents. */
const million = 100_000_000n;

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

  /** Rounded as `cost` writes it: to the unit; from ten million on, to a tenth of a million; from a hundred million on, to a million. */
  function shownCost(minor: bigint): bigint {
    const units = rounded(minor, 100n);
    if (units < 10n * million) return units;
    const tenths = rounded(minor, million / 10n);
    return tenths < 100n * million ? tenths : rounded(minor, million);
  }

  function cost(minor: bigint): string {
    const shown = shownCost(minor);
    if (shown < 10n * million) return withSign(integer(shown / 100n));
    const tenths = shown / (million / 10n);
    const decimal = tenths < 1_000n ? `${point}${tenths % 10n}` : "";
    return withSign(`${integer(tenths / 10n)}${decimal}${millionSigns[place.language]}`);
  }

  const hasCents = (minor: bigint) => currency.hasCents && minor < 100_000n;

  /** Rounded as `fee` writes it: with cents where they mean something. */
  function shownFee(minor: bigint): bigint {
    return hasCents(minor) ? minor : rounded(minor, 100n);
  }

  function fee(minor: bigint): string {
    const shown = shownFee(minor);
    const cents = hasCents(minor) ? point + String(shown % 100n).padStart(2, "0") : "";
    return withSign(integer(shown / 100n) + cents);
  }

  return {
    integer,
    cost,
    fee,
    shownCost,
    shownFee,
    point,
    /** As the amounts name it. */
    currency: isAtHome ? currency.sign : currency.code,
  };
}

export type NumberFormat = ReturnType<typeof numberFormat>;

function rounded(value: bigint, step: bigint): bigint {
  return ((2n * value + step) / (2n * step)) * step;
}

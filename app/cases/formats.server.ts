import { localeOf, type Place } from "#app/site.ts";
import { countryOf } from "#core/countries.ts";

/**
 * Numbers, money and times in the place's format. For loaders only: browsers and servers format with different spaces, which
 * would break hydration.
 */
export function formatsFor(place: Pick<Place, "country" | "language">) {
  const locale = localeOf(place);
  const number = (options: Intl.NumberFormatOptions) => {
    // Spain's locale data leave four-digit numbers ungrouped, which looks like an error beside longer ones.
    const { format } = new Intl.NumberFormat(locale, { useGrouping: "always", ...options });
    return (value: number) => format(value);
  };
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const time = date({
    hour: "numeric",
    minute: "2-digit",
    hourCycle: place.language === "en" ? "h12" : "h23",
  });
  // Argentina's locale data lack the space that Spanish spelling requires.
  const percent = (digits: number) => {
    const format = number({ style: "percent", maximumFractionDigits: digits });
    return (share: number) =>
      place.language === "es" ? format(share).replace(/\s*%/, "\u00a0%") : format(share);
  };
  const weekday = date({ weekday: "long" });
  const month = date({ month: "short" });
  return {
    whole: number({}),
    decimal: number({ maximumFractionDigits: 1 }),
    threeDecimals: number({ maximumFractionDigits: 3 }),
    compact: number({ notation: "compact" }),
    /** "600 millones". */
    spoken: number({ notation: "compact", compactDisplay: "long" }),
    percent: percent(0),
    oneDigitPercent: percent(1),
    twoDigitPercent: percent(2),
    minutes: number({ style: "unit", unit: "minute" }),
    kilometer: number({ style: "unit", unit: "kilometer" }),
    mile: number({ style: "unit", unit: "mile" }),
    money: number({
      style: "currency",
      currency: countryOf(place.country).currency,
      maximumFractionDigits: 0,
    }),
    /** Spanish and Portuguese put the currency sign first. */
    moreThan: (figure: string) => (place.language === "en" ? `${figure}+` : `+${figure}`),
    /** Formats "18:05". */
    clock: (text: string) => time.format(minutesOf(text) * 60_000),
    /** Sunday is 0: the first Sunday of the epoch was its fourth day. */
    weekday: (day: number) => weekday.format(Date.UTC(1970, 0, 4 + day)),
    /** January is 0. */
    month: (index: number) => month.format(Date.UTC(1970, index, 1)).replace(".", ""),
  };
}

/** Minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

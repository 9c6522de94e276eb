import type { Place } from "#app/site.ts";
import { countries, countryOf } from "#core/countries.ts";
import { familyIds } from "#core/pages.ts";
import { type LocalExamples, localExamples } from "./local.ts";

/** Numbers, times and names as the reader writes them. Made in the loader: browsers and servers differ in their spaces. */
export function figuresOf(place: Pick<Place, "country" | "language">) {
  const examples = localExamples[place.country];
  const format = formatsOf(place, examples);
  return {
    facts: {
      providers: format.moreThan(format.whole(1000)),
      users: format.moreThan(format.compact(1_000_000)),
      families: format.whole(familyIds.length),
      countries: format.whole(countries.length),
    },
    hero: {
      street: examples.towStreet,
      driver: examples.towDriver,
      wait: format.minutes(12),
      arrival: format.clock(19, 42),
      solved: format.clock(19, 6),
      openCases: format.whole(128),
    },
    leak: {
      address: examples.leakAddress,
      customer: examples.customerName,
      plumber: examples.plumber,
      price: format.price(examples.plumbingPrice),
      distance: format.distance(examples.distance.value),
      wait: format.minutes(24),
      requested: format.clock(15, 28),
      verified: format.clock(15, 29),
      accepted: format.clock(15, 34),
      departed: format.clock(15, 41),
      arrival: format.clock(16, 5),
      solved: format.clock(16, 46),
      paid: format.clock(16, 47),
    },
  };
}

export type Figures = ReturnType<typeof figuresOf>;

function formatsOf({ country, language }: Pick<Place, "country" | "language">, of: LocalExamples) {
  const home = countryOf(country);
  const locale = home.language === language ? home.locale : `${language}-${country.toUpperCase()}`;
  const number = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(locale, options);
    return (value: number) => format(value);
  };
  const time = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    hourCycle: language === "en" ? "h12" : "h23",
    timeZone: "UTC",
  });
  return {
    // Spanish leaves four-figure numbers ungrouped by default.
    whole: number({ useGrouping: "always" }),
    compact: number({ notation: "compact" }),
    minutes: number({ style: "unit", unit: "minute" }),
    distance: number({ style: "unit", unit: of.distance.unit }),
    price: number({ style: "currency", currency: home.currency, maximumFractionDigits: 0 }),
    /** Spanish and Portuguese put the sign first. */
    moreThan: (figure: string) => (language === "en" ? `${figure}+` : `+${figure}`),
    clock: (hour: number, minute: number) => time.format(Date.UTC(2025, 0, 1, hour, minute)),
  };
}

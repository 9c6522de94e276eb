// The figures inside the screens: examples, written as the place writes numbers, money and hours.
import { localeOf, type Place } from "#app/site.ts";
import { type CountryCode, countryOf } from "#core/countries.ts";
import { casesByMonth } from "./sample-cases.ts";
import type { PaidFamily } from "./texts.ts";

export interface ScreenFigures {
  caseNumbers: {
    vial: string;
    hogar: string;
    salud: string;
    mascotas: string;
    dispositivos: string;
  };
  customerCase: string;
  eta: string;
  arrival: string;
  onTime: string;
  satisfaction: string;
  /** The hours of a case, in order. */
  hours: [string, string, string, string];
  months: string[];
  totalCases: string;
  averageCost: string;
  price: { agreed: string; low: string; high: string };
  payouts: Record<PaidFamily, { services: string; amount: string }>;
  payoutTotal: string;
  estimate: string;
  /** Latitude and longitude, as the API writes them. */
  location: string;
}

const caseNumbers = {
  vial: "48213",
  hogar: "48210",
  salud: "48207",
  mascotas: "48201",
  dispositivos: "48196",
};

/** The flat tire that the chat, the app and the contact center share. */
const customerCase = "48219";

/** What a service costs, in the country's money; the plumber's is the one the price bureau shows. */
const rates: Record<CountryCode, Record<PaidFamily, number>> = {
  ar: { vial: 62_000, hogar: 48_500, mascotas: 27_000, dispositivos: 39_000 },
  es: { vial: 74, hogar: 58, mascotas: 36, dispositivos: 49 },
  br: { vial: 240, hogar: 185, mascotas: 120, dispositivos: 150 },
  us: { vial: 125, hogar: 140, mascotas: 65, dispositivos: 90 },
};

const locations: Record<CountryCode, string> = {
  ar: "[-34.61, -58.44]",
  es: "[40.42, -3.70]",
  br: "[-23.56, -46.65]",
  us: "[25.77, -80.19]",
};

const servicesPaid: Record<PaidFamily, number> = {
  vial: 18,
  hogar: 14,
  mascotas: 9,
  dispositivos: 6,
};

export function figuresFor(place: Pick<Place, "country" | "language">): ScreenFigures {
  const { country, language } = place;
  const { currency } = countryOf(country);
  const locale = localeOf(place);
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value);
  const money = (value: number) =>
    number(value, { style: "currency", currency, maximumFractionDigits: 0 });
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const hour = (minutesPastSeven: number) =>
    date({ hour: "numeric", minute: "2-digit", hour12: language === "en" }).format(
      Date.UTC(2025, 0, 1, 19, minutesPastSeven),
    );
  const month = (index: number) =>
    date({ month: "short" })
      .format(Date.UTC(2025, index, 1))
      .replace(".", "");

  const rate = rates[country];
  const amountOf = (family: PaidFamily) => rate[family] * servicesPaid[family];
  const paidFamilies = Object.keys(servicesPaid) as PaidFamily[];
  const total = Object.values(casesByMonth).flat().reduce(sum);
  const minutes = { style: "unit", unit: "minute" } as const;

  return {
    caseNumbers,
    customerCase,
    eta: number(12, minutes),
    arrival: number(31, minutes),
    onTime: number(0.96, { style: "percent" }),
    satisfaction: number(4.8),
    hours: [hour(2), hour(4), hour(11), hour(26)],
    months: [0, 1, 2, 3, 4, 5].map(month),
    totalCases: number(total),
    averageCost: money(rate.hogar * 0.9),
    price: {
      agreed: money(rate.hogar),
      low: money(rate.hogar * 0.8),
      high: money(rate.hogar * 1.3),
    },
    payouts: Object.fromEntries(
      paidFamilies.map((family) => [
        family,
        { services: number(servicesPaid[family]), amount: money(amountOf(family)) },
      ]),
    ) as ScreenFigures["payouts"],
    payoutTotal: money(paidFamilies.map(amountOf).reduce(sum)),
    estimate: money(rate.hogar * 2),
    location: locations[country],
  };
}

function sum(a: number, b: number) {
  return a + b;
}

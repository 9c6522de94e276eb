// Numbers, names and times on the product screens, from the sample cases (app/cases), formatted for the place.
import { formatsFor } from "#app/cases/formats.server.ts";
import {
  casesByMonth,
  claimNumber,
  feeRange,
  indicators,
  localSamples,
  type PaidFamily,
  paidFamilies,
  payday,
  priceOf,
  sampleCases,
  servicesPaid,
  tireCase,
} from "#app/cases/samples.server.ts";
import type { Place } from "#app/site.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";

export function screenValues(place: Pick<Place, "country" | "language">) {
  const format = formatsFor(place);
  const { cases, claimEstimate, location } = localSamples(place.country);
  const { hogar } = sampleCases;
  const price = (family: FamilyId) => priceOf(place.country, family);
  const amountOf = (family: PaidFamily) => price(family) * servicesPaid[family];
  const casesOf = (family: FamilyId) => casesByMonth[family].reduce(sum);
  const totalCases = familyIds.map(casesOf).reduce(sum);
  const totalPrice = familyIds.map((family) => casesOf(family) * price(family)).reduce(sum);
  const months = casesByMonth.hogar.map((_, index) => format.month(index));

  return {
    leakCase: String(hogar.number),
    customerCase: String(tireCase.number),
    onTime: format.percent(indicators[place.country].onTime),
    satisfaction: format.decimal(indicators[place.country].satisfaction),
    /** The times of the flat tire's messages, by channel. */
    hours: Object.fromEntries(
      Object.entries(tireCase.times).map(([channel, time]) => [channel, format.clock(time)]),
    ) as Record<keyof typeof tireCase.times, string>,
    months,
    period: `${months[0]}–${months.at(-1)}`,
    casesByMonth,
    totalCases: format.whole(totalCases),
    averagePrice: format.money(totalPrice / totalCases),
    /** The leak's plumber, and the fee. */
    plumber: cases.hogar.person,
    fee: {
      agreed: format.money(price("hogar")),
      low: format.money(price("hogar") * feeRange.low),
      high: format.money(price("hogar") * feeRange.high),
    },
    distance: format[localSamples(place.country).distanceUnit](cases.hogar.distance ?? 0),
    payday: format.weekday(payday),
    payouts: Object.fromEntries(
      paidFamilies.map((family) => [
        family,
        {
          firm: cases[family].firm,
          services: format.whole(servicesPaid[family]),
          amount: format.money(amountOf(family)),
        },
      ]),
    ) as Record<PaidFamily, { firm: string; services: string; amount: string }>,
    payoutTotal: format.money(paidFamilies.map(amountOf).reduce(sum)),
    claimNumber: String(claimNumber),
    estimate: format.money(claimEstimate),
    location: `[${location.map((degrees) => degrees.toFixed(2)).join(", ")}]`,
  };
}

export type ScreenValues = ReturnType<typeof screenValues>;

function sum(a: number, b: number) {
  return a + b;
}

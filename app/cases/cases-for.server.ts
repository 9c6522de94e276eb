import type { Place } from "#app/site.ts";
import type { CaseTexts } from "#content/cases/schema.ts";
import { contentFor } from "#content/content-for.ts";
import type { CountryCode } from "#core/countries.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { fill } from "#core/template.ts";
import { type CaseMoment, caseEvents } from "./case.ts";
import { formatsFor, minutesOf } from "./formats.server.ts";
import { initialsOf } from "./initials.ts";
import { localSamples, payday, priceOf, rating, sampleCases, towUnit } from "./samples.server.ts";

/** A sample case for a place: its texts and formatted values. */
export type Case = CaseTexts & { values: CaseValues };

interface CaseValues {
  number: string;
  times: Record<CaseMoment, string>;
  /** Minutes until help arrives; absent where it has an appointment. */
  wait?: string;
  person: { name: string; initials: string };
  /** What the provider who helps is paid. */
  price: string;
  place?: string;
  distance?: string;
  rating: string;
}

export function casesFor(place: Pick<Place, "country" | "language">) {
  const format = formatsFor(place);
  const texts = contentFor(place, "cases");
  const cases = Object.fromEntries(
    familyIds.map((family) => [
      family,
      {
        ...texts.families[family],
        role: fill(texts.families[family].role, {
          unit: towUnit,
          firm: localSamples(place.country).cases[family].firm,
        }),
        values: caseValues(format, place.country, family),
      },
    ]),
  ) as Record<FamilyId, Case>;
  const { illustrative, endings, caseName, events, chat } = texts;
  return { illustrative, endings, caseName, events, chat, payday: format.weekday(payday), cases };
}

export type Cases = ReturnType<typeof casesFor>;

function caseValues(
  format: ReturnType<typeof formatsFor>,
  country: CountryCode,
  family: FamilyId,
): CaseValues {
  const { number, times, waitSeenAt } = sampleCases[family];
  const { cases, distanceUnit } = localSamples(country);
  const { person, place: where, distance } = cases[family];
  return {
    number: String(number),
    times: Object.fromEntries(
      [...caseEvents, "begins" as const].map((moment) => [moment, format.clock(times[moment])]),
    ) as CaseValues["times"],
    wait: waitSeenAt && format.minutes(minutesOf(times.begins) - minutesOf(waitSeenAt)),
    person: { name: person, initials: initialsOf(person) },
    price: format.money(priceOf(country, family)),
    place: where,
    distance: distance === undefined ? undefined : format[distanceUnit](distance),
    rating: `${rating.given}/${rating.best}`,
  };
}

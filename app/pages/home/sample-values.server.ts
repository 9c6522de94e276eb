import { formatsFor, minutesOf } from "#app/cases/formats.server.ts";
import { initialsOf } from "#app/cases/initials.ts";
import {
  localSamples,
  lockCase,
  openCases,
  sampleCases,
  seenAt,
  towUnit,
} from "#app/cases/samples.server.ts";
import type { Place } from "#app/site.ts";
import { countries } from "#core/countries.ts";
import { company } from "#core/facts.ts";
import { familyIds } from "#core/pages.ts";

/** Numbers, names and times in the place's format: the specification's facts, and those of the sample screens. */
export function sampleValues(place: Pick<Place, "country" | "language">) {
  const format = formatsFor(place);
  const { number, times } = sampleCases.vial;
  const { cases, towStreet } = localSamples(place.country);
  const driver = cases.vial.person;
  return {
    facts: {
      providers: format.moreThan(format.whole(company.providers)),
      users: format.moreThan(format.compact(company.users)),
      families: format.whole(familyIds.length),
      countries: format.whole(countries.length),
    },
    hero: {
      caseNumber: String(number),
      street: towStreet,
      driver: { name: driver, initials: initialsOf(driver) },
      unit: String(towUnit),
      wait: format.minutes(minutesOf(times.begins) - minutesOf(seenAt)),
      arrival: format.clock(times.begins),
      solved: format.clock(lockCase.solved),
      openCases,
      allOpenCases: format.whole(Object.values(openCases).reduce((a, b) => a + b)),
    },
  };
}

export type SampleValues = ReturnType<typeof sampleValues>;

import type { Place } from "#app/site.ts";
import { hasEstimator } from "#core/countries.ts";
import { numberFormat } from "#core/number-format.ts";
import { startingProgramme } from "#core/programme.ts";
import { type ServiceId, servicesIn } from "#core/services.ts";
import { limitWords } from "./assumption-words.ts";
import { programmeWords } from "./programme-words.server.ts";

/** What we propose for each service where it is included. A country without benchmarks has no proposal. */
export function proposedLimits(
  place: Pick<Place, "country" | "language">,
): Partial<Record<ServiceId, string>> {
  const { country } = place;
  if (!hasEstimator(country)) return {};
  const words = programmeWords(place);
  const format = numberFormat(place, country);
  const setting = startingProgramme(country);
  return Object.fromEntries(
    servicesIn(country).map((id) => [id, limitWords(setting, id, words, format)]),
  );
}

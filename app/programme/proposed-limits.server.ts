import type { Place } from "#app/site.ts";
import { isLimited, typicalLimitsOf } from "#core/assumptions.ts";
import { hasEstimator } from "#core/countries.ts";
import { numberFormat } from "#core/number-format.ts";
import { startingProgramme } from "#core/programme.ts";
import { type ServiceId, services, servicesIn } from "#core/services.ts";
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
  const entries = servicesIn(country).map((id) => {
    const { family } = services[id];
    const { events, amount, km } = typicalLimitsOf(family, setting);
    const limits = {
      ...(isLimited(id) && { events }),
      ...(family === "hogar" && { amount }),
      ...(id === "towing" && { km }),
    };
    return [id, limitWords(limits, family, country, words, format)];
  });
  return Object.fromEntries(entries);
}

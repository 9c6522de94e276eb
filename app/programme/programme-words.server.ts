import { marketOf } from "#app/market/market.server.ts";
import { type Place, textFor } from "#app/site.ts";
import { assumedIn, ownRange, poundRates } from "#core/assumptions.ts";
import { writtenLocale } from "#core/countries.ts";
import { serviceNames } from "#core/service-names.server.ts";
import { fill } from "#core/template.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import { spain } from "./texts.spain.ts";

/** The names and texts of a programme's parts, in the words of a place. */
export function programmeWords(place: Pick<Place, "country" | "language">) {
  const texts = textFor(place, { es, pt, en }, { es: spain });
  const rate = new Intl.NumberFormat(writtenLocale(place.country, place.language), {
    minimumFractionDigits: 2,
  });
  const ours = fill(texts.origins.ours, { year: assumedIn });
  return {
    ...texts,
    origins: { ...texts.origins, ours },
    ownSteps: {
      ...texts.ownSteps,
      range: fill(texts.ownSteps.range, ownRange),
      rate: fill(texts.ownSteps.rate, {
        euros: rate.format(poundRates.euros),
        dollars: rate.format(poundRates.dollars),
      }),
    },
    services: serviceNames(place),
    companies: marketOf(place).categories,
  };
}

export type ProgrammeWords = ReturnType<typeof programmeWords>;

import { limitWords, mostLimited } from "#app/programme/assumption-words.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { Place } from "#app/site.ts";
import { companyKinds, sizes } from "#core/company-kinds.ts";
import { estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { startingProgramme } from "#core/programme.ts";
import { services } from "#core/services.ts";
import { fill } from "#core/template.ts";

/** What the proposals cost in a country, for every kind of company, and their usual limits by family. */
export function companyPrices(place: Pick<Place, "country" | "language">) {
  const { country } = place;
  const words = programmeWords(place);
  const format = numberFormat(place, country);
  return companyKinds.map((company) => {
    const programmes = sizes.map((size) => startingProgramme(country, company, undefined, size));
    const [extended] = programmes.slice(-1);
    const ids = extended?.services ?? [];
    const families = new Set(ids.map((id) => services[id].family));
    return {
      company,
      prices: programmes.map((programme) => {
        const { low, likely, high } = estimate(programme, words.tiers).perCustomerMonth;
        const range = fill(words.between, { low: format.rough(low), high: format.rough(high) });
        return { likely: format.rough(likely), range };
      }),
      limits: [...families].map((family) => ({
        family,
        text: limitWords(
          programmes[0]!,
          mostLimited(
            programmes[0]!,
            ids.filter((id) => services[id].family === family),
          ),
          words,
          format,
        ),
      })),
    };
  });
}

export type CompanyPrices = ReturnType<typeof companyPrices>;

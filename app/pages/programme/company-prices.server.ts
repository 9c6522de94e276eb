import { limitWords } from "#app/programme/assumption-words.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { Place } from "#app/site.ts";
import { familyOf } from "#core/assumptions.ts";
import { companyKinds, sizes } from "#core/company-kinds.ts";
import { estimate, limitsOf } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { startingProgramme } from "#core/programme.ts";
import { fill } from "#core/template.ts";

/** What the proposals cost in a country, for every kind of company, and their usual limits by family. */
export function companyPrices(place: Pick<Place, "country" | "language">) {
  const { country } = place;
  const words = programmeWords(place);
  const format = numberFormat(place, country);
  return companyKinds.map((company) => {
    const programmes = sizes.map((size) => startingProgramme(country, company, undefined, size));
    const [extended] = programmes.slice(-1);
    const families = new Set(extended?.services.map((id) => familyOf(id, extended)));
    return {
      company,
      prices: programmes.map((programme) => {
        const { low, likely, high } = estimate(programme).perCustomerMonth;
        const range = fill(words.between, { low: format.rough(low), high: format.rough(high) });
        return { likely: format.rough(likely), range };
      }),
      limits: [...families].map((family) => ({
        family,
        text: limitWords(limitsOf(programmes[0]!, family), family, country, words, format),
      })),
    };
  });
}

export type CompanyPrices = ReturnType<typeof companyPrices>;

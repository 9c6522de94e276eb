import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { countryOf, estimatedCountries } from "#core/countries.ts";
import { estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { startingProgramme } from "#core/programme.ts";
import { carryingWords } from "./carrying-words.ts";

test.each(estimatedCountries)(
  "what is paid stands behind the only colon of its line: $code",
  ({ code: country }) => {
    const place = { country, language: countryOf(country).language };
    const programme = startingProgramme(country);
    const ways = carryingWords(
      programme,
      estimate(programme),
      contentFor(place, "estimator").carrying,
      numberFormat(place, country),
    );
    for (const { way, pays } of ways) expect(`${way}${pays}`).not.toContain(":");
  },
);

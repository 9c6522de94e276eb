import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { countryOf, estimatedCountries } from "#core/countries.ts";
import { numberFormat } from "#core/number-format.ts";
import { startingProgramme } from "#core/programme.ts";
import { calibrationWords } from "./calibration-words.ts";
import { programmeWords } from "./programme-words.server.ts";

test.each(estimatedCountries)(
  "a case's cost has cents where the buyer wrote them alone: $code",
  ({ code: country }) => {
    const place = { country, language: countryOf(country).language };
    const claims = { hogar: { exposure: 20_000, cases: 1_240, cost: 900_025 } };
    const format = numberFormat(place, country);
    const words = calibrationWords(
      { ...startingProgramme(country), claims },
      programmeWords(place),
      contentFor(place, "estimator").ownYear,
      format,
    );
    const [, cost = ""] = words?.lines ?? [];
    const cents = `${format.point}25`;
    expect(cost.split(cents)).toHaveLength(2);
    expect(cost.replace(cents, "")).not.toMatch(/\d[.,]\d\d\b(?![.,]?\d)/);
  },
);

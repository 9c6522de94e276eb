import type { ProgrammeContent as EstimatorContent } from "#content/estimator/schema.ts";
import { needsTakeUp } from "#core/assumptions.ts";
import { carryingOf } from "#core/carrying.ts";
import type { Estimate } from "#core/estimate.ts";
import type { NumberFormat } from "#core/number-format.ts";
import { printedOf } from "#core/printed.ts";
import type { Programme } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import { yearsWithout } from "./assumption-words.ts";

/** Ways to pay for the same programme: what each costs in a year, and who carries a bad one. */
export function carryingWords(
  programme: Programme,
  result: Estimate,
  { ways, bought, between, few, atMost }: EstimatorContent["carrying"],
  format: NumberFormat,
) {
  const { rough, precise, percent } = format;
  // The price as it is printed above them.
  const allIn = { ...result.allIn, likely: printedOf(result).allIn };
  const { fixed, perEvent, year, stopped } = carryingOf({ ...result, allIn });
  const none = yearsWithout(result.cases.likely, format);
  const isBought = result.parts.some(({ part }) => needsTakeUp(part, programme));
  return [
    {
      way: ways.fixed.name,
      pays: precise(fixed),
      who: isBought ? `${ways.fixed.who} ${bought}` : ways.fixed.who,
    },
    {
      way: fill(ways.event.name, { fee: rough(perEvent) }),
      pays: year
        ? fill(between, { low: rough(year.low), high: rough(year.high) })
        : fill(few, { none }),
      who: ways.event.who,
    },
    ...stopped.map(({ percent: stop, most, above }) => ({
      way: fill(ways.stopped.name, { percent: percent(stop * 100) }),
      pays: fill(atMost, { most: precise(most) }),
      who: fill(ways.stopped.who, { most: precise(most), above: rough(above) }),
    })),
  ];
}

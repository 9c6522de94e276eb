import type { ProgrammeContent as EstimatorContent } from "#content/estimator/schema.ts";
import type { Calibrated, ClaimKey } from "#core/claims.ts";
import { calibrationsOf, estimate } from "#core/estimate.ts";
import type { NumberFormat } from "#core/number-format.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Programme } from "#core/programme.ts";
import type { ServiceId } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

/** What the buyer's own year makes of our figures, as rows and as lines, and of the price; nothing without one. */
export function calibrationWords(
  programme: Programme,
  words: ProgrammeWords,
  texts: EstimatorContent["ownYear"],
  { rough, precise, percent, exact, decimal }: NumberFormat,
) {
  const found = [...calibrationsOf(programme).values()];
  if (found.length === 0) return undefined;
  const rowOf = (
    key: ClaimKey,
    figure: string,
    { prior, own, weight, posterior, isFar }: Calibrated,
    write: (value: number) => string,
    writeOwn = write,
  ) => {
    const name = words.services[key as ServiceId] ?? words.familyNames[key as FamilyId];
    const counts = percent(Math.round(weight * 100) * 100);
    const ranged = ({ mean, low, high }: Calibrated["prior"]) =>
      `${write(mean)} (${write(low)} – ${write(high)})`;
    const values = [
      `${texts.ours} ${write(prior.mean)}`,
      `${texts.yours} ${writeOwn(own)}`,
      `${texts.weight} ${counts}`,
      `${texts.together} ${write(posterior.mean)}`,
    ];
    return {
      name: `${name}: ${figure}`,
      cells: [ranged(prior), writeOwn(own), counts, ranged(posterior)],
      note: isFar ? texts.far : undefined,
      line: `${name}, ${figure}: ${values.join(" · ")}${isFar ? `. ${texts.far}` : ""}`,
    };
  };
  const perThousand = (rate: number) => decimal(Math.round(rate * 100_000));
  const without = estimate({ ...programme, claims: undefined }, words.tiers).perCustomerMonth;
  const { perCustomerMonth } = estimate(programme, words.tiers);
  const rows = found.flatMap(({ key, frequency, cost }) => [
    rowOf(key, texts.frequency, frequency, perThousand),
    ...(cost ? [rowOf(key, texts.cost, cost, precise, exact)] : []),
  ]);
  return {
    rows,
    lines: rows.map(({ line }) => line),
    price: fill(texts.bands, {
      low: rough(without.low),
      high: rough(without.high),
      ownLow: rough(perCustomerMonth.low),
      ownHigh: rough(perCustomerMonth.high),
    }),
  };
}

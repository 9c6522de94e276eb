import { fewCases, tenth, widestRatio, widestSpread } from "#core/band.ts";
import { benchmarksOf } from "#core/benchmark-sets.ts";
import { caseSpread } from "#core/claims.ts";
import { chanceOfCost } from "#core/estimate.ts";
import { costVariation, trips, usesPerUser } from "#core/limits.ts";
import type { Programme } from "#core/programme.ts";
import type { WorkbookWords } from "../programme-words.server.ts";
import type { Formula } from "./formula.ts";
import { Sheet } from "./sheet.ts";

export type ConstantId = keyof WorkbookWords["xlsx"]["constants"];
export type Constants = Record<ConstantId, Formula>;

/** What the model holds fixed, whichever the programme. */
export function constantsSheet(programme: Programme, words: WorkbookWords, name: string) {
  const { feePaidPercent = 100, feeEffect, priceLevelSpread } = benchmarksOf(programme);
  const [near, far] = trips;
  const values: Record<ConstantId, number> = {
    deviations: tenth,
    widestRatio,
    widestSpread,
    fewCases,
    chance: chanceOfCost,
    caseSpread,
    homeUses: usesPerUser(programme, "hogar"),
    uses: usesPerUser(programme, "vial"),
    usual: costVariation.usual,
    wide: costVariation.wide,
    nearShare: near?.share ?? 0,
    nearKm: near?.km ?? 0,
    farKm: far?.km ?? 0,
    feePaid: feePaidPercent / 100,
    feeFrom: feeEffect?.from ?? 0,
    feePerUnit: feeEffect?.perUnit ?? 0,
    feeLeast: feeEffect?.least ?? 1,
    feeMost: feeEffect?.most ?? 1,
    prices: priceLevelSpread[programme.country] ?? 0,
  };
  const sheet = new Sheet(name, [70, 14]);
  const constants = Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      sheet.line(words.xlsx.constants[id as ConstantId], value, "number"),
    ]),
  ) as Constants;
  return { sheet, constants };
}

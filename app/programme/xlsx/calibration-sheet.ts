import { familyOf, frequencyId, needsAwareness, sharedFamilyOf } from "#core/assumptions.ts";
import type { Claims } from "#core/claims.ts";
import { type Calibration, calibrationsOf, type FactorId, type Level } from "#core/estimate.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Programme } from "#core/programme.ts";
import type { PartId } from "#core/services.ts";
import { nameOf } from "../assumption-words.ts";
import type { WorkbookWords } from "../programme-words.server.ts";
import type { Assumed } from "./assumptions-sheet.ts";
import type { Constants } from "./constants-sheet.ts";
import {
  either,
  type Formula,
  isSame,
  minus,
  over,
  plus,
  power,
  sumBeside,
  times,
} from "./formula.ts";
import { type Format, from, Sheet } from "./sheet.ts";
import { endOf, type Factor, spreadOfSum, varianceAt } from "./spread.ts";

/** What the reader's own year makes of one of our figures, at each level as a factor of ours. */
export interface Own extends Factor {
  scale: Record<Level, Formula>;
}

export interface Calibrated {
  sheet: Sheet;
  of(part: PartId): { frequency: Own; cost?: Own } | undefined;
}

/** Cases a unit and year by our figures. */
export function priorRate(
  programme: Programme,
  part: PartId,
  { at }: Assumed,
  level: Level,
): Formula {
  const shared = sharedFamilyOf(part, programme);
  const how = shared ? (`frequency.${shared}` as const) : frequencyId(part, programme);
  return times(
    over(at(how, level), 1000),
    shared ? over(at(`share.${part}`, level), 100) : 1,
    needsAwareness(part, programme) ? over(at("awareness", level), 100) : 1,
  );
}

/** What our rate errs by: how often, and who knows of it. */
export function rateFactors(
  programme: Programme,
  part: PartId,
  { name, spread }: Assumed,
): (Factor | undefined)[] {
  const shared = sharedFamilyOf(part, programme);
  const how = shared ? (`frequency.${shared}` as const) : frequencyId(part, programme);
  const factor = (id: typeof how) => ({ name: name(id), spread: spread(id) });
  return [factor(how), needsAwareness(part, programme) ? factor("awareness") : undefined];
}

/** What the parts err by in one way, as a column of names and one of spreads. Empty where a part has none. */
export function factorColumns(
  column: ReturnType<Sheet["table"]>,
  { labels }: WorkbookWords["xlsx"],
  factors: readonly (Factor | undefined)[],
): Factor[] {
  const names = column(
    labels.errsBy,
    factors.map((factor) => factor?.name),
  );
  const spreads = column(
    labels.spread,
    factors.map((factor) => factor?.spread ?? 0),
    "spread",
  );
  return names.map((name, index) => ({ name, spread: spreads[index] as Formula }));
}

export function calibrationSheet(
  programme: Programme,
  words: WorkbookWords,
  assumed: Assumed,
  constants: Constants,
  name: string,
): Calibrated {
  const { labels } = words.xlsx;
  const calibrations = [...calibrationsOf(programme).values()];
  const sheet = new Sheet(name, [46, ...Array(11).fill(17)]);
  const yours = sheet.table(calibrations.length);
  const claimsOf = ({ key }: Calibration) => programme.claims?.[key];
  const keys = yours(
    labels.yourYear,
    calibrations.map(
      ({ key }) => words.services[key as PartId] ?? words.familyNames[key as FamilyId],
    ),
  );
  const input = (title: string, format: Format, of: (claims: Claims) => number | undefined) =>
    yours(
      title,
      calibrations.map((each) => {
        const claims = claimsOf(each);
        return claims && of(claims);
      }),
      format,
      "input",
    );
  const exposures = input(labels.exposure, "whole", ({ exposure }) => exposure);
  const requests = input(labels.requests, "whole", ({ cases }) => cases);
  const costs = input(labels.costOfOne, "money", ({ cost }) => cost && cost / 100);

  sheet.row();
  const parts = calibrations.flatMap(({ parts }) => parts);
  const ours = sheet.table(parts.length);
  ours(
    words.service,
    parts.map((part) => words.services[part]),
  );
  const keyOf = parts.map((part) => calibrations.findIndex((each) => each.parts.includes(part)));
  const names = from(
    ours(
      labels.yourYear,
      keyOf.map((key) => keys[key]),
    ),
  );
  const rates = ours(
    labels.rate,
    parts.map((part) => priorRate(programme, part, assumed, "likely")),
    "spread",
  );
  const factors = parts.map((part) => rateFactors(programme, part, assumed));
  const columns = [0, 1].map((at) =>
    factorColumns(
      ours,
      words.xlsx,
      factors.map((each) => each[at]),
    ),
  );
  const errs = parts.map((_, index) => ({
    mean: rates[index] as Formula,
    factors: columns.map((column) => column[index] as Factor),
  }));
  const rateVariances = ours(
    labels.variance,
    errs.map((each, index) => {
      const same = errs.filter((_, other) => keyOf[other] === keyOf[index]);
      return varianceAt(same, same.indexOf(each));
    }),
    "spread",
  );
  const costMeans = ours(
    labels.costOfOne,
    parts.map((part, index) => {
      const all = sumBeside(names, keys[keyOf[index] as number] as Formula, from(rates));
      return times(over(rates[index] as Formula, all), assumed.at(`cost.${part}`, "likely"));
    }),
    "money",
  );
  const costVariances = ours(
    labels.variance,
    parts.map((part, index) =>
      times(power(costMeans[index] as Formula, 2), assumed.spread(`cost.${part}`)),
    ),
    "spread",
  );

  sheet.row();
  sheet.row(
    words.xlsx.labels.used,
    ...[labels.ours, labels.spread, labels.yours, labels.weight, labels.used, labels.spread],
    ...[words.levels.low, words.levels.high],
  );
  const together = calibrations.map(({ key, parts: [first], cost }, index) => {
    const sum = (of: readonly Formula[]) => sumBeside(names, keys[index] as Formula, from(of));
    const [exposure, cases] = [exposures[index] as Formula, requests[index] as Formula];
    const { homeUses, uses, caseSpread } = constants;
    const isOfHome = first !== undefined && familyOf(first, programme) === "hogar";
    const cluster = minus(times(2, isOfHome ? homeUses : uses), 1);

    /** A line of the last table: our figure, the reader's, and both. */
    const line = (
      id: FactorId,
      mean: Formula,
      variances: Formula,
      figure: Formula,
      together: (prior: Figure) => Record<"weight" | "mean" | "spread", Formula>,
    ): Own => {
      sheet.row();
      const name = sheet.put(nameOf(id, words));
      const prior = { mean: sheet.put(mean, "spread") };
      const spread = sheet.put(spreadOfSum(variances, prior.mean), "spread");
      sheet.put(figure, "spread");
      const both = together({ ...prior, spread });
      sheet.put(both.weight, "percent");
      const posterior = sheet.put(both.mean, "spread");
      const left = sheet.put(both.spread, "spread");
      const end = (level: Level) =>
        sheet.put(times(posterior, endOf(left, level, constants)), "spread");
      const at = { likely: posterior, low: end("low"), high: end("high") };
      const scale = (level: Level) => over(at[level], prior.mean);
      return {
        name,
        spread: left,
        scale: { low: scale("low"), likely: scale("likely"), high: scale("high") },
      };
    };

    const frequency = line(
      `claims.${key}`,
      sum(rates),
      sum(rateVariances),
      over(cases, exposure),
      ({ mean, spread }) => {
        const isExact = isSame(spread, 0);
        const ourCases = plus(over(1, spread), over(cases, cluster));
        const ourYears = plus(over(1, times(spread, mean)), over(exposure, cluster));
        return {
          weight: either(isExact, 0, over(over(exposure, cluster), ourYears)),
          mean: either(isExact, mean, over(ourCases, ourYears)),
          spread: either(isExact, 0, over(1, ourCases)),
        };
      },
    );
    const own = costs[index] as Formula;
    return {
      frequency,
      ...(cost && {
        cost: line(
          `claimCost.${key}`,
          sum(costMeans),
          sum(costVariances),
          own,
          ({ mean, spread }) => {
            const counted = times(cases, spread);
            const weight = over(counted, plus(counted, caseSpread));
            return {
              weight,
              mean: plus(times(weight, own), times(minus(1, weight), mean)),
              spread: times(spread, minus(1, weight)),
            };
          },
        ),
      }),
    };
  });
  return { sheet, of: (part) => together[keyOf[parts.indexOf(part)] ?? -1] };
}

interface Figure {
  mean: Formula;
  spread: Formula;
}

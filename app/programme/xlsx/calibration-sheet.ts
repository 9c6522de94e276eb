import { familyOf, frequencyId, needsAwareness, sharedFamilyOf } from "#core/assumptions.ts";
import { calibrationsOf, type FactorId, type Level } from "#core/estimate.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Programme } from "#core/programme.ts";
import type { PartId } from "#core/services.ts";
import { nameOf } from "../assumption-words.ts";
import type { WorkbookWords } from "../programme-words.server.ts";
import type { Assumed } from "./assumptions-sheet.ts";
import type { Constants } from "./constants-sheet.ts";
import { type Formula, formula, times } from "./formula.ts";
import { type Format, from, type Put, Sheet } from "./sheet.ts";
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
    formula`${at(how, level)}/1000`,
    shared ? formula`${at(`share.${part}`, level)}/100` : 1,
    needsAwareness(part, programme) ? formula`${at("awareness", level)}/100` : 1,
  );
}

/** What our rate errs by: how often, and who knows of it. */
export function rateFactors(programme: Programme, part: PartId, { factor }: Assumed) {
  const shared = sharedFamilyOf(part, programme);
  const how = factor(shared ? `frequency.${shared}` : frequencyId(part, programme));
  return [how, needsAwareness(part, programme) ? factor("awareness") : undefined];
}

/** What a part errs by in one way, as a name and a spread. Empty where it does not. */
export function putFactor(put: Put, { labels }: WorkbookWords["xlsx"], factor?: Factor): Factor {
  return {
    name: put(labels.errsBy, factor?.name),
    spread: put(labels.spread, factor?.spread ?? 0, "spread"),
  };
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
  const years = sheet.table(calibrations.length)(calibrations, (put, { key, parts, ...ours }) => {
    const { exposure, cases, cost } = programme.claims?.[key] ?? {};
    const input = (title: string, value: number | undefined, format: Format) =>
      put(title, value, format, value === undefined ? "plain" : "input");
    return {
      key,
      parts,
      hasCost: ours.cost !== undefined,
      title: put(
        labels.yourYear,
        words.services[key as PartId] ?? words.familyNames[key as FamilyId],
      ),
      exposure: input(labels.exposure, exposure, "whole"),
      cases: input(labels.requests, cases, "whole"),
      cost: input(labels.costOfOne, cost && cost / 100, "money"),
    };
  });

  sheet.row();
  const parts = years.flatMap((year) => year.parts.map((part) => ({ year, part })));
  const add = sheet.table(parts.length);
  const rates = add(parts, (put, { year, part }) => {
    put(words.service, words.services[part]);
    const title = put(labels.yourYear, year.title);
    const mean = put(labels.rate, priorRate(programme, part, assumed, "likely"), "spread");
    const factors = rateFactors(programme, part, assumed).map((factor) =>
      putFactor(put, words.xlsx, factor),
    );
    return { year, part, title, mean, factors };
  });
  const titles = from(rates.map(({ title }) => title));
  const means = from(rates.map(({ mean }) => mean));
  const sum = ({ title }: (typeof years)[number], amounts: Formula) =>
    formula`SUMIF(${titles},${title},${amounts})`;
  const variances = add(rates, (put, rate) => {
    const same = rates.filter(({ year }) => year === rate.year);
    return put(labels.variance, varianceAt(same, same.indexOf(rate)), "spread");
  });
  const costs = add(rates, (put, { year, part, mean }) => {
    const share = formula`${mean}/${sum(year, means)}`;
    return put(labels.costOfOne, times(share, assumed.at(`cost.${part}`, "likely")), "money");
  });
  const costVariances = add(costs, (put, cost, at) => {
    const { spread } = assumed.factor(`cost.${parts[at]?.part as PartId}`);
    return put(labels.variance, formula`${cost}^2*${spread}`, "spread");
  });

  sheet.row();
  sheet.row(
    ...[labels.used, labels.ours, labels.spread, labels.yours, labels.weight, labels.used],
    ...[labels.spread, words.levels.low, words.levels.high],
  );
  /** Our figure, the reader's, and what both come to. */
  const line = (
    id: FactorId,
    ourMean: Formula,
    ourVariance: Formula,
    yours: Formula,
    together: (mean: Formula, spread: Formula) => Record<"weight" | "mean" | "spread", Formula>,
  ): Own => {
    sheet.row();
    const name = sheet.put(nameOf(id, words));
    const prior = sheet.put(ourMean, "spread");
    const priorSpread = sheet.put(spreadOfSum(ourVariance, prior), "spread");
    sheet.put(yours, "spread");
    const both = together(prior, priorSpread);
    sheet.put(both.weight, "percent");
    const mean = sheet.put(both.mean, "spread");
    const spread = sheet.put(both.spread, "spread");
    const scale = (at: Formula) => formula`${at}/${prior}`;
    const end = (level: Level) =>
      scale(sheet.put(formula`${mean}*${endOf(spread, level, constants)}`, "spread"));
    return { name, spread, scale: { likely: scale(mean), low: end("low"), high: end("high") } };
  };
  const { homeUses, uses, caseSpread } = constants;
  const found = years.map((year) => {
    const { key, exposure, cases, cost } = year;
    const isOfHome = familyOf(year.parts[0] as PartId, programme) === "hogar";
    const cluster = formula`2*${isOfHome ? homeUses : uses}-1`;
    const years = formula`${exposure}/${cluster}`;
    const rate = [sum(year, means), sum(year, from(variances))] as const;
    const frequency = line(
      `claims.${key}`,
      ...rate,
      formula`${cases}/${exposure}`,
      (mean, spread) => {
        const ourCases = formula`1/${spread}+${cases}/${cluster}`;
        const ourYears = formula`1/(${spread}*${mean})+${years}`;
        return {
          weight: formula`IF(${spread}=0,0,${years}/${ourYears})`,
          mean: formula`IF(${spread}=0,${mean},${ourCases}/${ourYears})`,
          spread: formula`IF(${spread}=0,0,1/${ourCases})`,
        };
      },
    );
    if (!year.hasCost) return { frequency };
    const amount = [sum(year, from(costs)), sum(year, from(costVariances))] as const;
    return {
      frequency,
      cost: line(`claimCost.${key}`, ...amount, cost, (mean, spread) => {
        const weight = formula`${cases}*${spread}/(${cases}*${spread}+${caseSpread})`;
        return {
          weight,
          mean: formula`${weight}*${cost}+(1-${weight})*${mean}`,
          spread: formula`${spread}*(1-${weight})`,
        };
      }),
    };
  });
  return { sheet, of: (part) => found[years.findIndex(({ parts }) => parts.includes(part))] };
}

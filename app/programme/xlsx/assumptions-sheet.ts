import { type AssumptionId, storedPerShown } from "#core/assumptions.ts";
import type { Limits } from "#core/benchmarks.ts";
import { countryOf } from "#core/countries.ts";
import { type Assumption, assumptionsOf, type Level, levels, partsOf } from "#core/estimate.ts";
import { limitKindsOf, limitsOf } from "#core/limits.ts";
import { kmPerMile } from "#core/number-format.ts";
import { defaultMargin, type Programme } from "#core/programme.ts";
import type { PartId } from "#core/services.ts";
import { nameOf, unitWords } from "../assumption-words.ts";
import type { WorkbookWords } from "../programme-words.server.ts";
import type { Constants } from "./constants-sheet.ts";
import { type Formula, formula } from "./formula.ts";
import { Sheet } from "./sheet.ts";
import { type Factor, spreadBetween } from "./spread.ts";

export interface Assumed {
  sheet: Sheet;
  customers: Formula;
  isIndexed: Formula;
  isTaxed: Formula;
  /** From the fewest customers on. */
  tiers: { customers: Formula; discount: Formula }[];
  at(id: AssumptionId, level: Level): Formula;
  factor(id: AssumptionId): Factor;
  /** Empty where there is none. */
  limits(part: PartId): Partial<Record<keyof Limits, Formula>>;
}

/** All that a reader can change: the figures and limits that everything else is worked out from. */
export function assumptionsSheet(
  programme: Programme,
  words: WorkbookWords,
  constants: Constants,
  name: string,
): Assumed {
  const { labels, note } = words.xlsx;
  const sheet = new Sheet(name, [46, 30, 12, 12, 12, 14, 9, 12, 12, 12, 12, 16, 60, 12]);
  sheet.row();
  sheet.put(note);
  const customers = sheet.line(words.customers, programme.customers, "whole", "input");
  const choice = (label: string, isChosen = false) =>
    sheet.line(label, Number(isChosen), "whole", "input");
  const isIndexed = choice(labels.isIndexed, programme.isIndexed);
  const isTaxed = choice(labels.isTaxed, programme.isTaxed);
  const published = words.tiers[programme.country] ?? [];
  const ascending = published.toSorted((one, other) => one.customers - other.customers);
  const tiers = sheet.table(ascending.length)(ascending, (put, tier) => ({
    customers: put(words.customers, tier.customers, "whole", "input"),
    discount: put(labels.discount, tier.discount / 100, "percent", "input"),
  }));
  if (tiers.length > 0) sheet.row();
  const rows = figures(sheet, programme, words, constants);
  sheet.row();
  const limits = limitRows(sheet, programme, words);
  const row = (id: AssumptionId) => {
    const found = rows.get(id);
    if (!found) throw new Error(`No assumption ${id}`);
    return found;
  };
  return {
    sheet,
    customers,
    isIndexed,
    isTaxed,
    tiers,
    at: (id, level) => row(id)[level],
    factor: row,
    limits: (part) => limits.get(part) ?? {},
  };
}

type Figure = Factor & Record<Level, Formula>;

/** Ours, the reader's own in its place, and what is used, by the rule of the page. */
function figures(
  sheet: Sheet,
  programme: Programme,
  words: WorkbookWords,
  constants: Constants,
): Map<AssumptionId, Figure> {
  const { labels } = words.xlsx;
  const { assumption, unit, origin } = words.file;
  const { currency } = countryOf(programme.country);
  const titles = (of: string) => levels.map((level) => `${of}: ${words.levels[level]}`);
  sheet.row(
    assumption,
    unit,
    ...titles(labels.ours),
    labels.yours,
    labels.margin,
    ...titles(labels.used),
    labels.spread,
    origin,
    words.file.note,
    words.xlsx.sheets.sources,
  );
  return new Map(
    assumptionsOf(programme).map(({ id, default: benchmark }: Assumption) => {
      const stored = 100 * storedPerShown(id);
      const digits = Math.log10(stored);
      const changed = programme.changes[id];
      sheet.row();
      const name = sheet.put(nameOf(id, words));
      sheet.put(unitWords(id, words, currency));
      const ours = levels.map((level) => sheet.put(benchmark[level] / stored, "number"));
      const [low, likely, high] = ours as [Formula, Formula, Formula];
      const yours = sheet.put(changed && changed.value / stored, "number", "input");
      const percent = sheet.put(changed?.margin ?? defaultMargin, "whole", "input");
      const own = (factor: Formula) => formula`ROUND(${yours}*(${factor}),${digits})`;
      const use = (ours: Formula, own: Formula) =>
        sheet.put(formula`IF(${yours}="",${ours},${own})`, "number");
      const used = {
        low: use(low, own(formula`1-${percent}/100`)),
        likely: use(likely, yours),
        high: use(high, own(formula`1+${percent}/100`)),
      };
      const spread = sheet.put(spreadBetween(used.low, used.high, constants), "spread");
      sheet.put(words.origins[benchmark.origin]);
      sheet.put(words.notes[benchmark.note]);
      sheet.put(benchmark.sources.map((source) => `[${source}]`).join(" "));
      return [id, { ...used, name, spread }];
    }),
  );
}

function limitRows(sheet: Sheet, programme: Programme, words: WorkbookWords) {
  const { labels } = words.xlsx;
  const isInMiles = programme.country === "us";
  const { currency } = countryOf(programme.country);
  sheet.row(
    words.limits.name,
    labels.events,
    `${labels.amount} (${currency})`,
    isInMiles ? labels.miles : labels.km,
  );
  return new Map(
    partsOf(programme).map((part) => {
      const kinds = limitKindsOf(part);
      const { events, amount, km } = limitsOf(programme, part);
      sheet.row();
      sheet.put(words.services[part]);
      const cell = (kind: keyof Limits, value: number | undefined) => {
        const isOpen = kinds.includes(kind);
        const limit = sheet.put(value, "number", isOpen ? "input" : "plain");
        return isOpen ? { [kind]: limit } : {};
      };
      const cells = {
        ...cell("events", events),
        ...cell("amount", amount),
        ...cell("km", km && isInMiles ? km / kmPerMile : km),
      };
      return [part, cells];
    }),
  );
}

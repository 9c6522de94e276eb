import {
  type AssumptionId,
  assumptionIds,
  kindOf,
  serviceFor,
  unitFor,
} from "#core/assumptions.ts";
import { countryOf } from "#core/countries.ts";
import { type Amounts, estimate, type Level } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { parseProgramme } from "#core/programme.ts";
import { serviceNames } from "#core/service-names.server.ts";
import { fill } from "#core/template.ts";
import type { Lead } from "#server/leads/lead.ts";
import { programmeLink } from "#server/leads/programme-link.ts";
import { texts } from "./texts.ts";

export interface ProgrammeTable {
  facts: [label: string, value: string][];
  headings: string[];
  rows: string[][];
  link: string;
}

/** The programme a visitor writes about, as the desks read it. */
export function programmeTable(lead: Lead, publicOrigin: string): ProgrammeTable | undefined {
  const programme = parseProgramme(lead.programme);
  if (!programme) return undefined;
  const words = texts.programme;
  const place = { country: programme.country, language: "es" } as const;
  const names = serviceNames(place);
  const { name, currency } = countryOf(programme.country);
  const { integer, costs, fees } = numberFormat(place, programme.country);
  const { services, total } = estimate(programme);
  const cost = costs([...services, total].flatMap(({ low, high }) => [low.cost, high.cost]));
  const fee = fees([total.low.costPerCustomerMonth, total.high.costPerCustomerMonth]);
  const ranged = (write: (level: Level) => string) =>
    `${write("likely")} (${write("low")} – ${write("high")})`;
  const amounts = (part: Record<Level, Amounts>) => [
    ranged((level) => integer(part[level].cases)),
    ranged((level) => cost.write(part[level].cost)),
  ];
  const changes = assumptionIds.flatMap((id) => {
    const value = programme.changes[id];
    return value === undefined ? [] : [`${named(id)}: ${integer(value)}`];
  });

  function named(id: AssumptionId): string {
    const service = serviceFor(id);
    return fill(words.assumptions[kindOf(id)], {
      service: service ? names[service] : "",
      unit: words.units[unitFor(id)],
      currency,
    });
  }

  const facts: [string, string][] = [
    [texts.country, name],
    [words.company, words.companies[programme.company]],
    [words.customers, integer(programme.customers)],
    [words.perCustomerMonth, ranged((level) => fee.write(total[level].costPerCustomerMonth))],
    [words.changes, changes.join("; ")],
  ];
  return {
    facts: facts.filter(([, value]) => value !== ""),
    headings: [words.service, words.limit, words.cases, words.cost],
    rows: [
      ...services.map(({ service, limit, ...part }) => [
        names[service],
        limit === "none" ? words.noLimit : String(limit),
        ...amounts(part),
      ]),
      [words.total, "", ...amounts(total)],
    ],
    link: programmeLink(lead, publicOrigin),
  };
}

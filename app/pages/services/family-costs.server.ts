import { withCaveat } from "#app/network/network.server.ts";
import { limitWords, mostLimited } from "#app/programme/assumption-words.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { Place } from "#app/site.ts";
import type { ServicesContent } from "#content/services/schema.ts";
import { defaultOf } from "#core/assumptions.ts";
import type { CompanyKind } from "#core/company-kinds.ts";
import { estimate } from "#core/estimate.ts";
import { limitsOf } from "#core/limits.ts";
import { numberFormat } from "#core/number-format.ts";
import type { FamilyId } from "#core/pages.ts";
import { startingProgramme } from "#core/programme.ts";
import { servicesOf } from "#core/services.ts";
import { fill } from "#core/template.ts";

export interface FamilyCosts {
  /** For one customer and month. */
  fee: string;
  /** What the fee is of. */
  basis: string;
  notes: string[];
}

/** The kind of company that offers each family most. What a family costs and allows is shown for it. */
export const usualCompany: Record<FamilyId, CompanyKind> = {
  hogar: "insurerHome",
  vial: "insurerMotor",
  salud: "health",
  mascotas: "insurerHome",
  dispositivos: "retail",
};

/** What all of the family's services cost together, and in sentences what a case costs and what plans usually allow. */
export function familyCosts(
  place: Place,
  family: FamilyId,
  { fee, price, limits }: Pick<ServicesContent, "fee" | "price" | "limits">,
): FamilyCosts {
  const { country } = place;
  const services = servicesOf(family, country);
  const programme = { ...startingProgramme(country, usualCompany[family]), services };
  const words = programmeWords(place);
  const format = numberFormat(place, country);
  const { rough } = format;
  const { low, likely, high } = estimate(programme, words.tiers).perCustomerMonth;
  const prices = services
    // A licence and no case, "free" in its name.
    .filter((id) => id !== "antivirus")
    .map((id) => ({ id, cost: defaultOf(programme, `cost.${id}`).likely }))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ id, cost }) => `${rough(cost)} (${withinSentence(words.services[id])})`);
  const limited = mostLimited(programme, services);
  const hasLimits = Object.keys(limitsOf(programme, limited)).length > 0;
  const basis = fill(fee, {
    count: services.length,
    range: fill(words.between, { low: rough(low), high: rough(high) }),
    company: words.companies[programme.company],
  });
  const notes = [
    withCaveat(place, fill(price, { low: prices.at(0) ?? "", high: prices.at(-1) ?? "" })),
    ...(hasLimits ? [fill(limits, { limits: limitWords(programme, limited, words, format) })] : []),
  ];
  return { fee: rough(likely), basis, notes };
}

/** "Gas" as "gas", "TV y audio" as it is. */
function withinSentence(name: string): string {
  return name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

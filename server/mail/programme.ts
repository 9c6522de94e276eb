import { contentFor } from "#content/content-for.ts";
import { serviceNames } from "#content/service-texts.ts";
import {
  type AssumptionId,
  assumptionIds,
  basisWords,
  kindOf,
  storedPerShown,
} from "#core/assumptions.ts";
import { monthOf, newestSet } from "#core/benchmark-sets.ts";
import { countryOf } from "#core/countries.ts";
import type { Band } from "#core/estimate.ts";
import type { Language } from "#core/languages.ts";
import { limitsOf } from "#core/limits.ts";
import { networkWords } from "#core/network-words.ts";
import { distanceIn, numberFormat } from "#core/number-format.ts";
import type { FamilyId } from "#core/pages.ts";
import { type Programme, parseProgramme, writeProgramme } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { regionNames } from "#core/regions.ts";
import { type PartId, type ServiceId, services, type Unit } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { Lead } from "#server/leads/lead.ts";
import type { LeadEstimate } from "#server/leads/lead-estimate.ts";
import { programmeLink } from "#server/leads/programme-link.ts";
import { nameOf, texts } from "./texts.ts";

export interface ProgrammeTable {
  facts: [label: string, value: string][];
  headings: string[];
  rows: string[][];
  links: [label: string, href: string][];
}

/** The programme a visitor writes about, as the desks read it. */
export function programmeTable(
  lead: Lead,
  publicOrigin: string,
  language: Language,
): ProgrammeTable | undefined {
  if (!lead.estimate) return undefined;
  const { programme } = lead.estimate;
  const own = texts[language].programme;
  const words = contentFor({ country: programme.country, language }, "programme");
  const { integer } = formatOf(programme, language);
  const { facts, rows } = resultOf(lead.estimate, language);
  const newest = newestSet();
  const isOlder = programme.set < newest;
  const shared: [string, string][] = [
    [texts[language].country, nameOf("region", programme.country.toUpperCase(), language)],
    [own.name, programme.name ?? ""],
    [words.company, words.companies[programme.company]],
    [words.customers, integer(programme.customers)],
    [own.set, isOlder ? fill(own.olderSet, { month: monthOf(programme.set, language) }) : ""],
  ];
  const links: ProgrammeTable["links"] = [[own.link, programmeLink(lead, publicOrigin)]];
  // As the visitor left it: the typical limits of the newer set are its own.
  const typed = parseProgramme(lead.programme);
  if (isOlder && typed) {
    const newer = writeProgramme({ ...typed, set: newest });
    links.push([own.newerLink, publicOrigin + programmePath(programme.country, newer)]);
  }
  return {
    facts: [...shared, ...facts].filter(([, value]) => value !== ""),
    headings: [words.service, own.limit, words.cases, words.cost],
    rows,
    links,
  };
}

/** Customers and the all-in cost of a year, for the subject line. */
export function programmeInShort({ estimate }: Lead, language: Language): string {
  if (!estimate) return "";
  const { programme, result } = estimate;
  const { integer, rough } = formatOf(programme, language);
  return fill(texts[language].programme.inShort, {
    customers: integer(programme.customers),
    cost: rough(result.allIn.likely),
  });
}

function formatOf({ country }: Programme, language: Language) {
  return numberFormat({ country, language }, country);
}

type Body = Pick<ProgrammeTable, "facts" | "rows">;

function resultOf({ programme, result }: LeadEstimate, language: Language): Body {
  const own = texts[language].programme;
  const reader = { country: programme.country, language };
  const words = contentFor(reader, "programme");
  const names = serviceNames(reader);
  const { rough, count, decimal, exact, integer, percent } = formatOf(programme, language);
  const ranged = (band: Band, write: (value: number) => string) =>
    `${write(band.likely)} (${write(band.low)} – ${write(band.high)})`;
  const changes = assumptionIds.flatMap((id) => {
    const figure = programme.changes[id];
    if (!figure) return [];
    const [name, unit] = named(id, programme, language);
    return `${name}: ${decimal(figure.value / storedPerShown(id))} ${unit} (± ${figure.margin} %)`;
  });
  const { tier } = result;
  const discount = tier
    ? `. ${fill(words.tier, { customers: integer(tier.customers), percent: percent(Math.round(100 * tier.discount)) })}`
    : "";
  const familyNames = contentFor(reader, "layout").families;
  const ownYear = Object.entries(programme.claims ?? {}).map(
    ([key, { exposure, cases, cost }]) =>
      `${names[key as ServiceId] ?? familyNames[key as FamilyId]}: ${integer(cases)} / ${integer(exposure)}${cost === undefined ? "" : ` × ${exact(cost)}`}`,
  );
  return {
    facts: [
      [words.basis, basisWords(programme, { ...words, familyNames, services: names })],
      [words.perCustomerMonth, ranged(result.perCustomerMonth, rough)],
      [words.allIn, ranged(result.allIn, rough) + discount],
      [own.price, programme.price === undefined ? "" : exact(programme.price)],
      [own.changes, changes.join("; ")],
      [own.ownYear, ownYear.join("; ")],
      networkFact(programme, language),
    ],
    rows: [
      ...result.parts.map(({ part, cases, cost }) => [
        names[part],
        limitText(programme, part, language),
        ranged(cases, count),
        ranged(cost, rough),
      ]),
      [words.total, "", ranged(result.cases, count), ranged(result.cost, rough)],
    ],
  };
}

/** Where the buyer's customers are. */
function networkFact({ network, country }: Programme, language: Language): [string, string] {
  if (!network) return ["", ""];
  const reader = { country, language };
  const { title, lines, missing } = networkWords(
    network,
    {
      texts: contentFor(reader, "network").result,
      familyNames: contentFor(reader, "layout").families,
      regions: regionNames(country),
    },
    reader,
  );
  const shares = lines.map(({ name, text }) => `${name}: ${text}`);
  return [title, [...shares, ...(missing ? [missing] : [])].join("; ")];
}

function limitText(programme: Programme, part: PartId, language: Language): string {
  const { limits } = contentFor({ country: programme.country, language }, "programme");
  const { events, amount, km } = limitsOf(programme, part);
  const tow = km === undefined ? undefined : distanceIn(programme.country, km);
  const parts = [
    ...(events === undefined ? [] : [`${events}`]),
    ...(amount === undefined
      ? []
      : [fill(limits.amount, { amount: formatOf(programme, language).amount(amount) })]),
    ...(tow ? [fill(limits[tow.unit], { distance: String(tow.distance) })] : []),
  ];
  return parts.join(", ") || limits.none;
}

/** An assumption, and what it is counted in. */
function named(id: AssumptionId, { country }: Programme, language: Language): [string, string] {
  const reader = { country, language };
  const words = contentFor(reader, "programme");
  const subject = id.slice(id.indexOf(".") + 1);
  const names: Partial<Record<string, string>> = { ...serviceNames(reader), ...words.families };
  const own = services[subject as Exclude<PartId, "otherItems">]?.unit ?? subject;
  const counted = subject === "roadside" ? "vehicle" : own;
  const unit = words.units[counted as Unit] ?? "";
  return [
    fill(words.assumptions[kindOf(id)], {
      service: names[subject] ?? "",
      family: names[subject] ?? "",
      unit,
    }),
    fill(words.assumptionUnits[kindOf(id)], { unit, currency: countryOf(country).currency }),
  ];
}

// A buyer's sample programme, from the estimator's own proposal for its kind of company: coverage, cost, the customers' file, a case
// and a month's report. Everything that looks like a figure on the page is computed here or comes from the sample cases.
import { caseEvents } from "#app/cases/case.ts";
import { casesFor } from "#app/cases/cases-for.server.ts";
import { formatsFor } from "#app/cases/formats.server.ts";
import { indicators, localSamples, planNames } from "#app/cases/samples.server.ts";
import { limitWords, mostLimited } from "#app/programme/assumption-words.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import type { IndustriesContent } from "#content/industries/schema.ts";
import { familyOf } from "#core/assumptions.ts";
import type { CompanyKind } from "#core/company-kinds.ts";
import type { CountryCode } from "#core/countries.ts";
import { type Estimate, estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { type BuyerId, buyerIds, type FamilyId, familyIds } from "#core/pages.ts";
import { printedOf } from "#core/printed.ts";
import { type Programme, startingProgramme, writeProgramme } from "#core/programme.ts";
import { fill } from "#core/template.ts";

type ReadPlace = Pick<Place, "country" | "language">;

interface Sample {
  company: CompanyKind;
  /** Undefined: the estimator's own number. */
  customers?: number;
  /** The family of its sample case. */
  family: FamilyId;
  /** What the company calls a customer by, and what is covered. */
  member: string;
  /** Undefined: the plan of its sample case's family. */
  plan?: string;
  covers: string | ((country: CountryCode) => string);
}

const addressIn = (country: CountryCode) => localSamples(country).cases.hogar.place ?? "";

const samples: Record<BuyerId, Sample> = {
  insurers: {
    company: "insurerHome",
    family: "hogar",
    member: "P-104477",
    covers: addressIn,
  },
  banks: {
    company: "bank",
    family: "vial",
    member: "C-88213",
    plan: "account-plus",
    covers: "holder",
  },
  retailers: {
    company: "retail",
    family: "dispositivos",
    member: "T-30955",
    covers: "SN-4410027",
  },
  realEstate: {
    company: "realestate",
    customers: 10_000,
    family: "hogar",
    member: "U-0312",
    covers: addressIn,
  },
  health: {
    company: "health",
    family: "salud",
    member: "A-55120",
    covers: "holder+2",
  },
  utilities: {
    company: "telco",
    family: "dispositivos",
    member: "L-761940",
    covers: "SN-7750418",
  },
};

function programmeOf(country: CountryCode, buyer: BuyerId): Programme {
  const { company, customers } = samples[buyer];
  return startingProgramme(country, company, customers);
}

export function sampleOf(place: ReadPlace, buyer: BuyerId) {
  const { company, family } = samples[buyer];
  const programme = programmeOf(place.country, buyer);
  const words = programmeWords(place);
  const result = estimate(programme, words.tiers);
  const format = numberFormat(place, place.country);
  const { low, likely, high } = result.perCustomerMonth;
  const printed = printedOf(result);
  // The fee is for each of them, and the year's total for all of them.
  const bought = `${contentFor(place, "programme").xlsx.labels.buyers}: ${format.integer(Math.round(result.payers))}`;
  const groups = familyIds
    .map((id) => ({
      family: id,
      parts: result.parts.flatMap(({ part }, index) =>
        familyOf(part, programme) === id
          ? [{ part, cases: printed.cases[index] ?? 0, cost: printed.costs[index] ?? 0 }]
          : [],
      ),
    }))
    .filter(({ parts }) => parts.length > 0)
    .map(({ family: id, parts }) => ({
      family: id,
      limits: limitWords(
        programme,
        mostLimited(
          programme,
          parts.map(({ part }) => part),
        ),
        words,
        format,
      ),
      parts: parts.map(({ part, cases, cost }) => ({
        name: words.services[part],
        cases: format.count(cases),
        cost: format.exact(cost),
      })),
    }));
  const { cases, events, caseName, illustrative } = casesFor(place);
  const shown = cases[family];
  return {
    family,
    fragment: writeProgramme(programme),
    customers: format.integer(programme.customers),
    company: words.companies[company],
    customerIs: words.customerIs[company],
    basis: programme.basis === "bought" ? `${words.bases.bought}. ${bought}` : words.bases.included,
    groups,
    totals: {
      cases: format.count(printed.allCases),
      cost: format.exact(printed.cost),
      allIn: format.exact(printed.allIn),
      fee: format.rough(likely),
      range: fill(words.between, { low: format.rough(low), high: format.rough(high) }),
    },
    words: {
      service: words.service,
      cases: words.cases,
      cost: words.cost,
      total: words.total,
      allIn: words.allIn,
      fee: words.perCustomerMonth,
      notOffer: words.notOffer,
    },
    loading: loadingOf(place.country, buyer),
    course: {
      title: `${caseName} ${shown.values.number}`,
      job: shown.job,
      events: caseEvents.map((id) => ({
        time: shown.values.times[id],
        text: id in shown.events ? shown.events[id as "assigned"] : events[id as "received"],
      })),
      team: Object.values(shown.captions).map(({ insurer }) => insurer),
      illustrative,
    },
    report: writtenReport(place, buyer),
  };
}

/** What each buyer's sample programme costs a month, all in: for a customer, or where customers buy it for one that did. */
export function feesOf(
  place: ReadPlace,
  { fee, bought }: IndustriesContent["programmes"],
): Record<BuyerId, string> {
  const format = numberFormat(place, place.country);
  const { tiers } = programmeWords(place);
  const fees = buyerIds.map((buyer) => {
    const programme = programmeOf(place.country, buyer);
    const amount = format.rough(estimate(programme, tiers).perCustomerMonth.likely);
    return [buyer, fill(programme.basis === "bought" ? bought : fee, { fee: amount })];
  });
  return Object.fromEntries(fees);
}

export type SampleProgramme = ReturnType<typeof sampleOf>;

function loadingOf(country: CountryCode, buyer: BuyerId) {
  const { member, covers, family, plan = planNames[family] } = samples[buyer];
  const record = {
    plan,
    starts: "2026-12-01",
    ends: null,
    covers: typeof covers === "string" ? covers : covers(country),
  };
  return {
    file: `member;plan;starts;ends;covers\n${member};${plan};${record.starts};;${record.covers}`,
    call: `PUT /v1/members/${member}`,
    body: JSON.stringify(record, null, 2),
    field: "covers",
  };
}

interface ReportRow {
  name: string;
  family: FamilyId;
  cases: number;
  /** In whole units of the currency. */
  average: number;
  cost: number;
}

/** A month's report: a twelfth of the year's likely cases, at their mean cost, so that its lines add up. */
function rowsOf(place: ReadPlace, programme: Programme, { parts }: Estimate): ReportRow[] {
  const names = programmeWords(place).services;
  return parts.map(({ part, cases, cost }) => {
    const inMonth = Math.max(1, Math.round(Number(cases.likely) / 12));
    const average = Math.round(Number(cost.likely) / Math.max(1, Number(cases.likely)) / 100);
    return {
      name: names[part],
      family: familyOf(part, programme),
      cases: inMonth,
      average,
      cost: inMonth * average,
    };
  });
}

export function sampleReport(place: ReadPlace, buyer: BuyerId) {
  const programme = programmeOf(place.country, buyer);
  const rows = rowsOf(place, programme, estimate(programme));
  const total = (of: "cases" | "cost") => rows.reduce((sum, row) => sum + row[of], 0);
  const { onTime, satisfaction } = measured[buyer];
  const country = indicators[place.country];
  return {
    rows,
    cases: total("cases"),
    cost: total("cost"),
    onTime: onTime + country.onTime - indicators.ar.onTime,
    satisfaction: satisfaction + country.satisfaction - indicators.ar.satisfaction,
  };
}

/** A month in Argentina; other countries differ from it as their consoles do. */
const measured: Record<BuyerId, { onTime: number; satisfaction: number }> = {
  insurers: { onTime: 0.94, satisfaction: 4.6 },
  banks: { onTime: 0.95, satisfaction: 4.7 },
  retailers: { onTime: 0.91, satisfaction: 4.4 },
  realEstate: { onTime: 0.92, satisfaction: 4.5 },
  health: { onTime: 0.97, satisfaction: 4.8 },
  utilities: { onTime: 0.93, satisfaction: 4.3 },
};

function writtenReport(place: ReadPlace, buyer: BuyerId) {
  const format = formatsFor(place);
  const { rows, cases, cost, onTime, satisfaction } = sampleReport(place, buyer);
  const most = Math.max(...rows.map((row) => row.cases));
  return {
    rows: rows.map((row) => ({
      name: row.name,
      family: row.family,
      cases: format.whole(row.cases),
      average: format.money(row.average),
      cost: format.money(row.cost),
      /** The length of its bar. */
      percent: Math.round((100 * row.cases) / most),
    })),
    cases: format.whole(cases),
    cost: format.money(cost),
    onTime: format.percent(onTime),
    satisfaction: format.decimal(satisfaction),
  };
}

// The visitor's programme. It is stored in the URL's fragment, so that a link carries it and no server sees it:
// v1&country=ar&company=insurance&customers=50000&services=plumbing:2,towing&set=cost.towing:95000
// Two to compare are joined by "~", and a last "~2" says that the second is edited and shown.
import { type AssumptionId, assumptionIds, assumptionMax, kindOf } from "./assumptions.ts";
import { type CompanyKind, isCompanyKind, startingServices } from "./company-kinds.ts";
import { type CountryCode, isCountryCode } from "./countries.ts";
import {
  customersRange,
  defaultCustomers,
  defaultLimit,
  programmeVersion,
} from "./programme-start.ts";
import { isServiceId, type ServiceId, serviceIds } from "./services.ts";

/** The limit of cases a year for one covered unit; "none": unlimited. */
export type Limit = number | "none";

export interface Programme {
  country: CountryCode;
  company: CompanyKind;
  customers: number;
  services: Partial<Record<ServiceId, Limit>>;
  /** Assumptions that the visitor replaced with their own figure. */
  changes: Partial<Record<AssumptionId, number>>;
}

export const limitRange = { min: 1, max: 24 } as const;
/** Longer than any programme we write. */
export const fragmentMax = 4_000;

export function startingProgramme(
  country: CountryCode,
  company: CompanyKind = "insurance",
  customers: number = defaultCustomers,
): Programme {
  return { country, company, customers, services: startFor(company), changes: {} };
}

export function startFor(company: CompanyKind): Programme["services"] {
  return Object.fromEntries(startingServices[company].map((id) => [id, defaultLimit]));
}

/** Whether its services are still the ones proposed for its kind of company. */
export function isStart({ company, services }: Programme): boolean {
  const start = startFor(company);
  return serviceIds.every((id) => services[id] === start[id]);
}

export function chosenServices(programme: Programme): ServiceId[] {
  return serviceIds.filter((id) => programme.services[id] !== undefined);
}

export function writeProgramme({
  country,
  company,
  customers,
  services,
  changes,
}: Programme): string {
  const chosen = serviceIds.flatMap((id) => {
    const limit = services[id];
    if (limit === undefined) return [];
    return [limit === "none" ? id : `${id}:${limit}`];
  });
  const set = assumptionIds.flatMap((id) =>
    changes[id] === undefined ? [] : [`${id}:${changes[id]}`],
  );
  return [
    programmeVersion,
    `country=${country}`,
    `company=${company}`,
    `customers=${customers}`,
    `services=${chosen.join(",")}`,
    ...(set.length > 0 ? [`set=${set.join(",")}`] : []),
  ].join("&");
}

export interface ReadProgramme {
  programme: Programme;
  /** Parts that were not understood, shortened, to be shown to the visitor. */
  ignored: string[];
}

export function readProgramme(fragment: string, country: CountryCode): ReadProgramme {
  const ignored = new Ignored();
  return { programme: programmeIn(textOf(fragment), country, ignored), ignored: ignored.parts };
}

const separator = "~";
const secondMark = "2";

export function writeProgrammes(programmes: readonly Programme[], active = 0): string {
  const parts = programmes.map(writeProgramme);
  const isSecondShown = active === 1 && programmes.length > 1;
  return (isSecondShown ? [...parts, secondMark] : parts).join(separator);
}

/** One programme, or two to compare and the index of the one edited and shown. */
export interface Programmes {
  programmes: Programme[];
  active: number;
  /** Parts that were not understood, shortened, to be shown to the visitor. */
  ignored: string[];
}

export function readProgrammes(fragment: string, country: CountryCode): Programmes {
  const ignored = new Ignored();
  const parts = textOf(fragment).split(separator);
  const isMarked = parts.length > 1 && parts.at(-1) === secondMark;
  if (isMarked) parts.pop();
  for (const part of parts.slice(2)) ignored.add(part);
  return {
    programmes: parts.slice(0, 2).map((part) => programmeIn(part, country, ignored)),
    active: isMarked && parts.length > 1 ? 1 : 0,
    ignored: ignored.parts,
  };
}

/**
 * Parses a complete fragment, as stored with a lead: the programme, or of two the one that was shown. Undefined if anything is
 * missing or not understood.
 */
export function parseProgramme(text: string): Programme | undefined {
  const { programmes, active } = readProgrammes(text, "ar");
  return writeProgrammes(programmes, active) === text ? programmes[active] : undefined;
}

/** Parts that are missing or not understood take the value of the company kind's starting programme. */
function programmeIn(text: string, country: CountryCode, ignored: Ignored): Programme {
  const fields = fieldsOf(text, ignored);
  const company = fields.take("company", (value) => (isCompanyKind(value) ? value : undefined));
  const start = startingProgramme(
    fields.take("country", (value) => (isCountryCode(value) ? value : undefined)) ?? country,
    company,
    fields.take("customers", (value) => integer(value, customersRange.min, customersRange.max)),
  );
  const services = fields.list("services", readService);
  const changes = fields.list("set", readChange);
  return {
    ...start,
    services: services ? Object.fromEntries(services) : start.services,
    changes: Object.fromEntries(changes ?? []),
  };
}

/** Mail programs and chats percent-encode the signs in a link. */
function textOf(fragment: string): string {
  const text = fragment.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readService(text: string): [ServiceId, Limit] | undefined {
  const [id, limit, ...rest] = text.split(":");
  if (!isServiceId(id) || rest.length > 0) return undefined;
  const read = limit === undefined ? "none" : integer(limit, limitRange.min, limitRange.max);
  return read === undefined ? undefined : [id, read];
}

function readChange(text: string): [AssumptionId, number] | undefined {
  const [name, value, ...rest] = text.split(":");
  const id = assumptionIds.find((candidate) => candidate === name);
  if (!id || value === undefined || rest.length > 0) return undefined;
  const read = integer(value, 0, assumptionMax[kindOf(id)]);
  return read === undefined ? undefined : [id, read];
}

function integer(text: string, min: number, max: number): number | undefined {
  if (!/^(0|[1-9]\d{0,9})$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function fieldsOf(text: string, ignored: Ignored) {
  const fields = new Map<string, string>();
  if (text.length > fragmentMax) {
    ignored.add(text);
  } else if (text !== "") {
    const [version, ...parts] = text.split("&");
    if (version !== programmeVersion) ignored.add(text);
    else for (const part of parts) addField(part);
  }

  function addField(part: string) {
    const [, name, value] = /^(country|company|customers|services|set)=(.*)$/s.exec(part) ?? [];
    if (name === undefined || value === undefined || fields.has(name)) ignored.add(part);
    else fields.set(name, value);
  }

  function take<T>(name: string, read: (text: string) => T | undefined): T | undefined {
    const value = fields.get(name);
    if (value === undefined) return undefined;
    const result = read(value);
    if (result === undefined) ignored.add(`${name}=${value}`);
    return result;
  }

  /** Each id counts once, at its first occurrence. */
  function list<K, V>(
    name: string,
    read: (text: string) => [K, V] | undefined,
  ): Map<K, V> | undefined {
    const value = fields.get(name);
    if (value === undefined) return undefined;
    const entries = new Map<K, V>();
    for (const part of value === "" ? [] : value.split(",")) {
      const entry = read(part);
      if (!entry || entries.has(entry[0])) ignored.add(part);
      else entries.set(...entry);
    }
    return entries;
  }

  return { take, list };
}

/** Few and short: a hostile link must not fill the page. */
class Ignored {
  parts: string[] = [];

  add(part: string) {
    if (this.parts.length >= 5) return;
    const text = [...part.toWellFormed().slice(0, 60)].slice(0, 40).join("");
    const named = text.length < part.length ? `${text}…` : text;
    if (!this.parts.includes(named)) this.parts.push(named);
  }
}

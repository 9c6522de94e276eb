// The visitor's programme. It is stored in the URL's fragment, so that a link carries it and no server sees it, and names the
// benchmarks it was made with:
// v2.2026-11&country=es&company=insurerMotor&basis=included&customers=50000&services=towing,battery&limits=vial:e4:k200&set=cost.towing:95.5:10
// A family's or service's own basis follows the programme's: basis=bought,vial:included. A year of the buyer's own is
// claims=vial:120000:9800:71.5, its unit-years, cases and cost of one; with=index,tax counts the contract year's prices and the tax;
// network= is what a list of the buyer's customers has found (network-summary.ts).
// Up to four to compare are joined by "~", and a last "~2" says that the second is edited and shown.
import {
  type AssumptionId,
  assumptionIds,
  assumptionMax,
  hasOwnBasis,
  kindOf,
} from "./assumptions.ts";
import { newestSet, sets } from "./benchmark-sets.ts";
import type { Limits } from "./benchmarks.ts";
import { type ClaimKey, type Claims, claimMax, isClaimKey, type OwnClaims } from "./claims.ts";
import {
  type Basis,
  basesIn,
  type CompanyKind,
  defaultKind,
  isCompanyKind,
  proposedServices,
  type Size,
  sizes,
  usualBasis,
} from "./company-kinds.ts";
import { type CountryCode, hasEstimator, isCountryCode } from "./countries.ts";
import type { OwnLimits } from "./limits.ts";
import { type NetworkSummary, readSummary, writeSummary } from "./network-summary.ts";
import { type FamilyId, familyIds } from "./pages.ts";
import {
  customersRange,
  decodeFragment,
  defaultCustomers,
  programmeVersion,
} from "./programme-start.ts";
import { isServiceId, type ServiceId, serviceIds, servicesIn } from "./services.ts";

/** A figure that the visitor set in place of ours, in hundredths, and how far off it may be, in percent. */
export interface OwnFigure {
  value: number;
  margin: number;
}

export interface Programme {
  /** Of benchmarks. */
  set: string;
  country: CountryCode;
  company: CompanyKind;
  basis: Basis;
  /** Families, and services of some, that are offered otherwise. */
  bases?: Partial<Record<FamilyId | ServiceId, Basis>>;
  customers: number;
  /** In display order. */
  services: readonly ServiceId[];
  limits: OwnLimits;
  changes: Partial<Record<AssumptionId, OwnFigure>>;
  /** A year of the buyer's own. */
  claims?: OwnClaims;
  /** Whether the prices of the contract's year count, and the tax. */
  isIndexed?: boolean;
  isTaxed?: boolean;
  /** What it earns, in hundredths of the currency or of a point: a price a month; or points of retention, and what a customer who
   * stays is worth. */
  price?: number;
  points?: number;
  worth?: number;
  /** Where the buyer's customers are. */
  network?: NetworkSummary;
  name?: string;
}

export const defaultMargin = 10;
export const marginMax = 90;
export const limitMax = { events: 24, amount: 10_000_000, km: 2_000 } as const;
export const earningMax = { price: 1_000_000_000, points: 10_000, worth: 100_000_000_000 } as const;
export const nameMax = 30;
export const programmesMax = 4;
/** Longer than any programme we write. */
export const fragmentMax = 4_000;

export function startingProgramme(
  country: CountryCode,
  company: CompanyKind = defaultKind,
  customers: number = defaultCustomers,
  size?: Size,
): Programme {
  return {
    set: newestSet(),
    country,
    company,
    basis: usualBasis[company],
    customers,
    services: proposedServices(company, country, size),
    limits: {},
    changes: {},
  };
}

/** The proposal that its services are, for its kind of company. */
export function proposalOf({ company, country, services }: Programme): Size | undefined {
  return sizes.find((size) => {
    const proposed = proposedServices(company, country, size);
    return proposed.length === services.length && proposed.every((id) => services.includes(id));
  });
}

/** The same programme with another country's figures: amounts in another currency and the buyer's own year are left out. */
export function inCountry(programme: Programme, country: CountryCode): Programme {
  const offered = servicesIn(country);
  return {
    ...programme,
    country,
    basis: basesIn(country).includes(programme.basis) ? programme.basis : "bought",
    bases:
      programme.bases &&
      Object.fromEntries(
        Object.entries(programme.bases).filter(([, basis]) => basesIn(country).includes(basis)),
      ),
    services: programme.services.filter((id) => offered.includes(id)),
    limits: {},
    changes: {},
    // Named, so that they also replace those of a programme that this one is merged into.
    claims: undefined,
    price: undefined,
    worth: undefined,
    network: undefined,
  };
}

/** With or without a service, in display order. */
export function withService(programme: Programme, id: ServiceId, isChosen: boolean): ServiceId[] {
  return servicesIn(programme.country).filter((other) =>
    other === id ? isChosen : programme.services.includes(other),
  );
}

/** With a figure of the visitor's own, or with ours. */
export function withFigure(
  { changes }: Programme,
  id: AssumptionId,
  own: OwnFigure | undefined,
): Programme["changes"] {
  const { [id]: _, ...others } = changes;
  return own === undefined ? others : { ...others, [id]: own };
}

export function writeProgramme(programme: Programme): string {
  const { country, company, customers, services, limits, changes, name } = programme;
  const keys = [...familyIds, ...serviceIds];
  const list = <K extends string, V>(
    field: string,
    ids: readonly K[],
    of: Partial<Record<K, V>>,
    write: (value: V) => string,
  ) => {
    const written = ids.flatMap((id) => (of[id] === undefined ? [] : [`${id}:${write(of[id])}`]));
    return written.length > 0 ? [`${field}=${written.join(",")}`] : [];
  };
  const earnings = (["price", "points", "worth"] as const).flatMap((field) => {
    const value = programme[field];
    return value === undefined ? [] : [`${field}=${writeHundredths(value)}`];
  });
  const counted = extras.filter(([, field]) => programme[field]).map(([word]) => word);
  const bases = keys.flatMap((key) => {
    const own = programme.bases?.[key];
    return own ? [`${key}:${own}`] : [];
  });
  return [
    `${programmeVersion}.${programme.set}`,
    `country=${country}`,
    `company=${company}`,
    `basis=${[programme.basis, ...bases].join(",")}`,
    `customers=${customers}`,
    `services=${services.join(",")}`,
    ...list("limits", keys, limits, writeLimits),
    ...list("set", assumptionIds, changes, ({ value, margin }) =>
      writeHundredths(value).concat(margin === defaultMargin ? "" : `:${margin}`),
    ),
    ...list("claims", keys, programme.claims ?? {}, writeClaims),
    ...(counted.length > 0 ? [`with=${counted.join(",")}`] : []),
    ...earnings,
    ...(programme.network ? [`network=${writeSummary(programme.network)}`] : []),
    ...(name ? [`name=${name.replaceAll(" ", "_")}`] : []),
  ].join("&");
}

/** What can count besides the all-in price, by its word in a link. */
const extras = [
  ["index", "isIndexed"],
  ["tax", "isTaxed"],
] as const;

const separator = "~";

export function writeProgrammes(programmes: readonly Programme[], active = 0): string {
  const parts = programmes.map(writeProgramme);
  const isMarked = active > 0 && active < programmes.length;
  return (isMarked ? [...parts, String(active + 1)] : parts).join(separator);
}

/** One programme, or several to compare and the index of the one edited and shown. */
export interface Programmes {
  programmes: Programme[];
  active: number;
  /** Parts that were not understood, shortened, to be shown to the visitor. */
  ignored: string[];
}

export function readProgrammes(fragment: string, country: CountryCode): Programmes {
  const ignored = new Ignored();
  const parts = decodeFragment(fragment).split(separator);
  const mark = parts.length > 1 && /^[2-4]$/.test(parts.at(-1) ?? "") ? Number(parts.pop()) : 1;
  for (const part of parts.slice(programmesMax)) ignored.add(part);
  const read = parts.slice(0, programmesMax);
  // An empty part is no programme, unless there is nothing else.
  const written = read.filter((part) => part !== "");
  const programmes = (written.length > 0 ? written : [""]).map((part) =>
    programmeIn(part, country, ignored),
  );
  return { programmes, active: mark <= programmes.length ? mark - 1 : 0, ignored: ignored.parts };
}

/**
 * Parses a complete fragment, as stored with a lead: the programme, or of several the one that was shown. Undefined if anything is
 * missing or not understood.
 */
export function parseProgramme(text: string): Programme | undefined {
  const { programmes, active, ignored } = readProgrammes(text, "ar");
  const isSame = ignored.length === 0 && writeProgrammes(programmes, active) === text;
  return isSame ? programmes[active] : undefined;
}

/** Parts that are missing or not understood take the value of the company kind's starting programme. */
function programmeIn(text: string, country: CountryCode, ignored: Ignored): Programme {
  const { set, take, list } = fieldsOf(text, ignored);
  const start = startingProgramme(
    take("country", (value) => (isCountryCode(value) && hasEstimator(value) ? value : undefined)) ??
      country,
    take("company", (value) => (isCompanyKind(value) ? value : undefined)),
    take("customers", (value) => integer(value, customersRange.min, customersRange.max)),
  );
  const { basis, bases } = take("basis", (value) => readBases(value, start.country)) ?? {};
  const offered = servicesIn(start.country);
  const services = list("services", (id) =>
    isServiceId(id) && offered.includes(id) ? [id, true] : undefined,
  );
  const claims = list("claims", readClaims);
  const counted = list("with", (word) =>
    extras.some(([known]) => known === word) ? [word, true] : undefined,
  );
  const network = take("network", readSummary);
  const name = take("name", readName);
  const earning = (field: keyof typeof earningMax) => {
    const value = take(field, (value) => hundredths(value, earningMax[field]));
    return value === undefined ? {} : { [field]: value };
  };
  return {
    ...start,
    set,
    ...(basis && { basis }),
    ...(bases && { bases }),
    ...(services && { services: offered.filter((id) => services.has(id)) }),
    limits: Object.fromEntries(list("limits", readLimits) ?? []),
    changes: Object.fromEntries(list("set", readChange) ?? []),
    ...(claims && { claims: Object.fromEntries(claims) }),
    ...(counted?.has("index") && { isIndexed: true }),
    ...(counted?.has("tax") && { isTaxed: true }),
    ...earning("price"),
    ...earning("points"),
    ...earning("worth"),
    ...(network && { network }),
    ...(name && { name }),
  };
}

const limitLetters = { events: "e", amount: "a", km: "k" } as const;

function writeLimits(limits: Limits): string {
  const parts = (["events", "amount", "km"] as const).flatMap((kind) =>
    limits[kind] === undefined ? [] : [`${limitLetters[kind]}${limits[kind]}`],
  );
  return parts.length > 0 ? parts.join(":") : "none";
}

function readLimits(text: string): [FamilyId | ServiceId, Limits] | undefined {
  const [name = "", ...parts] = text.split(":");
  if (!isClaimKey(name) || parts.length === 0) return undefined;
  const limits: Limits = {};
  for (const part of parts.join(":") === "none" ? [] : parts) {
    const kind = (["events", "amount", "km"] as const).find(
      (each) => limitLetters[each] === part[0],
    );
    if (!kind || limits[kind] !== undefined) return undefined;
    const value = integer(part.slice(1), 1, limitMax[kind]);
    if (value === undefined) return undefined;
    limits[kind] = value;
  }
  return [name, limits];
}

/** "bought,vial:included" */
function readBases(
  text: string,
  country: CountryCode,
): Pick<Programme, "basis" | "bases"> | undefined {
  const [first, ...others] = text.split(",");
  const offered = (value?: string) => basesIn(country).find((each) => each === value);
  const basis = offered(first);
  const bases: Programme["bases"] = {};
  for (const other of others) {
    const [key = "", value, ...rest] = other.split(":");
    const own = offered(value);
    const isKnown = isClaimKey(key) && (!isServiceId(key) || hasOwnBasis(key));
    const isOfHome = own !== "warranty" || key === "hogar";
    if (!own || !isKnown || !isOfHome || bases[key] || rest.length > 0) return undefined;
    bases[key] = own;
  }
  return basis && { basis, ...(others.length > 0 && { bases }) };
}

function writeClaims({ exposure, cases, cost }: Claims): string {
  return [exposure, cases, ...(cost === undefined ? [] : [writeHundredths(cost)])].join(":");
}

function readClaims(text: string): [ClaimKey, Claims] | undefined {
  const [key = "", years = "", count = "", price, ...rest] = text.split(":");
  const exposure = integer(years, 1, claimMax.exposure);
  const cases = integer(count, 0, claimMax.cases);
  const cost = price === undefined ? undefined : hundredths(price, claimMax.cost);
  const isWhole = exposure !== undefined && cases !== undefined && rest.length === 0;
  if (!isClaimKey(key) || !isWhole || (price !== undefined && cost === undefined)) return undefined;
  return [key, { exposure, cases, ...(cost !== undefined && { cost }) }];
}

function readChange(text: string): [AssumptionId, OwnFigure] | undefined {
  const [name, figure = "", percent, ...rest] = text.split(":");
  const id = assumptionIds.find((candidate) => candidate === name);
  if (!id || rest.length > 0) return undefined;
  const value = hundredths(figure, assumptionMax[kindOf(id)]);
  const margin = percent === undefined ? defaultMargin : integer(percent, 0, marginMax);
  return value === undefined || margin === undefined ? undefined : [id, { value, margin }];
}

/** Letters and digits of any script, so that a name needs no escaping among the other parts. */
function readName(text: string): string | undefined {
  const name = text.replaceAll("_", " ").trim();
  return /^[\p{L}\p{M}\p{N} .-]+$/u.test(name) && name.length <= nameMax ? name : undefined;
}

/** What a visitor typed as a name, without what a link could not carry. */
export function cleanName(text: string): string | undefined {
  return readName(text.replace(/[^\p{L}\p{M}\p{N}.-]+/gu, " ").slice(0, nameMax));
}

function integer(text: string, min: number, max: number): number | undefined {
  if (!/^(0|[1-9]\d{0,9})$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function hundredths(text: string, max: number): number | undefined {
  if (!/^(0|[1-9]\d{0,9})(\.\d?[1-9])?$/.test(text)) return undefined;
  const value = Math.round(Number(text) * 100);
  return value <= max ? value : undefined;
}

function writeHundredths(value: number): string {
  return String(value / 100);
}

const fieldNames =
  "country|company|customers|services|set|basis|limits|claims|with|price|points|worth|network|name";

function fieldsOf(text: string, ignored: Ignored) {
  const fields = new Map<string, string>();
  const [head = "", ...parts] = text.split("&");
  const [version = "", named = newestSet()] = head.split(/\.(.*)/s);
  const set = Object.hasOwn(sets, named) ? named : newestSet();
  if (text.length > fragmentMax) {
    ignored.add(text);
  } else if (text !== "") {
    if (version !== programmeVersion) ignored.add(text);
    else {
      if (set !== named) ignored.add(head);
      for (const part of parts) addField(part);
    }
  }

  function addField(part: string) {
    const [, name, value] = new RegExp(`^(${fieldNames})=(.*)$`, "s").exec(part) ?? [];
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

  return { set, take, list };
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

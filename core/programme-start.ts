// Links that start a programme, without what it takes to read one: other pages carry this much and no more.
import { type CompanyKind, isCompanyKind } from "./company-kinds.ts";
import type { CountryCode } from "./countries.ts";
import { pathOf } from "./paths.ts";
import type { ServiceId } from "./services.ts";

export const programmeVersion = "v2";
export const customersRange = { min: 100, max: 50_000_000 } as const;
export const defaultCustomers = 50_000;

export interface ProgrammeStart {
  company?: CompanyKind;
  customers?: number;
  services?: readonly ServiceId[];
}

/** Tells a programme's fragment, of any version, from the anchor of a place on the page. */
export function isProgrammeFragment(hash: string): boolean {
  return /^#v\d+(\.\d{4}-\d{2})?(&|%26|~|$)/i.test(hash);
}

/** The estimator of a country with a programme, or another page that reads it. */
export function programmePath(
  country: CountryCode,
  fragment: string,
  page: "programme" | "brief" | "coverage" = "programme",
): string {
  return `${pathOf(country, page)}#${fragment}`;
}

/** Mail programs and chats percent-encode the signs in a link. */
export function decodeFragment(fragment: string): string {
  const text = fragment.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is left out is as in the starting programme. */
export function startFragment({ company, customers, services }: ProgrammeStart): string {
  return [
    programmeVersion,
    ...(company ? [`company=${company}`] : []),
    ...(customers ? [`customers=${customers}`] : []),
    ...(services ? [`services=${services.join(",")}`] : []),
  ].join("&");
}

/** What a fragment of `startFragment` says of company and customers. */
export function readStart(hash: string): Pick<ProgrammeStart, "company" | "customers"> {
  const fields = new URLSearchParams(decodeFragment(hash));
  const company = fields.get("company");
  const customers = Number(fields.get("customers"));
  return {
    ...(isCompanyKind(company) && { company }),
    ...(isCustomers(customers) && { customers }),
  };
}

export function isCustomers(value: number): boolean {
  return Number.isInteger(value) && value >= customersRange.min && value <= customersRange.max;
}

// The addresses of the open benchmarks: what the estimate rests on, as files. A set keeps its addresses.
import { newestSet } from "./benchmark-sets.ts";
import type { CountryCode } from "./countries.ts";

export const figureTables = ["services", "assumptions", "sources"] as const;
type FigureTable = (typeof figureTables)[number];

/** All tables of a country. */
export function figuresPath(country: CountryCode, set = newestSet()): string {
  return `/figures/${set}/${country}.json`;
}

export function figureTablePath(
  country: CountryCode,
  table: FigureTable,
  set = newestSet(),
): string {
  return `/figures/${set}/${country}-${table}.csv`;
}

export function figuresSchemaPath(set = newestSet()): string {
  return `/figures/${set}/schema.json`;
}

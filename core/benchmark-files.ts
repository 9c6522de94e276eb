// The addresses of the open benchmarks: what the estimate rests on, as files. A set keeps its addresses.
import { newestSet } from "./benchmark-sets.ts";
import type { CountryCode } from "./countries.ts";

export const benchmarkTables = ["services", "assumptions", "sources"] as const;
type BenchmarkTable = (typeof benchmarkTables)[number];

/** All tables of a country. */
export function benchmarksPath(country: CountryCode, set = newestSet()): string {
  return `/figures/${set}/${country}.json`;
}

export function benchmarkTablePath(
  country: CountryCode,
  table: BenchmarkTable,
  set = newestSet(),
): string {
  return `/figures/${set}/${country}-${table}.csv`;
}

export function benchmarksSchemaPath(set = newestSet()): string {
  return `/figures/${set}/schema.json`;
}

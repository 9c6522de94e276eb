// The addresses of the open figures: what the estimate rests on, as files. A set keeps its addresses; another month's has its own.
import { benchmarkSet } from "./benchmarks.ts";
import type { CountryCode } from "./countries.ts";

export const figureTables = ["services", "assumptions", "sources"] as const;
type FigureTable = (typeof figureTables)[number];

const folder = `/figures/${benchmarkSet}`;

/** All tables of a country. */
export function figuresPath(country: CountryCode): string {
  return `${folder}/${country}.json`;
}

export function figureTablePath(country: CountryCode, table: FigureTable): string {
  return `${folder}/${country}-${table}.csv`;
}

export const figuresSchemaPath = `${folder}/schema.json`;

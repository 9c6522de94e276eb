// The open benchmarks: each country's services, assumptions and sources as JSON and CSV, from the tables that the estimate uses.

import { z } from "zod";
import { nameOf, unitWords } from "#app/programme/assumption-words.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { contentFor } from "#content/content-for.ts";
import { serviceTexts } from "#content/service-texts.ts";
import {
  type AssumptionId,
  assumptionIds,
  type Benchmark,
  isOffered,
  storedPerShown,
} from "#core/assumptions.ts";
import {
  benchmarksPath,
  benchmarksSchemaPath,
  benchmarkTablePath,
  benchmarkTables,
} from "#core/benchmark-files.ts";
import { sets } from "#core/benchmark-sets.ts";
import { brand, figuresLicense } from "#core/brand.ts";
import { type Basis, bases, basesIn, type CompanyKind, companyKinds } from "#core/company-kinds.ts";
import {
  type CountryCode,
  countries,
  countryOf,
  english,
  estimatedCountries,
} from "#core/countries.ts";
import { csvRow } from "#core/csv.ts";
import { assumptionsOf } from "#core/estimate.ts";
import { languages } from "#core/languages.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { startingProgramme } from "#core/programme.ts";
import { deliveries, services, servicesIn, units } from "#core/services.ts";
import { sourceIds, sourceOf } from "#core/sources.ts";

const words = contentFor(english, "api").figures;
const amount = z.number().min(0);
const benchmarksSchema = z
  .object({
    $schema: z.url(),
    set: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .describe(words.set),
    publisher: z.string(),
    page: z.url().describe(words.page),
    license: z.url().optional(),
    country: z.enum(countries.map(({ code }) => code)),
    language: z.enum(languages).describe(words.language),
    currency: z.string().length(3),
    services: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        family: z.enum(familyIds as [FamilyId]),
        unit: z.enum(units).describe(words.unit),
        delivery: z.enum(deliveries),
        includes: z.string(),
      }),
    ),
    assumptions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        unit: z.string(),
        bases: z.array(z.enum(bases)).describe(words.bases),
        companies: z.array(z.enum(companyKinds as [CompanyKind])).describe(words.companies),
        low: amount.describe(words.low),
        likely: amount.describe(words.likely),
        high: amount,
        origin: z.enum(["published", "derived", "assumption"]),
        note: z.string().describe(words.note),
        sources: z.array(z.int()),
      }),
    ),
    sources: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        countries: z.array(z.string()),
        year: z.string().optional(),
        says: z.string(),
      }),
    ),
  })
  .describe(words.title);

type BenchmarkFile = z.infer<typeof benchmarksSchema>;

/** By pathname. */
export function benchmarkFiles(origin: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const set of Object.keys(sets)) {
    files[benchmarksSchemaPath(set)] = json(z.toJSONSchema(benchmarksSchema));
    for (const { code } of estimatedCountries) {
      const content = benchmarksFor(set, code, origin);
      files[benchmarksPath(code, set)] = json(content);
      for (const table of benchmarkTables) {
        files[benchmarkTablePath(code, table, set)] = csv(content[table]);
      }
    }
  }
  return files;
}

function benchmarksFor(set: string, country: CountryCode, origin: string): BenchmarkFile {
  const { language, currency } = countryOf(country);
  const place = { country, language };
  const names = programmeWords(place);
  const texts = serviceTexts(place);
  const assumptions = assumptionRows(set, country).map(({ id, benchmark, ...where }) => ({
    id,
    name: nameOf(id, names),
    unit: unitWords(id, names, currency),
    ...where,
    low: shown(id, benchmark.low),
    likely: shown(id, benchmark.likely),
    high: shown(id, benchmark.high),
    origin: origins[benchmark.origin],
    note: names.notes[benchmark.note],
    sources: [...benchmark.sources],
  }));
  const used = new Set(assumptions.flatMap(({ sources }) => sources as number[]));
  return {
    $schema: origin + benchmarksSchemaPath(set),
    set,
    publisher: brand.name,
    page: origin + pathOf(country, "programme"),
    ...(figuresLicense && { license: figuresLicense }),
    country,
    language,
    currency,
    services: servicesIn(country).map((id) => ({
      id,
      name: names.services[id],
      ...services[id],
      includes: texts[id].includes,
    })),
    assumptions,
    sources: sourceIds
      .filter((id) => used.has(id))
      .map((id) => {
        const { name, countries: where, year } = sourceOf(id);
        return { id, name, countries: [...where], ...(year && { year }), says: names.sources[id] };
      }),
  };
}

function shown(id: AssumptionId, hundredths: number): number {
  return hundredths / 100 / storedPerShown(id);
}

const origins = { P: "published", D: "derived", A: "assumption" } as const;

interface AssumptionRow {
  id: AssumptionId;
  bases: Basis[];
  companies: CompanyKind[];
  benchmark: Benchmark;
}

/** One row for each benchmark, with the bases and companies it applies to. */
function assumptionRows(set: string, country: CountryCode): AssumptionRow[] {
  const rows: AssumptionRow[] = [];
  for (const id of assumptionIds) {
    for (const basis of basesIn(country)) {
      for (const { companies, benchmark } of benchmarksByCompany(set, country, basis, id)) {
        const same = rows.find(
          (row) =>
            row.id === id && row.benchmark === benchmark && `${row.companies}` === `${companies}`,
        );
        if (same) same.bases.push(basis);
        else rows.push({ id, bases: [basis], companies, benchmark });
      }
    }
  }
  return rows;
}

function benchmarksByCompany(set: string, country: CountryCode, basis: Basis, id: AssumptionId) {
  const found = new Map<Benchmark, CompanyKind[]>();
  for (const company of companyKinds) {
    const benchmark = allOf(set, country, company, basis).get(id);
    if (benchmark) found.set(benchmark, [...(found.get(benchmark) ?? []), company]);
  }
  return [...found].map(([benchmark, companies]) => ({ benchmark, companies }));
}

/** What a programme with every service uses. */
function allOf(set: string, country: CountryCode, company: CompanyKind, basis: Basis) {
  const programme = {
    ...startingProgramme(country, company),
    set,
    basis,
    services: servicesIn(country).filter((id) => isOffered(id, { basis })),
  };
  return new Map(assumptionsOf(programme).map((it) => [it.id, it.default]));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function csv(rows: Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const written = (value: unknown) => (Array.isArray(value) ? value.join(" ") : `${value ?? ""}`);
  return [names, ...rows.map((row) => names.map((name) => written(row[name])))]
    .map((row) => csvRow(row))
    .join("");
}

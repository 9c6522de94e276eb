// Programmes for property tests.
import fc from "fast-check";
import { assumptionIds, assumptionMax, kindOf } from "./assumptions.ts";
import { newestSet } from "./benchmark-sets.ts";
import type { Limits } from "./benchmarks.ts";
import { basesIn, companyKinds } from "./company-kinds.ts";
import { estimatedCountries } from "./countries.ts";
import { familyIds } from "./pages.ts";
import { limitMax, marginMax, type Programme } from "./programme.ts";
import { customersRange } from "./programme-start.ts";
import { servicesIn } from "./services.ts";

export const anyChange = fc.constantFrom(...assumptionIds).chain((id) =>
  fc.tuple(
    fc.constant(id),
    fc.record({
      value: fc.integer({ min: 0, max: assumptionMax[kindOf(id)] }),
      margin: fc.integer({ min: 0, max: marginMax }),
    }),
  ),
);

const upTo = (max: number) => fc.integer({ min: 1, max });
const limits: fc.Arbitrary<Limits> = fc.record(
  { events: upTo(limitMax.events), amount: upTo(limitMax.amount), km: upTo(limitMax.km) },
  { requiredKeys: [] },
);

export const anyProgramme: fc.Arbitrary<Programme> = fc
  .constantFrom(...estimatedCountries.map(({ code }) => code))
  .chain((country) =>
    fc.record(
      {
        set: fc.constant(newestSet()),
        country: fc.constant(country),
        company: fc.constantFrom(...companyKinds),
        basis: fc.constantFrom(...basesIn(country)),
        customers: fc.integer(customersRange),
        services: fc.subarray(servicesIn(country)),
        limits: fc.dictionary(fc.constantFrom(...familyIds), limits, { noNullPrototype: true }),
        changes: fc
          .array(anyChange, { maxLength: 12 })
          .map((entries) => Object.fromEntries(entries)),
        price: fc.integer({ min: 0, max: 100_000 }),
        points: fc.integer({ min: 0, max: 10_000 }),
        worth: fc.integer({ min: 0, max: 100_000 }),
        name: fc.constantFrom("Base", "Plan 2", "Opção ampliada"),
      },
      {
        requiredKeys: [
          "set",
          "country",
          "company",
          "basis",
          "customers",
          "services",
          "limits",
          "changes",
        ],
      },
    ),
  );

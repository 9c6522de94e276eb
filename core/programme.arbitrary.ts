// Programmes for property tests.
import fc from "fast-check";
import { assumptionIds, assumptionMax, kindOf } from "./assumptions.ts";
import { companyKinds } from "./company-kinds.ts";
import { countries } from "./countries.ts";
import { type Limit, limitRange, type Programme } from "./programme.ts";
import { customersRange } from "./programme-start.ts";
import { serviceIds } from "./services.ts";

const limit = fc.oneof(fc.integer(limitRange), fc.constant("none" as const));

const change = fc
  .constantFrom(...assumptionIds)
  .chain((id) => fc.tuple(fc.constant(id), fc.integer({ min: 0, max: assumptionMax[kindOf(id)] })));

export const anyProgramme: fc.Arbitrary<Programme> = fc.record({
  country: fc.constantFrom(...countries.map(({ code }) => code)),
  company: fc.constantFrom(...companyKinds),
  customers: fc.integer(customersRange),
  services: fc
    .array(fc.tuple(fc.constantFrom(...serviceIds), limit as fc.Arbitrary<Limit>))
    .map((entries) => Object.fromEntries(entries)),
  changes: fc.array(change, { maxLength: 12 }).map((entries) => Object.fromEntries(entries)),
});

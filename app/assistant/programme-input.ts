// A programme as an assistant writes it, checked with the limits and lists of the estimator. It has no name and no free text.
import { z } from "zod";
import { type AssumptionId, assumptionIds, assumptionMax, kindOf } from "#core/assumptions.ts";
import {
  bases,
  basesIn,
  type CompanyKind,
  companyKinds,
  defaultKind,
  sizes,
} from "#core/company-kinds.ts";
import type { CountryCode } from "#core/countries.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import {
  defaultMargin,
  fragmentMax,
  limitMax,
  marginMax,
  type OwnFigure,
  type Programme,
  parseProgramme,
  readProgrammes,
  startingProgramme,
  writeProgramme,
} from "#core/programme.ts";
import { customersRange, defaultCustomers } from "#core/programme-start.ts";
import { type ServiceId, serviceIds, servicesIn } from "#core/services.ts";
import { countryInput, ToolError } from "./tool.ts";

const upTo = (max: number) => z.int().min(1).max(max).optional();
const ownLimits = z.strictObject({
  events: upTo(limitMax.events).describe("Cases a year"),
  amount: upTo(limitMax.amount).describe("Paid for each case, in the country's currency"),
  km: upTo(limitMax.km).describe("Kilometers of a tow"),
});
const ownFigure = z.strictObject({
  value: z.number().min(0).multipleOf(0.01),
  margin: z
    .int()
    .min(0)
    .max(marginMax)
    .default(defaultMargin)
    .describe("How far off it may be, in percent"),
});

export const programmeInput = z.strictObject({
  country: countryInput.optional(),
  company: z
    .enum(companyKinds as [CompanyKind])
    .optional()
    .describe(`Who offers the program to its customers. Default: ${defaultKind}`),
  basis: z
    .enum(bases)
    .optional()
    .describe(
      "How customers get it. Default: as is usual for the company. warranty exists in us only",
    ),
  customers: z
    .int()
    .min(customersRange.min)
    .max(customersRange.max)
    .optional()
    .describe(`Customers with the plan. Default: ${defaultCustomers}`),
  services: z
    .array(z.enum(serviceIds as [ServiceId]))
    .min(1)
    .max(serviceIds.length)
    .optional()
    .describe("Ids, as find_coverage gives them. Default: the company's usual services"),
  size: z
    .enum(sizes)
    .optional()
    .describe("Instead of services: the company's basic, standard or extended proposal"),
  limits: z
    .partialRecord(z.enum(familyIds as [FamilyId]), ownLimits)
    .optional()
    .describe("A family's limits in place of the typical ones; {} for none"),
  assumptions: z
    .record(z.string().max(40), ownFigure)
    .optional()
    .describe(
      'Your own figures in place of ours, by the ids that estimate_program gives, such as {"cost.towing":{"value":95.5}}',
    ),
  link: z
    .string()
    .max(fragmentMax + 200)
    .optional()
    .describe("Instead of all the rest: a program's link. Of compared programs, the one it shows"),
});

type ProgrammeInput = z.output<typeof programmeInput>;

/** @throws {ToolError} */
export function programmeOf({ link, country, ...rest }: ProgrammeInput): Programme {
  const isWritten = country !== undefined || Object.keys(rest).length > 0;
  if (link !== undefined && isWritten) throw new ToolError("Give the link alone, or no link.");
  if (link !== undefined) return linkedProgramme(link);
  if (country === undefined) throw new ToolError("Give the program's country, or its link.");
  return writtenProgramme(country, rest);
}

/** The name is left out: a visitor may have typed anything. */
function linkedProgramme(link: string): Programme {
  const { programmes, active, ignored } = readProgrammes(link.slice(link.indexOf("#") + 1), "ar");
  const { name: _, ...programme } = programmes[active] ?? startingProgramme("ar");
  if (!link.includes("country=") || ignored.length > 0) {
    throw new ToolError(
      `The link is not a whole program's: ${ignored.join(", ") || "it names no country"}. A whole one looks like #${writeProgramme(startingProgramme("us"))}`,
    );
  }
  return programme;
}

function writtenProgramme(country: CountryCode, input: ProgrammeInput): Programme {
  const { company, customers, size, limits = {}, assumptions = {} } = input;
  const start = startingProgramme(country, company, customers, size);
  const basis = input.basis ?? start.basis;
  if (!basesIn(country).includes(basis)) {
    throw new ToolError(
      `basis ${basis} does not exist in ${country}: use ${basesIn(country).join(" or ")}.`,
    );
  }
  if (size && input.services) throw new ToolError("Give services or size, not both.");
  const offered = servicesIn(country);
  const unknown = (input.services ?? []).filter((id) => !offered.includes(id));
  if (unknown.length > 0) {
    throw new ToolError(
      `Not offered in ${country}: ${unknown.join(", ")}. Offered: ${offered.join(", ")}.`,
    );
  }
  const programme: Programme = {
    ...start,
    basis,
    services: offered.filter((id) => (input.services ?? start.services).includes(id)),
    limits,
    changes: Object.fromEntries(Object.entries(assumptions).map(changeOf)),
  };
  // The reader of every page's links has the last word.
  if (!parseProgramme(writeProgramme(programme))) throw new ToolError("No page could show this.");
  return programme;
}

function changeOf([name, { value, margin }]: [string, z.output<typeof ownFigure>]): [
  AssumptionId,
  OwnFigure,
] {
  const id = assumptionIds.find((known) => known === name);
  if (!id) throw new ToolError(`No assumption is called so. Ids: ${assumptionIds.join(", ")}.`);
  const most = assumptionMax[kindOf(id)] / 100;
  if (value > most) throw new ToolError(`${id} can be ${most} at most.`);
  return [id, { value: Math.round(value * 100), margin }];
}

// A programme as an assistant writes it, checked with the limits and lists of the estimator. It has no name and no free text.
import { z } from "zod";
import {
  type AssumptionId,
  assumptionIds,
  assumptionMax,
  isOffered,
  kindOf,
  storedPerShown,
} from "#core/assumptions.ts";
import {
  bases,
  basesIn,
  type CompanyKind,
  companyKinds,
  defaultKind,
  sizes,
  warrantyServices,
} from "#core/company-kinds.ts";
import type { CountryCode } from "#core/countries.ts";
import { partsOf } from "#core/estimate.ts";
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
import { fill } from "#core/template.ts";
import { estimatedCountryInput, ToolError, words } from "./tool.ts";

const { inputs, refusals } = words;

const upTo = (max: number) => z.int().min(1).max(max).optional();
const ownLimits = z.strictObject({
  events: upTo(limitMax.events).describe(inputs.events),
  amount: upTo(limitMax.amount).describe(inputs.amount),
  km: upTo(limitMax.km).describe(inputs.km),
});
const ownFigure = z.strictObject({
  value: z.number().min(0).multipleOf(0.0001),
  margin: z.int().min(0).max(marginMax).default(defaultMargin).describe(inputs.margin),
});

export const programmeInput = z.strictObject({
  country: estimatedCountryInput.optional(),
  company: z
    .enum(companyKinds as [CompanyKind])
    .optional()
    .describe(fill(inputs.company, { kind: defaultKind })),
  basis: z.enum(bases).optional().describe(inputs.basis),
  customers: z
    .int()
    .min(customersRange.min)
    .max(customersRange.max)
    .optional()
    .describe(fill(inputs.customers, { count: defaultCustomers })),
  services: z
    .array(z.enum(serviceIds as [ServiceId]))
    .min(1)
    .max(serviceIds.length)
    .optional()
    .describe(inputs.services),
  size: z.enum(sizes).optional().describe(inputs.size),
  limits: z
    .partialRecord(z.enum(familyIds as [FamilyId]), ownLimits)
    .optional()
    .describe(inputs.limits),
  assumptions: z
    .record(z.string().max(40), ownFigure)
    .optional()
    .describe(fill(inputs.assumptions, { example: '{"cost.towing":{"value":95.5}}' })),
  link: z
    .string()
    .max(fragmentMax + 200)
    .optional()
    .describe(inputs.link),
});

type ProgrammeInput = z.output<typeof programmeInput>;

/** @throws {ToolError} */
export function programmeOf({ link, country, ...rest }: ProgrammeInput): Programme {
  const isWritten = country !== undefined || Object.keys(rest).length > 0;
  if (link !== undefined && isWritten) throw new ToolError(refusals.linkAlone);
  if (link !== undefined) return linkedProgramme(link);
  if (country === undefined) throw new ToolError(refusals.noCountry);
  return writtenProgramme(country, rest);
}

/** The name is left out: a visitor may have typed anything. */
function linkedProgramme(link: string): Programme {
  const { programmes, active, ignored } = readProgrammes(link.slice(link.indexOf("#") + 1), "ar");
  const { name: _, ...programme } = programmes[active] ?? startingProgramme("ar");
  if (!link.includes("country=") || ignored.length > 0) {
    throw new ToolError(
      fill(refusals.brokenLink, {
        ignored: ignored.join(", ") || refusals.linkWithoutCountry,
        example: `#${writeProgramme(startingProgramme("us"))}`,
      }),
    );
  }
  refuseUnfit(programme.services.length > 0 && partsOf(programme).length === 0, programme.services);
  return programme;
}

function refuseUnfit(isUnfit: boolean, unfit: readonly ServiceId[]) {
  if (!isUnfit) return;
  throw new ToolError(
    fill(refusals.warranty, { unknown: unfit.join(", "), offered: warrantyServices.join(", ") }),
  );
}

function writtenProgramme(country: CountryCode, input: ProgrammeInput): Programme {
  const { company, customers, size, limits = {}, assumptions = {} } = input;
  const start = startingProgramme(country, company, customers, size);
  const basis = input.basis ?? start.basis;
  if (!basesIn(country).includes(basis)) {
    throw new ToolError(
      fill(refusals.basis, { basis, country, offered: basesIn(country).join(", ") }),
    );
  }
  if (size && input.services) throw new ToolError(refusals.servicesOrSize);
  const offered = servicesIn(country);
  const unknown = (input.services ?? []).filter((id) => !offered.includes(id));
  if (unknown.length > 0) {
    throw new ToolError(
      fill(refusals.services, {
        country,
        unknown: unknown.join(", "),
        offered: offered.join(", "),
      }),
    );
  }
  const unfit = (input.services ?? []).filter((id) => !isOffered(id, { basis }));
  refuseUnfit(unfit.length > 0, unfit);
  const usual = basis === "warranty" ? [...warrantyServices, ...start.services] : start.services;
  const chosen = input.services ?? usual.filter((id) => isOffered(id, { basis }));
  const programme: Programme = {
    ...start,
    basis,
    services: offered.filter((id) => chosen.includes(id)),
    limits,
    changes: Object.fromEntries(Object.entries(assumptions).map(changeOf)),
  };
  // The reader of every page's links has the last word.
  if (!parseProgramme(writeProgramme(programme))) throw new ToolError(refusals.noPage);
  return programme;
}

function changeOf([name, { value, margin }]: [string, z.output<typeof ownFigure>]): [
  AssumptionId,
  OwnFigure,
] {
  const id = assumptionIds.find((known) => known === name);
  if (!id) throw new ToolError(fill(refusals.assumption, { ids: assumptionIds.join(", ") }));
  const scale = 100 * storedPerShown(id);
  const most = assumptionMax[kindOf(id)] / scale;
  if (value > most) throw new ToolError(fill(refusals.most, { id, most }));
  return [id, { value: Math.round(value * scale), margin }];
}

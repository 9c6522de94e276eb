// A programme as an assistant writes it, checked with the limits and lists of the estimator. It has no name and no free text.
import { z } from "zod";
import {
  type AssumptionId,
  assumptionIds,
  assumptionMax,
  hasOwnBasis,
  isOffered,
  kindOf,
  storedPerShown,
} from "#core/assumptions.ts";
import { claimMax, isClaimKey, type OwnClaims } from "#core/claims.ts";
import {
  type Basis,
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
import { limitKindsOf } from "#core/limits.ts";
import { familyIds } from "#core/pages.ts";
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
import { isServiceId, type ServiceId, serviceIds, servicesIn } from "#core/services.ts";
import { fill } from "#core/template.ts";
import { estimatedCountryInput, ToolError, words } from "./tool.ts";

const upTo = (max: number) => z.int().min(1).max(max).optional();

/** With the words of the edition in force. */
export function programmeInput() {
  const { inputs } = words();
  const ownLimits = z.strictObject({
    events: upTo(limitMax.events).describe(inputs.events),
    amount: upTo(limitMax.amount).describe(inputs.amount),
    km: upTo(limitMax.km).describe(inputs.km),
  });
  const ownFigure = z.strictObject({
    value: z.number().min(0).multipleOf(0.0001),
    margin: z.int().min(0).max(marginMax).default(defaultMargin).describe(inputs.margin),
  });

  const ownYear = z.strictObject({
    exposure: z.int().min(1).max(claimMax.exposure).describe(inputs.exposure),
    cases: z.int().min(0).max(claimMax.cases),
    cost: z
      .number()
      .min(0)
      .max(claimMax.cost / 100)
      .optional(),
  });
  /** By family or service, whose ids are checked here: listed in each tool's input they would fill it. */
  const byKey = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value).optional();

  return z.strictObject({
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
    limits: byKey(ownLimits).describe(inputs.limits),
    bases: byKey(z.enum(bases)).describe(inputs.bases),
    claims: byKey(ownYear).describe(inputs.claims),
    isTaxed: z.boolean().optional().describe(inputs.isTaxed),
    isIndexed: z.boolean().optional().describe(inputs.isIndexed),
    assumptions: z
      .record(z.string(), ownFigure)
      .optional()
      .describe(fill(inputs.assumptions, { example: '{"cost.towing":{"value":95.5}}' })),
    link: z
      .string()
      .max(fragmentMax + 200)
      .optional()
      .describe(inputs.link),
  });
}

type ProgrammeInput = z.output<ReturnType<typeof programmeInput>>;

/** @throws {ToolError} */
export function programmeOf({ link, country, ...rest }: ProgrammeInput): Programme {
  const isWritten = country !== undefined || Object.keys(rest).length > 0;
  if (link !== undefined && isWritten) throw new ToolError(words().refusals.linkAlone);
  if (link !== undefined) return linkedProgramme(link);
  if (country === undefined) throw new ToolError(words().refusals.noCountry);
  return writtenProgramme(country, rest);
}

/** The name is left out: a visitor may have typed anything. */
function linkedProgramme(link: string): Programme {
  const { programmes, active, ignored } = readProgrammes(link.slice(link.indexOf("#") + 1), "ar");
  const { name: _, ...programme } = programmes[active] ?? startingProgramme("ar");
  if (!link.includes("country=") || ignored.length > 0) {
    throw new ToolError(
      fill(words().refusals.brokenLink, {
        ignored: ignored.join(", ") || words().refusals.linkWithoutCountry,
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
    fill(words().refusals.warranty, {
      unknown: unfit.join(", "),
      offered: warrantyServices.join(", "),
    }),
  );
}

function writtenProgramme(country: CountryCode, input: ProgrammeInput): Programme {
  const { company, customers, size, limits = {}, assumptions = {}, claims = {} } = input;
  refuseUnknown({ ...limits, ...claims, ...input.bases });
  refuseLimits(limits);
  const start = startingProgramme(country, company, customers, size);
  const basis = input.basis ?? start.basis;
  if (!basesIn(country).includes(basis)) {
    throw new ToolError(
      fill(words().refusals.basis, { basis, country, offered: basesIn(country).join(", ") }),
    );
  }
  if (size && input.services) throw new ToolError(words().refusals.servicesOrSize);
  const offered = servicesIn(country);
  const unknown = (input.services ?? []).filter((id) => !offered.includes(id));
  if (unknown.length > 0) {
    throw new ToolError(
      fill(words().refusals.services, {
        country,
        unknown: unknown.join(", "),
        offered: offered.join(", "),
      }),
    );
  }
  refuseBases(country, input.bases ?? {});
  const offer = { basis, bases: input.bases };
  const unfit = (input.services ?? []).filter((id) => !isOffered(id, offer));
  refuseUnfit(unfit.length > 0, unfit);
  const usual = basis === "warranty" ? [...warrantyServices, ...start.services] : start.services;
  const chosen = input.services ?? usual.filter((id) => isOffered(id, offer));
  const programme: Programme = {
    ...start,
    basis,
    services: offered.filter((id) => chosen.includes(id)),
    limits,
    changes: Object.fromEntries(Object.entries(assumptions).map(changeOf)),
    ...(Object.keys(input.bases ?? {}).length > 0 && { bases: input.bases }),
    ...(Object.keys(claims).length > 0 && { claims: ownClaims(claims) }),
    ...(input.isTaxed && { isTaxed: true }),
    ...(input.isIndexed && { isIndexed: true }),
  };
  // The reader of every page's links has the last word.
  if (!parseProgramme(writeProgramme(programme))) throw new ToolError(words().refusals.noPage);
  return programme;
}

function refuseUnknown(byKey: object) {
  const unknown = Object.keys(byKey).filter((key) => !isClaimKey(key));
  if (unknown.length === 0) return;
  const ids = [...familyIds, ...serviceIds].join(", ");
  throw new ToolError(fill(words().refusals.key, { unknown: unknown.join(", "), ids }));
}

/** A service that has no such limit says which it has. */
function refuseLimits(limits: Programme["limits"]) {
  for (const [id, own] of Object.entries(limits)) {
    const kinds: readonly string[] = isServiceId(id) ? limitKindsOf(id) : Object.keys(own);
    const kind = Object.keys(own).find((each) => !kinds.includes(each));
    if (!kind) continue;
    const offered = kinds.join(", ") || words().refusals.none;
    throw new ToolError(fill(words().refusals.limit, { id, kind, offered }));
  }
}

function refuseBases(country: CountryCode, own: Record<string, Basis>) {
  for (const [id, basis] of Object.entries(own)) {
    const offered = basesIn(country).filter((each) => each !== "warranty" || id === "hogar");
    if (isServiceId(id) && !hasOwnBasis(id)) {
      const ids = [...familyIds, ...serviceIds.filter(hasOwnBasis)].join(", ");
      throw new ToolError(fill(words().refusals.key, { unknown: id, ids }));
    }
    if (!offered.includes(basis)) {
      throw new ToolError(
        fill(words().refusals.basis, {
          basis,
          country: `${country} (${id})`,
          offered: offered.join(", "),
        }),
      );
    }
  }
}

function ownClaims(
  claims: Record<string, NonNullable<ProgrammeInput["claims"]>[string]>,
): OwnClaims {
  return Object.fromEntries(
    Object.entries(claims).map(([key, { cost, ...year }]) => [
      key,
      { ...year, ...(cost !== undefined && { cost: Math.round(cost * 100) }) },
    ]),
  );
}

function changeOf([name, { value, margin }]: [string, OwnFigure]): [AssumptionId, OwnFigure] {
  const id = assumptionIds.find((known) => known === name);
  if (!id)
    throw new ToolError(fill(words().refusals.assumption, { ids: assumptionIds.join(", ") }));
  const scale = 100 * storedPerShown(id);
  const most = assumptionMax[kindOf(id)] / scale;
  if (value > most) throw new ToolError(fill(words().refusals.most, { id, most }));
  return [id, { value: Math.round(value * scale), margin }];
}

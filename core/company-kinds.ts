// The kinds of company that offer assistance to their customers, grouped by the specification's five categories, and the programmes
// each can start from.
import type { CountryCode } from "./countries.ts";
import { type ServiceId, servicesIn } from "./services.ts";

export const categories = ["financial", "insurance", "retail", "realestate", "health"] as const;
export type Category = (typeof categories)[number];

/** The first is the one a category stands for. */
export const kindsOf = {
  financial: ["bank", "card"],
  insurance: ["insurerHome", "insurerMotor"],
  retail: ["retail", "telco"],
  realestate: ["realestate"],
  health: ["health"],
} as const satisfies Record<Category, readonly string[]>;

export type CompanyKind = (typeof kindsOf)[Category][number];
export const companyKinds: readonly CompanyKind[] = categories.flatMap((id) => kindsOf[id]);
export const defaultKind: CompanyKind = "insurerHome";

export function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value);
}

export function isCompanyKind(value: unknown): value is CompanyKind {
  return companyKinds.some((kind) => kind === value);
}

/** Who pays: assistance comes with something else, or customers buy it. A home warranty is bought in the United States. */
export const bases = ["included", "bought", "warranty"] as const;
export type Basis = (typeof bases)[number];

export function basesIn(country: CountryCode): readonly Basis[] {
  return country === "us" ? bases : ["included", "bought"];
}

/** How each kind usually offers it. */
export const usualBasis: Record<CompanyKind, Exclude<Basis, "warranty">> = {
  bank: "included",
  card: "included",
  insurerHome: "included",
  insurerMotor: "included",
  retail: "bought",
  telco: "bought",
  realestate: "included",
  health: "included",
};

export const sizes = ["basic", "standard", "extended"] as const;
export type Size = (typeof sizes)[number];
const usualSize: Size = "standard";

/** What each size adds to the one before. */
const proposals: Record<CompanyKind, Record<Size, readonly ServiceId[]>> = {
  bank: {
    basic: ["locksmith", "plumbing"],
    standard: ["towing", "battery", "onlineDoctor", "remoteHelp"],
    extended: ["electricity", "tire", "onlinePsychologist", "teleVet"],
  },
  card: {
    basic: ["towing", "battery"],
    standard: ["locksmith", "plumbing"],
    extended: ["tire", "transfers", "onlineDoctor", "remoteHelp"],
  },
  insurerHome: {
    basic: ["locksmith", "plumbing", "electricity"],
    standard: ["glass"],
    extended: ["gas", "airConditioning", "fumigation", "appliances", "remoteHelp"],
  },
  insurerMotor: {
    basic: ["towing", "battery"],
    standard: ["tire", "fuel", "lockout", "transfers"],
    extended: ["preventive", "locksmith", "plumbing", "electricity"],
  },
  retail: {
    basic: ["appliances"],
    standard: ["tvAudio", "remoteHelp"],
    extended: ["electronics", "consoles", "antivirus", "dataRecovery"],
  },
  telco: {
    basic: ["electronics"],
    standard: ["remoteHelp"],
    extended: ["tvAudio", "antivirus", "dataRecovery"],
  },
  realestate: {
    basic: ["locksmith", "plumbing", "electricity"],
    standard: ["gas", "airConditioning", "glass"],
    extended: ["fumigation", "appliances"],
  },
  health: {
    basic: ["onlineDoctor", "onlinePsychologist"],
    standard: ["ambulance", "reimbursement", "homeDoctor"],
    extended: ["specialists", "teleVet"],
  },
};

/** What a home insurer's usual programme also has in a country. */
const localHomeServices: Partial<Record<CountryCode, readonly ServiceId[]>> = {
  ar: ["gas"],
  us: ["airConditioning"],
};

/** The services of a home warranty. */
export const warrantyServices: readonly ServiceId[] = [
  "plumbing",
  "electricity",
  "airConditioning",
  "appliances",
];

/** A starting proposal that the visitor changes, in display order. */
export function proposedServices(
  company: CompanyKind,
  country: CountryCode,
  size: Size = usualSize,
): ServiceId[] {
  const upTo = sizes.slice(0, sizes.indexOf(size) + 1);
  const proposed = new Set<ServiceId>(upTo.flatMap((each) => proposals[company][each]));
  if (company === "insurerHome" && size !== "basic") {
    for (const id of localHomeServices[country] ?? []) proposed.add(id);
  }
  return servicesIn(country).filter((id) => proposed.has(id));
}

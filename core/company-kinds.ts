// The kinds of company that offer assistance to their customers, and the services each starts with.
import type { ServiceId } from "./services.ts";

export const companyKinds = ["financial", "insurance", "retail", "realestate", "health"] as const;
export type CompanyKind = (typeof companyKinds)[number];

/** A starting proposal that the visitor changes: services close to the company's own products. */
export const startingServices: Record<CompanyKind, readonly ServiceId[]> = {
  financial: ["locksmith", "plumbing", "towing", "battery", "onlineDoctor", "remoteHelp"],
  insurance: ["locksmith", "plumbing", "electricity", "towing", "tire", "battery"],
  retail: ["electronics", "tvAudio", "appliances", "dataRecovery", "remoteHelp"],
  realestate: ["locksmith", "plumbing", "gas", "electricity", "airConditioning", "glass"],
  health: ["onlineDoctor", "onlinePsychologist", "ambulance", "reimbursement", "homeDoctor"],
};

export function isCompanyKind(value: unknown): value is CompanyKind {
  return companyKinds.some((kind) => kind === value);
}

// The contact contract: contact types, desks, limits and error codes, which the form and the API turn into words.
import { brand } from "./brand.ts";

/** The privacy policies promise that no delivered message is kept longer; the server refuses a longer time. */
export const longestRetentionDays = 730;

/** Identifies the site to its API. It is in every browser, so it is public and protects nothing. */
export const publicSiteKey = `${brand.slug}-web-2025`;

/** Where the forms post with scripts, and without. */
export const sendEmailPath = "/api/send-email";
export const contactFormPath = "/api/contact";

/** All contact types; `investor` only through the investor form. */
export const contactTypes = ["partner", "provider", "client", "investor"] as const;
type ContactType = (typeof contactTypes)[number];

/** The types offered in the contact dialog. */
export const dialogContactTypes = ["partner", "provider", "client"] as const;
export const defaultContactType = "client" satisfies ContactType;

/** `contact_type` of a message sent through no particular form. */
export const unspecifiedContactType = "not specified";
export type WireContactType = ContactType | typeof unspecifiedContactType;

const providerDesks = [
  "providers",
  "provider-network",
  "operations",
  "quality",
  "provider-payments",
] as const;
const generalDesks = ["claims", "commercial"] as const;

/** The internal desks, by name. Their addresses are in the server's configuration and never sent to a client. */
export const desks = [...providerDesks, ...generalDesks] as const;
export type Desk = (typeof desks)[number];

export function desksFor(contactType: WireContactType): readonly Desk[] {
  return contactType === "provider" ? providerDesks : generalDesks;
}

/** The payload's; mails have their own, in content/mails. */
export function subjectFor(contactType: WireContactType): string {
  const isGeneral = contactType === unspecifiedContactType;
  return isGeneral ? "Formulario general de la web" : `Nuevo contacto: ${contactType}`;
}

/** Lengths in UTF-16 units. The largest valid form stays under the API's 16 kB in any script. */
export const limits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  phone: { min: 1, max: 40 },
  company: { min: 1, max: 150 },
  message: { min: 10, max: 4000 },
} as const;

/** Every error code of a field. */
export const errorCodes = ["required", "too_short", "too_long", "invalid", "wrong_desks"] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** A hidden trap field; a message that fills it in is held for an operator. Named so that browsers don't autofill it. */
export const trapField = "homepage";

/** In place of a programme that cannot be read: the desk shows that there was one. */
export const unreadProgramme = "?";

export const contextLimits = {
  page: 300,
  country: 10,
  language: 10,
  campaign: 200,
  referrer: 100,
  programme: 2_000,
} as const;

import { randomUUIDv7 } from "node:crypto";
import { type Desk, desks } from "#core/contact.ts";
import { isCountryCode } from "#core/countries.ts";
import { deskPaths } from "#core/desk.ts";
import type { Language } from "#core/languages.ts";
import type { Config } from "#server/config.ts";
import type { Claim, Lead } from "#server/leads/lead.ts";
import type { DeskAddresses } from "#server/leads/store.ts";
import { compose } from "./compose.ts";
import { htmlBody } from "./html-body.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { programmeInShort, programmeTable } from "./programme.ts";
import { textBody } from "./text-body.ts";
import { deskLanguage, nameOf, subjectFor, texts } from "./texts.ts";

type Options = Pick<Config, "mailFrom" | "mailLanguage" | "deskAddresses" | "publicOrigin"> & {
  /** Where the desk shows leads; undefined without one. */
  deskOrigin?: string | undefined;
};

/** Those of the lead's country, where the desk has its own. */
export function addressesOf(
  { deskAddresses }: Pick<Config, "deskAddresses">,
  desk: Desk,
  country: string,
): string[] {
  const { default: everybody, countries } = deskAddresses[desk];
  return (isCountryCode(country) && countries[country]) || everybody;
}

/** With what was changed at the desk in place of the settings. */
export function withRoutes(
  { deskAddresses }: Pick<Config, "deskAddresses">,
  routes: DeskAddresses[],
): Config["deskAddresses"] {
  const all = structuredClone(deskAddresses);
  for (const { desk, country, addresses } of routes) {
    const own = desks.find((each) => each === desk);
    if (!own) continue;
    if (isCountryCode(country)) all[own].countries[country] = addresses;
    else all[own].default = addresses;
  }
  return all;
}

/** First what mail filters match, then what tells one lead from another. */
function subjectOf(lead: Lead, language: Language): string {
  const country = isCountryCode(lead.country)
    ? nameOf("region", lead.country.toUpperCase(), language)
    : "";
  const start = subjectFor(lead.contactType, language);
  return [start, country, lead.company, programmeInShort(lead, language)]
    .filter(Boolean)
    .join(" · ");
}

/** The Message-ID comes from the store, so that a mail sent twice has the same one. The body says when the lead was received. */
export async function composeMail(
  { deliveryId, desk, messageId, lead }: Claim,
  { mailFrom, mailLanguage, deskAddresses, publicOrigin, deskOrigin }: Options,
): Promise<OutgoingMail> {
  if (!desks.some((each) => each === desk)) throw new Error(`No desk: ${desk}`);
  const to = addressesOf({ deskAddresses }, desk as Desk, lead.country);
  const link = deskOrigin && deskOrigin + deskPaths.lead(lead.id);
  const language = deskLanguage(lead.country, mailLanguage);
  const programme = programmeTable(lead, publicOrigin, language);
  const visitor = senderName(lead.name, language);
  return compose({
    leadId: lead.id,
    deliveryId,
    from: { name: `${visitor} (${texts[language].viaWeb})`, address: mailFrom },
    to,
    shownTo: to.map((address) => ({ name: desk, address })),
    replyTo: { name: visitor, address: lead.email },
    subject: subjectOf(lead, language),
    messageId,
    text: textBody(lead, { language, programme, link }),
    html: htmlBody(lead, { language, programme, link }),
  });
}

// Some mail programs show only the display name: one that looks like an address would be mistaken for the sender's.
function senderName(name: string, language: Language): string {
  const looksEncoded = name.includes("=?");
  const looksLikeAddress = name.normalize("NFKC").includes("@");
  return looksEncoded || looksLikeAddress || name === "" ? texts[language].visitor : name;
}

/** Shows whether a desk's address gets mail. */
export function composeTest(
  to: string,
  { mailFrom, mailLanguage }: Pick<Config, "mailFrom" | "mailLanguage">,
) {
  const deliveryId = `test-${randomUUIDv7()}`;
  return compose({ deliveryId, from: mailFrom, to, ...texts[mailLanguage].test });
}

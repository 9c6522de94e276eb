import MailComposer from "nodemailer/lib/mail-composer";
import { type Desk, subjectFor } from "#core/contact.ts";
import { countryOf, isCountryCode } from "#core/countries.ts";
import { deskPaths } from "#core/desk.ts";
import type { Config } from "#server/config.ts";
import type { Claim, Lead } from "#server/leads/lead.ts";
import { htmlBody } from "./html-body.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { programmeInShort, programmeTable } from "./programme.ts";
import { textBody } from "./text-body.ts";
import { texts } from "./texts.ts";

type Options = Pick<Config, "mailFrom" | "deskAddresses" | "publicOrigin"> & {
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

/** First what mail filters match, then what tells one lead from another. */
function subjectOf(lead: Lead): string {
  const country = isCountryCode(lead.country) ? countryOf(lead.country).name : "";
  return [subjectFor(lead.contactType), country, lead.company, programmeInShort(lead)]
    .filter(Boolean)
    .join(" · ");
}

/** The Message-ID comes from the store, so that a mail sent twice has the same one. The body says when the lead was received. */
export async function composeMail(
  { deliveryId, desk, messageId, lead }: Claim,
  { mailFrom, deskAddresses, publicOrigin, deskOrigin }: Options,
): Promise<OutgoingMail> {
  if (desk === "webhook") throw new Error("A webhook's delivery is not a mail");
  const to = addressesOf({ deskAddresses }, desk, lead.country);
  const link = deskOrigin && deskOrigin + deskPaths.lead(lead.id);
  const programme = programmeTable(lead, publicOrigin);
  const composer = new MailComposer({
    from: { name: `${senderName(lead.name)} (${texts.viaWeb})`, address: mailFrom },
    to: to.map((address) => ({ name: desk, address })),
    replyTo: { name: senderName(lead.name), address: lead.email },
    subject: subjectOf(lead),
    messageId,
    text: textBody(lead, programme, link),
    html: htmlBody(lead, programme, link),
    // Keeps automatic replies from reaching visitors.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { deliveryId, from: mailFrom, to, raw: await composer.compile().build() };
}

// Some mail programs show only the display name: one that looks like an address would be mistaken for the sender's.
function senderName(name: string): string {
  const looksEncoded = name.includes("=?");
  const looksLikeAddress = name.normalize("NFKC").includes("@");
  return looksEncoded || looksLikeAddress || name === "" ? texts.visitor : name;
}

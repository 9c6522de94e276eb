import { phoneOf } from "#core/contact-payload.ts";
import { withReadableDomain } from "#server/leads/email-spellings.ts";
import type { Lead } from "#server/leads/lead.ts";
import { texts } from "./texts.ts";

/** The lead's details for the desk, by label; empty values are omitted. */
export function detailsOf(lead: Lead): [label: string, value: string][] {
  const details: [string, string][] = [
    [texts.name, lead.name],
    [texts.email, shownEmail(lead.email)],
    [texts.phone, phoneOf(lead.message)],
    [texts.company, lead.company],
    [texts.contactType, texts.contactTypes[lead.contactType]],
    [texts.receivedAt, `${receivedFormat.format(lead.receivedAt)} UTC`],
    [texts.page, lead.page],
    [texts.country, nameOf("region", lead.country.toUpperCase())],
    [texts.language, nameOf("language", lead.language)],
    [texts.campaign, lead.campaign],
  ];
  return details.filter(([, value]) => value !== "");
}

/** First in ASCII, which is where an answer goes: a domain in another script can look like one that the desk knows. */
function shownEmail(email: string): string {
  const readable = withReadableDomain(email);
  return readable === email ? email : `${email} (${readable})`;
}

const receivedFormat = new Intl.DateTimeFormat("es", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

// Unknown codes are shown unchanged.
function nameOf(type: "region" | "language", code: string): string {
  try {
    return new Intl.DisplayNames("es", { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

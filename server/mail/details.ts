import { unreadProgramme } from "#core/contact.ts";
import { phoneOf } from "#core/contact-payload.ts";
import type { Language } from "#core/languages.ts";
import { withReadableDomain } from "#server/leads/email-spellings.ts";
import type { Lead } from "#server/leads/lead.ts";
import { nameOf, texts } from "./texts.ts";

/** The lead's details for the desk, by label; empty values are omitted. */
export function detailsOf(lead: Lead, language: Language): [label: string, value: string][] {
  const words = texts[language];
  const receivedFormat = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const details: [string, string][] = [
    [words.name, lead.name],
    [words.email, shownEmail(lead.email)],
    [words.phone, phoneOf(lead.message)],
    [words.company, lead.company],
    [words.contactType, words.contactTypes[lead.contactType]],
    [words.receivedAt, `${receivedFormat.format(lead.receivedAt)} UTC`],
    [words.page, lead.page],
    [words.country, nameOf("region", lead.country.toUpperCase(), language)],
    [words.language, nameOf("language", lead.language, language)],
    [words.campaign, lead.campaign],
    [words.programme.title, lead.programme === unreadProgramme ? words.programme.unread : ""],
  ];
  return details.filter(([, value]) => value !== "");
}

/** First in ASCII, which is where an answer goes: a domain in another script can look like one that the desk knows. */
function shownEmail(email: string): string {
  const readable = withReadableDomain(email);
  return readable === email ? email : `${email} (${readable})`;
}

import { byLanguage } from "#content/by-language.ts";
import type { MailTexts } from "#content/mails/schema.ts";
import { unspecifiedContactType, type WireContactType } from "#core/contact.ts";
import { countryOf, isCountryCode } from "#core/countries.ts";
import type { Language, Localized } from "#core/languages.ts";

export type { MailTexts };

export const texts: Localized<MailTexts> = byLanguage("mails");

/** That of the country's people; `otherwise` for a lead of no country. */
export function deskLanguage(country: string, otherwise: Language): Language {
  return isCountryCode(country) ? countryOf(country).language : otherwise;
}

/** Unknown codes are shown unchanged. */
export function nameOf(type: "region" | "language", code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The type keeps its payload value in every language, so that mail filters match. */
export function subjectFor(contactType: WireContactType, language: Language): string {
  const { general, newContact } = texts[language].subject;
  return contactType === unspecifiedContactType ? general : `${newContact}: ${contactType}`;
}

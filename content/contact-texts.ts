import type { ContactWays } from "#core/brand.ts";
import type { Reader } from "#core/countries.ts";
import type { ContactTexts } from "./contact-form/schema.ts";
import { contentFor } from "./content-for.ts";
import { termsFor } from "./standing.ts";

/** How a country can be reached, where the owner has said it; undefined where he has not. */
export function contactWays(reader: Reader): ContactWays | undefined {
  const { answerTime, phone, chat } = termsFor(reader);
  if (!answerTime && !phone && !chat) return undefined;
  const { names } = contentFor(reader, "terms");
  const name = names.answerTime.charAt(0).toUpperCase() + names.answerTime.slice(1);
  // Owners answer the question in a few words, "one business day", which alone say nothing.
  const answerWithin = answerTime && `${name}: ${answerTime.position}`;
  return { answerWithin, phone: phone?.phone, chat: chat?.link };
}

/** The words of the contact forms. */
export function contactTexts(reader: Reader): ContactTexts {
  return { ...contentFor(reader, "contact-form"), ways: contactWays(reader) };
}

// The words by which a lead is found, as keyed hashes: docs/decisions/2026-11-18-search-by-keyed-words.md.
import { createHmac } from "node:crypto";
import { phoneOf } from "#core/contact-payload.ts";
import type { LeadNote } from "#core/desk.ts";
import type { LeadContent } from "./lead.ts";

/** 36 bits: of ten million words about one in seven thousand searches finds a lead too many. */
const hashLetters = 6;
const longestWord = 32;
const shortestStart = 3;
const shortestPhone = 6;
const mostWords = 1_500;

type Found = Pick<LeadContent, "name" | "company" | "email" | "message"> & { notes: LeadNote[] };

/** Sorted, so that they tell nothing of the order in a text. Names, companies and addresses are found by their beginnings too. */
export function wordsOf(secret: string, { name, company, email, message, notes }: Found): string {
  const named = wordsIn([name, company, email].join(" "));
  const written = wordsIn([message, ...notes.map(({ text }) => text)].join("\n"));
  const words = [...named.flatMap(startsOf), ...phoneEnds(phoneOf(message)), ...written];
  const distinct = [...new Set(words)].slice(0, mostWords);
  return ` ${distinct
    .map((word) => hashOf(secret, word))
    .sort()
    .join(" ")} `;
}

/** Each word of a search; a telephone number as a whole or by its parts. */
export function searched(secret: string, text: string): string[][] {
  const hash = (word: string) => ` ${hashOf(secret, word)} `;
  const digits = digitsOf(text);
  if (digits.length >= shortestPhone && /^[\d\s()+./-]+$/.test(text)) {
    return [[hash(phoneWord(digits))]];
  }
  return [...new Set(wordsIn(text))].map((word) => [hash(word)]);
}

/** In small letters, without accents. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsIn(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, longestWord));
}

function startsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.max(0, word.length - shortestStart) }, (_, n) => n);
  return [word, ...lengths.map((n) => word.slice(0, shortestStart + n))];
}

/** With and without the codes of country and area. */
function phoneEnds(phone: string): string[] {
  const digits = digitsOf(phone).slice(-20);
  const starts = Array.from(
    { length: Math.max(0, digits.length - shortestPhone + 1) },
    (_, n) => n,
  );
  return starts.map((start) => phoneWord(digits.slice(start)));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+/, "");
}

/** No number in a message is one. */
function phoneWord(digits: string): string {
  return `tel ${digits}`;
}

function hashOf(secret: string, word: string): string {
  return createHmac("sha256", secret)
    .update(`word\0${word}`)
    .digest("base64url")
    .slice(0, hashLetters);
}

/** A company's name without accents and legal form; empty: it is unknown. */
export function plainCompany(company: string): string {
  const words = wordsIn(company.replace(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, "$1"));
  return words.filter((word) => !legalForms.test(word)).join(" ");
}

const legalForms = /^(sas?|srl|slu?|sau|ltda?|eireli|me|inc|llc|corp?|cia|gmbh|the)$/;

/** The domain of a company's mail; empty for mailboxes that anybody can have. */
export function companyDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return publicMail.test(domain) ? "" : domain;
}

const publicMail =
  /^(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|zoho|mail|uol|bol|terra|ig|globo|fibertel|telefonica)\.[a-z.]+$/;

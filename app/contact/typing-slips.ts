// Slips that the forms ask about; what is typed is sent all the same. Libraries that check the spelling of mail domains propose
// "santander.com.au" for "santander.com.ar" (@zootools/email-spell-checker 1.12).
import { type CountryCode, countryOf } from "#core/countries.ts";

/** The common mail providers of our countries, by the ending of their domain. */
const providers = {
  com: "gmail hotmail outlook yahoo icloud live globo protonmail aol msn",
  es: "hotmail outlook yahoo movistar",
  "com.ar": "hotmail outlook yahoo live fibertel speedy arnet",
  "com.br": "hotmail outlook yahoo uol bol terra",
  net: "telefonica comcast verizon sbcglobal",
  me: "proton",
};

const commonDomains = Object.entries(providers).flatMap(([ending, names]) =>
  names.split(" ").map((name) => ({ name, ending, domain: `${name}.${ending}` })),
);

/** Real domains that look like a mistyped common one. */
const genuine = new Set(["mail.com", "email.com", "ymail.com", "hotmail.co", "yahoo.com.au"]);

/** Shorter names are one letter away from too many real ones. */
const shortestFuzzyName = 5;

/** The address with the usual spelling of its domain, if that seems to be mistyped. */
export function suggestEmail(typed: string): string | undefined {
  const [user, domain, ...rest] = typed.trim().split("@");
  const written = domain?.toLowerCase() ?? "";
  if (!user || written.length < 5 || rest.length > 0 || genuine.has(written)) return undefined;
  if (commonDomains.some((common) => common.domain === written)) return undefined;
  const close = commonDomains.find((common) => isMistyped(written, common));
  return close && `${user}@${close.domain}`;
}

/** One slip in the name and one in the ending, or one anywhere (a missing dot). */
function isMistyped(written: string, { name, ending, domain }: (typeof commonDomains)[number]) {
  const [writtenName = "", ...endings] = written.split(".");
  if (name.length < shortestFuzzyName && writtenName !== name) return false;
  return (
    isOneSlip(written, domain) ||
    (isOneSlip(writtenName, name) && isOneSlip(endings.join("."), ending))
  );
}

/** At most one letter added, omitted, changed, or swapped with its neighbor. */
function isOneSlip(written: string, right: string): boolean {
  let same = 0;
  while (same < written.length && written[same] === right[same]) same++;
  const [a, b] = [written.slice(same), right.slice(same)];
  return [a, a.slice(1)].includes(b.slice(1)) || a.slice(1) === b || isSwap(a, b);
}

function isSwap(a: string, b: string): boolean {
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** Of E.164 numbers, with their dialing code. */
const shortestAbroad = 8;

/** Whether a phone number seems to be cut short, on a country's pages. */
export function seemsCutShort(typed: string, country: CountryCode): boolean {
  const digits = typed.replaceAll(/\P{Nd}/gu, "").length;
  const isAbroad = /^\s*(\+|00)/.test(typed);
  return digits > 0 && digits < (isAbroad ? shortestAbroad : countryOf(country).phoneDigits);
}

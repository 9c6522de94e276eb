import { type CountryCode, countryOf } from "#core/countries.ts";

/** Of E.164 numbers, with their dialing code. */
const shortestAbroad = 8;

/** Whether a phone number seems to be cut short, on a country's pages. It is sent all the same. */
export function seemsCutShort(typed: string, country: CountryCode): boolean {
  const digits = typed.replaceAll(/\P{Nd}/gu, "").length;
  const isAbroad = /^\s*(\+|00)/.test(typed);
  return digits > 0 && digits < (isAbroad ? shortestAbroad : countryOf(country).phoneDigits);
}

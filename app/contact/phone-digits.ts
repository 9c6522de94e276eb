import { type CountryCode, countryOf } from "#core/countries.ts";

/** E.164 numbers of other countries, with their dialing code. */
const shortestAbroad = 7;

/** Whether a phone number seems to be cut short, on a country's pages. It is sent all the same. */
export function seemsCutShort(typed: string, country: CountryCode): boolean {
  const { dialingCode, phoneDigits } = countryOf(country);
  const number = typed
    .normalize("NFKC")
    .replaceAll(/[^\p{Nd}+]/gu, "")
    .replace(/^00/, "+");
  const own = number.startsWith(dialingCode) ? number.slice(dialingCode.length) : number;
  const digits = own.replaceAll("+", "").length;
  return digits > 0 && digits < (own.startsWith("+") ? shortestAbroad : phoneDigits);
}

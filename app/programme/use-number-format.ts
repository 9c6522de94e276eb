import { useSite } from "#app/site-data/use-site.ts";
import type { CountryCode } from "#core/countries.ts";
import { type NumberFormat, numberFormat } from "#core/number-format.ts";

export function useNumberFormat(money: CountryCode): NumberFormat {
  return numberFormat(useSite(), money);
}

import { countries } from "../core/countries.ts";
import { estimate } from "../core/estimate.ts";
import { numberFormat } from "../core/number-format.ts";
import type { Programme } from "../core/programme.ts";

/** A programme's likely fee, as its own country's site writes it. */
export function feeOf(programme: Programme): string {
  const { language } = countries.find(({ code }) => code === programme.country) ?? countries[0];
  const format = numberFormat({ country: programme.country, language }, programme.country);
  return format.rough(estimate(programme).perCustomerMonth.likely);
}

import { isCountryCode } from "#core/countries.ts";
import { locate } from "#core/paths.ts";
import { other, plainCampaign, referringHost } from "#server/visit-source.ts";
import type { LeadContent, LeadSource } from "./lead.ts";

/** Where a lead comes from, reduced to what many leads have in common: all of it is from the visitor's request and could be any text. */
export function leadSource(
  { country, page, campaign }: Pick<LeadContent, "country" | "page" | "campaign">,
  referrer = "",
): LeadSource {
  return {
    country: country === "" || isCountryCode(country) ? country : other,
    page: page === "" ? "" : (locate(page)?.canonical ?? other),
    campaign: plainCampaign(campaign) ?? "",
    referrer: (referrer && referringHost(`https://${referrer}`, "")) || "",
  };
}

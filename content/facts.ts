// The facts that texts name in braces: one place for what is never written by hand.
import { brand } from "#core/brand.ts";
import { longestRetentionDays } from "#core/contact.ts";
import type { Reader } from "#core/countries.ts";
import { brazilFireNumber, report } from "#core/facts.ts";
import { countryRecord, records } from "./records.ts";

export function factsFor({ country, language }: Reader, folder?: string): Record<string, string> {
  const { company, emergency } = countryRecord(country, folder);
  const years = Object.fromEntries(records("milestones", folder).map(({ id, year }) => [id, year]));
  return {
    brand: brand.name,
    formerBrand: brand.formerName,
    legalName: company.legalName,
    /** After the legal name. */
    taxId: company.taxId ? `, ${company.taxId}` : "",
    registry: company.registry,
    address: company.address,
    /** Between commas, after "the officer". */
    privacyOfficer: company.privacyOfficer ? `, ${company.privacyOfficer},` : "",
    parentCompany: countryRecord("ar", folder).company.legalName,
    contactEmail: brand.contactEmail[language],
    privacyEmail: brand.privacyEmail[language],
    accessibilityEmail: brand.accessibilityEmail[language],
    retentionDays: String(longestRetentionDays),
    foundedYear: String(years.founded),
    nationwideYear: String(years.nationwide),
    firstInsurerYear: String(years.firstInsurer),
    providersYear: String(years.providers),
    usersYear: String(years.users),
    reportFirstYear: String(report.firstYear),
    reportLastYear: String(report.lastYear),
    reportGrowthFrom: String(report.growthFrom),
    emergency: emergency.general,
    medicalEmergency: emergency.medical,
    brazilFireNumber,
  };
}

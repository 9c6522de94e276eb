// The facts that texts name in braces: one place for what is never written by hand.
import { brand, type Company, companies } from "#core/brand.ts";
import { longestRetentionDays } from "#core/contact.ts";
import type { Reader } from "#core/countries.ts";
import { brazilFireNumber, company, emergencyNumbers, milestones, report } from "#core/facts.ts";

export function factsFor({ country, language }: Reader): Record<string, string> {
  const own: Company = companies[country];
  const officer = own.privacyOfficer;
  return {
    brand: brand.name,
    formerBrand: brand.formerName,
    legalName: own.legalName,
    taxId: own.taxId ?? "",
    registry: own.registry,
    address: own.address,
    /** Between commas, after "the officer". */
    privacyOfficer: officer ? `, ${officer},` : "",
    parentCompany: companies.ar.legalName,
    contactEmail: brand.contactEmail[language],
    privacyEmail: brand.privacyEmail[language],
    accessibilityEmail: brand.accessibilityEmail[language],
    retentionDays: String(longestRetentionDays),
    foundedYear: String(milestones.founded),
    nationwideYear: String(milestones.nationwide),
    firstInsurerYear: String(milestones.firstInsurer),
    providersYear: String(company.providers.year),
    usersYear: String(company.users.year),
    reportFirstYear: String(report.firstYear),
    reportLastYear: String(report.lastYear),
    reportGrowthFrom: String(report.growthFrom),
    emergency: emergencyNumbers[country].general,
    medicalEmergency: emergencyNumbers[country].medical,
    brazilFireNumber,
  };
}

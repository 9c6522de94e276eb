import { type Crumb, crumbsOf } from "#app/layout/crumbs.ts";
import type { SiteData } from "#app/site-data/site-data.server.ts";
import { records } from "#content/records.ts";
import { proofFor } from "#content/standing.ts";
import { brand } from "#core/brand.ts";
import { countries, type Reader } from "#core/countries.ts";
import type { FamilyId } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { dataset } from "./dataset.server.ts";

/** The JSON-LD of a page: the company, the site, the breadcrumbs, and the service, or the application and its figures, where it has them. */
export function structuredDataOf(site: SiteData): string | undefined {
  if (!site.page) return undefined;
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      organization(site),
      website(site.origin, site.language),
      breadcrumbs(site.origin, crumbsOf(site)),
      ...(site.page === "services" && site.topic
        ? [service(site.origin, site.canonical, site.texts.familyTitles[site.topic as FamilyId])]
        : []),
      ...(site.page === "programme"
        ? [application(site.origin, site.canonical, site.texts.estimateProgramme), dataset(site)]
        : []),
    ],
  };
  // The only character that could end the script element early.
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function foundingYear(): string | undefined {
  return records("milestones")
    .find(({ id }) => id === "founded")
    ?.year.toString();
}

/** What the owner can show, for programs. */
function shownProof(reader: Reader) {
  const awards = proofFor(reader, "award").map(({ name, by, year }) => `${name} (${by}, ${year})`);
  const funders = proofFor(reader, "investor").map(({ name, link }) => ({
    "@type": "Organization",
    name,
    url: link,
  }));
  const certificates = proofFor(reader, "certificate").map(({ name, by, validUntil }) => ({
    "@type": "Certification",
    name,
    issuedBy: { "@type": "Organization", name: by },
    expires: validUntil,
  }));
  const people = proofFor(reader, "person").map(({ name, role }) => ({
    "@type": "Person",
    name,
    jobTitle: role,
  }));
  return {
    ...(awards.length > 0 && { award: awards }),
    ...(funders.length > 0 && { funder: funders }),
    ...(certificates.length > 0 && { hasCertification: certificates }),
    ...(people.length > 0 && { employee: people }),
  };
}

function organization({ origin, country, language }: SiteData) {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: brand.name,
    alternateName: brand.formerName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: foundingYear(),
    sameAs: Object.values(brand.social),
    ...shownProof({ country, language }),
    contactPoint: countries.map(({ code, language, locale }) => ({
      "@type": "ContactPoint",
      contactType: "sales",
      email: brand.contactEmail[language],
      areaServed: code.toUpperCase(),
      availableLanguage: locale,
      url: origin + pathOf(code, "home"),
    })),
  };
}

function website(origin: string, language: string) {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    url: `${origin}/`,
    name: brand.name,
    inLanguage: language,
    publisher: { "@id": `${origin}/#organization` },
  };
}

function breadcrumbs(origin: string, crumbs: Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + to,
    })),
  };
}

function application(origin: string, path: string, name: string) {
  return {
    "@type": "WebApplication",
    "@id": `${origin}${path}#application`,
    name,
    url: origin + path,
    applicationCategory: "BusinessApplication",
    browserRequirements: "JavaScript",
    isAccessibleForFree: true,
    provider: { "@id": `${origin}/#organization` },
  };
}

function service(origin: string, path: string, name: string) {
  return {
    "@type": "Service",
    "@id": `${origin}${path}#service`,
    name,
    serviceType: name,
    url: origin + path,
    provider: { "@id": `${origin}/#organization` },
    areaServed: countries.map(({ code }) => ({ "@type": "Country", name: code.toUpperCase() })),
  };
}

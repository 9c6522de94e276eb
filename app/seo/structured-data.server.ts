import { type Crumb, crumbsOf } from "#app/layout/crumbs.ts";
import type { SiteData } from "#app/site-data/site-data.server.ts";
import { records } from "#content/records.ts";
import { proofAsked, proofFor } from "#content/standing.ts";
import { brand } from "#core/brand.ts";
import { countries } from "#core/countries.ts";
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

/** What the owner can show, for programs; what is said elsewhere, on the pages alone that say it too. */
function shownProof(reader: SiteData) {
  const person = (name: string, jobTitle: string) => ({ "@type": "Person", name, jobTitle });
  const company = (name: string) => ({ "@type": "Organization", name });
  const lists = {
    award: [
      ...proofFor(reader, "award").map(({ name, by, year }) => `${name} (${by}, ${year})`),
      ...proofFor(reader, "accelerator").map(({ name, year }) => `${name} (${year})`),
    ],
    funder: proofFor(reader, "investor").map(({ name, link }) => ({ ...company(name), url: link })),
    hasCertification: proofFor(reader, "certificate").map(({ name, by, validUntil }) => ({
      "@type": "Certification",
      name,
      issuedBy: company(by),
      expires: validUntil,
    })),
    employee: proofFor(reader, "person").map(({ name, role }) => person(name, role)),
    review: proofAsked(reader, "quote").map(({ quote, company: name, person: who, role }) => ({
      "@type": "Review",
      reviewBody: quote,
      author: { ...person(who, role), worksFor: company(name) },
    })),
    subjectOf: [
      ...proofAsked(reader, "press").map(({ name, title, year, link }) => ({
        "@type": "NewsArticle",
        headline: title,
        url: link,
        datePublished: String(year),
        publisher: company(name),
      })),
      ...proofAsked(reader, "case").map(({ title, before, after }) => ({
        "@type": "Article",
        headline: title,
        abstract: `${before} → ${after}`,
      })),
    ],
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

function organization(site: SiteData) {
  const { origin } = site;
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: brand.name,
    alternateName: brand.formerName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: foundingYear(),
    sameAs: Object.values(brand.social),
    ...shownProof(site),
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

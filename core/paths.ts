// Builds and parses every URL of the site.
import { type Country, type CountryCode, countries, countryOf, type Reader } from "./countries.ts";
import type { Language, Localized } from "./languages.ts";
import {
  type FamilyId,
  families,
  familyIds,
  type PageEntry,
  type PageId,
  pageIds,
  pages,
  type TopicOf,
} from "./pages.ts";

/** A page of the site, in any country. */
export interface PageRef {
  page: PageId;
  topic?: string;
}

export interface Address extends PageRef {
  country: string;
  /** The URL that serves this page; differs from `canonical` for an alias. */
  path: string;
  canonical: string;
}

/** What one route serves: one path, or a page with all paths below it. */
interface RouteAddress extends PageRef {
  id: string;
  country: string;
  path: string;
  /** Any segment may follow the path; one that is no topic shows the page itself. */
  takesTopics: boolean;
}

interface Alternate {
  hreflang: string;
  path: string;
}

/** The page that a country without an estimator has in place of another, if it has none of that kind. */
function lacks(country: Country, { page, topic }: PageRef): PageId | undefined {
  if (!country.hasNoEstimator) return undefined;
  const { needsEstimator, topicsNeedEstimator }: PageEntry = pages[page];
  return topic && topicsNeedEstimator ? page : needsEstimator;
}

/** The URLs of a set of countries. The site uses `siteMap(countries)`, exported below piece by piece. */
export function siteMap<C extends Country>(all: readonly C[]) {
  type Code = C["code"];

  function countryOf(code: string): C {
    const country = all.find((candidate) => candidate.code === code);
    if (!country) throw new Error(`No such country: ${code}`);
    return country;
  }

  function pathOf<P extends PageId>(code: Code, page: P, topic?: TopicOf<P>): string {
    return pathTo(code, { page, topic });
  }

  /** For a page known only at request time. */
  function pathTo(code: Code, { page, topic }: PageRef): string {
    const country = countryOf(code);
    const instead = lacks(country, { page, topic });
    if (instead) return pathTo(code, { page: instead });
    const base = baseOf(country, pages[page].slug[country.language]);
    return topic ? `${base}/${topicSlug(page, topic, country.language)}` : base;
  }

  /** The URL the footer links to, which on the unprefixed site may be an alias. */
  function footerPathOf(code: Code, page: PageId): string {
    const country = countryOf(code);
    const alias = country.prefix === "" ? entryOf(page).footerAlias : undefined;
    return alias ? baseOf(country, alias) : pathOf(code, page);
  }

  function routes(): RouteAddress[] {
    return all.flatMap((country) => {
      const there = pageIds.filter((page) => !lacks(country, { page }));
      return there.flatMap((page) =>
        slugsOf(country, page).flatMap((slug, index) => {
          const route = {
            id: index === 0 ? `${country.code}.${page}` : `${country.code}.${page}.${slug}`,
            country: country.code,
            page,
            path: baseOf(country, slug),
            takesTopics: topicsOf(page).length > 0 && !entryOf(page).onlyKnownTopics,
          };
          const topics = route.takesTopics ? [] : topicsOf(page);
          const own = topics.filter((topic) => !lacks(country, { page, topic }));
          return [route, ...own.map((topic) => topicRoute(route, topic))];
        }),
      );
    });
  }

  function topicRoute(route: RouteAddress, topic: string): RouteAddress {
    const { path } = addressOf(route, topic);
    return { ...route, id: `${route.id}.${topic}`, topic, path };
  }

  /** Every URL that has a file of its own. */
  function addresses(): Address[] {
    return routes().flatMap((route) => [
      addressOf(route),
      ...(route.takesTopics ? topicsOf(route.page).map((topic) => addressOf(route, topic)) : []),
    ]);
  }

  const byPath = new Map(routes().map((route) => [route.path, route]));

  /** The page of a pathname. Below a route that takes topics they are recognized in every language. */
  function locate(pathname: string): Address | undefined {
    const clean = normalize(pathname);
    const exact = byPath.get(clean);
    if (exact) return addressOf(exact);
    const cut = clean.lastIndexOf("/");
    const parent = byPath.get(clean.slice(0, cut));
    if (!parent?.takesTopics) return undefined;
    return addressOf(parent, topicFromSlug(parent.page, clean.slice(cut + 1)));
  }

  function addressOf({ country, page, path, ...route }: RouteAddress, below?: string): Address {
    const topic = below ?? route.topic;
    return {
      country,
      page,
      topic,
      path: below ? `${path}/${topicSlug(page, below, countryOf(country).language)}` : path,
      canonical: pathTo(country, { page, topic }),
    };
  }

  /** The country whose site a pathname belongs to, even if no page exists there. */
  function countryAt(pathname: string): C {
    const first = normalize(pathname).split("/")[1] ?? "";
    return (
      all.find((country) => country.prefix !== "" && country.prefix === first) ??
      all.find((country) => country.prefix === "") ??
      (all[0] as C)
    );
  }

  /** The same page in all versions: one entry per country, one per language, and the default. */
  function alternates(ref: PageRef): Alternate[] {
    const pathIn = (country: C) => pathTo(country.code, ref);
    const there = all.filter((country) => !lacks(country, ref));
    const firstOfLanguage = there.filter(
      (country, index) => there.findIndex((other) => other.language === country.language) === index,
    );
    return [
      ...there.map((country) => ({ hreflang: country.locale, path: pathIn(country) })),
      ...firstOfLanguage.map((country) => ({ hreflang: country.language, path: pathIn(country) })),
      { hreflang: "x-default", path: pathIn(countryAt("/")) },
    ];
  }

  return { pathOf, pathTo, footerPathOf, routes, addresses, locate, countryAt, alternates };
}

/** One rule for letter case and trailing slashes: lower case, none. */
export function normalize(pathname: string): string {
  let end = pathname.length;
  // A loop, not a regular expression, which would be quadratic in a long run of slashes.
  while (pathname[end - 1] === "/") end -= 1;
  return pathname.slice(0, end).toLowerCase() || "/";
}

/** The page as Markdown, for assistants. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Hashes that are part of the site's contract, in every language. */
export const anchors = {
  servicesSection: "servicios-section",
  careers: "trabaja-con-nosotros",
  opportunities: "investment-opportunities",
  results: "financial-results",
  governance: "corporate-governance",
  solutionDetail: "solution-detail",
  network: "network",
} as const;

/** The parameters of addresses: a filter of a page, or what its form is filled in with. */
export const parameters = {
  contactType: "type",
  category: "category",
  search: "q",
  family: "family",
  delivery: "delivery",
} as const;

/** "?type=partner"; nothing for what is undefined. */
export function queryOf(values: { [Name in keyof typeof parameters]?: string }): string {
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    named.map(([name, value]) => [parameters[name as keyof typeof parameters], value]),
  );
  return search.size > 0 ? `?${search}` : "";
}

/** Each family's case on the home page has its own hash, so that links can point to it. */
const caseWords: Localized<string> = { es: "caso", pt: "atendimento", en: "case" };

export function caseAnchor(code: CountryCode, family: FamilyId): string {
  const { language } = countryOf(code);
  return `${caseWords[language]}-${families[family][language]}`;
}

/** The family of a hash, in any language. */
export function familyAtAnchor(hash: string): FamilyId | undefined {
  return familyIds.find((family) =>
    countries.some(({ code }) => hash === `#${caseAnchor(code, family)}`),
  );
}

export const { pathOf, pathTo, footerPathOf, routes, addresses, locate, countryAt, alternates } =
  siteMap(countries);

/** What the owner's people have sent up, by the hash of its bytes (server/uploads). */
export function uploadPath(file: string): string {
  return `/uploads/${file}`;
}

export const textsPrefix = "/texts/";

/** Words that the browser asks for when it needs them, under the name of the form that its scripts know them in. */
export function textsPath(room: string, { country, language }: Reader, form: string): string {
  return `${textsPrefix}${room}.${language}-${country}.${form}.json`;
}

/** The file served with status 404 where a country's site has no page. No link points to it. */
export function notFoundPath(country: Country): string {
  return baseOf(country, "404");
}

function baseOf({ prefix }: Country, slug: string): string {
  return `/${[prefix, slug].filter(Boolean).join("/")}`;
}

/** The folder of the page's module in app/pages. */
export function moduleOf(page: PageId): PageId {
  return entryOf(page).module ?? page;
}

function entryOf(page: PageId): PageEntry {
  return pages[page];
}

function slugsOf(country: Country, page: PageId): string[] {
  const entry = entryOf(page);
  return [entry.slug[country.language], ...(country.prefix === "" ? (entry.aliases ?? []) : [])];
}

function topicsOf(page: PageId): string[] {
  return Object.keys(entryOf(page).topics ?? {});
}

function topicSlug(page: PageId, topic: string, language: Language): string {
  const slugs = entryOf(page).topics?.[topic];
  if (!slugs) throw new Error(`${page} has no topic ${topic}`);
  return slugs[language];
}

function topicFromSlug(page: PageId, slug: string): string | undefined {
  const topics = Object.entries(entryOf(page).topics ?? {});
  return topics.find(([, slugs]) => Object.values(slugs).includes(slug))?.[0];
}

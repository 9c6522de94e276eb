// The files that crawlers request by name: sitemap.xml, robots.txt, llms.txt, ai-catalog.json and security.txt.

import { contentFor } from "#content/content-for.ts";
import {
  benchmarksPath,
  benchmarksSchemaPath,
  benchmarkTablePath,
  benchmarkTables,
} from "#core/benchmark-files.ts";
import { newestSet } from "#core/benchmark-sets.ts";
import { brand, crawlerPolicy } from "#core/brand.ts";
import { type Country, countries, english, estimatedCountries } from "#core/countries.ts";
import { languages } from "#core/languages.ts";
import type { PageId } from "#core/pages.ts";
import { addresses, alternates, markdownPath } from "#core/paths.ts";
import { fill } from "#core/template.ts";
import type { PageRecord } from "#server/editions/page-list.ts";
import { aiCatalog, aiCatalogPath } from "./ai-catalog.ts";

type PageHead = Pick<PageRecord, "path" | "language" | "title" | "description">;

interface CrawlerOptions {
  mcp: boolean;
  /** The day of the last edition that changed a page; undefined if none did. */
  changedOn?: (path: string) => string | undefined;
}

/** By pathname. */
export function crawlerFiles(
  pages: PageHead[],
  origin: string,
  { mcp, changedOn = () => undefined }: CrawlerOptions,
): Record<string, string> {
  return {
    "/sitemap.xml": sitemap(origin, changedOn),
    "/robots.txt": robots(origin),
    "/llms.txt": llms(pages, origin, mcp),
    ...(mcp && { [aiCatalogPath]: aiCatalog(origin) }),
    "/.well-known/security.txt": securityTxt(origin),
  };
}

const words = contentFor(english, "assistants").llms;
const canonicalAddresses = addresses().filter(({ path, canonical }) => path === canonical);

function sitemap(origin: string, changedOn: NonNullable<CrawlerOptions["changedOn"]>): string {
  const urls = canonicalAddresses.map((address) => {
    const links = alternates(address).map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`,
    );
    const day = changedOn(address.path);
    const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${origin}${address.path}</loc>${lastmod}${links.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

const crawlers = {
  reading: [
    "ChatGPT-User",
    "OAI-SearchBot",
    "Claude-User",
    "Claude-SearchBot",
    "PerplexityBot",
    "Perplexity-User",
    "MistralAI-User",
    "DuckAssistBot",
  ],
  training: [
    "GPTBot",
    "ClaudeBot",
    "Google-Extended",
    "Applebot-Extended",
    "CCBot",
    "meta-externalagent",
    "Amazonbot",
    "Bytespider",
  ],
} satisfies Record<keyof typeof crawlerPolicy, string[]>;

export function robots(origin: string, policy = crawlerPolicy): string {
  const refused = (["reading", "training"] as const)
    .filter((use) => policy[use] === "refused")
    .flatMap((use) => crawlers[use]);
  const refusal = refused.map((name) => `User-agent: ${name}\n`).join("");
  return [
    "User-agent: *\nAllow: /\nDisallow: /api/\n",
    ...(refusal ? [`${refusal}Disallow: /\n`] : []),
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join("\n");
}

/** What a page is for, in the order in which llms.txt lists them. Assistants may skip what is optional. */
const purposes = ["offer", "cost", "company", "optional"] as const;
const purposeOf: { [Page in PageId]?: (typeof purposes)[number] } = {
  home: "offer",
  services: "offer",
  solutions: "offer",
  industries: "offer",
  sandbox: "offer",
  roles: "cost",
  coverage: "cost",
  programme: "cost",
  brief: "cost",
  about: "company",
  investors: "company",
  contact: "company",
};

/** A summary of the site by purpose and country, from the titles and descriptions of its pages, with links to their Markdown. */
function llms(pages: PageHead[], origin: string, mcp: boolean): string {
  const linesOf = (purpose: string, { code, language }: Country) =>
    canonicalAddresses
      .filter(
        ({ country, page }) => country === code && (purposeOf[page] ?? "optional") === purpose,
      )
      .map(({ path }) => {
        const page = pages.find((each) => each.path === path && each.language === language);
        const { title = "", description = "" } = page ?? {};
        return `- [${title}](${origin}${markdownPath(path)}): ${description}`;
      });
  const sections = purposes.flatMap((purpose) => [
    `## ${words.purposes[purpose]}\n`,
    ...countries.flatMap((country) => [
      `### ${englishName(country)} (${country.locale})\n`,
      `${linesOf(purpose, country).join("\n")}\n`,
    ]),
  ]);
  return [
    `# ${brand.name}\n`,
    `> ${fill(words.summary, { countries: countries.map(englishName).join(", ") })}\n`,
    `${words.markdown}\n`,
    ...sections,
    ...forPrograms(origin, mcp),
  ].join("\n");
}

/** The tools, and the open figures of each country. */
function forPrograms(origin: string, mcp: boolean): string[] {
  return [
    `## ${words.programs}\n`,
    ...(mcp ? [`- ${fill(words.tools, { url: `${origin}/mcp` })}`] : []),
    ...estimatedCountries.map((country) => {
      const tables = benchmarkTables.map(
        (table) => `[${table}](${origin}${benchmarkTablePath(country.code, table)})`,
      );
      const line = fill(words.figures, {
        country: englishName(country),
        json: origin + benchmarksPath(country.code),
        set: newestSet(),
        schema: origin + benchmarksSchemaPath(),
        tables: tables.join(", "),
      });
      return `- ${line}`;
    }),
    "",
  ];
}

const regionNames = new Intl.DisplayNames("en", { type: "region" });

function englishName({ code }: { code: string }): string {
  return regionNames.of(code.toUpperCase()) ?? code;
}

/** The server adds the date on which it expires (server/http/site-files.ts). */
function securityTxt(origin: string): string {
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

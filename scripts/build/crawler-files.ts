// The files that crawlers request by name: sitemap.xml, robots.txt, llms.txt, ai-catalog.json and security.txt.

import {
  benchmarksPath,
  benchmarksSchemaPath,
  benchmarkTablePath,
  benchmarkTables,
} from "#core/benchmark-files.ts";
import { newestSet } from "#core/benchmark-sets.ts";
import { brand, crawlerPolicy } from "#core/brand.ts";
import { type Country, countries } from "#core/countries.ts";
import { languages } from "#core/languages.ts";
import type { PageId } from "#core/pages.ts";
import { addresses, alternates, markdownPath } from "#core/paths.ts";
import { aiCatalog, aiCatalogPath } from "./ai-catalog.ts";
import { textOf } from "./markdown.ts";
import type { RenderedPage } from "./prerender.ts";

/** By pathname. */
export function crawlerFiles(
  pages: RenderedPage[],
  origin: string,
  { mcp }: { mcp: boolean },
): Record<string, string> {
  return {
    "/sitemap.xml": sitemap(origin),
    "/robots.txt": robots(origin),
    "/llms.txt": llms(pages, origin, mcp),
    ...(mcp && { [aiCatalogPath]: aiCatalog(origin) }),
    "/.well-known/security.txt": securityTxt(origin),
  };
}

const canonicalAddresses = addresses().filter(({ path, canonical }) => path === canonical);

function sitemap(origin: string): string {
  const urls = canonicalAddresses.map((address) => {
    const links = alternates(address).map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`,
    );
    return `<url><loc>${origin}${address.path}</loc>${links.join("")}</url>`;
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
const purposes = ["The offer", "Coverage and cost", "The company and contact", "Optional"] as const;
const purposeOf: { [Page in PageId]?: (typeof purposes)[number] } = {
  home: "The offer",
  services: "The offer",
  solutions: "The offer",
  industries: "The offer",
  sandbox: "The offer",
  roles: "Coverage and cost",
  coverage: "Coverage and cost",
  programme: "Coverage and cost",
  brief: "Coverage and cost",
  about: "The company and contact",
  investors: "The company and contact",
  contact: "The company and contact",
};

/** A summary of the site by purpose and country, from the titles and descriptions of its pages, with links to their Markdown. */
function llms(pages: RenderedPage[], origin: string, mcp: boolean): string {
  const linesOf = (purpose: string, { code, language }: Country) =>
    canonicalAddresses
      .filter(
        ({ country, page }) => country === code && (purposeOf[page] ?? "Optional") === purpose,
      )
      .map(({ path }) => {
        const html = pages.find((page) => page.path === path && page.language === language)?.html;
        const { title, description } = headOf(html ?? "");
        return `- [${title}](${origin}${markdownPath(path)}): ${description}`;
      });
  const sections = purposes.flatMap((purpose) => [
    `## ${purpose}\n`,
    ...countries.flatMap((country) => [
      `### ${englishName(country)} (${country.locale})\n`,
      `${linesOf(purpose, country).join("\n")}\n`,
    ]),
  ]);
  return [
    `# ${brand.name}\n`,
    `> Business-to-business platform that manages assistance services: home, roadside, health, pets and devices. Insurers, banks, fintechs and retailers offer them to their customers. Countries: ${countries.map(englishName).join(", ")}. Formerly ${brand.formerName}.\n`,
    "Each page in Markdown, in the language of its country: the same address with `.md`, or by `Accept: text/markdown`.\n",
    ...sections,
    ...forPrograms(origin, mcp),
  ].join("\n");
}

/** The tools, and the open figures of each country. */
function forPrograms(origin: string, mcp: boolean): string[] {
  return [
    "## For programs\n",
    ...(mcp
      ? [
          `- [Tools](${origin}/mcp): Model Context Protocol, POST, read-only. Find coverage, read pages, estimate and compare programs, link to a program, its brief and the contact page.`,
        ]
      : []),
    ...countries.map(
      (country) =>
        `- [Figures, ${englishName(country)}](${origin}${benchmarksPath(country.code)}): services, assumptions and sources of the estimate, ${newestSet()}, as JSON; [schema](${origin}${benchmarksSchemaPath()}); as CSV: ${benchmarkTables.map((table) => `[${table}](${origin}${benchmarkTablePath(country.code, table)})`).join(", ")}.`,
    ),
    "",
  ];
}

const regionNames = new Intl.DisplayNames("en", { type: "region" });

function englishName({ code }: { code: string }): string | undefined {
  return regionNames.of(code.toUpperCase());
}

function headOf(html: string) {
  const title = html.match(/<title>([^<]*)</)?.[1] ?? "";
  const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
  return { title: textOf(title), description: textOf(description) };
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

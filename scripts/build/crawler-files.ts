// The files that crawlers request by name: sitemap.xml, robots.txt, llms.txt and security.txt.
import { brand } from "#core/brand.ts";
import { countries } from "#core/countries.ts";
import { languages } from "#core/languages.ts";
import { addresses, alternates } from "#core/paths.ts";
import type { RenderedPage } from "./prerender.ts";

/** By pathname. */
export function crawlerFiles(pages: RenderedPage[], origin: string): Record<string, string> {
  return {
    "/sitemap.xml": sitemap(origin),
    "/robots.txt": `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    "/llms.txt": llms(pages, origin),
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

/** A summary of the site, from the titles and descriptions of its pages. */
function llms(pages: RenderedPage[], origin: string): string {
  const sections = countries.map(({ code, language, locale }) => {
    const lines = canonicalAddresses
      .filter(({ country }) => country === code)
      .map(({ path }) => {
        const html = pages.find((page) => page.path === path && page.language === language)?.html;
        const { title, description } = headOf(html ?? "");
        return `- [${title}](${origin}${path}): ${description}`;
      });
    return `## ${locale}\n\n${lines.join("\n")}\n`;
  });
  return [
    `# ${brand.name}\n`,
    `> Business-to-business platform that manages assistance services: home, roadside, health, pets and devices. Insurers, banks, fintechs and retailers offer them to their customers. Countries: ${countries.map(englishName).join(", ")}. Formerly ${brand.formerName}.\n`,
    ...sections,
  ].join("\n");
}

const regionNames = new Intl.DisplayNames("en", { type: "region" });

function englishName({ code }: { code: string }): string | undefined {
  return regionNames.of(code.toUpperCase());
}

function headOf(html: string) {
  const title = html.match(/<title>([^<]*)</)?.[1] ?? "";
  const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
  return { title: decodeEntities(title), description: decodeEntities(description) };
}

function decodeEntities(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

const securityTxtDays = 365;

function securityTxt(origin: string): string {
  const expires = new Date(Date.now() + securityTxtDays * 86_400_000).toISOString();
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

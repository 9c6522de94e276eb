import { inject } from "vitest";
import type { CountryCode } from "#core/countries.ts";

/** A page as it is served, to be read without a browser. */
export interface ServedPage {
  status: number;
  language: string;
  title: string;
  canonical: string;
  /** The text of the whole page, and of its main part alone. */
  text: string;
  main: string;
  links: string[];
  html: string;
}

/** With the cookie of a returning visitor, where a country is given. */
export async function readPage(path: string, selected?: CountryCode): Promise<ServedPage> {
  const response = await fetch(inject("origin") + path, {
    headers: selected ? { Cookie: `selectedCountry=${selected}` } : {},
  });
  const html = await response.text();
  return {
    status: response.status,
    language: first(html, /<html lang="(\w+)/),
    title: textOf(first(html, /<title>([^<]*)<\/title>/)),
    canonical: first(html, /rel="canonical" href="([^"]*)"/).replace(inject("origin"), ""),
    text: textOf(html),
    main: textOf(first(html, /<main[^>]*>([\s\S]*)<\/main>/)),
    links: [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => textOf(href ?? "")),
    html,
  };
}

function first(html: string, pattern: RegExp): string {
  return html.match(pattern)?.[1] ?? "";
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function textOf(html: string): string {
  return html
    .replaceAll(/<(style|script|svg|noscript)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}

// /.well-known/ai-catalog.json, by which assistants find the tools: github.com/ards-project/ard-spec.
import { contentFor } from "#content/content-for.ts";
import { brand } from "#core/brand.ts";
import { countries, english } from "#core/countries.ts";

export const aiCatalogPath = "/.well-known/ai-catalog.json";

export function aiCatalog(origin: string): string {
  const { name, description, queries } = contentFor(english, "assistants").catalog;
  const catalog = {
    specVersion: "1.0",
    host: { displayName: brand.name, documentationUrl: `${origin}/llms.txt` },
    entries: [
      {
        identifier: `urn:air:${brand.domain}:assistance:estimate`,
        displayName: name,
        description,
        type: "application/mcp-server-card+json",
        data: {
          name: `${brand.domain.split(".").reverse().join(".")}/${brand.slug}`,
          title: brand.name,
          description,
          version: "1.0.0",
          remotes: [{ type: "streamable-http", url: `${origin}/mcp` }],
        },
        capabilities: ["coverage-search", "cost-estimate", "comparison", "read-pages"],
        tags: countries.map(({ locale }) => locale),
        representativeQueries: queries,
      },
    ],
  };
  return `${JSON.stringify(catalog, undefined, 2)}\n`;
}

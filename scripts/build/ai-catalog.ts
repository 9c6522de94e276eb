// /.well-known/ai-catalog.json, by which assistants find the tools: github.com/ards-project/ard-spec.
import { brand } from "#core/brand.ts";
import { countries } from "#core/countries.ts";

export const aiCatalogPath = "/.well-known/ai-catalog.json";

export function aiCatalog(origin: string): string {
  const description = `What ${brand.name}'s assistance services include, and what a program of them would cost a company, with ranges and sources.`;
  const catalog = {
    specVersion: "1.0",
    host: { displayName: brand.name, documentationUrl: `${origin}/llms.txt` },
    entries: [
      {
        identifier: `urn:air:${brand.domain}:assistance:estimate`,
        displayName: `${brand.name}: coverage and estimates`,
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
        representativeQueries: [
          "What would roadside assistance for 50,000 auto policies in Spain cost?",
          "Which home assistance services can a bank offer its customers in Brazil?",
          "Compare a basic and an extended home assistance program in Argentina.",
        ],
      },
    ],
  };
  return `${JSON.stringify(catalog, undefined, 2)}\n`;
}

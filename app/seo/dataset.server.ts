import type { SiteData } from "#app/site-data/site-data.server.ts";
import { contentFor } from "#content/content-for.ts";
import { benchmarksPath, benchmarkTablePath, benchmarkTables } from "#core/benchmark-files.ts";
import { newestSet } from "#core/benchmark-sets.ts";
import { brand, figuresLicense } from "#core/brand.ts";

/** The open figures that the estimator's page shows. */
export function dataset(site: SiteData) {
  const { origin, country, canonical } = site;
  const { name, description } = contentFor(site, "dataset");
  const download = (path: string, encodingFormat: string) => ({
    "@type": "DataDownload",
    encodingFormat,
    contentUrl: origin + path,
  });
  return {
    "@type": "Dataset",
    "@id": `${origin}${canonical}#figures`,
    name: `${name} (${brand.name}, ${newestSet()})`,
    description,
    url: origin + canonical,
    version: newestSet(),
    spatialCoverage: country.toUpperCase(),
    isAccessibleForFree: true,
    ...(figuresLicense && { license: figuresLicense }),
    creator: { "@id": `${origin}/#organization` },
    distribution: [
      download(benchmarksPath(country), "application/json"),
      ...benchmarkTables.map((table) => download(benchmarkTablePath(country, table), "text/csv")),
    ],
  };
}

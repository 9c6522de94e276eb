import { textFor } from "#app/site.ts";
import type { SiteData } from "#app/site-data/site-data.server.ts";
import { benchmarksPath, benchmarkTablePath, benchmarkTables } from "#core/benchmark-files.ts";
import { newestSet } from "#core/benchmark-sets.ts";
import { brand, figuresLicense } from "#core/brand.ts";
import type { Localized } from "#core/languages.ts";

export const datasetTexts: Localized<{ name: string; description: string }> = {
  es: {
    name: "Supuestos y fuentes de la estimación",
    description:
      "Frecuencia, costo y unidades cubiertas de cada servicio de asistencia, con su rango, su origen (publicado, deducido o supuesto nuestro) y sus fuentes.",
  },
  pt: {
    name: "Premissas e fontes da estimativa",
    description:
      "Frequência, custo e unidades cobertas de cada serviço de assistência, com a faixa, a origem (publicada, derivada ou premissa nossa) e as fontes.",
  },
  en: {
    name: "Assumptions and sources of the estimate",
    description:
      "Frequency, cost and covered units of each assistance service, each with its range, its origin (published, derived or our assumption) and its sources.",
  },
};

export const spainsDatasetTexts = {
  description:
    "Frecuencia, coste y unidades cubiertas de cada servicio de asistencia, con su rango, su origen (publicado, deducido o supuesto nuestro) y sus fuentes.",
};

/** The open figures that the estimator's page shows. */
export function dataset(site: SiteData) {
  const { origin, country, canonical } = site;
  const { name, description } = textFor(site, datasetTexts, { es: spainsDatasetTexts });
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

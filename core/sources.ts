// Sources of the published figures. What each one says, and how it was converted, is in the pages' texts.
import type { CountryCode } from "./countries.ts";

/** The site's countries, and the United Kingdom, used where they publish nothing. */
export type SourceCountry = CountryCode | "gb";

export interface Source {
  name: string;
  country: SourceCountry;
  /** The year of the figure; absent where the source does not say. */
  year?: number;
}

export const sources = {
  roadsideSpain: { name: "elcaminomasseguro.es", country: "es", year: 2023 },
  roadsideCostSpain: { name: "UNESPA, europapress.es", country: "es", year: 2024 },
  roadsideUnitedStates: { name: "Agero, blog.agero.com", country: "us" },
  roadsideMixBrazil: { name: "Revista Apólice", country: "br", year: 2026 },
  roadsideMixArgentina: { name: "AACS, on24.com.ar", country: "ar", year: 2024 },
  leaksSpain: { name: "UNESPA, grupoemgestion.com", country: "es", year: 2014 },
  homeClaimsSpain: { name: "capital.es", country: "es", year: 2024 },
  assistanceShareSpain: { name: "OCU, ICEA", country: "es", year: 2022 },
  homeWarranty: { name: "quarterlytics.com, Business Wire", country: "us", year: 2019 },
  homeUsesBrazil: { name: "Porto, maiorseguros.com.br", country: "br", year: 2014 },
  homeEmergencies2018: { name: "FCA, insurancebusinessmag.com", country: "gb", year: 2018 },
  homeEmergencies2021: { name: "FCA, insurancebusinessmag.com", country: "gb", year: 2021 },
  homeEmergencyCost: { name: "FCA, insurancebusinessmag.com", country: "gb", year: 2021 },
  telehealthUnitedStates2021: { name: "CDC, data brief 445", country: "us", year: 2021 },
  telehealthUnitedStates2022: { name: "openminds.com", country: "us", year: 2022 },
  telehealthBrazil: { name: "Revista Apólice", country: "br", year: 2021 },
  telehealthArgentina: { name: "OSDE, infotechnology.com", country: "ar", year: 2020 },
  vetVisitsSpain: { name: "OCU, elnacional.cat", country: "es" },
  vetVisitsBrazil: { name: "O Globo", country: "br", year: 2021 },
  petClaims: { name: "ABI, actuarialpost.co.uk", country: "gb", year: 2024 },
  phonesUnitedStates: { name: "SquareTrade", country: "us", year: 2024 },
  phonesBrazil: { name: "FenSeg", country: "br" },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;

export function allSourceIds(): SourceId[] {
  return Object.keys(sources) as SourceId[];
}

export function sourceOf(id: SourceId): Source {
  return sources[id];
}

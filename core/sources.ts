// Sources of the published figures, by their numbers in docs/estimate.md. What each one says is in the pages' texts.
import type { CountryCode } from "./countries.ts";

/** The site's countries, and others used where they publish nothing. */
export type SourceCountry = CountryCode | "gb" | "co";

export interface Source {
  name: string;
  /** Empty where a source speaks of several. */
  countries: readonly SourceCountry[];
  /** The year of the figure, or the years; absent where the source does not say. */
  year?: string;
  /** A blog, a seller, a single report, or more than ten years old. */
  isWeak?: true;
}

export const sources = {
  1: { name: "FCA, insurancebusinessmag.com", countries: ["gb"], year: "2021" },
  2: { name: "FCA, fca.org.uk", countries: ["gb"], year: "2017-2018" },
  3: { name: "ICEA, mapfre.com", countries: ["es"], year: "2024" },
  4: { name: "UNESPA, elperiscopiodelapericia.apcas.es", countries: ["es"], year: "2022" },
  5: { name: "UNESPA, democrata.es", countries: ["es"], year: "2024" },
  6: { name: "UNESPA, adndelseguro.com", countries: ["es"], year: "2019" },
  8: { name: "Multiasistencia, mutuadepropietarios.es", countries: ["es"], year: "2016" },
  11: { name: "seguroscea.es", countries: ["es"], isWeak: true },
  13: { name: "elcaminomasseguro.es", countries: ["es"], year: "2023" },
  14: { name: "UNESPA, asboc.es", countries: ["es"], year: "2019" },
  15: { name: "UNESPA, europapress.es", countries: ["es"], year: "2024" },
  16: { name: "RACE, gacetadeltaxi.com", countries: ["es"], year: "2016-2017" },
  17: { name: "MAPFRE, autobild.es", countries: ["es"], year: "2010", isWeak: true },
  18: { name: "Aneac, elmundo.es", countries: ["es"], year: "2022" },
  19: { name: "autonomosyemprendedor.es", countries: ["es"], year: "2023" },
  20: { name: "deia.eus", countries: ["es"], year: "2023" },
  21: { name: "diariodecuyo.com.ar", countries: ["ar"], year: "2024", isWeak: true },
  22: { name: "elterritorio.com.ar", countries: ["ar"], year: "2024", isWeak: true },
  23: { name: "AACS, on24.com.ar", countries: ["ar"], year: "2024" },
  25: { name: "SSN 269/2024, 16valvulas.com.ar", countries: ["ar"], year: "2024" },
  26: { name: "bancopatagonia.com.ar", countries: ["ar"] },
  28: { name: "Tutuca, Resistencia", countries: ["ar"], year: "2026", isWeak: true },
  29: { name: "INDEC", countries: ["ar"], year: "2024-2026" },
  30: { name: "OSEP, mdzol.com", countries: ["ar"], year: "2025" },
  31: { name: "Revista Apólice", countries: ["br"], year: "2026" },
  32: { name: "Porto, maiorseguros.com.br", countries: ["br"], year: "2014", isWeak: true },
  34: {
    name: "docplayer.com.br, proteste.org.br",
    countries: ["br"],
    year: "2010-2018",
    isWeak: true,
  },
  35: { name: "blog.muquiranaseguros.com.br", countries: ["br"], year: "2016-2025", isWeak: true },
  36: { name: "bloglge.com.br", countries: ["br"], year: "2025", isWeak: true },
  37: { name: "Tempo Assist", countries: ["br"], year: "2015", isWeak: true },
  38: { name: "Frontdoor", countries: ["us"], year: "2025" },
  39: { name: "Frontdoor, quarterlytics.com", countries: ["us"], year: "2018-2024" },
  40: { name: "American Home Shield", countries: ["us"], year: "2013", isWeak: true },
  41: { name: "insurify.com, engineerfix.com", countries: ["us"], year: "2025-2026", isWeak: true },
  43: { name: "HomeServe", countries: ["us"], year: "2018" },
  44: { name: "HomeServe, businesswire.com", countries: ["us"], year: "2020" },
  45: { name: "AAA, theautochannel.com", countries: ["us"], year: "1999-2016", isWeak: true },
  46: { name: "Agero, blog.agero.com", countries: ["us"], isWeak: true },
  47: { name: "towmarx.com", countries: ["us"], year: "2026", isWeak: true },
  48: { name: "AAA, autoclubsouth.aaa.com", countries: ["us"] },
  49: { name: "autoinsurancequotes.com", countries: ["us"], year: "2012", isWeak: true },
  50: { name: "Mercer, mobihealthnews.com, benefitnews.com", countries: ["us"], year: "2015-2020" },
  51: { name: "bna.com, goodrx.com", countries: ["us"], year: "2016-2017" },
  52: { name: "OSDE, infotechnology.com", countries: ["ar"], year: "2019-2020" },
  53: { name: "Sanitas, future.inese.es", countries: ["es"], year: "2019" },
  54: {
    name: "aseespe.com, moneycentral.msn.com, elmundo.es",
    countries: ["co", "us", "es"],
    year: "2009-2014",
    isWeak: true,
  },
  55: { name: "INE", countries: ["es"], year: "2021" },
  56: { name: "IBGE, motorshow.com.br", countries: ["br"], year: "2024" },
  57: { name: "Voices, lavoz.com.ar; cuatro.com", countries: ["ar", "es"], year: "2023" },
  58: { name: "Consumer Reports", countries: ["us"], year: "2013", isWeak: true },
  59: { name: "Vodafone, merca2.es", countries: ["es"], year: "2020" },
  61: { name: "ABI", countries: ["gb"], year: "2024" },
  62: { name: "FenSeg", countries: ["br"] },
  63: { name: "Revista Apólice", countries: ["br"], year: "2021" },
} as const satisfies Record<number, Source>;

export type SourceId = keyof typeof sources;
export const sourceIds = Object.keys(sources).map(Number) as SourceId[];

export function sourceOf(id: SourceId): Source {
  return sources[id];
}

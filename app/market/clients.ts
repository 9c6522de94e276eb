// Fictional companies of each country: all names are invented.
import type { CountryCode } from "#core/countries.ts";
import type { FamilyId } from "#core/pages.ts";
import type { CategoryId } from "./industries.ts";

export interface Client {
  id: string;
  name: string;
  category: CategoryId;
  services: readonly FamilyId[];
  /** Its row in `client-logos.svg` and its width; without one, the name is shown as text. */
  logo?: { row: number; drawnWidth: number };
  /** In px. Makes wordmarks of different shapes look equally large. */
  maxLogoHeight?: number;
}

type Row = readonly [
  id: string,
  name: string,
  category: CategoryId,
  services: readonly FamilyId[],
  logo?: readonly [row: number, drawnWidth: number, maxHeight: number],
];

/** Argentina's fifteen are the specification's. */
const rows: Record<CountryCode, readonly Row[]> = {
  ar: [
    ["brisalba", "Brisalba Seguros", "insurance", ["hogar", "vial", "salud"], [0, 168, 35]],
    ["tesalba", "Banco Tesalba", "financial", ["hogar", "vial", "dispositivos"], [1, 150, 33]],
    ["nogalia", "Nogalia", "retail", ["hogar", "dispositivos"], [2, 117, 34]],
    ["cordalia", "Cordalia Mutual", "insurance", ["hogar", "salud", "mascotas"]],
    ["salvira", "Salvira Salud", "health", ["salud", "mascotas"], [3, 145, 33]],
    ["ondeva", "Ondeva", "financial", ["vial", "dispositivos"], [4, 157, 31]],
    ["vecindera", "Vecindera", "realestate", ["hogar"]],
    ["quilmora", "Quilmora Seguros", "insurance", ["vial", "hogar", "mascotas"], [5, 183, 35]],
    ["velmar", "Tiendas Velmar", "retail", ["dispositivos", "hogar"], [6, 176, 30]],
    ["cauquena", "Cauquena Cooperativa", "financial", ["hogar", "salud"]],
    ["patiovivo", "Patiovivo", "realestate", ["hogar"], [7, 175, 35]],
    ["teluria", "Teluria Seguros", "insurance", ["vial", "salud", "mascotas"]],
    ["medalba", "Medalba", "health", ["salud"]],
    ["orvela", "Tarjeta Orvela", "financial", ["vial", "hogar", "salud"]],
    ["maravela", "Casa Maravela", "retail", ["hogar", "dispositivos", "mascotas"]],
  ],
  es: [
    ["alcorval", "Mutua Alcorval", "insurance", ["hogar", "vial", "salud"]],
    ["branaval", "Seguros Brañaval", "insurance", ["hogar", "vial", "mascotas"]],
    ["tordesal", "Banca Tordesal", "financial", ["hogar", "vial", "dispositivos"]],
    ["valdoria", "Caja Rural de Valdoria", "financial", ["hogar", "vial"]],
    ["miralda", "Casa Miralda", "retail", ["hogar", "dispositivos"]],
    ["zarcela", "Zarcela Online", "retail", ["mascotas", "dispositivos"]],
    ["almenoria", "Fincas Almenoria", "realestate", ["hogar"]],
    ["nuvia", "Alquileres Nuvia", "realestate", ["hogar", "dispositivos"]],
    ["moncaria", "Moncaria Salud", "health", ["salud", "mascotas"]],
    ["velia", "Igualatorio Santa Velia", "health", ["salud"]],
  ],
  br: [
    ["marejal", "Marejal Seguros", "insurance", ["hogar", "vial", "salud"]],
    ["ipemar", "Ipêmar Corretora", "insurance", ["hogar", "vial", "mascotas"]],
    ["serravento", "Banco Serravento", "financial", ["hogar", "vial", "dispositivos"]],
    ["credicauma", "Cooperativa Credicaúma", "financial", ["hogar", "vial", "salud"]],
    ["tapuiara", "Lojas Tapuiara", "retail", ["hogar", "dispositivos"]],
    ["juremal", "Juremal Online", "retail", ["mascotas", "dispositivos"]],
    ["lumiara", "Condomínios Lumiara", "realestate", ["hogar"]],
    ["vilanube", "Imobiliária Vilanube", "realestate", ["hogar"]],
    ["aracema", "Aracema Saúde", "health", ["salud", "mascotas"]],
    ["sorrivale", "Sorrivale Odonto", "health", ["salud"]],
  ],
  us: [
    ["alderwyck", "Alderwyck Mutual", "insurance", ["hogar", "vial", "mascotas"]],
    ["fennmark", "Fennmark Insurance", "insurance", ["hogar", "vial", "salud"]],
    ["thornquay", "Thornquay Bank", "financial", ["hogar", "vial", "dispositivos"]],
    ["pellbrook", "Pellbrook Credit Union", "financial", ["hogar", "vial", "salud"]],
    ["wrenfold", "Wrenfold Home", "retail", ["hogar", "dispositivos"]],
    ["quillby", "Quillby Online", "retail", ["mascotas", "dispositivos"]],
    ["gableharrow", "Gableharrow Home Warranty", "realestate", ["hogar", "dispositivos"]],
    ["doorquill", "Doorquill Rentals", "realestate", ["hogar", "dispositivos"]],
    ["vellanorth", "Vellanorth Health Plan", "health", ["salud", "mascotas"]],
    ["ashpell", "Ashpell Benefits", "health", ["salud", "mascotas"]],
  ],
};

/** A country's sample companies, in display order. */
export function clientsOf(country: CountryCode): Client[] {
  return rows[country].map(([id, name, category, services, logo]) => ({
    ...{ id, name, category, services },
    ...(logo && { logo: { row: logo[0], drawnWidth: logo[1] }, maxLogoHeight: logo[2] }),
  }));
}

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

/** The fifteen of the specification. */
const argentina: readonly Client[] = [
  {
    id: "brisalba",
    name: "Brisalba Seguros",
    category: "insurance",
    services: ["hogar", "vial", "salud"],
    logo: { row: 0, drawnWidth: 168 },
    maxLogoHeight: 35,
  },
  {
    id: "tesalba",
    name: "Banco Tesalba",
    category: "financial",
    services: ["hogar", "vial", "dispositivos"],
    logo: { row: 1, drawnWidth: 150 },
    maxLogoHeight: 33,
  },
  {
    id: "nogalia",
    name: "Nogalia",
    category: "retail",
    services: ["hogar", "dispositivos"],
    logo: { row: 2, drawnWidth: 117 },
    maxLogoHeight: 34,
  },
  {
    id: "cordalia",
    name: "Cordalia Mutual",
    category: "insurance",
    services: ["hogar", "salud", "mascotas"],
  },
  {
    id: "salvira",
    name: "Salvira Salud",
    category: "health",
    services: ["salud", "mascotas"],
    logo: { row: 3, drawnWidth: 145 },
    maxLogoHeight: 33,
  },
  {
    id: "ondeva",
    name: "Ondeva",
    category: "financial",
    services: ["vial", "dispositivos"],
    logo: { row: 4, drawnWidth: 157 },
    maxLogoHeight: 31,
  },
  {
    id: "vecindera",
    name: "Vecindera",
    category: "realestate",
    services: ["hogar"],
  },
  {
    id: "quilmora",
    name: "Quilmora Seguros",
    category: "insurance",
    services: ["vial", "hogar", "mascotas"],
    logo: { row: 5, drawnWidth: 183 },
    maxLogoHeight: 35,
  },
  {
    id: "velmar",
    name: "Tiendas Velmar",
    category: "retail",
    services: ["dispositivos", "hogar"],
    logo: { row: 6, drawnWidth: 176 },
    maxLogoHeight: 30,
  },
  {
    id: "cauquena",
    name: "Cauquena Cooperativa",
    category: "financial",
    services: ["hogar", "salud"],
  },
  {
    id: "patiovivo",
    name: "Patiovivo",
    category: "realestate",
    services: ["hogar"],
    logo: { row: 7, drawnWidth: 175 },
    maxLogoHeight: 35,
  },
  {
    id: "teluria",
    name: "Teluria Seguros",
    category: "insurance",
    services: ["vial", "salud", "mascotas"],
  },
  {
    id: "medalba",
    name: "Medalba",
    category: "health",
    services: ["salud"],
  },
  {
    id: "orvela",
    name: "Tarjeta Orvela",
    category: "financial",
    services: ["vial", "hogar", "salud"],
  },
  {
    id: "maravela",
    name: "Casa Maravela",
    category: "retail",
    services: ["hogar", "dispositivos", "mascotas"],
  },
];

const spain: readonly Client[] = [
  {
    id: "alcorval",
    name: "Mutua Alcorval",
    category: "insurance",
    services: ["hogar", "vial", "salud"],
  },
  {
    id: "branaval",
    name: "Seguros Brañaval",
    category: "insurance",
    services: ["hogar", "vial", "mascotas"],
  },
  {
    id: "tordesal",
    name: "Banca Tordesal",
    category: "financial",
    services: ["hogar", "vial", "dispositivos"],
  },
  {
    id: "valdoria",
    name: "Caja Rural de Valdoria",
    category: "financial",
    services: ["hogar", "vial"],
  },
  { id: "miralda", name: "Casa Miralda", category: "retail", services: ["hogar", "dispositivos"] },
  {
    id: "zarcela",
    name: "Zarcela Online",
    category: "retail",
    services: ["mascotas", "dispositivos"],
  },
  { id: "almenoria", name: "Fincas Almenoria", category: "realestate", services: ["hogar"] },
  {
    id: "nuvia",
    name: "Alquileres Nuvia",
    category: "realestate",
    services: ["hogar", "dispositivos"],
  },
  { id: "moncaria", name: "Moncaria Salud", category: "health", services: ["salud", "mascotas"] },
  { id: "velia", name: "Igualatorio Santa Velia", category: "health", services: ["salud"] },
];

const brazil: readonly Client[] = [
  {
    id: "marejal",
    name: "Marejal Seguros",
    category: "insurance",
    services: ["hogar", "vial", "salud"],
  },
  {
    id: "ipemar",
    name: "Ipêmar Corretora",
    category: "insurance",
    services: ["hogar", "vial", "mascotas"],
  },
  {
    id: "serravento",
    name: "Banco Serravento",
    category: "financial",
    services: ["hogar", "vial", "dispositivos"],
  },
  {
    id: "credicauma",
    name: "Cooperativa Credicaúma",
    category: "financial",
    services: ["hogar", "vial", "salud"],
  },
  {
    id: "tapuiara",
    name: "Lojas Tapuiara",
    category: "retail",
    services: ["hogar", "dispositivos"],
  },
  {
    id: "juremal",
    name: "Juremal Online",
    category: "retail",
    services: ["mascotas", "dispositivos"],
  },
  { id: "lumiara", name: "Condomínios Lumiara", category: "realestate", services: ["hogar"] },
  { id: "vilanube", name: "Imobiliária Vilanube", category: "realestate", services: ["hogar"] },
  { id: "aracema", name: "Aracema Saúde", category: "health", services: ["salud", "mascotas"] },
  { id: "sorrivale", name: "Sorrivale Odonto", category: "health", services: ["salud"] },
];

const unitedStates: readonly Client[] = [
  {
    id: "alderwyck",
    name: "Alderwyck Mutual",
    category: "insurance",
    services: ["hogar", "vial", "mascotas"],
  },
  {
    id: "fennmark",
    name: "Fennmark Insurance",
    category: "insurance",
    services: ["hogar", "vial", "salud"],
  },
  {
    id: "thornquay",
    name: "Thornquay Bank",
    category: "financial",
    services: ["hogar", "vial", "dispositivos"],
  },
  {
    id: "pellbrook",
    name: "Pellbrook Credit Union",
    category: "financial",
    services: ["hogar", "vial", "salud"],
  },
  {
    id: "wrenfold",
    name: "Wrenfold Home",
    category: "retail",
    services: ["hogar", "dispositivos"],
  },
  {
    id: "quillby",
    name: "Quillby Online",
    category: "retail",
    services: ["mascotas", "dispositivos"],
  },
  {
    id: "gableharrow",
    name: "Gableharrow Home Warranty",
    category: "realestate",
    services: ["hogar", "dispositivos"],
  },
  {
    id: "doorquill",
    name: "Doorquill Rentals",
    category: "realestate",
    services: ["hogar", "dispositivos"],
  },
  {
    id: "vellanorth",
    name: "Vellanorth Health Plan",
    category: "health",
    services: ["salud", "mascotas"],
  },
  { id: "ashpell", name: "Ashpell Benefits", category: "health", services: ["salud", "mascotas"] },
];

const byCountry: Record<CountryCode, readonly Client[]> = {
  ar: argentina,
  es: spain,
  br: brazil,
  us: unitedStates,
};

/** A country's sample companies, in display order. */
export function clientsOf(country: CountryCode): readonly Client[] {
  return byCountry[country];
}

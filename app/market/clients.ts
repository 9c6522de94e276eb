// Fictional companies: the names are made up and stand for no real client.
import type { FamilyId } from "#core/pages.ts";
import type { CategoryId } from "./industries.ts";

export interface Client {
  id: string;
  name: string;
  category: CategoryId;
  services: readonly FamilyId[];
  /** A symbol of the same id in `client-logos.svg`; where there is none, the name is shown as text. */
  logo?: { drawnWidth: number };
  /** In px. Lets drawings of different shape look equally large. */
  maxLogoHeight?: number;
}

export const clients: readonly Client[] = [
  {
    id: "brisalba",
    name: "Brisalba Seguros",
    category: "insurance",
    services: ["hogar", "vial", "salud"],
    logo: { drawnWidth: 168 },
    maxLogoHeight: 35,
  },
  {
    id: "tesalba",
    name: "Banco Tesalba",
    category: "financial",
    services: ["hogar", "vial", "dispositivos"],
    logo: { drawnWidth: 150 },
    maxLogoHeight: 33,
  },
  {
    id: "nogalia",
    name: "Nogalia",
    category: "retail",
    services: ["hogar", "dispositivos"],
    logo: { drawnWidth: 117 },
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
    logo: { drawnWidth: 145 },
    maxLogoHeight: 33,
  },
  {
    id: "ondeva",
    name: "Ondeva",
    category: "financial",
    services: ["vial", "dispositivos"],
    logo: { drawnWidth: 157 },
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
    logo: { drawnWidth: 183 },
    maxLogoHeight: 35,
  },
  {
    id: "velmar",
    name: "Tiendas Velmar",
    category: "retail",
    services: ["dispositivos", "hogar"],
    logo: { drawnWidth: 176 },
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
    services: ["hogar", "mascotas"],
    logo: { drawnWidth: 175 },
    maxLogoHeight: 35,
  },
  {
    id: "teluria",
    name: "Teluria Seguros",
    category: "insurance",
    services: ["vial", "salud", "dispositivos"],
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
    services: ["vial", "hogar", "mascotas"],
  },
  {
    id: "maravela",
    name: "Casa Maravela",
    category: "retail",
    services: ["hogar", "dispositivos", "mascotas"],
  },
];

// Fictional companies: all names are invented.
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

export const clients: readonly Client[] = [
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
    services: ["hogar", "mascotas"],
    logo: { row: 7, drawnWidth: 175 },
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

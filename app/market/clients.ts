// Fictional companies: the names are made up and stand for no real client.
import type { FamilyId } from "#core/pages.ts";
import { type ClientLogo, logos } from "./client-logos.tsx";
import type { CategoryId } from "./industries.ts";

export interface Client {
  id: string;
  name: string;
  category: CategoryId;
  services: readonly FamilyId[];
  /** Where there is none, the name is shown as text. */
  logo?: ClientLogo;
  /** In px. Lets drawings of different shape look equally large. */
  maxLogoHeight?: number;
}

export const clients: readonly Client[] = [
  {
    id: "brisalba",
    name: "Brisalba Seguros",
    category: "insurance",
    services: ["hogar", "vial", "salud"],
    logo: logos.brisalba,
    maxLogoHeight: 40,
  },
  {
    id: "tesalba",
    name: "Banco Tesalba",
    category: "financial",
    services: ["hogar", "vial", "dispositivos"],
    logo: logos.tesalba,
    maxLogoHeight: 36,
  },
  {
    id: "nogalia",
    name: "Nogalia",
    category: "retail",
    services: ["hogar", "dispositivos"],
    logo: logos.nogalia,
    maxLogoHeight: 40,
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
    logo: logos.salvira,
    maxLogoHeight: 36,
  },
  {
    id: "ondeva",
    name: "Ondeva",
    category: "financial",
    services: ["vial", "dispositivos"],
    logo: logos.ondeva,
    maxLogoHeight: 34,
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
    logo: logos.quilmora,
    maxLogoHeight: 40,
  },
  {
    id: "velmar",
    name: "Tiendas Velmar",
    category: "retail",
    services: ["dispositivos", "hogar"],
    logo: logos.velmar,
    maxLogoHeight: 34,
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
    logo: logos.patiovivo,
    maxLogoHeight: 40,
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

// What makes the home page's examples local: people, streets and prices of each country. All of them are invented.
import type { CountryCode } from "#core/countries.ts";

interface Person {
  name: string;
  initials: string;
}

export interface LocalExamples {
  towStreet: string;
  towDriver: Person;
  leakAddress: string;
  customerName: string;
  plumber: Person;
  /** In the country's currency. */
  plumbingPrice: number;
  distance: { unit: "kilometer" | "mile"; value: number };
}

export const localExamples: Record<CountryCode, LocalExamples> = {
  ar: {
    towStreet: "Av. Rivadavia",
    towDriver: { name: "Marta Ríos", initials: "MR" },
    leakAddress: "Gorriti 4210, 3.º B",
    customerName: "Lucía",
    plumber: { name: "Diego Sosa", initials: "DS" },
    plumbingPrice: 48_500,
    distance: { unit: "kilometer", value: 2.3 },
  },
  es: {
    towStreet: "Calle de Alcalá",
    towDriver: { name: "Carmen Ortega", initials: "CO" },
    leakAddress: "Calle del Olivar, 18, 3.º B",
    customerName: "Lucía",
    plumber: { name: "Javier Molina", initials: "JM" },
    plumbingPrice: 58,
    distance: { unit: "kilometer", value: 2.3 },
  },
  br: {
    towStreet: "Av. Paulista",
    towDriver: { name: "Camila Rocha", initials: "CR" },
    leakAddress: "Rua Harmonia, 210, ap. 32",
    customerName: "Luísa",
    plumber: { name: "Davi Nogueira", initials: "DN" },
    plumbingPrice: 185,
    distance: { unit: "kilometer", value: 2.3 },
  },
  us: {
    towStreet: "Maple Ave",
    towDriver: { name: "Dana Brooks", initials: "DB" },
    leakAddress: "418 Alder St, Apt 3B",
    customerName: "Lucy",
    plumber: { name: "Ray Ellison", initials: "RE" },
    plumbingPrice: 140,
    distance: { unit: "mile", value: 1.4 },
  },
};

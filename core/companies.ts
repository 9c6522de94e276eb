import type { CountryCode } from "./countries.ts";

/** The company responsible for the site in a country, with the details its law requires. */
export interface Company {
  legalName: string;
  /** Under the country's own name for it; absent where it is not published. */
  taxId?: string;
  registry: string;
  address: string;
  /** The person or office responsible for personal data, where the law requires a name; absent until the owner gives one. */
  privacyOfficer?: string;
}

/** Fictional, like the brand: no such streets exist, and the tax numbers have invalid check digits. */
export const companies = {
  ar: {
    legalName: "Amparia S.A.",
    taxId: "CUIT 30-71840265-4",
    registry: "Inspección General de Justicia",
    address: "Pasaje del Farol 1218, piso 4, C1425XAA, Ciudad Autónoma de Buenos Aires, Argentina",
  },
  es: {
    legalName: "Amparia Asistencias España, S.L.",
    taxId: "NIF B90418270",
    registry: "Registro Mercantil de Madrid",
    address: "Calle del Farol Encendido 14, 3.ª planta, 28004 Madrid, España",
  },
  br: {
    legalName: "Amparia Assistências do Brasil Ltda.",
    taxId: "CNPJ 47.318.205/0001-00",
    registry: "Junta Comercial do Estado de São Paulo",
    address: "Rua do Lampião Aceso, 310, conjunto 42, São Paulo, SP, Brasil, CEP 01999-310",
  },
  us: {
    legalName: "Amparia Assistance LLC",
    registry: "Delaware Division of Corporations",
    address: "310 Lamplight Row, Suite 400, Miami, FL 33100, United States",
  },
} as const satisfies Record<CountryCode, Company>;

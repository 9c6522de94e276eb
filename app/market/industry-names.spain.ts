import type { DeepPartial } from "#app/site.ts";
import type { IndustryNames } from "./industry-names.ts";

export const spain: DeepPartial<IndustryNames> = {
  categories: { financial: "Banca y finanzas" },
  industries: {
    banks: "Banca y cajas rurales",
    fintechs: "Fintech y neobancos",
    wallets: "Monederos digitales",
    mutuals: "Mutuas de seguros",
    brokers: "Corredurías y comparadores",
    claims: "Gabinetes periciales",
    retailers: "Grandes superficies",
    propertyManagers: "Administradores de fincas",
    rentalManagers: "Gestoras de alquiler",
    healthPlans: "Aseguradoras de salud",
    medicalSocieties: "Igualatorios médicos",
  },
};

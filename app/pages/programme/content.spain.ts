import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { ProgrammeContent } from "./content.ts";

export const spain: DeepPartial<ProgrammeContent> = {
  head: {
    title: `Calcule su programa de asistencia en España | ${brand.name}`,
    description:
      "Elija empresa, clientes y servicios: casos, coste y precio todo incluido de un año, como un rango y con el origen de cada supuesto.",
  },
  hero: {
    title: "Diseñe el programa y vea cuánto costaría",
    lead: "Los casos y el coste de un año aparecen al momento, como un rango y con el origen de cada supuesto.",
  },
  proposals: { lead: "Con los límites habituales de los contratos. Abajo puede cambiarlo todo." },
  services: {
    lead: "Elija los que quiere ofrecer. Los límites son los habituales mientras no los cambie.",
    eventsOf: "{family}: casos al año",
    amountOf: "{family}: importe máximo por caso",
    kmOf: "{family}: distancia de la grúa",
    noAmount: "Sin importe máximo",
  },
  result: {
    none: "Elija al menos un servicio para ver casos y coste.",
    wrong: "Escriba cuántos clientes son para ver casos y coste.",
    factor: "× operativa, plataforma, impuestos y margen",
    notCopied: "No se ha podido copiar: use la barra de direcciones",
  },
  earnings: {
    lead: "Compare lo que cobraría, o lo que vale un cliente que se queda, con el coste todo incluido.",
    points: "Clientes que retiene gracias al plan",
    pointsUnit: "de cada 100, al año",
    breakEvenPoints: "Punto de equilibrio: {points} clientes retenidos de cada 100.",
  },
  table: { alternative: "Casos y coste al año de cada servicio: mínimo, probable y máximo" },
  influence: {
    lead: "Lo que costarían los servicios de un año si solo ese supuesto va de su mínimo a su máximo. Empiece por sustituir los primeros.",
  },
  assumptions: {
    lead: "Sustituya cualquiera por una cifra suya e indique su margen de error: el resultado cambia al momento.",
  },
  compare: { only: "Añade: {services}" },
};

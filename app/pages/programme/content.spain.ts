import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { ProgrammeContent } from "./content.ts";

export const spain: DeepPartial<ProgrammeContent> = {
  head: {
    title: `Calcule su programa de asistencia en España | ${brand.name}`,
    description:
      "Elija empresa, clientes y servicios: vea los casos y el coste de un año en rangos, con cada supuesto y su fuente.",
  },
  hero: {
    title: "Diseñe el programa y vea cuánto costaría",
    lead: "Elija para cuántos clientes y con qué servicios. Los casos y el coste de un año aparecen al momento, en rangos y con el origen de cada supuesto.",
  },
  result: { none: "Elija al menos un servicio para ver casos y coste." },
  table: { alternative: "Casos y coste al año de cada servicio: mínimo, probable y máximo" },
  influence: {
    lead: "Coste de un año si solo ese supuesto va de su mínimo a su máximo y los demás quedan en lo probable. Empiece por sustituir los primeros.",
  },
  assumptions: {
    lead: "Sustituya cualquiera por una cifra suya: el resultado cambia al momento y el supuesto queda marcado.",
  },
};

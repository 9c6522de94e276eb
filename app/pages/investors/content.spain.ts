import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { InvestorsContent } from "./content.ts";

export const spain: DeepPartial<InvestorsContent> = {
  head: {
    title: `Inversores: cifras del mercado | ${brand.name} España`,
    description:
      "Cuatro países, cinco familias de asistencia y las cifras del mercado: TAM, SAM, SOM, crecimiento y contacto con el equipo de inversores.",
  },
  opportunities: {
    countries: {
      text: "España, Argentina, Brasil y Estados Unidos, cada uno con su idioma y sus coberturas.",
    },
    traction: { providers: "Más de mil profesionales verificados en la red." },
  },
  sizes: {
    caution: "Son tamaños de mercado, no ingresos de la empresa.",
  },
  contact: {
    text: "Cuéntenos qué quiere saber de la empresa, su mercado o sus planes. El equipo comercial recibe su consulta y la pasa al de relación con inversores.",
  },
};

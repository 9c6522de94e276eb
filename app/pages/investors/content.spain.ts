import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { InvestorsContent } from "./content.ts";

export const spain: DeepPartial<InvestorsContent> = {
  head: {
    title: `Inversores: cifras del mercado | ${brand.name} España`,
    description:
      "Países, familias de asistencia y trayectoria, con las cifras del mercado: TAM, SAM, SOM, crecimiento y contacto con el equipo de inversores.",
  },
  opportunities: {
    platform: {
      text: "Producto, operativa, integraciones y datos en un mismo lugar, con procesos automatizados e inteligencia artificial.",
    },
    traction: { providers: "Más de mil profesionales verificados en Argentina." },
  },
  sizes: {
    caution: "Son tamaños de mercado, no ingresos de la empresa.",
  },
  contact: {
    text: "Cuéntenos qué quiere saber de la empresa, su mercado o sus planes. Le responderá el equipo de relación con inversores.",
  },
};

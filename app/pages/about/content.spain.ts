import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import { milestones } from "#core/facts.ts";
import type { AboutContent } from "./content.ts";

export const spain: DeepPartial<AboutContent> = {
  head: {
    title: `Quiénes somos: la historia de ${brand.name}`,
    description: `${brand.name} nació en ${milestones.founded} como ${brand.formerName}. Conozca su historia, su misión, sus valores y las ofertas de empleo.`,
  },
  title: "Hay alguien al otro lado",
  tabsLabel: "Sobre la empresa",
  history: {
    rebrand: "Qué ha cambiado con el nombre",
    text: "La empresa nació en Argentina como una marca de servicios para el hogar. Hoy tiene otro nombre y cinco familias de asistencia, con la misma atención y la misma calidad. En España forma su red con las primeras empresas que contratan la plataforma.",
    milestones: {
      founded: { description: "Se funda la empresa, dedicada a los servicios para el hogar." },
      providers: { title: "Más de mil profesionales" },
      newFamilies: { description: "Mascotas, salud y dispositivos se incorporan a la oferta." },
      nationwide: { description: "Con esa red, el servicio se extiende a toda Argentina." },
      users: {
        description:
          "Se alcanzan en Argentina, y un grupo de telecomunicaciones invierte en la empresa.",
      },
      awards: {
        description: "La empresa recibe premios, dos años después de llegar a toda Argentina.",
      },
      accelerator: { description: "La empresa gana un programa de aceleración." },
    },
  },
  values: {
    items: {
      performance: { title: "Alto rendimiento" },
      trust: {
        description:
          "Profesionales verificados, precios acordados y casos que se pueden seguir paso a paso.",
      },
    },
  },
  careers: {
    text: "Las ofertas se publican en nuestro portal de empleo.",
    openings: "Ver ofertas de empleo",
  },
};

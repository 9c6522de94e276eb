import { brand } from "#core/brand.ts";
import type { ContactContent } from "./content.ts";

export const es: ContactContent = {
  head: {
    title: `Contacto | ${brand.name}`,
    description:
      "Escríbanos: le responde una persona del equipo que corresponde, sea usted empresa, partner, cliente o parte de la red.",
  },
  next: {
    title: "Qué pasa con su mensaje",
    steps: [
      {
        title: "Llega al equipo que corresponde",
        text: "Según quién nos escribe y qué necesita.",
      },
      {
        title: "Lo lee una persona",
        text: "Sus datos no van a ninguna lista de correo.",
      },
      {
        title: "Le respondemos por correo o por teléfono",
        text: "Con los datos que deja aquí, y para nada más.",
      },
    ],
  },
  byMail: "Si prefiere, escriba a",
};

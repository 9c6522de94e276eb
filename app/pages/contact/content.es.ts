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
        text: "Empresas y clientes, a comercial y reclamos; prestadores, a la red y operaciones.",
      },
      {
        title: "Lo lee una persona",
        text: "Sus datos no van a ninguna lista de correo.",
      },
      {
        title: "Le respondemos por correo o por teléfono",
        text: "Para una demo, ayuda saber cuántos clientes tiene y con qué producto iría el plan.",
      },
    ],
  },
  byMail: "Si prefiere, escriba a",
};

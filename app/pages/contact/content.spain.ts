import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { ContactContent } from "./content.ts";

export const spain: DeepPartial<ContactContent> = {
  head: {
    title: `Contacto en España | ${brand.name}`,
    description:
      "Escríbanos desde España: le responde una persona del equipo que corresponde, sea usted empresa, partner, cliente o profesional.",
  },
  next: {
    steps: [
      {
        title: "Llega al equipo que corresponde",
        text: "Empresas y clientes, a comercial y reclamaciones; profesionales, a la red y operaciones.",
      },
      { title: "Lo lee una persona", text: "Sus datos no van a ninguna lista de correo." },
      {
        title: "Le respondemos por correo o por teléfono",
        text: "Para una demo, ayuda saber cuántos clientes tiene y con qué producto iría el plan.",
      },
    ],
  },
};

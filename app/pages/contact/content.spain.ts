import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { ContactContent } from "./content.ts";

export const spain: DeepPartial<ContactContent> = {
  head: {
    title: `Contacto en España | ${brand.name}`,
    description:
      "Escríbanos desde España: le responde una persona del equipo que corresponde, sea usted empresa, partner, cliente o profesional.",
  },
};

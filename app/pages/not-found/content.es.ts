import { brand } from "#core/brand.ts";
import type { NotFoundContent } from "./content.ts";

export const es: NotFoundContent = {
  head: {
    title: `Página no encontrada | ${brand.name}`,
    description: "La página que busca no existe o ya no está en esta dirección.",
  },
  title: "No encontramos esta página",
  explanation:
    "No existe o ya no está en esta dirección. Desde el inicio se llega a todas las demás.",
  picture: "Un perro espera sentado donde una calle termina en una valla con luces.",
  home: "Ir al inicio",
  services: "Ver los servicios",
  contact: "Escribirnos",
};

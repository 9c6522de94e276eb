import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { WelcomeContent } from "./content.ts";

export const spain: DeepPartial<WelcomeContent> = {
  head: {
    title: `${brand.formerName} ahora es ${brand.name} | España`,
    description: `${brand.formerName} ha cambiado de nombre: ahora es ${brand.name}, con la misma atención y la misma calidad.`,
  },
  text: "La misma atención y la misma calidad. Cambia el nombre y se amplía la ayuda: hogar, carretera, salud, mascotas y dispositivos.",
  pictureAlt:
    "Maqueta de un barrio de día: una furgoneta de servicio y una grúa con un coche llegan a unas casas con las ventanas iluminadas.",
};

import { brand } from "#core/brand.ts";
import type { WelcomeContent } from "./content.ts";

export const es: WelcomeContent = {
  head: {
    title: `${brand.formerName} ahora es ${brand.name}`,
    description: `${brand.formerName} tiene un nombre nuevo: ahora es ${brand.name}, con la misma atención y la misma calidad.`,
  },
  title: `${brand.formerName} ahora es ${brand.name}`,
  text: "La misma atención y la misma calidad. Cambia el nombre y se amplía la ayuda: hogar, vial, salud, mascotas y dispositivos.",
  continue: "Continuar",
  pictureAlt:
    "Maqueta de un barrio de día: una camioneta de servicio y una grúa con un auto llegan a unas casas con las ventanas iluminadas.",
};

import type { WelcomeContent } from "./content.ts";

export const es: WelcomeContent = {
  head: {
    title: "CasaPronta ahora es Amparia",
    description:
      "CasaPronta tiene un nombre nuevo: ahora es Amparia, con la misma atención y la misma calidad.",
  },
  title: "CasaPronta ahora es Amparia",
  text: "La misma atención y la misma calidad. Cambia el nombre y se amplía la ayuda: hogar, vial, salud, mascotas y dispositivos.",
  continue: "Continuar",
  pictureAlt:
    "Maqueta de un barrio de día: una camioneta de servicio y una grúa con un auto llegan a unas casas con las ventanas iluminadas.",
};

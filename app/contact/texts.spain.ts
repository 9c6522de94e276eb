import { es } from "./texts.es.ts";
import type { ContactTexts } from "./texts.ts";

/** Spain's texts, whole: the forms fetch one file. */
export const spain: ContactTexts = {
  ...es,
  who: {
    ...es.who,
    types: {
      ...es.who.types,
      provider: {
        name: "Profesional",
        line: "Presta servicios o quiere incorporarse a la red.",
      },
    },
  },
  isPhoneComplete: "¿Está completo el número? En España tiene {digits} dígitos.",
};

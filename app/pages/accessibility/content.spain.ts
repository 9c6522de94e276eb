import { brand } from "#core/brand.ts";
import type { AccessibilityVersion } from "./content.ts";

export const spain: AccessibilityVersion = {
  head: {
    title: `Declaración de accesibilidad en España | ${brand.name}`,
    description:
      "Grado de accesibilidad de este sitio según las WCAG 2.2 y la norma UNE-EN 301549, pruebas hechas, límites conocidos y cómo comunicar una barrera.",
  },
  lead: "Una asistencia sirve si cualquier persona puede pedirla. Este sitio parte de la misma idea: aquí contamos qué hemos hecho, qué hemos probado y qué falta.",
  facts: { level: { label: "Nivel de referencia", value: "WCAG 2.2, nivel AA" } },
  sections: {
    commitment: {
      title: "Nuestro compromiso",
      paragraphs: [
        "Queremos que las personas con discapacidad usen este sitio con la misma facilidad que las demás. Nuestra medida son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Comprenden los requisitos web de la norma UNE-EN 301549, la referencia técnica de la Directiva (UE) 2019/882 y de la Ley 11/2023, que la incorpora en España.",
        "Esta declaración abarca todas las páginas de este sitio, en español, portugués e inglés. No abarca la app ni los portales de la plataforma.",
      ],
    },
  },
};

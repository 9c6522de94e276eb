import type { DeepPartial } from "#app/site.ts";
import type { AccessibilityContent } from "./content.ts";

export const spain: DeepPartial<AccessibilityContent> = {
  head: {
    title: "Declaración de accesibilidad en España | Amparia",
    description:
      "Grado de accesibilidad de este sitio según las WCAG 2.2 y la norma UNE-EN 301549, pruebas hechas, límites conocidos y cómo comunicar una barrera.",
  },
  facts: { first: { label: "Nivel de referencia", value: "WCAG 2.2, nivel AA" } },
  sections: {
    commitment: {
      title: "Nuestro compromiso",
      paragraphs: [
        "Queremos que las personas con discapacidad usen este sitio con la misma facilidad que las demás. Nuestra medida son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Comprenden los requisitos web de la norma UNE-EN 301549, la referencia técnica de la Directiva (UE) 2019/882 y de la Ley 11/2023, que la incorpora en España.",
        "Esta declaración abarca todas las páginas de este sitio, en español, portugués e inglés. No abarca la app ni los portales de la plataforma, que tienen la suya.",
      ],
    },
    limits: {
      title: "Límites que conocemos",
      paragraphs: [
        {
          items: [
            "Las pantallas de ejemplo del producto son ilustraciones. Un lector de pantalla encuentra una descripción de cada una, no todos sus detalles.",
            "En navegadores de hace varios años, algunos menús se abren en otra posición. Siguen siendo utilizables.",
            "Los sitios a los que enlazamos, como las redes sociales y el portal de empleo, no dependen de nosotros.",
            "La evaluación es propia. Todavía no la ha hecho un tercero ni un grupo de personas usuarias con discapacidad.",
          ],
        },
      ],
    },
  },
};

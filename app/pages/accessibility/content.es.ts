import { brand } from "#core/brand.ts";
import type { AccessibilityContent } from "./content.ts";

export const es: AccessibilityContent = {
  head: {
    title: `Declaración de accesibilidad en Argentina | ${brand.name}`,
    description:
      "Qué hacemos para que todas las personas puedan usar este sitio, qué probamos, qué límites conocemos y cómo avisarnos de una barrera.",
  },
  title: "Declaración de accesibilidad",
  lead: "Una asistencia sirve si cualquier persona puede pedirla. Este sitio parte de la misma idea: aquí contamos qué hacemos, qué probamos y qué falta.",
  facts: {
    level: { label: "Nivel al que apuntamos", value: "WCAG 2.2, nivel AA" },
    evaluation: { label: "Evaluación", value: "Propia, sin auditoría externa" },
    response: { label: "Respuesta a sus avisos", value: "Un mes como máximo" },
  },
  sections: {
    commitment: {
      title: "Nuestro compromiso",
      paragraphs: [
        "Queremos que las personas con discapacidad usen este sitio con la misma facilidad que las demás. Nuestra medida son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, que incluyen los criterios de las versiones anteriores a los que remite la normativa argentina de la Ley 26.653.",
        "Esta declaración abarca todas las páginas de este sitio, en español, portugués e inglés. No abarca la app ni los portales de la plataforma.",
      ],
    },
    features: {
      title: "Qué puede esperar",
      paragraphs: [
        {
          items: [
            "Todo se maneja con el teclado: menús, pestañas, formularios, selector de país y ventanas. El foco se ve siempre y un enlace inicial lleva directo al contenido.",
            "Cada página tiene un solo título principal, encabezados en orden y regiones con nombre, para recorrerla con un lector de pantalla.",
            "El texto se puede ampliar al 200\u00a0% y la página se adapta a 320 píxeles de ancho sin desplazarse hacia los lados.",
            "Los textos y los controles cumplen el contraste mínimo, y ningún dato depende solo del color.",
            "Si su sistema pide menos movimiento, las animaciones se detienen. Nada parpadea.",
            "Los errores de un formulario se dicen con palabras, junto al campo, y se anuncian.",
            "Cada mapa y cada gráfico tiene su equivalente en texto. Las páginas se leen también sin JavaScript.",
          ],
        },
      ],
    },
    tests: {
      title: "Qué probamos",
      paragraphs: [
        "Antes de publicar una versión hacemos estas comprobaciones:",
        {
          items: [
            "Recorrido completo con el teclado, incluidos los formularios y las ventanas.",
            "Semántica para lectores de pantalla: nombres, funciones y estados de cada control, y avisos de cambios.",
            "Texto al 200\u00a0%, pantallas desde 320 hasta 1920 píxeles y preferencia de movimiento reducido.",
            "La herramienta automática axe, en todas las páginas y en todos los idiomas.",
            "Contraste de cada combinación de colores, calculado.",
          ],
        },
      ],
    },
    limits: {
      title: "Límites que conocemos",
      paragraphs: [
        {
          items: [
            "Las pantallas de ejemplo del producto son ilustraciones. Un lector de pantalla encuentra una descripción de cada una, no todos sus detalles.",
            "En navegadores antiguos, algunos menús se abren en otra posición. Siguen siendo utilizables.",
            "Los sitios a los que enlazamos, como las redes sociales y el portal de empleo, no dependen de nosotros.",
            "La evaluación es propia. Aún no ha participado un tercero ni un grupo de personas usuarias con discapacidad.",
          ],
        },
      ],
    },
    report: {
      title: "Avísenos si encuentra una barrera",
      paragraphs: [
        `Escriba a ${brand.accessibilityEmail.es}. Ayuda saber en qué página ocurrió, qué quería hacer y con qué navegador o tecnología de apoyo. Si no lo sabe, escríbanos de todos modos.`,
        "Respondemos en un mes como máximo con la solución o con el plazo en que llegará. Si necesita antes una información del sitio, se la enviamos en un formato que le sirva.",
      ],
    },
    review: {
      title: "Revisión de esta declaración",
      paragraphs: [
        "La revisamos con cada cambio importante del sitio y, como mínimo, una vez al año. La fecha de la última revisión está al comienzo de la página.",
      ],
    },
  },
};

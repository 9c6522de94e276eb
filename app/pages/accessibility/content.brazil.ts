import { brand } from "#core/brand.ts";
import type { AccessibilityVersion } from "./content.ts";

export const brazil: AccessibilityVersion = {
  head: {
    title: `Declaração de acessibilidade no Brasil | ${brand.name}`,
    description:
      "Acessibilidade deste site segundo as WCAG 2.2 e a Lei Brasileira de Inclusão: o que testamos, os limites que conhecemos e como avisar.",
  },
  sections: {
    commitment: {
      title: "Nosso compromisso",
      paragraphs: [
        "Queremos que as pessoas com deficiência usem este site com a mesma facilidade que as demais, como garante a Lei Brasileira de Inclusão (art. 63 da Lei 13.146/2015). Nossa medida são as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, em que também se baseia a norma ABNT NBR 17225.",
        "Esta declaração vale para todas as páginas deste site, em espanhol, português e inglês. Não vale para o app nem para os portais da plataforma.",
      ],
    },
  },
};

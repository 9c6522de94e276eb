import { brand } from "#core/brand.ts";
import type { AccessibilityContent } from "./content.ts";

export const pt: AccessibilityContent = {
  head: {
    title: `Declaração de acessibilidade na Argentina | ${brand.name}`,
    description:
      "O que fazemos para que todas as pessoas possam usar este site, o que testamos, quais limites conhecemos e como avisar sobre uma barreira.",
  },
  title: "Declaração de acessibilidade",
  lead: "Uma assistência só serve se qualquer pessoa puder pedi-la. Este site parte da mesma ideia: aqui contamos o que fizemos, o que testamos e o que falta.",
  facts: {
    level: { label: "Nível que buscamos", value: "WCAG 2.2, nível AA" },
    evaluation: { label: "Avaliação", value: "Própria, sem auditoria externa" },
    response: { label: "Resposta aos seus avisos", value: "Um mês, no máximo" },
  },
  sections: {
    commitment: {
      title: "Nosso compromisso",
      paragraphs: [
        "Queremos que as pessoas com deficiência usem este site com a mesma facilidade que as demais. Nossa medida são as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, que incluem os critérios das versões anteriores a que remetem as normas argentinas da Lei 26.653.",
        "Esta declaração vale para todas as páginas deste site, em espanhol, português e inglês. Não vale para o app nem para os portais da plataforma.",
      ],
    },
    features: {
      title: "O que você pode esperar",
      paragraphs: [
        {
          items: [
            "Tudo funciona pelo teclado: menus, abas, formulários, seletor de país e janelas. O foco está sempre visível e um link inicial leva direto ao conteúdo.",
            "Cada página tem um só título principal, cabeçalhos em ordem e regiões com nome, para navegar com leitor de tela.",
            "O texto pode ser ampliado a 200% e a página se adapta a 320 pixels de largura sem rolagem lateral.",
            "Textos e controles atendem ao contraste mínimo, e nenhuma informação depende só da cor.",
            "Se o seu sistema pede menos movimento, as animações param. Nada pisca.",
            "Os erros de um formulário são descritos em palavras, ao lado do campo, e anunciados.",
            "Mapas e gráficos dizem o mesmo em texto. As páginas também podem ser lidas sem JavaScript.",
          ],
        },
      ],
    },
    tests: {
      title: "O que testamos",
      paragraphs: [
        "Antes de publicar uma versão, fazemos estas verificações:",
        {
          items: [
            "Navegação completa pelo teclado, incluindo formulários e janelas.",
            "Semântica para leitores de tela: nomes, funções e estados de cada controle, e avisos de mudanças.",
            "Texto a 200%, telas de 320 a 1920 pixels e preferência por movimento reduzido.",
            "A ferramenta automática axe, em todas as páginas e em todos os idiomas.",
            "Contraste de cada combinação de cores, calculado.",
          ],
        },
      ],
    },
    limits: {
      title: "Limites que conhecemos",
      paragraphs: [
        {
          items: [
            "As telas de exemplo do produto são ilustrações. Um leitor de tela encontra uma descrição de cada uma, não todos os detalhes.",
            "Em navegadores antigos, alguns menus abrem em outra posição, mas continuam utilizáveis.",
            "Os sites para os quais temos links, como as redes sociais e o portal de vagas, não dependem de nós.",
            "A avaliação é própria. Ainda não foi feita por terceiros nem por um grupo de usuários com deficiência.",
          ],
        },
      ],
    },
    report: {
      title: "Avise se encontrar uma barreira",
      paragraphs: [
        `Escreva para ${brand.accessibilityEmail.pt}. Diga, se puder, em que página aconteceu, o que você queria fazer e que navegador ou tecnologia assistiva usa. Se não souber, escreva assim mesmo.`,
        "Respondemos em um mês, no máximo, com a solução ou com o prazo para ela. Se precisar antes de alguma informação do site, nós a enviamos em um formato que sirva para você.",
      ],
    },
    review: {
      title: "Revisão desta declaração",
      paragraphs: [
        "Nós a revisamos a cada mudança importante do site e pelo menos uma vez por ano. A data da última revisão está no início da página.",
      ],
    },
  },
};

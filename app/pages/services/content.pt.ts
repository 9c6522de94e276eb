import { brand } from "#core/brand.ts";
import type { ServicesContent } from "./content.ts";

export const pt: ServicesContent = {
  heads: {
    all: {
      title: `Serviços de assistência 24h para empresas | ${brand.name}`,
      description: `Residencial, veicular, saúde, pet e dispositivos: cinco linhas de assistência 24h que a sua empresa combina em um plano próprio, operado pela ${brand.name}.`,
    },
    hogar: {
      title: `Assistência residencial | ${brand.name}`,
      description:
        "Chaveiro, encanador, eletricista, ar-condicionado, dedetização e vidraceiro, com prestadores verificados e cada atendimento acompanhado.",
    },
    vial: {
      title: `Assistência veicular e guincho | ${brand.name}`,
      description:
        "Guincho, troca de pneu, pane seca, bateria, táxi e revisões preventivas, com o guincho no mapa o tempo todo.",
    },
    salud: {
      title: `Assistência em saúde e médico em casa | ${brand.name}`,
      description:
        "Consultas online com médico e psicólogo, médico em casa, especialistas, remoção em ambulância e reembolsos para oferecer aos seus clientes.",
    },
    mascotas: {
      title: `Assistência pet | ${brand.name}`,
      description:
        "Veterinário online, clínicas, exames, banho e tosa, castração e funeral pet em um plano sob medida para os tutores.",
    },
    dispositivos: {
      title: `Assistência para eletrônicos e eletros | ${brand.name}`,
      description:
        "Conserto de eletrônicos, TV, videogames e eletrodomésticos, antivírus, recuperação de dados e suporte remoto para os seus clientes.",
    },
  },
  hero: {
    title: "Ajuda para cada imprevisto dos\u00a0seus\u00a0clientes",
    lead: "Cinco linhas de assistência 24h que a sua empresa combina em um plano próprio. Uma rede verificada atende e você acompanha cada acionamento.",
  },
  tabsLabel: "Linhas de assistência",
  allLine: "As cinco linhas lado a lado",
  families: {
    hogar: {
      title: "Assistência residencial",
      description:
        "Emergências e reparos da casa. Um prestador verificado vai até o endereço, e a empresa que oferece o plano acompanha cada etapa.",
    },
    vial: {
      title: "Assistência veicular",
      description:
        "Socorro na cidade e na estrada. O guincho aparece no mapa desde a saída até o veículo voltar a rodar ou ficar em local seguro.",
    },
    salud: {
      title: "Assistência em saúde",
      description:
        "O atendimento começa em uma videochamada e, quando é preciso, vai até a porta: médico em casa, especialista ou ambulância.",
    },
    mascotas: {
      title: "Assistência pet",
      description:
        "Da primeira dúvida, com o veterinário online, aos exames, ao banho e tosa ou à cremação, com as clínicas veterinárias da rede.",
    },
    dispositivos: {
      title: "Assistência para dispositivos",
      description:
        "Um técnico a distância ou em casa para o que se usa todo dia: computador, televisão, videogame e eletrodomésticos.",
    },
  },
  process: {
    channels: { app: "App", web: "Site", chat: "Chat", contactCenter: "Central de atendimento" },
    reply: "Recebemos a sua solicitação. Já estamos buscando quem vai ajudar você.",
    resolved: "Resolvido",
    survey: "Como foi o atendimento?",
    alternative:
      "Três telas do mesmo atendimento: a solicitação do cliente, o acionamento e o atendimento concluído.",
  },
  closing: {
    title: "Monte um plano com os serviços que os seus clientes vão usar",
    text: "Conte para quem é o plano. Mostramos a plataforma com um plano parecido com o seu.",
  },
};

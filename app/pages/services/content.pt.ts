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
        "Chaveiro, encanador, eletricista, ar-condicionado, dedetização e vidraceiro, com prestadores homologados e cada atendimento acompanhado.",
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
    lead: "Cinco linhas de assistência 24h que a sua empresa combina em um plano próprio. A rede homologada atende, e você acompanha cada acionamento.",
  },
  tabsLabel: "Linhas de assistência",
  families: {
    hogar: {
      title: "Assistência residencial",
      description:
        "Emergências e reparos da casa. Um prestador homologado vai até o endereço, e a empresa que oferece o plano acompanha cada etapa.",
      course: "Um vazamento, do acionamento ao encerramento",
      closing: "Quanto custaria incluir assistência residencial?",
    },
    vial: {
      title: "Assistência veicular",
      description:
        "Socorro na cidade e na estrada. O guincho aparece no mapa desde a saída até o veículo voltar a rodar ou chegar à oficina.",
      course: "Um guincho, do acionamento à oficina",
      closing: "Quanto custaria incluir assistência veicular?",
    },
    salud: {
      title: "Assistência em saúde",
      description:
        "Primeiro, a teleconsulta; quando é preciso, médico em domicílio, consulta com especialista ou remoção em ambulância.",
      course: "Uma teleconsulta, do pedido às orientações",
      closing: "Quanto custaria incluir assistência em saúde?",
    },
    mascotas: {
      title: "Assistência pet",
      description:
        "Da primeira dúvida, com o veterinário online, à consulta, aos exames, ao banho e tosa e à cremação, nas clínicas e pet shops da rede.",
      course: "Uma consulta veterinária, do acionamento à receita",
      closing: "Quanto custaria incluir assistência pet?",
    },
    dispositivos: {
      title: "Assistência para dispositivos",
      description:
        "Um técnico a distância ou em casa para o que se usa todo dia: computador, televisão, videogame e eletrodomésticos.",
      course: "Um suporte remoto, do defeito à solução",
      closing: "Quanto custaria incluir assistência para dispositivos?",
    },
  },
  price:
    "O prestador recebe de {low} a {high} por atendimento, conforme o serviço. É uma estimativa nossa a preços de rede, não uma proposta.",
  limits: "Limites usuais de um plano: {limits}.",
  process: {
    channels: { app: "App", web: "Site", chat: "Chat", contactCenter: "Central de atendimento" },
    resolved: "Resolvido",
    survey: "Como foi o atendimento?",
    alternative:
      "Três telas do mesmo atendimento: a solicitação do cliente, a coordenação e o atendimento concluído.",
  },
  closing: {
    title: "Monte um plano com os serviços que os seus clientes vão usar",
    text: "Conte para quem é o plano. Mostramos a plataforma com um plano parecido com o seu.",
  },
};

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
    title: "Do chaveiro ao veterinário, em\u00a0um\u00a0só\u00a0plano",
    lead: "Cinco linhas de assistência 24h para um plano com a sua marca. De cada uma você vê o custo estimado, os limites usuais e o que o contrato precisa definir.",
  },
  tabsLabel: "Linhas de assistência",
  families: {
    hogar: {
      title: "Assistência residencial",
      description:
        "Chave perdida, cano estourado, casa sem luz: um prestador homologado vai até o endereço, e a sua equipe vê a chegada, as fotos e o preço.",
      course: "Um vazamento, do acionamento ao encerramento",
      points: [
        "Se a visita só contém o dano ou conclui o reparo, e quem paga peças e material acima do limite.",
        "Quem autoriza o serviço que passa do limite: o cliente ou a sua equipe.",
        "O que é emergência, a qualquer hora, e o que espera o dia útil.",
      ],
      closing: "Quanto custaria incluir assistência residencial?",
    },
    vial: {
      title: "Assistência veicular",
      description:
        "Bateria arriada, pneu furado, pane na estrada: o cliente vê o socorro no mapa, da saída até o carro voltar a rodar ou chegar à oficina.",
      course: "Um guincho, do acionamento à oficina",
      points: [
        "Até que distância o guincho leva e o que o cliente paga daí em diante.",
        "Quais veículos entram: idade, peso, motos e uso comercial.",
        "Se o guincho atende pane e acidente, e quando a remoção entra no sinistro.",
      ],
      closing: "Quanto custaria incluir assistência veicular?",
    },
    salud: {
      title: "Assistência em saúde",
      description:
        "Primeiro, a teleconsulta; quando é preciso, médico em casa, especialista ou remoção em ambulância. A sua equipe vê etapas e horários, não o conteúdo clínico.",
      course: "Uma teleconsulta, do pedido às orientações",
      points: [
        "Quem tem direito, titular ou também dependentes, e se há reembolso: junto de uma apólice, o CNSP não o admite.",
        "O que o médico pode receitar por teleconsulta e como a receita chega ao paciente.",
        "Qual é a espera máxima por uma consulta, de dia e de madrugada.",
      ],
      closing: "Quanto custaria incluir assistência em saúde?",
    },
    mascotas: {
      title: "Assistência pet",
      description:
        "O veterinário online tira a primeira dúvida e diz se é preciso ir à clínica. Consulta, exames, castração e banho e tosa são marcados na rede.",
      course: "Uma consulta veterinária, do acionamento à receita",
      points: [
        "Quais animais entram, quantos por residência e até que idade.",
        "O que o plano paga na clínica e o que fica com o tutor.",
        "Se os serviços eletivos, como castração e exames, têm carência.",
      ],
      closing: "Quanto custaria incluir assistência pet?",
    },
    dispositivos: {
      title: "Assistência para dispositivos",
      description:
        "Celular, computador, TV, videogame e eletrodomésticos: primeiro, um técnico a distância; se não bastar, conserto em casa ou na oficina.",
      course: "Um suporte remoto, do defeito à solução",
      points: [
        "Quais aparelhos entram: marca, idade e nota fiscal.",
        "Quem paga peças e frete, e o que acontece se não houver conserto.",
        "O que o técnico pode ver na tela e como o cliente autoriza o acesso.",
      ],
      closing: "Quanto custaria incluir assistência para dispositivos?",
    },
  },
  price:
    "Um atendimento custa de {low} a {high}, a preços de rede e sem impostos. É estimativa nossa, não proposta.",
  fee: "Com os {count} serviços, o custo total estimado é de {fee} por cliente ao mês, em uma faixa {range}. Produto do exemplo: {company}.",
  limits: "Limite usual de acionamentos: {limits}.",
  agree: "O que o contrato precisa definir",
  process: {
    channels: { app: "App", web: "Site", chat: "Chat", contactCenter: "Central de atendimento" },
    resolved: "Resolvido",
    survey: "Como foi o atendimento?",
    alternative:
      "Três telas do mesmo atendimento: a solicitação do cliente, a coordenação e o atendimento concluído.",
  },
  closing: {
    title: "Quanto custaria o plano dos seus clientes?",
    text: "Diga quantos clientes são e em quais municípios: no Brasil, a rede é montada com as primeiras empresas. Levamos um plano parecido, com custo estimado.",
  },
};

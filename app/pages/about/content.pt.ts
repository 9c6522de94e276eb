import { brand } from "#core/brand.ts";
import { milestones } from "#core/facts.ts";
import type { AboutContent } from "./content.ts";

export const pt: AboutContent = {
  head: {
    title: `Sobre nós: a história e a equipe da ${brand.name}`,
    description: `A ${brand.name} nasceu em ${milestones.founded} como ${brand.formerName}. Conheça a história, a missão, os valores e as vagas abertas.`,
  },
  title: "Tem alguém do outro lado",
  lead: `Criamos e operamos assistência 24h para empresas e, por trás de cada atendimento, há gente que acompanha até o fim. Antes éramos a ${brand.formerName}.`,
  teamAlt:
    "Maquete da equipe: nove pessoas de profissões diferentes, duas de colete de trabalho e uma com a caixa de ferramentas, ao lado de um cachorro e de um gato.",
  tabs: { history: "História", mission: "Missão e visão", values: "Valores" },
  tabsLabel: "Sobre a empresa",
  history: {
    title: `De ${brand.formerName} a ${brand.name}`,
    rebrand: "O que mudou com o novo nome",
    text: "A empresa nasceu na Argentina como uma marca de serviços residenciais. Hoje tem um novo nome e cinco linhas de assistência, com o mesmo atendimento e a mesma qualidade.",
    milestones: {
      founded: {
        title: "O começo",
        description: "A empresa é fundada para prestar serviços residenciais.",
      },
      providers: {
        title: "Mais de mil prestadores",
        description: "A rede passa de mil prestadores homologados na Argentina.",
      },
      nationwide: {
        title: "Expansão nacional",
        description: "Com essa rede, o serviço chega a toda a Argentina.",
      },
      firstInsurer: {
        title: "A primeira seguradora",
        description:
          "Assinamos o primeiro contrato com uma seguradora e lançamos a assinatura B2B.",
      },
      awards: {
        title: "Prêmios",
        description: "O trabalho da equipe recebe prêmios.",
      },
      newFamilies: {
        title: "Três novas linhas",
        description: "Pets, saúde e dispositivos entram na oferta.",
      },
      users: {
        title: "Mais de um milhão de usuários",
        description:
          "O marco é atingido na Argentina, e um grupo de telecomunicações investe na empresa.",
      },
      accelerator: {
        title: "Programa de aceleração",
        description: "A empresa vence um programa de aceleração.",
      },
    },
  },
  mission: {
    purpose: {
      title: "Propósito",
      description: "Que ninguém fique sozinho quando algo der errado.",
    },
    mission: {
      title: "Missão",
      description:
        "Dar a cada empresa os meios para cuidar dos seus clientes: planos bem pensados, uma rede homologada e uma operação medida em cada etapa.",
    },
    vision: {
      title: "Visão",
      description:
        "Ser a plataforma que as empresas usam para cuidar dos seus clientes em cada país onde estamos.",
    },
  },
  values: {
    title: "Cinco valores na prática",
    items: {
      innovation: {
        title: "Inovação",
        description:
          "Automatizamos o que é repetitivo para que as pessoas cuidem do que exige critério.",
      },
      performance: {
        title: "Alto desempenho",
        description:
          "Medimos cada atendimento, do acionamento ao encerramento, e corrigimos o que fica aquém do prometido.",
      },
      empathy: {
        title: "Empatia",
        description: "Quem nos procura tem um problema. Primeiro ouvimos; depois agimos.",
      },
      trust: {
        title: "Confiança",
        description: "Prestadores homologados, preços acordados e atendimentos que você acompanha.",
      },
      responsibility: {
        title: "Responsabilidade",
        description: "Acompanhamos cada atendimento até o fim, mesmo quando ele se complica.",
      },
    },
  },
  careers: {
    text: "Procuramos pessoas que gostam de resolver problemas. As vagas abertas estão no nosso portal de carreiras.",
    openings: "Ver vagas abertas",
  },
};

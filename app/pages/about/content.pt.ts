import { brand } from "#core/brand.ts";
import { milestones } from "#core/facts.ts";
import type { AboutContent } from "./content.ts";

export const pt: AboutContent = {
  head: {
    title: `Sobre nós: a história e a equipe da ${brand.name}`,
    description: `A ${brand.name} nasceu em ${milestones.founded} como ${brand.formerName}. Conheça a história, a missão, os valores e as vagas abertas.`,
  },
  title: "Tem alguém do outro lado",
  lead: `Criamos e operamos assistência 24h para seguradoras, bancos e varejistas, e seguimos cada atendimento até o fim. Antes éramos a ${brand.formerName}.`,
  teamAlt:
    "Maquete da equipe: nove pessoas de profissões diferentes, duas de colete de trabalho e uma com a caixa de ferramentas, ao lado de um cachorro e de um gato.",
  tabs: { history: "História", mission: "Missão e visão", values: "Valores" },
  tabsLabel: "Sobre a empresa",
  history: {
    title: `De ${brand.formerName} a ${brand.name}`,
    rebrand: "O que mudou com o novo nome",
    text: "Começamos na Argentina, com serviços para a casa. O nome é novo e as linhas agora são cinco; o atendimento e a qualidade são os mesmos. Nos outros países, a rede é montada com as primeiras empresas.",
    milestones: {
      founded: {
        title: "O começo",
        description: "Nasce na Argentina uma empresa de serviços residenciais.",
      },
      providers: {
        title: "Mais de mil prestadores",
        description: "Em dois anos, a rede homologada na Argentina passa dos mil.",
      },
      nationwide: {
        title: "Expansão nacional",
        description: "A operação se expande por toda a Argentina.",
      },
      firstInsurer: {
        title: "A primeira seguradora",
        description:
          "Assinamos o primeiro contrato com uma seguradora e lançamos a assinatura B2B.",
      },
      awards: {
        title: "Prêmios",
        description: "Um ano depois do primeiro contrato com uma seguradora, a empresa é premiada.",
      },
      newFamilies: {
        title: "Três novas linhas",
        description: "Pets, saúde e dispositivos se juntam às linhas residencial e veicular.",
      },
      users: {
        title: "Mais de um milhão de usuários",
        description:
          "Todos na Argentina. No mesmo ano, um grupo de telecomunicações investe na empresa.",
      },
      accelerator: {
        title: "Aceleração",
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
        "Dar a cada empresa o plano, a rede homologada e os números para socorrer bem os seus clientes.",
    },
    vision: {
      title: "Visão",
      description:
        "Ser a plataforma com que as empresas operam a assistência em cada país onde estamos.",
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
          "Medimos chegada, custo e avaliação de cada atendimento e corrigimos o que fica aquém do prometido.",
      },
      empathy: {
        title: "Empatia",
        description:
          "A primeira pergunta é se a pessoa está em segurança; os dados do plano vêm depois.",
      },
      trust: {
        title: "Confiança",
        description:
          "Prestadores homologados, preço acordado antes da visita e cada etapa na tela da empresa que contrata.",
      },
      responsibility: {
        title: "Responsabilidade",
        description:
          "O atendimento só se encerra quando o cliente confirma, mesmo que seja preciso trocar de prestador.",
      },
    },
  },
  careers: {
    text: "Se você gosta de resolver o problema de alguém, veja as vagas abertas no nosso portal de carreiras.",
    openings: "Ver vagas abertas",
  },
};

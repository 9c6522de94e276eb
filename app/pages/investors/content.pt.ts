import { brand } from "#core/brand.ts";
import { report } from "#core/facts.ts";
import type { InvestorsContent } from "./content.ts";

export const pt: InvestorsContent = {
  head: {
    title: `Investidores: o mercado de assistências | ${brand.name}`,
    description:
      "O mercado de assistência em números (TAM, SAM, SOM e crescimento), a trajetória na Argentina e o contato da equipe de RI.",
  },
  words: {
    billions: { before: "US$\u00a0", after: "bilhões" },
    trillions: { before: "US$\u00a0", after: "trilhão" },
    moreThan: { short: "+{n}", spoken: "mais de {n} de" },
    spoken: "{n} de",
  },
  title: "Um mercado total de",
  talk: "Falar com a equipe de RI",
  mapTitle: "Nossos mercados",
  statsTitle: "Em números: {countries}",
  stats: {
    people: "pessoas",
    households: "domicílios",
    vehicles: "veículos",
    pets: "pets",
  },
  opportunities: {
    countries: {
      title: "países",
      text: "Cada um com idioma, serviços, preços e normas próprios.",
    },
    families: {
      title: "linhas de assistência",
      text: "A empresa que começa com uma pode acrescentar as outras ao mesmo plano.",
    },
    platform: {
      title: "plataforma",
      text: "Produto, operação, integrações e dados, com processos automatizados e inteligência artificial. O preço é per capita, por evento ou misto.",
    },
    tractionTitle: "Nossa trajetória",
    traction: {
      providers: "Mais de mil prestadores homologados na Argentina.",
      firstInsurer: "Primeiro contrato com uma seguradora e lançamento da assinatura B2B.",
      users:
        "Investimento de um grupo de telecomunicações e mais de um milhão de usuários na Argentina.",
      accelerator: "Vencedora de um programa de aceleração.",
    },
    history: "Ver a história completa",
  },
  sizes: {
    items: {
      tam: {
        acronym: "TAM",
        name: "Mercado total",
        text: "O que pessoas e empresas gastam com serviços para a casa, o veículo, a saúde, os pets e os aparelhos, dentro ou fora de um plano.",
      },
      sam: {
        acronym: "SAM",
        name: "Mercado disponível",
        text: "Desse gasto, os serviços que as nossas cinco linhas podem prestar dentro de um plano.",
      },
      som: {
        acronym: "SOM",
        name: "Mercado alcançável",
        text: "Desses serviços, os que esperamos operar com as empresas que contratarem a plataforma.",
      },
    },
    share: "{share} do total",
    scale: "Desenhado em escala: cada área é proporcional ao seu valor.",
    caution: "São tamanhos de mercado, não receitas da empresa.",
  },
  growth: {
    title: "Serviços residenciais: projeção de {growth} ao ano",
    text: `Segundo um relatório de mercado, eles passariam de {first} em ${report.firstYear} a {last} em ${report.lastYear}.` as const,
    quoted: "Número citado",
    derived: "Calculado com o crescimento citado",
    year: "Ano",
    amount: "Tamanho do mercado",
    origin: "Origem",
    source:
      `O relatório traz os dois extremos e um crescimento anual de {growth} entre ${report.growthFrom} e ${report.lastYear}. Os anos intermediários são cálculo nosso.` as const,
    disclaimer: "O relatório abrange apenas serviços residenciais.",
    scaleNote: "Valores em dólares americanos.",
  },
  governance: { registry: "Onde está registrada" },
  contact: {
    title: "Vamos falar sobre investimento",
    text: "Pergunte sobre a empresa, o mercado ou o que vem a seguir. Quem responde é a equipe de relações com investidores (RI).",
    button: "Falar com a equipe de RI",
    byMail: "Você também pode escrever para",
  },
};

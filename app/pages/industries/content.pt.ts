import type { IndustriesContent } from "./content.ts";

export const pt: IndustriesContent = {
  head: {
    title: "Setores que oferecem assistência | Amparia",
    description:
      "Seguradoras, bancos digitais, varejo, administradoras de condomínio e planos de saúde: o que cada setor ganha ao oferecer assistência.",
  },
  hero: {
    title: "Assistências sob\u00a0medida para cada setor",
    lead: "Seguradoras, bancos, varejistas, administradoras de condomínio e planos de saúde agregam ajuda concreta ao que já oferecem, cada um com o seu pacote.",
  },
  categoriesLabel: "Filtrar por categoria",
  gains: {
    financial: "Um benefício para o dia a dia em contas, cartões e crédito, integrado por API.",
    insurance: "Novas coberturas e sinistros acompanhados de perto, sem montar uma rede própria.",
    retail: "Planos vendidos junto com o produto, na loja e online.",
    realestate: "Emergências e reparos de cada imóvel nas mãos de prestadores verificados.",
    health: "Consultas online, médico em casa e ambulância em uma só operação.",
  },
  list: {
    intro: "Empresas que oferecem ou operam planos de assistência para os seus clientes.",
    showAll: "Ver todos",
    legend: "Assistências",
  },
  cases: {
    title: "Empresas que já trabalham conosco",
    intro: "Clientes de toda a região, com as assistências que cada um oferece ao seu público.",
  },
  announcement: "{industries} setores e {clients} clientes",
  closing: {
    title: "Como ficaria no seu setor?",
    text: "Mostramos a plataforma com os casos, os canais e os indicadores de um negócio como o seu.",
  },
};

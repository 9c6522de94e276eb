import { brand } from "#core/brand.ts";
import type { IndustriesContent } from "./content.ts";

export const pt: IndustriesContent = {
  head: {
    title: `Setores que oferecem assistência | ${brand.name}`,
    description:
      "Seguradoras, bancos digitais, varejo, administradoras de condomínio e operadoras de saúde: o que cada setor ganha ao oferecer assistência.",
  },
  hero: {
    title: "Assistência sob\u00a0medida para cada setor",
    lead: "Seguradoras, bancos, varejistas, administradoras de condomínio e operadoras de planos de saúde acrescentam ao que já oferecem um serviço que o cliente usa, com um pacote para cada setor.",
  },
  categoriesLabel: "Filtrar por categoria",
  gains: {
    financial: "Um benefício para o dia a dia em contas, cartões e crédito, integrado por API.",
    insurance:
      "Assistência para o segurado e sinistros acompanhados de perto, sem montar uma rede própria.",
    retail: "Planos vendidos junto com o produto, na loja e online.",
    realestate: "Emergências e reparos de cada imóvel com prestadores homologados.",
    health: "Consultas online, médico em casa e remoção em ambulância em uma só operação.",
  },
  list: {
    intro: "Empresas que oferecem ou operam planos de assistência para os seus clientes.",
    showAll: "Ver todos",
    legend: "Linhas de assistência",
  },
  programmes: {
    title: "Um programa completo para cada tipo de empresa",
    intro:
      "Serviços, limites, custo por cliente ao mês, carga da base, um atendimento e o relatório do mês.",
    fee: "{fee} por cliente ao mês",
  },
  cases: {
    title: "Exemplos por setor",
    intro:
      "Empresas de exemplo, com nomes e logotipos inventados, e os serviços que cada uma poderia combinar.",
  },
  announcement: "{industries} setores",
  closing: {
    title: "Como ficaria no seu setor?",
    text: "Mostramos a plataforma com os atendimentos, os canais e os indicadores de um negócio como o seu.",
  },
};

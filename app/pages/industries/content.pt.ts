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
    lead: "Seguradoras, bancos, varejistas, administradoras de condomínio e operadoras de planos de saúde acrescentam um serviço útil ao que já oferecem, cada setor com o seu pacote.",
  },
  categoriesLabel: "Filtrar por categoria",
  gains: {
    financial: "Um benefício para o dia a dia em contas, cartões e crédito, integrado por API.",
    insurance:
      "Assistência para o segurado e sinistros acompanhados de perto, sem montar uma rede própria.",
    retail: "Planos vendidos junto com o produto, na loja e online.",
    realestate: "Emergências e reparos de cada imóvel nas mãos de prestadores homologados.",
    health: "Consultas online, médico em casa e remoção em ambulância em uma só operação.",
  },
  list: {
    intro: "Empresas que oferecem ou operam planos de assistência para os seus clientes.",
    showAll: "Ver todos",
    legend: "Linhas de assistência",
  },
  programmes: {
    title: "Um programa completo para cada comprador",
    intro:
      "Serviços, limites, preço, carga de clientes, um atendimento e o relatório do mês, com o valor por cliente e mês, tudo incluído.",
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

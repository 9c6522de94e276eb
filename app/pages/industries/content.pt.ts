import { brand } from "#core/brand.ts";
import type { IndustriesContent } from "./content.ts";

export const pt: IndustriesContent = {
  head: {
    title: `Setores que oferecem assistência | ${brand.name}`,
    description:
      "Seguradoras, bancos, varejo, administradoras de condomínio e operadoras de saúde: um programa de assistência de exemplo para cada setor, com custo.",
  },
  hero: {
    title: "Assistência sob\u00a0medida para cada setor",
    lead: "Com a apólice, na conta, na nota da loja, no condomínio ou no plano de saúde. Escolha o setor e veja um programa de exemplo, com serviços, limites, custo e relatório.",
  },
  categoriesLabel: "Filtrar por categoria",
  gains: {
    financial: "Um benefício para contas, cartões e crédito, com o uso medido todo mês.",
    insurance:
      "Assistência sem montar rede própria; as fotos e o laudo já servem ao aviso de sinistro.",
    retail: "Planos vendidos com o produto, no caixa e no carrinho.",
    realestate: "Emergências e reparos de cada unidade, com fotos e prestação de contas.",
    health: "Teleconsulta antes do pronto-socorro; médico em casa e remoção quando é preciso.",
  },
  list: {
    intro: "Quem pode oferecer assistência, e as linhas que fazem mais sentido para cada um.",
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
    text: "Diga o setor e quantos clientes são: montamos a demonstração com um atendimento e um relatório como os seus.",
  },
};

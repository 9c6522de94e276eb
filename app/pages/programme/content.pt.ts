import { brand } from "#core/brand.ts";
import type { ProgrammeContent } from "./content.ts";

export const pt: ProgrammeContent = {
  head: {
    title: `Calcule o seu programa de assistência | ${brand.name}`,
    description:
      "Escolha empresa, clientes e serviços: veja os acionamentos e o custo de um ano em faixas, com a origem de cada premissa.",
  },
  hero: {
    title: "Monte o programa e veja quanto custaria",
    lead: "Escolha para quantos clientes e com quais serviços. Os acionamentos e o custo de um ano aparecem na hora, em faixas, e cada premissa diz de onde vem.",
  },
  noScript:
    "Para calcular com os seus dados é preciso JavaScript, que este navegador não executa. Abaixo há um exemplo para uma seguradora com {customers} clientes e todas as premissas, com as fontes.",
  numberError: "Digite um número inteiro entre {min} e {max}.",
  company: {
    title: "A sua empresa",
    customersHint: "Quem teria a assistência incluída.",
  },
  services: {
    title: "Os serviços",
    lead: "Escolha os que você quer oferecer e defina o limite anual de cada um por unidade coberta.",
    count: "{count} de {all}",
    limitOf: "Limite anual de {service}",
  },
  result: {
    title: "O resultado",
    none: "Escolha ao menos um serviço para ver acionamentos e custo.",
    announcement: "{fee} por cliente por mês, {range}. {cases} acionamentos e {cost} por ano.",
    talk: "Falar sobre este programa",
    brief: "Ver o resumo de duas páginas",
    details: "Ver detalhes",
  },
  table: {
    title: "De onde vem, serviço por serviço",
    lead: "A linha vai do mínimo ao máximo; o ponto é o valor provável.",
    alternative: "Acionamentos e custo por ano de cada serviço: mínimo, provável e máximo",
  },
  influence: {
    title: "Qual premissa pesa mais",
    lead: "Custo de um ano se só essa premissa for do mínimo ao máximo e as outras ficarem no valor provável. Comece trocando as primeiras.",
  },
  assumptions: {
    title: "Todas as premissas à mostra",
    lead: "Troque qualquer uma por um número seu: o resultado muda na hora e a premissa fica marcada.",
    range: "De {low} a {high}",
    reset: "Voltar a {value}",
    resetAll: "Voltar todas ao valor inicial",
  },
  compare: {
    title: "Dois programas, lado a lado",
    lead: "Duplique o programa, mude o que quiser na cópia e compare os dois.",
    comparedLead: "Escolha A ou B na barra acima para editar; a tabela acompanha cada mudança.",
    start: "Comparar com outro programa",
    stop: "Remover o programa {name}",
    editing: "Programa em edição",
    programme: "Programa {name}",
    services: "Serviços",
    only: "Só aqui: {services}",
    difference: "{difference} em relação a {name}",
  },
};

import { brand } from "#core/brand.ts";
import type { ProgrammeContent } from "./content.ts";

export const pt: ProgrammeContent = {
  head: {
    title: `Calcule seu programa de assistência | ${brand.name}`,
    description:
      "Escolha empresa, clientes e serviços: acionamentos, custo e preço tudo incluído de um ano em uma faixa honesta, com a origem de cada premissa.",
  },
  hero: {
    title: "Monte o programa e veja quanto custaria",
    lead: "Os acionamentos e o custo de um ano aparecem na hora, em uma faixa honesta e com a origem de cada premissa.",
  },
  noScript:
    "Para calcular com os seus números é preciso JavaScript, que este navegador não executa. Abaixo há um exemplo de seguro residencial com {customers} clientes e todas as premissas, com as fontes.",
  numberError: "Digite um número entre {min} e {max}.",
  company: {
    title: "Sua empresa",
    countryHint: "Com outro país, o programa fica e mudam os números e a moeda.",
  },
  proposals: {
    title: "Comece por uma proposta",
    lead: "Com os limites habituais dos contratos. Abaixo você muda o que quiser.",
    perCustomer: "por cliente e mês",
  },
  services: {
    title: "Os serviços",
    lead: "Escolha o que quer oferecer. Os limites são os habituais enquanto você não os mudar.",
    count: "{count} de {all}",
    eventsOf: "{family}: visitas por ano",
    amountOf: "{family}: valor máximo por acionamento",
    kmOf: "{family}: distância do guincho",
    noAmount: "Sem valor máximo",
    noKm: "Qualquer distância",
  },
  result: {
    title: "O resultado",
    none: "Escolha ao menos um serviço para ver acionamentos e custo.",
    wrong: "Digite quantos clientes são para ver acionamentos e custo.",
    announcement:
      "{fee} por cliente e mês, tudo incluído. {range} {cases} acionamentos e {cost} em serviços por ano.",
    factor: "× operação, plataforma, impostos e margem",
    talk: "Falar sobre este programa",
    brief: "Ver o resumo de duas páginas",
    copy: "Copiar link",
    copied: "Link copiado",
    notCopied: "Não foi possível copiar: use a barra de endereço",
    share: "Compartilhar",
    undo: "Desfazer",
    details: "Ver detalhes",
  },
  earnings: {
    title: "O que ele traz",
    lead: "Coloque o que você cobraria, ou quanto vale um cliente que fica, ao lado do custo tudo incluído.",
    price: "Preço que você cobra",
    priceUnit: "{currency} por cliente e mês",
    points: "Clientes que ficam graças a ela",
    pointsUnit: "de cada 100, por ano",
    worth: "Quanto vale um cliente que fica",
    worthUnit: "{currency} de margem",
    margin: "Sobram {margin} por cliente e mês, {year} por ano; {range}.",
    loss: "Faltam {margin} por cliente e mês, {year} por ano; {range}.",
    breakEvenPrice: "Ponto de equilíbrio: {fee} por cliente e mês.",
    kept: "Traz {value} por ano, contra {cost} tudo incluído.",
    breakEvenPoints: "Ponto de equilíbrio: {points} clientes mantidos de cada 100.",
    empty: "Digite um preço, ou a retenção e quanto ela vale.",
  },
  table: {
    title: "Composição do custo por serviço",
    lead: "A linha é a faixa de oito em cada dez vezes; o ponto, o valor provável, que você pode conferir à mão.",
    alternative: "Acionamentos e custo por ano de cada serviço: mínimo, provável e máximo",
    formula: "{covered} {unit} × {frequency} a cada 1.000{share}{aware}{limit} × {cost}",
  },
  influence: {
    title: "Qual premissa pesa mais",
    lead: "Os serviços de um ano se só essa premissa for do mínimo ao máximo. Comece trocando as primeiras.",
  },
  assumptions: {
    title: "Cada premissa e sua origem",
    lead: "Troque qualquer uma por um número seu e diga quão exato ele é: o resultado muda na hora.",
    range: "De {low} a {high}",
    margin: "± margem do seu número, em %",
    reset: "Voltar a {value}",
    resetAll: "Restaurar todas",
    checks: "Conferido com o que está publicado",
    sources: "Fontes",
  },
  compare: {
    title: "Programas lado a lado",
    lead: "Duplique o programa, mude o que quiser na cópia e compare até quatro.",
    comparedLead:
      "Escolha um programa na barra acima para mudá-lo; a tabela acompanha cada mudança.",
    start: "Comparar com uma cópia",
    stop: "Remover o programa {name}",
    editing: "Você está mudando",
    programme: "Programa {name}",
    rename: "Nome do programa {name}",
    services: "Serviços",
    only: "Acrescenta: {services}",
    difference: "{difference} em relação a {name}",
  },
};

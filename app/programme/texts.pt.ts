import type { ProgrammeTexts } from "./texts.ts";

export const pt: ProgrammeTexts = {
  company: "Tipo de empresa",
  customers: "Clientes com o plano",
  service: "Serviço",
  limit: "Limite anual",
  limits: { one: "1 por ano", many: "{count} por ano", none: "Sem limite" },
  levels: { low: "Mínimo", likely: "Provável", high: "Máximo" },
  cases: "Acionamentos por ano",
  cost: "Custo por ano",
  perCustomerMonth: "Custo por cliente por mês",
  between: "de {low} a {high}",
  total: "Total",
  summary: "{company}, {customers} clientes, {services}",
  serviceCount: { one: "{count} serviço", other: "{count} serviços" },
  unopened:
    "Não conseguimos abrir o programa deste link porque uma parte da página não carregou. Recarregue a página para vê-lo.",
  ignored: "Esta parte do link não foi entendida e ficou de fora:",
  otherCountry: {
    text: "Este programa usa os números e a moeda de outro país: {country}.",
    link: "Abrir no site desse país: {country}",
  },
  download: "Baixar CSV",
  notDownloaded: "Não foi possível baixar: recarregue a página",
  csv: {
    link: "Link",
    note: "Observação",
    assumption: "Premissa",
    unit: "Unidade",
    origin: "Origem e fontes",
  },
  notOffer:
    "É quanto custaria prestar os serviços segundo números publicados e premissas. Não é preço nem proposta comercial.",
  rangeNote:
    "O mínimo usa todas as premissas no valor mais baixo ao mesmo tempo; o máximo, todas no mais alto.",
  limitNote:
    "Os acionamentos se distribuem ao acaso entre as unidades cobertas (distribuição de Poisson); os que passam do limite anual não entram na conta.",
  units: {
    home: "residências",
    vehicle: "veículos",
    person: "pessoas",
    pet: "pets",
    device: "dispositivos",
  },
  assumptions: {
    units: "Unidades cobertas: {unit}",
    cases: "{service}: frequência",
    cost: "{service}: custo por acionamento",
  },
  assumptionUnits: {
    units: "a cada 100 clientes",
    cases: "acionamentos por ano a cada 1.000 {unit}",
    cost: "{currency} por acionamento",
  },
  origins: {
    ours: "Premissa nossa, {year}",
    published: "Número publicado",
    elsewhere: "Com números de outro país",
    changed: "Número seu",
  },
  undated: "sem data",
  ownSteps: {
    range: "A faixa de −{below}% a +{above}% é nossa.",
    middle: "O valor provável é o ponto médio.",
    ends: "Qual dos números publicados é o mínimo, o provável ou o máximo é escolha nossa.",
    split: "A divisão entre os serviços da linha é nossa, exceto o que a fonte informa.",
    rate: "Libras convertidas por nós a €\u00a0{euros} ou US$\u00a0{dollars}.",
  },
  sources: {
    roadsideSpain: "3,8 milhões de atendimentos para quase 17 milhões de veículos segurados.",
    roadsideCostSpain: "€\u00a0149 em média por atendimento na estrada.",
    roadsideUnitedStates: "Um em cada três motoristas precisa de socorro; usado como máximo.",
    roadsideMixBrazil: "Guincho 70%, reparo no local 17%, passageiros 6%, pneu 3%.",
    roadsideMixArgentina:
      "70% são pneus ou baterias; a assistência custa de 3% a 4% do preço da apólice.",
    leaksSpain: "Um vazamento a cada 8 anos e um vidro quebrado a cada 13; data aproximada.",
    homeClaimsSpain:
      "3,246 bilhões de euros para 8,4 milhões de sinistros residenciais, com danos; usado como máximo.",
    homeEmergencies2018:
      "Piloto: frequência de 6,1% nas apólices complementares e de 68% nas independentes.",
    homeEmergencies2021:
      "Primeiro semestre: frequência de 2,4% nas apólices complementares e de 17,1% nas independentes. Não fica claro se é anual: pode ser o dobro.",
    assistanceShareSpain:
      "13,6% dos sinistros residenciais são assistência; por isso a média de todos é um máximo.",
    homeWarranty:
      "Mais de 4 milhões de acionamentos em 2,1 milhões de planos de garantia residencial, 2018-19: um teto, usado como máximo.",
    homeUsesBrazil: "Quem usa a assistência residencial usa 3 vezes; o máximo é 17,1% vezes 3.",
    homeEmergencyCost: "De £\u00a0130 a £\u00a0188 por emergência residencial.",
    telehealthUnitedStates2021:
      "37,0% dos adultos usaram telemedicina ao menos uma vez; contamos uma consulta por pessoa.",
    telehealthUnitedStates2022:
      "30,1% dos adultos usaram telemedicina ao menos uma vez; contamos uma consulta por pessoa.",
    telehealthBrazil: "2,5 milhões de consultas para 8,7 milhões de beneficiários, na pandemia.",
    telehealthArgentina:
      "14.293 consultas em abril para 2,2 milhões de beneficiários, vezes doze meses.",
    vetVisitsSpain:
      "9 em cada 10 cães vão ao veterinário no ano; 45% dos donos usaram emergências.",
    vetVisitsBrazil: "1,3 consulta veterinária por pet.",
    petClaims:
      "1,8 milhão de sinistros para 4,6 milhões de pets segurados. O sinistro médio, de £\u00a0685, inclui o tratamento e não é usado como custo de uma consulta.",
    phonesUnitedStates:
      "31% dos celulares sofreram danos no ano; pesquisa de uma empresa do setor.",
    phonesBrazil:
      "1 milhão de sinistros para 10 milhões de celulares segurados, R$\u00a01,4 bilhão; dado de segunda mão.",
  },
  sourceCountries: {
    ar: "Argentina",
    es: "Espanha",
    br: "Brasil",
    us: "Estados Unidos",
    gb: "Reino Unido",
  },
};

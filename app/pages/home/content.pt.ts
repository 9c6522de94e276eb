import { brand } from "#core/brand.ts";
import { company } from "#core/facts.ts";
import type { HomeContent } from "./content.ts";

export const pt: HomeContent = {
  head: {
    title: `${brand.name} {country}: gestão de assistência 24h` as const,
    description:
      "Criamos e operamos planos de assistência 24h para seguradoras, bancos e varejistas: residencial, veicular, saúde, pet e dispositivos. {country}.",
  },
  hero: {
    title: "Gestão inteligente de assistências e serviços",
    lead: "Criamos, operamos e medimos planos de assistência 24h para seguradoras, bancos e varejistas. A sua equipe vê cada atendimento e o seu custo, do acionamento ao pagamento do prestador.",
    becomePartner: "Seja parceiro",
    alt: "Maquete de um bairro ao anoitecer. Um guincho leva um carro pela avenida e a chegada é acompanhada minuto a minuto; em uma das casas, uma chaveira acaba de concluir outro atendimento.",
    illustrative: "Interface ilustrativa: dados de exemplo",
    caseName: "Atendimento",
    tow: { title: "Guincho a caminho", live: "Ao vivo", arrives: "às", unit: "Guincho" },
    lock: { title: "Chaveiro", solved: "Concluído" },
    openCases: "Atendimentos abertos",
    facts: {
      providers: `prestadores homologados na Argentina (${company.providers.year})`,
      users: `usuários na Argentina (${company.users.year})`,
      families: "linhas de assistência",
      countries: "países",
    },
  },
  families: {
    title: "Cinco linhas de assistência, uma só operação",
    lead: "Você escolhe os serviços, os limites e a marca. Nós montamos o plano, atendemos e prestamos contas de cada acionamento.",
    descriptions: {
      hogar: "Chaveiro, encanador, vazamento de gás, eletricista, ar-condicionado e vidraceiro.",
      vial: "Guincho, troca de pneu, pane seca, bateria e táxi.",
      salud: "Consultas médicas e psicológicas online, médico em casa e remoção em ambulância.",
      mascotas: "Veterinário online, clínicas, exames, banho e tosa.",
      dispositivos:
        "Conserto de eletrônicos e eletrodomésticos, suporte remoto e recuperação de dados.",
    },
  },
  programme: {
    title: "Quanto custaria um programa assim?",
    answer: "de custo total por cliente ao mês ({low} a {high})",
    labels: {
      company: "Produto ou negócio",
      customers: "Clientes",
      customersError: "Digite um número inteiro entre {min} e {max}.",
      start: "Calcular",
    },
  },
  caseWalk: {
    title: "Um só atendimento, três telas",
    lead: "Escolha uma assistência e veja, etapa por etapa, o que aparece para o segurado, o prestador e a seguradora.",
    familiesLabel: "Assistência",
    stepsLabel: "Etapas do atendimento",
    actors: {
      customer: "O que o segurado vê",
      provider: "O que o prestador vê",
      insurer: "O que a seguradora vê",
    },
    customer: {
      greeting: "O que aconteceu?",
      send: "Pedir ajuda",
      today: "Hoje",
      covered: "Incluído no seu plano",
      question: "Como foi o atendimento?",
    },
    provider: {
      app: "App do prestador",
      newJob: "Novo serviço",
      fee: "Você recebe",
      distance: "Distância",
      time: "Horário",
      accept: "Aceitar",
      payment: "Pagamento agendado",
    },
    insurer: {
      states: { request: "Aberto", coordination: "Em andamento", resolution: "Encerrado" },
      coverage: "Serviço do plano",
      provider: "Prestador",
      unassigned: "A definir",
      unknown: "A confirmar",
      rating: "Avaliação do cliente",
      price: "Preço do serviço",
    },
  },
  industries: {
    title: "A assistência cabe no que você já vende",
    lead: "Com a apólice, no pacote da conta, no caixa da loja, na taxa do condomínio ou no plano de saúde.",
    link: "Ver todos os setores",
  },
  scope: {
    title: "Produto, operação, integração e dados em uma só empresa",
    lead: "A sua equipe fala com um só responsável, do desenho do plano ao repasse ao prestador.",
    link: "Ver como funciona a integração",
    parts: {
      product: {
        name: "Produto",
        items: {
          development: "Desenvolvimento de produtos e planos",
          packages: "Pacotes sob medida para cada carteira",
          families: "Cinco linhas que se combinam em um plano",
          rates: "Tabela de preços por região e serviço",
        },
      },
      operation: {
        name: "Operação",
        items: {
          network: "Rede de prestadores homologados, com app próprio",
          tracking: "Acompanhamento e geolocalização de cada serviço",
          claims: "Sinistros, reclamações e pós-atendimento",
          payments: "Pagamento automático aos prestadores",
        },
      },
      integration: {
        name: "Integração",
        items: {
          api: "APIs para os seus sistemas e o seu e-commerce",
          payments: "Gateways e meios de pagamento",
          sales: "Venda em loja e venda externa",
          channels: "App, site, chat e central de atendimento",
        },
      },
      data: {
        name: "Dados",
        items: {
          dashboards: "Painéis de dados e indicadores (KPIs)",
          reports: "Relatórios por plano, região e linha",
          ai: "IA que classifica o acionamento e regras que definem o prestador",
          automation: "Processos automatizados, do acionamento ao pagamento",
        },
      },
    },
    strengths: {
      secure: {
        name: "Soluções seguras",
        text: "Credenciais por canal e base de clientes sem número de conta nem de cartão.",
      },
      operations: {
        name: "Excelência operacional",
        text: "Horários, preço e avaliação registrados em cada atendimento.",
      },
      fast: {
        name: "Implantação rápida",
        text: "A base de segurados entra por arquivo ou por API, sem trocar os seus sistemas.",
      },
      custom: {
        name: "Pacotes sob medida",
        text: "Comece com uma linha e acrescente outras quando quiser.",
      },
    },
  },
  channels: {
    title: "O mesmo serviço em qualquer canal",
    lead: "App, site, chat e central compartilham o mesmo histórico. O cliente começa por onde quiser e continua de onde parou.",
    points: {
      app: "App e site para pedir e acompanhar o serviço",
      chat: "Chat que abre o atendimento e transfere para uma pessoa",
      contactCenter: "Central de atendimento com o histórico completo",
      payments: "Meios de pagamento integrados em cada canal",
    },
    app: {
      alt: "App do cliente: pergunta do que ele precisa e oferece as cinco linhas de assistência, com um botão para acompanhar o atendimento aberto.",
      greeting: "Olá",
      question: "Do que você precisa hoje?",
      follow: "Acompanhar atendimento",
    },
    contactCenter: {
      alt: "Ficha da central de atendimento: a ligação de uma cliente com o plano dela, o atendimento que já tinha começado pelo chat e as etapas do serviço.",
      live: "Em ligação",
      plan: "Auto e Residencial 24h",
      summary: "Troca de pneu",
      origin: "Começou pelo chat",
    },
  },
  network: {
    title: "Cada atendimento, no painel e no mapa",
    lead: "Quem vai, onde está e a que horas chega: a sua equipe vê o andamento de todos os atendimentos em um só lugar.",
    presence:
      "No Brasil, oferecemos a plataforma e os produtos; a rede de prestadores é montada com as primeiras empresas, município por município. Os números de rede e de usuários são da Argentina.",
    points: {
      verified: "Prestadores homologados, com preço já acordado",
      tracking: "Acompanhamento com geolocalização",
      figures: "Indicadores por plano, serviço e canal",
      afterSales: "Sinistros e pós-atendimento no mesmo painel",
    },
    console: {
      alt: "Painel de operação: uma lista de cinco atendimentos em andamento, um mapa com o trajeto do guincho a caminho e três indicadores: tempo médio de chegada, serviços no prazo e satisfação.",
      title: "Operação",
      tabs: {
        cases: "Atendimentos",
        network: "Rede",
        payments: "Pagamentos",
        figures: "Indicadores",
      },
      arrival: "Tempo médio de chegada",
      onTime: "No prazo",
      satisfaction: "Satisfação",
    },
  },
  clients: {
    title: "Um pacote para cada empresa",
    lead: "Quinze empresas de exemplo, com nomes e logotipos inventados, e os serviços que cada uma poderia combinar.",
    carousel: "Empresas de exemplo",
    previous: "Empresas anteriores",
    next: "Próximas empresas",
    services: "Serviços que poderia combinar",
  },
  closing: {
    title: "Leve a sua carteira para a demonstração",
    text: "Conte o que quer oferecer, a quem e em quais municípios. Mostramos um atendimento parecido com os dos seus clientes, da primeira mensagem ao relatório.",
  },
};

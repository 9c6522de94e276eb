import { brand } from "#core/brand.ts";
import type { SolutionsContent } from "./content.ts";

export const pt: SolutionsContent = {
  heads: {
    all: {
      title: `Soluções para gestão de assistência 24h | ${brand.name}`,
      description:
        "Integrações, automação, pagamentos, canais, análise e prestadores: seis soluções que atuam no mesmo atendimento, do acionamento ao repasse.",
    },
    integraciones: {
      title: `API e integrações de assistência | ${brand.name}`,
      description:
        "APIs, e-commerce, gateways de pagamento, loja e venda externa para oferecer e ativar planos de assistência nos seus próprios canais.",
    },
    automatizacion: {
      title: `Automação da assistência 24h com IA | ${brand.name}`,
      description:
        "Inteligência artificial e regras que classificam acionamentos, conferem o plano e acionam prestadores. Na dúvida, uma pessoa decide.",
    },
    pagos: {
      title: `Pagamentos e repasse a prestadores | ${brand.name}`,
      description:
        "Meios de pagamento integrados para cobrar os planos e repasse automático aos prestadores na data combinada, tudo conciliado.",
    },
    canales: {
      title: `Canais de atendimento com um só histórico | ${brand.name}`,
      description:
        "App, site, chat e central compartilham o mesmo atendimento. O cliente começa onde quiser e continua de onde parou.",
    },
    analisis: {
      title: `Painéis e KPIs de assistência | ${brand.name}`,
      description:
        "Indicadores de chegada, resolução, custo e satisfação por plano, país e linha de assistência, com os dados da operação.",
    },
    proveedores: {
      title: `App e tabela de preços para prestadores | ${brand.name}`,
      description:
        "Rede verificada, app do prestador, tabela de preços, geolocalização e repasse automático: cada serviço acompanhado e pelo preço combinado.",
    },
  },
  hero: {
    title: "Seis soluções, um só atendimento",
    lead: "Elas se combinam em um pacote sob medida, se integram aos sistemas da sua empresa e acompanham cada atendimento até o repasse.",
    routeTitle: "O caminho de um atendimento pelas seis soluções",
    route: {
      integraciones: "O acionamento entra por API",
      automatizacion: "A IA lê e confere o plano",
      proveedores: "Um prestador verificado aceita e vai até o local",
      canales: "O cliente acompanha a chegada onde preferir",
      pagos: "O repasse ao prestador fica agendado",
      analisis: "O resultado entra nos indicadores",
    },
  },
  cards: {
    title: "Uma solução para cada parte da operação",
    text: "Comece por uma e acrescente as outras. Todas compartilham os dados, as regras e o histórico de cada atendimento.",
  },
  names: {
    integraciones: "Integrações",
    automatizacion: "Automação",
    pagos: "Pagamentos",
    canales: "Canais",
    analisis: "Análise",
    proveedores: "Prestadores",
  },
  summaries: {
    integraciones:
      "APIs, e-commerce, gateways de pagamento e pontos de venda físicos, ligados a uma só operação.",
    automatizacion: "A IA e as regras de cada plano resolvem a rotina. O resto chega a uma pessoa.",
    pagos: "Meios de pagamento para cobrar os planos e repasse automático para os prestadores.",
    canales:
      "App, site, chat e central de atendimento. Ninguém precisa contar o problema duas vezes.",
    analisis: "Os indicadores por plano, país e linha de assistência em um só painel.",
    proveedores: "Uma rede verificada, com app próprio e preço combinado antes do atendimento.",
  },
  detail: {
    title: "As soluções por dentro",
    tabsLabel: "Soluções",
    benefits: "Benefícios",
    explore: "Perguntar sobre esta solução",
  },
  solutions: {
    integraciones: {
      title: "Venda e ative assistência 24h nos seus próprios canais",
      description:
        "Seu site, seu app, uma loja ou um vendedor externo: cada venda e cada acionamento chegam à operação por API, sem digitar nada duas vezes.",
      benefits: [
        "Implantação rápida, sem trocar os seus sistemas",
        "Cada venda já é um plano ativo",
        "Os mesmos dados em todos os pontos de venda",
      ],
      features: [
        "APIs de adesão, acionamento e acompanhamento",
        "E-commerce: a assistência entra no carrinho",
        "Gateways de pagamento integrados à adesão",
        "Venda presencial em agências e lojas",
        "Venda externa com adesão pelo celular",
        "Acesso seguro, com credenciais por canal",
      ],
    },
    automatizacion: {
      title: "A rotina anda sozinha",
      description:
        "A plataforma lê cada acionamento com inteligência artificial, confere o plano e aciona o prestador conforme as regras. Quando há dúvida, uma pessoa decide com todo o contexto na tela.",
      benefits: [
        "Menos tarefas manuais em cada atendimento",
        "O mesmo critério para todos os clientes",
        "Pessoas dedicadas aos atendimentos difíceis",
      ],
      features: [
        "Classificação de acionamentos com IA",
        "Conferência de serviços, limites e usos do plano",
        "Acionamento por proximidade e especialidade",
        "Sinistros com fotos, laudo e orçamento",
        "Avisos automáticos ao cliente e ao prestador",
        "Pós-atendimento com pesquisa e retorno",
      ],
    },
    pagos: {
      title: "Cobre os planos e pague a rede sem fazer contas à mão",
      description:
        "O cliente paga com o meio que preferir e o prestador recebe na data combinada. Cada serviço concluído gera o seu repasse, no valor combinado.",
      benefits: [
        "Cobranças e repasses conciliados com cada atendimento",
        "Prestadores que sabem quanto e quando recebem",
        "Erros vistos antes do pagamento, não depois",
      ],
      features: [
        "Cartão, boleto, Pix, débito automático e carteira digital",
        "Cobrança única, recorrente ou na fatura de outro serviço",
        "Repasse agendado a cada serviço concluído",
        "Revisão de divergências antes de pagar",
        "Comprovantes e conciliação para exportar",
        "Datas e condições combinadas com cada prestador",
      ],
    },
    canales: {
      title: "O cliente escolhe o canal e pode trocar",
      description:
        "Cada pessoa pede ajuda por onde achar mais fácil e continua em outro canal sem recomeçar. Quem atende vê a mesma história que o cliente.",
      benefits: [
        "Um único histórico por atendimento",
        "Menos ligações para saber do andamento",
        "A mesma qualidade em todos os canais",
      ],
      features: [
        "App e site para pedir e acompanhar o serviço",
        "Chat com transferência para um atendente",
        "Central de atendimento com a ficha completa",
        "Acompanhamento no mapa e hora de chegada",
        "Avisos por mensagem e e-mail",
        "Pesquisa ao fim do serviço",
      ],
    },
    analisis: {
      title: "O que acontece na operação, em números claros",
      description:
        "Quantos são os acionamentos, quanto demoram, quanto custam e o que os clientes acham. Com esses dados, você ajusta os serviços, os preços e a rede.",
      benefits: [
        "Decisões com dados da própria operação",
        "Desvios identificados a tempo de corrigir",
        "Os mesmos números para a sua equipe e a nossa",
      ],
      features: [
        "KPIs de chegada, resolução, custo e satisfação",
        "Filtros por plano, país, serviço e canal",
        "Uso de cada serviço do plano",
        "Alertas quando um indicador foge do esperado",
        "Exportação e acesso por API",
        "Comparação entre períodos e regiões",
      ],
    },
    proveedores: {
      title: "Uma rede verificada, com preço combinado",
      description:
        "Verificamos cada prestador, combinamos os preços por região e oferecemos um app para aceitar, chegar, documentar e receber. A operação vê como anda cada serviço.",
      benefits: [
        "Cada atendimento nas mãos de um prestador verificado",
        "Custos previsíveis por região e tipo de serviço",
        "Pagamento em dia, que fideliza a rede",
      ],
      features: [
        "App do prestador, da oferta à conclusão",
        "Tabela de preços por região e serviço",
        "Verificação de cada prestador da rede",
        "Geolocalização e acompanhamento do serviço",
        "Repasse agendado ao concluir cada atendimento",
        "Avaliação por desempenho e satisfação",
      ],
    },
  },
  questions: {
    title: "O que as empresas perguntam",
    answered: {
      integration: {
        question: "Como é a integração com os nossos sistemas?",
        answer:
          "Por API: adesão, acionamento e acompanhamento, com credenciais por canal. A assistência também pode ser vendida no seu e-commerce, com gateways de pagamento integrados, em loja ou por venda externa, com adesão pelo celular. Não é preciso trocar os seus sistemas.",
      },
      channels: {
        question: "Por onde o cliente aciona a assistência?",
        answer:
          "Pelo app, pelo site, pelo chat ou pela central de atendimento. Todos compartilham o mesmo atendimento: o cliente pode trocar de canal sem recomeçar.",
      },
      data: {
        question: "Que dados a nossa empresa vê?",
        answer:
          "De cada atendimento, o andamento, o prestador acionado, o trajeto, os tempos, o custo e a avaliação do cliente. Do conjunto, indicadores por plano, país, serviço e canal, para exportar ou ler por API.",
      },
      vetting: {
        question: "Como os prestadores são verificados?",
        answer:
          "Eles passam por um processo de verificação antes de receber acionamentos. Depois, cada um é avaliado pelo desempenho e pela satisfação dos clientes.",
      },
      payments: {
        question: "Como os planos são cobrados e como a rede é paga?",
        answer:
          "O cliente paga com cartão, boleto, Pix, débito automático ou carteira digital, uma vez ou de forma recorrente. Ao concluir um serviço, o repasse ao prestador fica agendado no valor e na data combinados.",
      },
    },
    forTheOwner: {
      priceModel: "Como o preço é definido?",
      serviceLevels: "Quais são os prazos de atendimento (SLA)?",
      hours: "Qual é o horário de atendimento?",
      providerChecks: "O que é conferido de cada prestador?",
      certificates: "Quais certificações vocês têm?",
      dataLocation: "Onde ficam os dados da plataforma?",
    },
  },
  next: {
    title: "Continue por aqui",
    services: {
      title: "Serviços",
      text: "As cinco linhas de assistência operadas com estas soluções.",
    },
    industries: {
      title: "Setores",
      text: "Como cada setor usa as soluções, de seguros a saúde.",
    },
  },
  closing: {
    title: "Veja com um atendimento do seu setor",
    text: "Na demonstração, acompanhamos um acionamento da primeira mensagem ao repasse ao prestador.",
  },
};

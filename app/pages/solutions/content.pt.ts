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
        "Inteligência artificial e regras que classificam acionamentos, conferem o plano e definem o prestador. Na dúvida, uma pessoa decide.",
    },
    pagos: {
      title: `Pagamentos e repasse a prestadores | ${brand.name}`,
      description:
        "Meios de pagamento integrados para cobrar os planos e repasse automático aos prestadores na data acordada, tudo conciliado.",
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
        "Rede homologada, app do prestador, tabela de preços, geolocalização e repasse automático: cada serviço acompanhado e pelo preço acordado.",
    },
  },
  hero: {
    title: "Seis soluções, um só atendimento",
    lead: "Elas se combinam em um pacote sob medida, se integram aos sistemas da sua empresa e acompanham cada atendimento até o repasse.",
    routeTitle: "O caminho de um atendimento pelas seis soluções",
    route: {
      integraciones: "O acionamento entra por API",
      automatizacion: "A IA lê e confere o plano",
      proveedores: "Um prestador homologado aceita e vai até o local",
      canales: "O cliente acompanha a chegada onde preferir",
      pagos: "O repasse ao prestador fica agendado",
      analisis: "O resultado entra nos indicadores",
    },
  },
  cards: {
    title: "Uma solução para cada parte da operação",
    text: "Comece por uma e acrescente as outras. Todas compartilham os dados, as regras e o histórico de cada atendimento.",
  },
  summaries: {
    integraciones:
      "APIs, e-commerce, gateways de pagamento e pontos de venda físicos, ligados a uma só operação.",
    automatizacion:
      "A IA e as regras de cada plano resolvem a rotina. O resto vai para uma pessoa.",
    pagos: "Meios de pagamento para cobrar os planos e repasse automático para os prestadores.",
    canales:
      "App, site, chat e central de atendimento. Ninguém precisa contar o problema duas vezes.",
    analisis: "Os indicadores por plano, país e linha de assistência em um só painel.",
    proveedores: "Uma rede homologada, com app próprio e preço acordado antes do atendimento.",
  },
  detail: {
    title: "As soluções por dentro",
    tabsLabel: "Soluções",
    benefits: "Benefícios",
    explore: "Perguntar sobre esta solução",
    flow: {
      gets: "O que entra",
      gives: "O que sai",
      customer: "O que o cliente vê",
      company: "O que a sua empresa recebe",
    },
  },
  solutions: {
    integraciones: {
      title: "Venda e ative assistência 24h nos seus próprios canais",
      description:
        "Seu site, seu app, uma loja ou um vendedor externo: cada venda e cada acionamento chegam por API, sem digitar nada duas vezes.",
      benefits: {
        start: "Implantação rápida, sem trocar os seus sistemas",
        coverage: "Cada venda já é um plano ativo",
        data: "Os mesmos dados em todos os pontos de venda",
      },
      features: {
        api: "APIs de adesão, acionamento e acompanhamento; base por arquivo",
        store: "E-commerce: a assistência entra no carrinho",
        gateways: "Gateways de pagamento integrados à adesão",
        branches: "Venda presencial em agências e lojas",
        field: "Venda externa com adesão pelo celular",
        access: "Acesso seguro: cada canal com as próprias credenciais",
      },
      flow: {
        gets: "Inclusões e exclusões de segurados ou clientes, por API ou por arquivo; acionamentos, por API.",
        gives:
          "O número do atendimento, o status e o plano conferido; depois, cada mudança de status.",
        customer: "Compra ou ativa o plano no site, no app ou na loja da sua empresa.",
        company:
          "O mesmo número de atendimento nos seus sistemas, com o status para consultar quando precisar.",
      },
      questions: [
        {
          question: "Como é a integração com os nossos sistemas?",
          answer:
            "Por API: adesão, acionamento e acompanhamento. Cada canal tem as próprias credenciais. A base de segurados também pode ser carregada por arquivo. Não é preciso trocar os seus sistemas.",
        },
        {
          question: "Quais são as etapas para começar?",
          answer:
            "Definição de serviços e limites; carga da base; canais e marca; teste com atendimentos de exemplo; início da operação. Cada etapa começa quando as duas partes aprovam a anterior.",
        },
      ],
    },
    automatizacion: {
      title: "A rotina anda sozinha",
      description:
        "A plataforma lê cada acionamento com inteligência artificial, confere o plano e, pelas regras, define o prestador. Quando há dúvida, uma pessoa decide.",
      benefits: {
        effort: "Menos tarefas manuais em cada atendimento",
        criteria: "O mesmo critério para todos os clientes",
        team: "Pessoas dedicadas aos atendimentos difíceis",
      },
      features: {
        triage: "Classificação de acionamentos com IA",
        coverage: "Conferência de serviços, limites e utilizações",
        assignment: "Escolha do prestador por proximidade e especialidade",
        claims: "Sinistros com fotos, laudo e orçamento",
        updates: "Avisos automáticos ao cliente e ao prestador",
        survey: "Pós-atendimento com pesquisa e retorno",
      },
      flow: {
        gets: "O acionamento nas palavras do cliente, com fotos e localização.",
        gives: "Serviço, urgência, plano e limites conferidos, e o prestador que aceita.",
        customer: "Quem vem, a que horas e o que o plano inclui.",
        company: "A regra aplicada e, se uma pessoa interveio, o que ela decidiu.",
      },
      questions: [
        {
          question: "O que a IA decide e o que uma pessoa decide?",
          answer:
            "A IA lê e classifica o acionamento. As regras do plano conferem o direito ao serviço e definem o prestador. O que não está claro ou foge à regra vai para uma pessoa.",
        },
        {
          question: "Quem define as regras?",
          answer:
            "A sua empresa, com a nossa equipe: serviços incluídos, limites por evento e utilizações por ano, regiões e exceções. Tudo consta das condições gerais do plano.",
        },
      ],
    },
    pagos: {
      title: "Cobre os planos e pague a rede sem fazer contas à mão",
      description:
        "O cliente paga com o meio que preferir, e cada serviço concluído gera o repasse ao prestador, no valor da tabela e na data acordada.",
      benefits: {
        reconciled: "Cobranças e repasses conciliados com cada atendimento",
        certainty: "Prestadores que sabem quanto e quando recebem",
        errors: "Divergências vistas antes do pagamento",
      },
      features: {
        methods: "Cartão, boleto, Pix, débito automático e carteira digital",
        schedule: "Cobrança única, recorrente ou na fatura de outro serviço",
        payouts: "Repasse agendado a cada serviço concluído",
        review: "Revisão de divergências antes de pagar",
        receipts: "Comprovantes e conciliação para exportar",
        terms: "Datas e condições acordadas com cada prestador",
      },
      flow: {
        gets: "O pagamento do plano e cada serviço concluído, com o preço da tabela.",
        gives: "A cobrança conciliada e o repasse ao prestador, agendado para a data acordada.",
        customer: "O comprovante, no meio de pagamento escolhido.",
        company: "A conciliação por atendimento, para exportar, com as divergências já revisadas.",
      },
      questions: [
        {
          question: "Como o cliente paga o plano?",
          answer:
            "Com cartão, boleto, Pix, débito automático ou carteira digital; uma vez, de forma recorrente ou na fatura de outro serviço da sua empresa.",
        },
        {
          question: "O serviço é contratado per capita ou por evento?",
          answer:
            "Das duas formas, ou misto. Per capita, o custo mensal é fixo e a frequência fica conosco; por evento, a sua empresa paga o que for usado. Reajuste e vigência são definidos em contrato.",
        },
        {
          question: "É seguro ou serviço?",
          answer:
            "É um serviço, com regulamento próprio. Se acompanhar uma apólice, não faz parte da cobertura: a seguradora responde por ele de forma subsidiária, e o contrato define quem assume o risco de frequência.",
        },
      ],
    },
    canales: {
      title: "O cliente escolhe o canal e pode trocar",
      description:
        "Cada pessoa pede ajuda por onde achar mais fácil e continua em outro canal sem recomeçar. Quem atende vê o mesmo histórico que o cliente.",
      benefits: {
        history: "Um único histórico por atendimento",
        calls: "Menos ligações para saber do andamento",
        service: "A mesma qualidade em todos os canais",
      },
      features: {
        app: "App e site para pedir e acompanhar o serviço",
        chat: "Chat com transferência para um atendente",
        contactCenter: "Central de atendimento com a ficha completa",
        map: "Acompanhamento no mapa e hora de chegada",
        messages: "Avisos por mensagem e e-mail",
        survey: "Pesquisa ao fim do serviço",
      },
      flow: {
        gets: "Uma mensagem, uma ligação ou um pedido no app ou no site.",
        gives: "Um só atendimento, que continua no canal que o cliente escolher.",
        customer: "A chegada no mapa, os avisos e uma pesquisa ao fim.",
        company: "O histórico completo, seja qual for o canal.",
      },
      questions: [
        {
          question: "Por onde o cliente aciona a assistência?",
          answer:
            "Pelo app, pelo site, pelo chat ou pela central de atendimento. Ao trocar de canal, ele não precisa contar tudo de novo.",
        },
        {
          question: "Com que marca o cliente é atendido? E o WhatsApp?",
          answer:
            "Com a da sua empresa ou a nossa, como for acordado para a saudação, o app e os avisos. O WhatsApp pode ser um dos canais: número, marca e mensagens são definidos no projeto.",
        },
      ],
    },
    analisis: {
      title: "O que acontece na operação, em números claros",
      description:
        "Quantos são os acionamentos, quanto demoram, quanto custam e como os clientes avaliam. Com esses dados, você ajusta os serviços, os preços e a rede.",
      benefits: {
        decisions: "Decisões com dados da própria operação",
        deviations: "Desvios vistos a tempo de corrigir",
        numbers: "Os mesmos números para a sua equipe e a nossa",
      },
      features: {
        kpis: "KPIs de chegada, resolução, custo e satisfação",
        filters: "Filtros por plano, país, serviço e canal",
        use: "Uso de cada serviço do plano",
        alerts: "Alertas quando um indicador foge do esperado",
        export: "Exportação e acesso por API",
        comparison: "Comparação entre períodos e regiões",
      },
      flow: {
        gets: "Os horários, o preço e a avaliação de cada atendimento.",
        gives: "Indicadores por plano, região, serviço e canal, com alertas de desvio.",
        customer: "Uma pesquisa curta ao fim do serviço.",
        company: "Um painel, um relatório para exportar e acesso por API.",
      },
      questions: [
        {
          question: "Que dados a nossa empresa vê?",
          answer:
            "De cada atendimento: andamento, prestador enviado, trajeto, horários, custo e avaliação do cliente. Do conjunto: indicadores por plano, região, serviço e canal.",
        },
        {
          question: "Como chegam os relatórios?",
          answer:
            "No painel, por exportação ou por API. O conteúdo do relatório mensal e o nível de detalhe são definidos na implantação.",
        },
      ],
    },
    proveedores: {
      title: "Uma rede homologada, com preço acordado",
      description:
        "Homologamos cada prestador, acordamos os preços por região e oferecemos um app para aceitar, chegar, documentar e receber. A operação acompanha o andamento de cada serviço.",
      benefits: {
        verified: "Cada atendimento nas mãos de um prestador homologado",
        costs: "Custos previsíveis por região e tipo de serviço",
        pay: "Pagamento em dia, que fideliza a rede",
      },
      features: {
        app: "App do prestador, da oferta à conclusão",
        rates: "Tabela de preços por região e serviço",
        verification: "Homologação de cada prestador da rede",
        location: "Geolocalização e acompanhamento do serviço",
        payout: "Repasse agendado ao concluir cada atendimento",
        ratings: "Avaliação por desempenho e satisfação",
      },
      flow: {
        gets: "Prestadores que querem atender, com especialidade, região e documentos.",
        gives: "Uma rede homologada, com preços acordados por região.",
        customer: "Nome, foto e trajeto de quem vai atender.",
        company: "Um custo previsível por serviço e a avaliação de cada prestador.",
      },
      questions: [
        {
          question: "Como os prestadores são homologados?",
          answer:
            "O prestador envia os documentos, que são conferidos, e aceita a tabela de preços; antes disso, não atende ninguém. Os primeiros serviços são acompanhados um a um e, depois, cada atendimento é avaliado. Os critérios constam do contrato.",
        },
        {
          question: "E se um prestador não aceitar?",
          answer:
            "O serviço passa para o próximo prestador da especialidade, do mais perto ao mais distante, e o cliente é avisado. A troca fica no histórico.",
        },
        {
          question: "A rede já atende a nossa região?",
          answer:
            "No Brasil, a rede é montada com as primeiras empresas: a lista de municípios do seu programa entra no contrato, e cada um começa quando há prestadores homologados para os serviços do plano.",
        },
      ],
    },
  },
  questions: {
    title: "O que as empresas perguntam",
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
    title: "Veja também",
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

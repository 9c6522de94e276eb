import { brand } from "#core/brand.ts";
import type { SolutionsContent } from "./content.ts";

export const pt: SolutionsContent = {
  heads: {
    all: {
      title: `Soluções para gestão de assistência 24h | ${brand.name}`,
      description:
        "Integrações, automação, pagamentos, canais, análise e prestadores: seis soluções para o mesmo atendimento, do acionamento ao pagamento do prestador.",
    },
    integraciones: {
      title: `API e integrações de assistência | ${brand.name}`,
      description:
        "APIs, e-commerce, gateways de pagamento, loja e venda externa para oferecer e ativar planos de assistência nos seus próprios canais.",
    },
    automatizacion: {
      title: `Automação da assistência 24h com IA | ${brand.name}`,
      description:
        "A inteligência artificial classifica o acionamento; as regras conferem o plano e definem o prestador. Na dúvida, uma pessoa decide.",
    },
    pagos: {
      title: `Pagamentos e repasse a prestadores | ${brand.name}`,
      description:
        "Meios de pagamento integrados para cobrar os planos e repasse automático aos prestadores na data acordada, conciliados por atendimento.",
    },
    canales: {
      title: `Canais de atendimento com um só histórico | ${brand.name}`,
      description:
        "App, site, chat e central compartilham o mesmo atendimento. O cliente começa onde quiser e continua de onde parou.",
    },
    analisis: {
      title: `Painéis e KPIs de assistência | ${brand.name}`,
      description:
        "Indicadores de chegada, resolução, custo e satisfação por plano, região e linha de assistência, com um relatório de exemplo para baixar.",
    },
    proveedores: {
      title: `App e tabela de preços para prestadores | ${brand.name}`,
      description:
        "Rede homologada, app do prestador, tabela de preços, geolocalização e repasse automático: cada serviço acompanhado e pelo preço acordado.",
    },
  },
  hero: {
    title: "Seis soluções, um só atendimento",
    lead: "Cada uma cuida de uma parte do mesmo atendimento, da entrada por API ao pagamento do prestador. Contrate todas ou só as que faltam na sua operação.",
    routeTitle: "O caminho de um atendimento pelas seis soluções",
    route: {
      integraciones: "O acionamento entra por API",
      automatizacion: "A IA classifica e as regras conferem o plano",
      proveedores: "Um prestador homologado aceita e vai até o local",
      canales: "O cliente acompanha a chegada onde preferir",
      pagos: "O repasse ao prestador fica agendado",
      analisis: "O resultado entra nos indicadores",
    },
  },
  cards: {
    title: "Uma solução para cada parte da operação",
    text: "O que uma registra, as outras usam: o plano conferido na entrada libera o pagamento do prestador e aparece no relatório.",
  },
  summaries: {
    integraciones:
      "APIs, e-commerce, gateways de pagamento e pontos de venda físicos, com o mesmo cadastro.",
    automatizacion:
      "A IA e as regras de cada plano resolvem a rotina. O resto vai para uma pessoa.",
    pagos: "Cobrança dos planos e repasse automático aos prestadores, conciliados por atendimento.",
    canales:
      "App, site, chat e central de atendimento. Ninguém precisa contar o problema duas vezes.",
    analisis: "Frequência, prazo, custo e avaliação por plano, região e serviço, em um só painel.",
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
        data: "Um só cadastro para todos os pontos de venda",
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
        company: "O número do atendimento no seu sistema, com o status por evento ou por consulta.",
      },
      questions: [
        {
          question: "Como é a integração com os nossos sistemas?",
          answer:
            "Por API: adesão, acionamento e acompanhamento; cada mudança de status chega ao seu sistema como evento. A base de segurados também entra por arquivo. O simulador e o arquivo OpenAPI mostram cada campo.",
        },
        {
          question: "Quais são as etapas para começar?",
          answer:
            "Serviços e limites; carga da base; canais e marca; teste com atendimentos de exemplo; início com um grupo pequeno de clientes. Só se avança quando as duas partes aprovam a etapa.",
        },
        {
          question: "E se já trabalhamos com outra empresa de assistência?",
          answer:
            "A transição entra no cronograma: quais atendimentos abertos ela conclui, a partir de que data os novos chegam a nós e quem avisa os clientes.",
        },
      ],
    },
    automatizacion: {
      title: "A rotina anda sozinha; a dúvida vai para uma pessoa",
      description:
        "A inteligência artificial lê o que o cliente contou e diz qual serviço é e com que urgência. As regras do plano conferem o direito e definem o prestador.",
      benefits: {
        effort: "Do pedido ao prestador confirmado, sem digitação",
        criteria: "O mesmo critério para todos os clientes",
        team: "Atendentes livres para o que exige uma pessoa",
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
        gives: "Serviço e urgência, plano e limites conferidos, prestador confirmado.",
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
        {
          question: "E se o cliente não concordar com uma decisão?",
          answer:
            "A reclamação fica no mesmo atendimento, e uma pessoa a revê com as fotos, a regra aplicada e o histórico. Como ela chega ao seu SAC e à sua ouvidoria é definido antes do início.",
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
        payouts: "Repasse ao prestador agendado a cada serviço",
        review: "Revisão de divergências antes de pagar",
        receipts: "Comprovantes e conciliação para exportar",
        terms: "Datas e condições acordadas com cada prestador",
      },
      flow: {
        gets: "O pagamento do plano e cada serviço concluído, com o preço da tabela.",
        gives: "A cobrança conciliada e o repasse ao prestador, agendado para a data acordada.",
        customer: "A cobrança no meio que escolheu e o comprovante.",
        company: "A conciliação por atendimento, para exportar, com as divergências já revisadas.",
      },
      questions: [
        {
          question: "E se o valor de um serviço não bater com a tabela?",
          answer:
            "O pagamento ao prestador fica em análise até que uma pessoa resolva a divergência; os outros são pagos na data acordada. A conciliação mostra o que foi revisado e por quê.",
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
        "Ele pede ajuda pelo chat, manda a localização pelo app e liga para a central sem recomeçar. Quem atende vê o mesmo histórico que ele.",
      benefits: {
        history: "Um único histórico por atendimento",
        calls: "Menos ligações para saber do andamento",
        service: "Nenhum dado pedido duas vezes ao cliente",
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
        gives: "Um só atendimento, com o mesmo número em todos os canais.",
        customer: "A chegada no mapa, os avisos e uma pesquisa ao fim.",
        company: "O histórico completo, seja qual for o canal.",
      },
      questions: [
        {
          question: "E quem não usa app?",
          answer:
            "Liga para a central: o atendente abre o atendimento na mesma ficha do chat e do app. A chegada pode ser acompanhada pelo site, sem instalar nada.",
        },
        {
          question: "Com que marca o cliente é atendido? E o WhatsApp?",
          answer:
            "Com a da sua empresa ou a nossa, como for acordado para a saudação, o app e os avisos. O WhatsApp pode ser um dos canais: número, marca e mensagens são definidos no projeto.",
        },
        {
          question: "O que é atendido 24h?",
          answer:
            "O que não pode esperar, como um vazamento ou uma pane; uma dedetização é agendada. O horário de cada serviço consta das condições gerais.",
        },
      ],
    },
    analisis: {
      title: "Frequência, prazo e custo, serviço por serviço",
      description:
        "Quantos acionamentos houve, quanto demoraram, quanto custaram e como os clientes avaliaram. É o que falta para rever limites, preços e rede antes da renovação.",
      benefits: {
        decisions: "Limites e preços revistos com a frequência real",
        deviations: "Desvios vistos a tempo de corrigir",
        numbers: "A sua equipe e a nossa veem os mesmos números",
      },
      features: {
        kpis: "KPIs de chegada, resolução, custo e satisfação",
        filters: "Filtros por plano, região, serviço e canal",
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
            "No painel, por exportação ou por API. A página de cada setor traz um relatório mensal de exemplo, para baixar; o seu é definido na implantação.",
        },
        {
          question: "Como os níveis de serviço (SLA) são medidos?",
          answer:
            "São acordados por serviço e região: aceite, chegada e encerramento. Cada atendimento guarda esses horários, e o relatório do mês diz quantos ficaram no prazo.",
        },
      ],
    },
    proveedores: {
      title: "Uma rede homologada, com preço acordado",
      description:
        "Homologamos cada prestador, acordamos os preços por região e damos a ele um app para aceitar, chegar, registrar com fotos e receber.",
      benefits: {
        verified: "Ninguém atende antes de ser homologado",
        costs: "Preço por serviço e região conhecido antes da visita",
        pay: "Data de pagamento conhecida, que segura o bom prestador",
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
        gives: "Prestadores prontos para atender, cada um com região, preço e documentos válidos.",
        customer: "Nome, foto e trajeto de quem vai atender.",
        company: "O preço de cada serviço e a avaliação de quem o prestou.",
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
      text: "As cinco linhas de assistência e o que custa um atendimento.",
    },
    industries: {
      title: "Setores",
      text: "Um programa de exemplo para cada setor, com custo e relatório.",
    },
  },
  closing: {
    title: "Veja com um atendimento do seu setor",
    text: "Na demonstração, acompanhamos um acionamento da primeira mensagem ao repasse ao prestador.",
  },
};

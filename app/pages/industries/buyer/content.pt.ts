import { brand } from "#core/brand.ts";
import type { BuyersContent } from "./content.ts";

export const pt: BuyersContent = {
  sample: "Exemplo",
  problems: "O que costuma falhar hoje",
  programme: {
    title: "Um programa de exemplo, de ponta a ponta",
    lead: "Para {customers} clientes de uma empresa imaginária. Acionamentos e valores saem da mesma calculadora que você pode abrir e alterar.",
    coverage: "Serviços e limites",
    open: "Abrir este programa na calculadora",
  },
  loading: {
    title: "Como os clientes são carregados",
    lead: "Por arquivo ou por API, com os mesmos campos. Uma exclusão é a mesma linha com data de fim.",
    file: "Arquivo",
    api: "API",
    covers:
      "O campo {field} diz o que está coberto. Não são necessários outros dados pessoais para abrir um atendimento.",
  },
  course: { title: "As etapas de um atendimento", team: "O que a sua equipe vê" },
  report: {
    title: "O relatório que chega todo mês",
    lead: "Uma linha por serviço, com quantidades e valores que fecham na soma. Este é o de um mês do programa acima.",
    sheet: "Relatório mensal de assistência",
    cases: "Atendimentos",
    onTime: "No prazo",
    satisfaction: "Avaliação, de um a cinco",
    average: "Por atendimento",
    cost: "Serviços do mês",
    download: "Baixar o relatório de exemplo (CSV, {size})",
  },
  teams: "O que muda para as suas equipes",
  points: "O que precisa ser acordado antes de assinar",
  more: "Veja também",
  closing:
    "Preparamos a demonstração com um atendimento do seu setor e com o programa que você tiver calculado.",
  buyers: {
    insurers: {
      head: {
        title: `Assistência para seguradoras | ${brand.name}`,
        description:
          "Um programa de assistência residencial para uma seguradora: serviços, limites, preço por apólice, base de segurados, sinistros e relatório mensal.",
      },
      title: "A assistência é a parte da apólice que o segurado usa",
      lead: "Muitos nunca avisam um sinistro, mas chamam um chaveiro. Este é um programa residencial completo, com a sua marca e as suas condições, para medir antes de contratar.",
      problems: {
        frequency: {
          name: "A frequência aparece tarde",
          text: "Se a operadora fatura por totais, não dá para saber qual serviço, qual praça ou qual limite explica o gasto do mês.",
        },
        visit: {
          name: "Uma visita ruim é um cancelamento",
          text: "O segurado não separa o chaveiro da seguradora. A visita que falhou reaparece na renovação.",
        },
        claims: {
          name: "Assistência e sinistro não conversam",
          text: "O cano rompido de hoje é o sinistro de amanhã. Sem ligação entre os dois, fotos e laudo são pedidos duas vezes.",
        },
      },
      loading:
        "A base de segurados com apólices vigentes: inclusões, exclusões e renovações, na periodicidade que você já usa.",
      course:
        "Se a visita revela um dano coberto, o atendimento abre o sinistro com fotos e laudo: a sua área não pede tudo de novo.",
      teams: {
        product: {
          name: "Produto e atuarial",
          text: "Veem frequência e gasto por serviço todo mês e, com isso, revisam limites e preço.",
        },
        claims: {
          name: "Sinistros",
          text: "Recebe o sinistro com fotos, laudo e orçamento do atendimento que o originou.",
        },
        channel: {
          name: "Corretores",
          text: "Sabem o que o plano inclui e em que etapa está o atendimento do segurado, sem ligar para ninguém.",
        },
      },
      points: {
        risk: "Quem assume o risco de frequência: preço per capita, por evento ou misto.",
        wording: "O texto da assistência nas condições gerais e o que cabe informar à SUSEP.",
        border: "A partir de que dano um atendimento vira sinistro, e quem decide.",
        data: "Quais dados do segurado trafegam, quem responde por eles e por quanto tempo.",
      },
      closing: "Quanto custaria na sua carteira?",
    },
    banks: {
      head: {
        title: `Assistência para bancos e cartões | ${brand.name}`,
        description:
          "Assistência incluída em contas e cartões: serviços, preço por titular, avaliação de terceiros, carga de clientes e o relatório de cada mês.",
      },
      title: "Um benefício da conta que o cliente chega a usar",
      lead: "Benefício se paga por todos e poucos lembram. Este programa reúne residência, guincho, teleconsulta e ajuda remota, e mostra a cada mês quem usou.",
      problems: {
        unused: {
          name: "Todos pagam, poucos usam",
          text: "Parte dos titulares nem sabe que tem assistência. A estimativa conta isso à parte: é a primeira premissa a discutir.",
        },
        approval: {
          name: "Aprovar um terceiro demora",
          text: "Riscos, segurança e compliance perguntam por dados, continuidade, subcontratados e saída. Melhor chegar com isso escrito.",
        },
        cost: {
          name: "O benefício disputa espaço",
          text: "Para continuar no pacote, precisa mostrar uso e avaliação do cliente, e não folheto.",
        },
      },
      loading:
        "A lista de titulares com o pacote ativo. Basta um identificador do próprio banco: nem conta nem cartão.",
      course:
        "O atendimento começa no app do banco e volta para ele: o cliente acompanha o guincho sem sair da sessão.",
      teams: {
        benefits: {
          name: "Benefícios e fidelização",
          text: "Veem quais serviços são usados em cada pacote e quais vale trocar.",
        },
        risk: {
          name: "Riscos e terceiros",
          text: "Têm por escrito papéis, subcontratados, local dos dados e plano de saída antes do piloto.",
        },
        service: {
          name: "Relacionamento",
          text: "Encaminha a assistência e consulta a etapa com o mesmo número que o cliente tem.",
        },
      },
      points: {
        price: "Preço por titular ativo ou por uso, e como muda se o uso crescer com a divulgação.",
        tiers: "Quais serviços e limites cada pacote de conta ou categoria de cartão recebe.",
        thirdParty:
          "Quais documentos a sua avaliação de terceiros pede, e quem os entrega e renova.",
        channels: "Em quais telas se pede ajuda, com qual marca e como o cliente é identificado.",
      },
      closing: "Qual benefício cabe no seu pacote?",
    },
    retailers: {
      head: {
        title: `Assistência para o varejo | ${brand.name}`,
        description:
          "Um plano de assistência vendido junto com o produto: preço por contrato, adesão no caixa e no carrinho, atendimentos, relatório e pontos a acordar.",
      },
      title: "Um serviço que se vende junto com o produto",
      lead: "O eletrodoméstico sai da loja e a relação termina ali, ou começa. Este plano entra na venda e atende o aparelho quando ele falha.",
      problems: {
        attach: {
          name: "O plano é oferecido tarde",
          text: "Se a adesão não está no mesmo passo do pagamento, o vendedor não oferece e o carrinho não mostra.",
        },
        afterSale: {
          name: "O pós-venda volta ao balcão",
          text: "O cliente retorna à loja com a caixa na mão, mesmo quando a falha se resolveria a distância.",
        },
        stock: {
          name: "Trocar o aparelho custa caro",
          text: "Sem diagnóstico prévio, troca-se o que dava para consertar.",
        },
      },
      loading:
        "Cada venda é um contrato: o cupom, o aparelho e a vigência. A loja envia por API ou, à noite, em um arquivo.",
      course:
        "Primeiro, um técnico a distância; se não bastar, visita ou oficina. A loja vê o resultado e em qual aparelho foi.",
      teams: {
        store: {
          name: "Loja",
          text: "Faz a adesão no caixa e não precisa voltar ao assunto: o cliente já sabe a quem chamar.",
        },
        online: {
          name: "E-commerce",
          text: "Acrescenta o plano ao carrinho com o preço que a empresa definir.",
        },
        afterSale: {
          name: "Pós-venda",
          text: "Recebe diagnóstico e resultado por aparelho, e separa o que é da garantia do fabricante.",
        },
      },
      points: {
        guarantee: "Onde termina a garantia legal ou do fabricante e onde começa o plano.",
        price: "Preço ao consumidor, quem o define e quanto dele paga o serviço.",
        charge: "Cobrança única ou mensal, devoluções e cancelamentos.",
        margin: "O que acontece se o aparelho não tem conserto: o plano repara, não substitui.",
      },
      closing: "Qual plano combina com o que você vende?",
    },
    realEstate: {
      head: {
        title: `Assistência para imobiliárias e condomínios | ${brand.name}`,
        description:
          "Emergências e reparos em imóveis administrados: serviços, preço por unidade, aprovação de reparos, relatório mensal e pontos a acordar.",
      },
      title: "O cano rompe de madrugada, e o telefone toca na administradora",
      lead: "Chaveiro, encanador, eletricista, gás, climatização e vidros para cada unidade que você administra, com um atendimento por reparo e um relatório para prestar contas.",
      problems: {
        night: {
          name: "Tudo chega por telefone",
          text: "O inquilino liga para quem alugou. Cada emergência são várias ligações, e nenhuma fica registrada.",
        },
        payer: {
          name: "Paga o proprietário ou o inquilino?",
          text: "Sem fotos do antes e do depois, a discussão começa quando o serviço já foi feito.",
        },
        invoices: {
          name: "Cada ofício, uma nota",
          text: "Prestar contas dos reparos do mês leva mais tempo do que aprová-los.",
        },
      },
      loading:
        "A lista de unidades ou contratos: um endereço por linha, com início e fim do contrato.",
      course:
        "As fotos do antes e do depois ficam no atendimento: servem para decidir quem paga e para prestar contas.",
      teams: {
        administration: {
          name: "Administração",
          text: "Aprova o que passar do limite acordado e vê o restante resolvido.",
        },
        leasing: {
          name: "Locação",
          text: "Dá ao inquilino um só lugar para pedir, desde a assinatura do contrato.",
        },
        owners: {
          name: "Proprietários e síndico",
          text: "Recebem a prestação de contas por unidade, com fotos e valor de cada reparo.",
        },
      },
      points: {
        common: "O que é da unidade e o que é área comum do condomínio.",
        approval: "Até que valor se repara sem consultar, e quem aprova acima disso.",
        rotation: "O que acontece com o plano quando troca o inquilino.",
        billing: "Se entra no boleto do condomínio, no aluguel ou fica com a administradora.",
      },
      closing: "Quantas unidades você administra?",
    },
    health: {
      head: {
        title: `Assistência para operadoras de saúde | ${brand.name}`,
        description:
          "Teleconsulta, médico em casa, remoção e reembolso para um plano de saúde: serviços, preço por beneficiário, papéis e o relatório de cada mês.",
      },
      title: "A primeira consulta, antes do pronto-socorro",
      lead: "Teleconsulta médica e psicológica, médico em casa, remoção em ambulância e reembolso, em um programa que complementa a rede do plano.",
      problems: {
        demand: {
          name: "O pronto-socorro atende o que não é urgente",
          text: "Se a teleconsulta não está à mão, a pessoa vai ao pronto-socorro, ou espera a consulta e reclama.",
        },
        nights: {
          name: "Noites, feriados e interior",
          text: "Onde a rede é curta, o que se percebe é o tempo de espera.",
        },
        papers: {
          name: "Reembolso em papel",
          text: "Cada receita que chega em papel vira uma ligação para saber do andamento.",
        },
      },
      loading:
        "A base de beneficiários ativos e seus dependentes. Diagnósticos não fazem parte do arquivo.",
      course:
        "O conteúdo clínico fica entre o paciente e o médico; a sua equipe vê horários, etapa e avaliação.",
      teams: {
        medical: {
          name: "Direção médica",
          text: "Define os protocolos: o que se resolve por vídeo, o que vai em casa e o que se encaminha.",
        },
        service: {
          name: "Atendimento ao beneficiário",
          text: "Vê a etapa da consulta ou do reembolso, e não o seu conteúdo.",
        },
        finance: {
          name: "Financeiro",
          text: "Recebe consultas, visitas e reembolsos do mês, cada um com valor e limite.",
        },
      },
      points: {
        protocol: "Quem atende, com qual registro no conselho e sob qual protocolo.",
        emergencies: "O que se encaminha ao socorro público ou ao próprio do plano, e como.",
        records: "Onde fica o prontuário, quem o trata e como o paciente o solicita.",
        reimbursement: "O que se reembolsa, até que limite e com quais comprovantes.",
      },
      closing: "Quanto da demanda poderia ser vista online?",
    },
    utilities: {
      head: {
        title: `Assistência para telefonia e energia | ${brand.name}`,
        description:
          "Conserto de aparelhos e ajuda remota cobrados na conta do serviço: preço por linha, adesão, atendimentos, relatório mensal e pontos a acordar.",
      },
      title: "O serviço funciona; quem falha é o aparelho do cliente",
      lead: "Parte das ligações técnicas não é da linha nem do fornecimento. Este plano atende essas ligações, entra na conta e mostra cada atendimento.",
      problems: {
        calls: {
          name: "Ligações que não são suas",
          text: "O cliente liga porque a televisão ou o computador não funciona, e o suporte não tem como ajudar.",
        },
        churn: {
          name: "Um serviço igual ao outro",
          text: "Quando a única diferença é a conta, qualquer oferta leva o cliente.",
        },
        visits: {
          name: "Visitas desnecessárias",
          text: "Uma equipe de campo vai a um endereço onde a sua instalação estava em ordem.",
        },
      },
      loading:
        "A lista de linhas ou pontos de fornecimento com o plano ativo, no mesmo processo que fecha a conta.",
      course:
        "O suporte transfere sem encerrar a ligação; se a falha é da sua rede, o atendimento volta com essa conclusão.",
      teams: {
        service: {
          name: "Suporte técnico",
          text: "Tem para onde encaminhar o que não é da rede, e vê como terminou.",
        },
        commercial: {
          name: "Comercial",
          text: "Oferece um plano com preço por mês e sabe quantos clientes usam.",
        },
        billing: {
          name: "Faturamento",
          text: "Concilia adesões, cancelamentos e cobranças com o mesmo identificador da linha ou do ponto.",
        },
      },
      points: {
        sale: "Como o cliente consente com um plano que entra na conta.",
        charge: "O que acontece com o plano quando a conta não é paga.",
        border: "Onde termina a sua rede e onde começa a instalação do cliente.",
        data: "Quais dados da linha ou do ponto são necessários, e quais não.",
      },
      closing: "Quantas das suas ligações são por isso?",
    },
  },
};

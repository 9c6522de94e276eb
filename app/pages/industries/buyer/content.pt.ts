import { brand } from "#core/brand.ts";
import type { BuyersContent } from "./content.ts";

export const pt: BuyersContent = {
  sample: "Exemplo",
  problems: "O que costuma dar errado hoje",
  programme: {
    title: "Um programa de exemplo, de ponta a ponta",
    lead: "Empresa fictícia, {customers} clientes. O custo total soma serviços, central, plataforma, impostos e margem; abra na calculadora e troque os números.",
    coverage: "Serviços e limites",
    open: "Abrir este programa na calculadora",
  },
  loading: {
    title: "Como a base de clientes é carregada",
    lead: "Por arquivo ou por API, com os mesmos campos. Para excluir um cliente, envie a mesma linha com data de fim.",
    file: "Arquivo",
    api: "API",
    covers:
      "O campo {field} diz quem ou o que tem direito ao serviço. O layout não pede nome, CPF nem dados bancários.",
  },
  course: { title: "As etapas de um atendimento", team: "O que a sua equipe vê" },
  report: {
    title: "O relatório que chega todo mês",
    lead: "Uma linha por serviço, com quantidades e valores que batem com o total. Este é o de um mês do programa acima.",
    sheet: "Relatório mensal de assistência",
    cases: "Atendimentos",
    onTime: "No prazo",
    satisfaction: "Avaliação, de um a cinco",
    average: "Custo médio",
    cost: "Custo dos serviços",
    download: "Baixar o relatório de exemplo (CSV, {size})",
  },
  teams: "O que muda para as suas equipes",
  points: "O que precisa ser acordado antes de assinar",
  more: "Veja também",
  closing:
    "Mande o programa calculado e os seus municípios: no Brasil, a rede é montada com as primeiras empresas, e a demonstração parte daí.",
  buyers: {
    insurers: {
      head: {
        title: `Assistência para seguradoras | ${brand.name}`,
        description:
          "Um programa de assistência residencial para uma seguradora: serviços, limites, preço por apólice, base de segurados, sinistros e relatório mensal.",
      },
      title: "No dia a dia, é a assistência que o segurado usa",
      lead: "Muitos segurados nunca tiveram um sinistro, mas já chamaram o chaveiro. Veja um programa residencial completo e faça as contas antes de contratar; o de auto está na calculadora.",
      problems: {
        frequency: {
          name: "A frequência aparece tarde",
          text: "Se a fatura da assistência traz só o total, não dá para saber qual serviço, praça ou limite explica o gasto do mês.",
        },
        visit: {
          name: "Visita ruim vira cancelamento",
          text: "Para o segurado, o chaveiro é a seguradora. O atendimento que deu errado volta na hora da renovação.",
        },
        claims: {
          name: "Assistência e sinistro não conversam",
          text: "O cano rompido de hoje é o sinistro de amanhã. Sem ligação entre os dois, fotos e laudo são pedidos duas vezes.",
        },
      },
      loading:
        "A base de segurados com apólices vigentes: inclusões, exclusões e renovações, na periodicidade que você já usa.",
      course:
        "Se a visita revela um dano coberto, o aviso de sinistro já sai com fotos e laudo: ninguém pede tudo de novo ao segurado.",
      teams: {
        product: {
          name: "Produto e atuarial",
          text: "Veem todo mês a frequência e o custo de cada serviço e, com isso, revisam limites e preço.",
        },
        claims: {
          name: "Sinistros",
          text: "Recebem o aviso com as fotos, o laudo e o orçamento do atendimento de origem.",
        },
        channel: {
          name: "Corretores",
          text: "Sabem o que o plano inclui, em quais municípios, e em que etapa está o atendimento do segurado.",
        },
      },
      points: {
        risk: "Quem assume o risco de frequência: preço per capita, por evento ou misto, e com que reajuste.",
        wording:
          "O regulamento da assistência, separado das condições gerais do seguro e fora da nota técnica atuarial, como exige o CNSP.",
        border: "Quando um atendimento vira sinistro, e quem decide.",
        data: "Quais dados do segurado trafegam, quem responde por eles e por quanto tempo.",
      },
      closing: "Quanto custaria na sua carteira?",
    },
    banks: {
      head: {
        title: `Assistência para bancos e cartões | ${brand.name}`,
        description:
          "Assistência incluída em contas e cartões: serviços, custo por titular, avaliação de terceiros, carga da base e o relatório de cada mês.",
      },
      title: "Um benefício que o cliente usa e o banco mede",
      lead: "O banco paga por todos os titulares, e poucos lembram que têm assistência. Este programa reúne chaveiro, encanador, guincho, teleconsulta e suporte remoto, e mostra todo mês o que foi usado.",
      problems: {
        unused: {
          name: "Pago para todos, usado por poucos",
          text: "Boa parte dos titulares nem sabe o que tem. Na calculadora, isso é uma premissa à parte: mude-a e veja o custo de divulgar.",
        },
        approval: {
          name: "Aprovar um terceiro demora",
          text: "Riscos, segurança e compliance perguntam por dados, continuidade, subcontratados e saída. O que cada parte assume está por escrito em “Quem faz o quê”, em duas páginas.",
        },
        cost: {
          name: "O benefício disputa espaço",
          text: "Cashback, pontos, seguros: para ficar no pacote, a assistência precisa mostrar uso e avaliação.",
        },
      },
      loading:
        "A lista de titulares com o pacote ativo. Basta um identificador do próprio banco, sem número de conta nem de cartão.",
      course:
        "O atendimento começa no app do banco e continua nele: o cliente acompanha o guincho sem abrir outro aplicativo.",
      teams: {
        benefits: {
          name: "Benefícios e fidelização",
          text: "Veem quais serviços são usados em cada pacote e quais vale a pena trocar.",
        },
        risk: {
          name: "Riscos e terceiros",
          text: "Têm por escrito papéis, subcontratados, local dos dados e plano de saída antes do piloto.",
        },
        service: {
          name: "Relacionamento",
          text: "Abre o pedido e consulta a etapa com o mesmo número de atendimento que o cliente tem.",
        },
      },
      points: {
        price: "Preço por titular ativo ou por uso, e como muda se o uso crescer com a divulgação.",
        tiers:
          "Quais serviços cada pacote ou categoria de cartão recebe, sem repetir o que a bandeira já oferece.",
        thirdParty:
          "Quais documentos a avaliação de terceiros pede, quem os entrega e em quais municípios o piloto começa.",
        channels: "Em quais telas o cliente pede ajuda, com qual marca e como é identificado.",
      },
      closing: "Qual benefício cabe no seu pacote?",
    },
    retailers: {
      head: {
        title: `Assistência para o varejo | ${brand.name}`,
        description:
          "Um plano de assistência vendido junto com o produto: preço por contrato, adesão no caixa e no carrinho, atendimentos, relatório e pontos a combinar.",
      },
      title: "Um serviço vendido junto com o produto",
      lead: "A TV sai da loja e, no primeiro defeito, o cliente volta ao balcão. Este plano entra na venda e manda um técnico: primeiro a distância, depois em casa ou na oficina.",
      problems: {
        attach: {
          name: "O plano só aparece depois do pagamento",
          text: "Fora da etapa do pagamento, o vendedor esquece o plano e o carrinho não o mostra.",
        },
        afterSale: {
          name: "O pós-venda volta ao balcão",
          text: "O cliente chega com a caixa na mão por um defeito que se resolveria a distância.",
        },
        stock: {
          name: "Trocar o aparelho custa caro",
          text: "Sem diagnóstico, a loja troca o que dava para consertar.",
        },
      },
      loading:
        "Cada venda é um contrato: o cupom, o aparelho e a vigência. A loja envia por API ou, à noite, em um arquivo.",
      course:
        "A loja acompanha pelo número do atendimento e recebe o diagnóstico de cada aparelho, consertado ou não.",
      job: "TV que não se conecta à internet",
      teams: {
        store: {
          name: "Loja",
          text: "Faz a adesão no caixa; daí em diante, o cliente aciona a assistência sem voltar ao balcão.",
        },
        online: {
          name: "E-commerce",
          text: "Oferece o plano no carrinho, sem opção pré-marcada, com o preço que a empresa definir.",
        },
        afterSale: {
          name: "Pós-venda",
          text: "Recebe diagnóstico e resultado por aparelho, e separa o que é da garantia do fabricante.",
        },
      },
      points: {
        guarantee: "Onde termina a garantia legal ou do fabricante e onde começa o plano.",
        price: "Preço ao consumidor, comissão do vendedor e a parte que paga o serviço.",
        charge: "Cobrança única ou mensal, direito de arrependimento, devolução e cancelamento.",
        margin:
          "O que acontece se não houver conserto: o plano não troca o aparelho nem é garantia estendida, que é seguro.",
      },
      closing: "Qual plano combina com o que você vende?",
    },
    realEstate: {
      head: {
        title: `Assistência para imobiliárias e condomínios | ${brand.name}`,
        description:
          "Emergências e reparos em imóveis administrados: serviços, preço por unidade, aprovação de reparos, relatório mensal e pontos a combinar.",
      },
      title: "O cano estoura de madrugada, e o telefone toca na administradora",
      lead: "Chaveiro, encanador, eletricista, gás, ar-condicionado e vidraceiro para cada unidade que você administra, com cada reparo registrado e um relatório para prestar contas.",
      problems: {
        night: {
          name: "Tudo chega por telefone",
          text: "O inquilino liga para quem alugou o imóvel. Cada emergência rende várias ligações, e nenhuma fica registrada.",
        },
        payer: {
          name: "Quem paga: proprietário ou inquilino?",
          text: "Sem fotos do antes e do depois, a discussão começa quando o serviço já foi feito.",
        },
        invoices: {
          name: "Uma nota para cada reparo",
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
          text: "Indica ao inquilino, já na assinatura do contrato, um só lugar para pedir ajuda.",
        },
        owners: {
          name: "Proprietários e síndico",
          text: "Recebem a prestação de contas por unidade, com as fotos e o valor de cada reparo.",
        },
      },
      points: {
        common: "O que é da unidade e o que é área comum do condomínio.",
        approval: "Até que valor o reparo dispensa consulta, e quem aprova acima disso.",
        rotation: "O que acontece com o plano quando muda o inquilino.",
        billing:
          "Quem paga o plano: o condomínio, no boleto; o inquilino, no aluguel; ou a administradora.",
      },
      closing: "Quantas unidades você administra?",
    },
    health: {
      head: {
        title: `Assistência para operadoras de saúde | ${brand.name}`,
        description:
          "Teleconsulta, médico em casa, remoção e reembolso para um plano de saúde: serviços, custo por beneficiário, papéis e o relatório de cada mês.",
      },
      title: "A primeira consulta, antes do pronto-socorro",
      lead: "Teleconsulta médica e psicológica, médico em casa, remoção em ambulância e reembolso. O programa complementa a rede do plano; não a substitui.",
      problems: {
        demand: {
          name: "O pronto-socorro atende o que não é urgente",
          text: "Sem uma teleconsulta à mão, o beneficiário vai ao pronto-socorro, ou espera a consulta e reclama.",
        },
        nights: {
          name: "Noites, feriados e interior",
          text: "Onde a rede credenciada é pequena, o beneficiário espera ou vai a outra cidade.",
        },
        papers: {
          name: "Reembolso em papel",
          text: "Cada pedido em papel rende uma ligação para saber do andamento.",
        },
      },
      loading:
        "A base de beneficiários ativos, titulares e dependentes. O arquivo não leva diagnósticos.",
      course:
        "O conteúdo clínico fica entre o paciente e o médico; a sua equipe vê horários, etapa e avaliação.",
      teams: {
        medical: {
          name: "Diretoria médica",
          text: "Define os protocolos: o que se resolve por vídeo, o que pede visita e o que é encaminhado.",
        },
        service: {
          name: "Atendimento ao beneficiário",
          text: "Vê em que etapa está a consulta ou o reembolso, sem acesso ao conteúdo clínico.",
        },
        finance: {
          name: "Financeiro",
          text: "Recebe consultas, visitas e reembolsos do mês, cada um com valor e limite.",
        },
      },
      points: {
        protocol: "Quem atende, com qual registro no conselho e sob qual protocolo.",
        emergencies: "O que vai para o SAMU ou para o serviço de urgência da operadora, e como.",
        records: "Onde fica o prontuário, quem o trata e como o paciente o solicita.",
        reimbursement: "O que é reembolsado, até que limite e com quais comprovantes.",
      },
      closing: "Quanto da sua demanda cabe em uma teleconsulta?",
    },
    utilities: {
      head: {
        title: `Assistência para telefonia e energia | ${brand.name}`,
        description:
          "Conserto de aparelhos e suporte remoto cobrados na conta do serviço: custo por linha, adesão, atendimentos, relatório mensal e pontos a combinar.",
      },
      title: "O serviço funciona; o que falha é o aparelho do cliente",
      lead: "Parte das ligações ao suporte não tem a ver com a linha nem com o fornecimento. Este plano, cobrado na conta, passa essas ligações a um técnico e devolve o diagnóstico.",
      problems: {
        calls: {
          name: "Ligações que não são suas",
          text: "O cliente liga porque a televisão ou o computador não funciona, e o suporte não tem como ajudar.",
        },
        churn: {
          name: "Um serviço igual ao outro",
          text: "Quando a única diferença é o preço, qualquer oferta leva o cliente.",
        },
        visits: {
          name: "Visitas desnecessárias",
          text: "A equipe de campo vai até um endereço onde a sua rede estava em ordem.",
        },
      },
      loading:
        "A lista de linhas ou unidades consumidoras com o plano ativo, no mesmo processo que fecha a fatura.",
      course:
        "O suporte transfere sem encerrar a ligação; se a falha for da sua rede, o atendimento volta com esse diagnóstico.",
      teams: {
        service: {
          name: "Suporte técnico",
          text: "Tem a quem transferir o que não é da rede e vê como terminou.",
        },
        commercial: {
          name: "Comercial",
          text: "Oferece um plano com preço por mês e sabe quantos clientes usam.",
        },
        billing: {
          name: "Faturamento",
          text: "Concilia adesões, cancelamentos e cobranças com o identificador que já usa para a linha ou a unidade.",
        },
      },
      points: {
        sale: "Como o cliente autoriza a cobrança do plano na conta.",
        charge: "O que acontece com o plano quando a conta não é paga.",
        border: "Onde termina a sua rede e onde começa a instalação do cliente.",
        data: "Quais dados da linha ou da unidade são necessários, e quais não.",
      },
      closing: "Quantas ligações ao seu suporte são assim?",
    },
  },
};

import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const pt: RolesContent = {
  head: {
    title: `Quem faz o quê em um programa | ${brand.name}`,
    description:
      "Para jurídico, riscos, finanças e tecnologia: seguro ou serviço, riscos, marca, dados pessoais, rede, implantação, saída e normas.",
  },
  title: "Quem faz o quê, para quem precisa aprovar",
  lead: "Duas páginas para jurídico, riscos, finanças e tecnologia. O que depende do contrato aparece como ponto a definir, e não como promessa.",
  print: "Imprimir ou salvar em PDF",
  nature: {
    title: "Seguro ou serviço?",
    text: "Depende do que é prometido e de quem promete, não do nome do plano.",
    tests: {
      service: {
        name: "Serviço",
        text: "A promessa é fazer: enviar um prestador, marcar uma consulta, consertar até um limite.",
      },
      insurance: {
        name: "Seguro",
        text: "A promessa é pagar um dano ou uma despesa em troca de um prêmio. Isso cabe a uma seguradora autorizada.",
      },
      licence: {
        name: "Zona cinzenta",
        text: "Reembolsos de despesas e planos com preço fixo por cliente: o jurídico das duas partes revisa antes da venda.",
      },
    },
  },
  risks: {
    title: "Quem assume cada risco",
    rows: {
      frequency: {
        name: "Mais acionamentos que o previsto",
        text: `Com preço per capita, a ${brand.name}; por evento, a sua empresa; misto, conforme a faixa acordada.`,
      },
      price: {
        name: "Atendimento mais caro que o previsto",
        text: "Vale a tabela de preços por praça e serviço; o reajuste segue a cláusula do contrato.",
      },
      work: {
        name: "Serviço malfeito",
        text: "O contrato define em que prazo é refeito, sem custo para o cliente, e quem responde se o prazo não for cumprido.",
      },
      damage: {
        name: "Dano durante a visita",
        text: "Responde o prestador, com o seguro de responsabilidade civil dele; o contrato define os valores e quem responde além deles.",
      },
      payment: {
        name: "Cliente que não paga o plano",
        text: "Fica com quem cobra dele. As condições do plano dizem quando o serviço é suspenso.",
      },
      stop: {
        name: "Plataforma fora do ar",
        text: "O contrato define o canal alternativo, o plano de continuidade, com que frequência é testado e os níveis de serviço.",
      },
    },
  },
  brand: {
    title: "De quem é a marca",
    text: "O plano leva o nome e as condições da sua empresa. A marca que atende o telefone, assina as mensagens e aparece no app é definida canal por canal, por escrito.",
  },
  data: {
    title: "Dados pessoais",
    rows: {
      plan: {
        name: "Clientes do plano",
        text: `A sua empresa é a responsável; a ${brand.name} trata os dados em nome dela e segundo as suas instruções, salvo se o contrato dispuser de outra forma.`,
      },
      network: {
        name: "Prestadores",
        text: `A ${brand.name} é a responsável. O prestador recebe só o necessário para a visita.`,
      },
      website: {
        name: "Este site",
        text: `A ${brand.name} é a responsável pelo que você escreve aqui. Fica em servidores em nuvem, na Argentina.`,
      },
      platform: {
        name: "A plataforma",
        text: "Local, suboperadores, prazos de guarda, auditoria e devolução são definidos no contrato de cada programa.",
      },
    },
  },
  network: {
    title: "Como um prestador entra na rede",
    steps: {
      apply: { name: "Cadastro", text: "Especialidade, praça e horários em que trabalha." },
      papers: {
        name: "Documentos",
        text: "Envia os documentos exigidos; conferimos autenticidade, titularidade e validade.",
      },
      rates: {
        name: "Tabela de preços",
        text: "Aceita o preço por serviço e praça e as regras de dados e de atendimento ao cliente.",
      },
      first: {
        name: "Primeiros serviços",
        text: "Acompanhados um a um: chegada, fotos, preço e avaliação.",
      },
      always: {
        name: "Controle contínuo",
        text: "Avaliação a cada atendimento e validade dos documentos. Sem documento válido, não recebe serviço.",
      },
    },
    documents: {
      title: "Documentos que você pode pedir",
      items: [
        "Identidade e registro fiscal",
        "Registro no conselho de classe, quando a lei exige (técnicos, médicos, veterinários)",
        "Apólice de responsabilidade civil válida",
        "Seguro e documentos do guincho",
        "Termo de confidencialidade e de tratamento de dados",
        "Histórico de atendimentos e de avaliações na rede",
      ],
    },
  },
  start: {
    title: "A implantação, em fases",
    note: "Cada fase começa quando as duas partes aprovam a anterior. As datas ficam no cronograma do projeto.",
    phases: {
      scope: "Serviços, limites, praças e exclusões",
      load: "Base de clientes, por arquivo ou API",
      channels: "Canais, marca e textos",
      test: "Teste com atendimentos de exemplo e critérios de aceite",
      live: "Início com um grupo pequeno e, depois, toda a base",
    },
  },
  exit: {
    title: "A saída",
    points: {
      cases: "Os atendimentos abertos são concluídos ou transferidos, com lista e data.",
      data: "Os dados voltam em um formato acordado e depois são apagados, com comprovação.",
      customers: "O contrato diz quem avisa o cliente, com que texto e com quanta antecedência.",
      network: "Os repasses pendentes são pagos aos prestadores.",
    },
  },
  rules: {
    title: "Normas que o contrato precisa considerar",
    note: "Lista para orientar os seus assessores; não é parecer jurídico, e nem todas se aplicam a todo negócio.",
    items: [
      {
        name: "Ley 25.326 (Argentina)",
        text: "Proteção de dados pessoais: papéis, cessão e segurança.",
      },
      {
        name: "Ley 24.240 (Argentina)",
        text: "Defesa do consumidor: informação, cancelamento e responsabilidade.",
      },
      {
        name: "Leyes 17.418 e 20.091 (Argentina)",
        text: "Seguros e seguradoras, sob a Superintendencia de Seguros de la Nación.",
      },
      {
        name: "Normas do BCRA (Argentina)",
        text: "Para instituições financeiras: terceirização, tecnologia e proteção de usuários.",
      },
      {
        name: "Leyes 26.529 e 27.553 (Argentina)",
        text: "Direitos do paciente, prontuário, receita eletrônica e telessaúde.",
      },
    ],
  },
  facts: {
    title: "O que já está definido",
    names: {
      obligor: "Quem contrata e responde",
      liabilityCover: "Apólice de responsabilidade civil",
      subprocessors: "Suboperadores e local dos dados",
      audits: "Auditorias e certificados",
      continuity: "Plano de continuidade",
    },
  },
  meeting: {
    title: "Para trazer à primeira reunião",
    note: "Marque o que já tem; o que faltar, fechamos na reunião.",
    items: {
      business: {
        name: "Negócio",
        text: "Quantos clientes, em qual produto, com plano incluído ou pago, e o que será medido.",
      },
      finance: {
        name: "Finanças",
        text: "Modelo de preço preferido, orçamento e forma de conciliação.",
      },
      it: {
        name: "Tecnologia",
        text: "De qual sistema sai a base, quais canais existem e quem os opera.",
      },
      legal: {
        name: "Jurídico e riscos",
        text: "Condições gerais, política de terceiros e cláusulas próprias de dados.",
      },
      operations: {
        name: "Operações",
        text: "Horários, praças difíceis e como é o atendimento hoje.",
      },
    },
  },
  closing: {
    title: "Falta uma resposta para aprovar?",
    text: "Mande as perguntas da sua área, ou o seu questionário de terceiros, e levamos as respostas à demonstração.",
  },
};

import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const pt: RolesContent = {
  head: {
    title: `Quem faz o quê em um programa | ${brand.name}`,
    description:
      "Para jurídico, riscos, finanças e tecnologia: seguro ou serviço, riscos, marca, dados pessoais, rede, implantação, saída e normas.",
  },
  title: "Quem faz o quê, para quem precisa aprovar",
  lead: "Duas páginas para jurídico, riscos, finanças e tecnologia. O que o contrato precisa definir está dito assim: como ponto a definir, e não como promessa.",
  print: "Imprimir ou salvar em PDF",
  nature: {
    title: "Seguro ou serviço?",
    text: "Depende do que se promete e de quem promete, e não do nome do plano.",
    tests: {
      service: {
        name: "Serviço",
        text: "Promete-se fazer: enviar um prestador, coordenar uma consulta, reparar até um limite.",
      },
      insurance: {
        name: "Seguro",
        text: "Promete-se pagar um dano ou uma despesa em troca de um prêmio. Isso cabe a uma seguradora autorizada.",
      },
      licence: {
        name: "Zona a revisar",
        text: "Reembolsos de despesas e planos que assumem frequência: o jurídico das duas partes revisa antes da venda.",
      },
    },
  },
  risks: {
    title: "Quem assume cada risco",
    rows: {
      frequency: {
        name: "Quantos acionamentos há",
        text: `Com preço per capita, ${brand.name}; por evento, a sua empresa; misto, conforme a faixa acordada.`,
      },
      price: {
        name: "Quanto custa cada atendimento",
        text: "A tabela de preços por praça e serviço; os reajustes, pela cláusula que se acordar.",
      },
      work: {
        name: "Um serviço malfeito",
        text: "Refazer sem custo para o cliente; o contrato define o prazo e quem responde se não for cumprido.",
      },
      damage: {
        name: "Um dano durante a visita",
        text: "A responsabilidade civil do prestador e a sua apólice; o contrato define valores e ordem de resposta.",
      },
      payment: {
        name: "O cliente não paga o plano",
        text: "Quem cobra dele. A partir de quando o plano fica suspenso, nas condições do plano.",
      },
      stop: {
        name: "A plataforma para",
        text: "Um canal alternativo e um plano de continuidade testado; os níveis, no contrato.",
      },
    },
  },
  brand: {
    title: "De quem é a marca",
    text: "O plano leva o nome e as condições da sua empresa. Qual marca atende o telefone, assina as mensagens e veste o app se escolhe canal por canal e fica por escrito.",
  },
  data: {
    title: "Dados pessoais",
    rows: {
      plan: {
        name: "Clientes do plano",
        text: `A sua empresa é a responsável; ${brand.name} trata os dados por sua conta e segundo as suas instruções, salvo se o contrato disser outra coisa.`,
      },
      network: {
        name: "Prestadores",
        text: `${brand.name} é a responsável. O prestador recebe só o necessário para a visita.`,
      },
      website: {
        name: "Este site",
        text: `${brand.name} é a responsável pelo que você escreve aqui. Fica em servidores na nuvem localizados na Argentina.`,
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
      apply: { name: "Apresenta-se", text: "Especialidade, praça e horários em que trabalha." },
      papers: {
        name: "Entrega documentos",
        text: "Os da lista; confere-se que existem, que são dele e que estão válidos.",
      },
      rates: {
        name: "Aceita a tabela",
        text: "Preço por serviço e praça, regras de dados e de trato com o cliente.",
      },
      first: {
        name: "Primeiros serviços",
        text: "Acompanhados um a um: chegada, fotos, preço e avaliação.",
      },
      always: {
        name: "Controle contínuo",
        text: "Avaliação por atendimento e documentos que vencem. Sem documento válido, não recebe serviço.",
      },
    },
    documents: {
      title: "O que pedir de cada um",
      items: [
        "Identidade e registro fiscal",
        "Registro da categoria, onde a lei exige (gás, eletricidade, saúde)",
        "Apólice de responsabilidade civil válida",
        "Seguro do veículo e licença do guincho",
        "Termo de confidencialidade e de tratamento de dados",
        "Histórico de atendimentos e de avaliações na rede",
      ],
    },
  },
  start: {
    title: "O começo, em fases",
    note: "Cada fase começa quando as duas partes aprovam a anterior. As datas ficam no plano de trabalho.",
    phases: {
      scope: "Serviços, limites, praças e exclusões",
      load: "Base de clientes, por arquivo ou API",
      channels: "Canais, marca e textos",
      test: "Teste com atendimentos de exemplo e critérios de aceite",
      live: "Entrada com um grupo pequeno e, depois, o restante",
    },
  },
  exit: {
    title: "A saída",
    points: {
      cases: "Os atendimentos abertos são concluídos ou transferidos, com lista e data.",
      data: "Os dados voltam em um formato acordado e depois são apagados, com comprovação.",
      customers: "Quem avisa o cliente, com qual texto e com quanta antecedência.",
      network: "Os repasses pendentes são pagos: a rede não vira refém.",
    },
  },
  rules: {
    title: "Normas que o contrato precisa considerar",
    note: "Lista para orientar os seus assessores; não é parecer jurídico nem afirma que cada uma se aplique ao seu negócio.",
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
    note: "Marque o que já tem; o que faltar se resolve na reunião.",
    items: {
      business: {
        name: "Negócio",
        text: "Quantos clientes, qual produto, incluído ou pago, e o que se mede.",
      },
      finance: {
        name: "Finanças",
        text: "Modelo de preço preferido, orçamento e forma de conciliar.",
      },
      it: {
        name: "Tecnologia",
        text: "De qual sistema sai a base, quais canais existem e quem os opera.",
      },
      legal: {
        name: "Jurídico e riscos",
        text: "Condições gerais, política de terceiros e cláusulas próprias de dados.",
      },
      operations: { name: "Operações", text: "Horários, praças difíceis e como se atende hoje." },
    },
  },
  closing: {
    title: "Falta uma resposta para aprovar?",
    text: "Envie a pergunta do jeito que a sua área faz, e ela vai preparada para a demonstração.",
  },
};

import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const brazil: DeepPartial<RolesContent> = {
  nature: {
    tests: {
      insurance: {
        text: "A promessa é indenizar um prejuízo em troca de um prêmio. Isso cabe a uma seguradora autorizada pela SUSEP.",
      },
      licence: {
        text: "Reembolso de medicamentos, que a assistência ligada a uma apólice não admite, e planos com preço fixo por cliente: o jurídico das duas partes revisa antes da venda.",
      },
    },
  },
  data: {
    rows: {
      plan: {
        text: `A sua empresa é a controladora; a ${brand.name}, a operadora, que trata os dados segundo as instruções do contrato.`,
      },
      network: {
        text: `A ${brand.name} é a controladora. O prestador recebe só o necessário para a visita.`,
      },
      website: {
        text: `A ${brand.name} é a controladora do que você escreve aqui. Fica em servidores em nuvem, na Argentina.`,
      },
      platform: {
        text: "Local, suboperadores, transferência internacional, prazos de guarda, auditoria e devolução são definidos no contrato de cada programa.",
      },
    },
  },
  network: {
    documents: {
      items: [
        "CPF ou CNPJ e regularidade fiscal",
        "Registro no conselho de classe, quando a lei exige (técnicos, médicos, veterinários)",
        "Apólice de responsabilidade civil válida",
        "Seguro e documentos do guincho",
        "Termo de confidencialidade e de tratamento de dados",
        "Histórico de atendimentos e de avaliações na rede",
      ],
    },
  },
  start: {
    phases: {
      load: "Base de segurados ou clientes, por arquivo ou API",
      channels: "Canais (com ou sem WhatsApp), marca e textos",
    },
  },
  rules: {
    items: [
      {
        name: "LGPD, Lei 13.709/2018",
        text: "Controlador e operador, transferência internacional e direitos do titular.",
      },
      {
        name: "SUSEP, Decreto-Lei 73/1966 e Lei 15.040/2024",
        text: "Autorização das seguradoras e contrato de seguro.",
      },
      {
        name: "Resolução CNSP 443/2022",
        text: "Assistência complementar ao seguro: prestada por terceiros, em documento próprio, fora da nota técnica atuarial, sem reembolso e com a cobrança, se houver, discriminada. A seguradora responde de forma subsidiária.",
      },
      {
        name: "Resolução CNSP 436/2022",
        text: "Garantia estendida é seguro: um plano de conserto não pode se confundir com ela.",
      },
      {
        name: "Código de Defesa do Consumidor, Lei 8.078/1990",
        text: "Informação, cancelamento e responsabilidade de toda a cadeia perante o consumidor.",
      },
      {
        name: "Lei 6.019/1974",
        text: "Terceirização: a contratante responde de forma subsidiária pelas obrigações trabalhistas.",
      },
      {
        name: "Resoluções CMN 4.893/2021 e BCB 85/2021",
        text: "Instituições financeiras e de pagamento: segurança cibernética e contratação de nuvem, inclusive no exterior.",
      },
      {
        name: "Lei 9.656/1998 e Lei 14.510/2022",
        text: "Planos de saúde, sob a ANS, e telessaúde.",
      },
    ],
  },
};

import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const brazil: DeepPartial<RolesContent> = {
  nature: {
    tests: {
      insurance: {
        text: "Promete-se indenizar um prejuízo em troca de um prêmio. Isso cabe a uma seguradora autorizada pela SUSEP.",
      },
      licence: {
        text: "Reembolso de medicamentos e planos que assumem frequência: o jurídico das duas partes revisa antes da venda e das condições gerais.",
      },
    },
  },
  data: {
    rows: {
      plan: {
        text: `A sua empresa é a controladora e ${brand.name}, a operadora: trata os dados segundo as instruções do contrato.`,
      },
      network: {
        text: `${brand.name} é a controladora. O prestador recebe só o necessário para a visita.`,
      },
      website: {
        text: `${brand.name} é a controladora do que você escreve aqui. Fica em servidores na nuvem localizados na Argentina.`,
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
        "Registro da categoria, onde a lei exige (gás, eletricidade, saúde)",
        "Apólice de responsabilidade civil válida",
        "Seguro do veículo e licença do guincho",
        "Termo de confidencialidade e de tratamento de dados",
        "Histórico de atendimentos e de avaliações na rede",
      ],
    },
  },
  start: {
    phases: {
      load: "Base de segurados ou clientes, por arquivo ou API",
      channels: "Canais, marca, textos e, se houver, WhatsApp",
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
        text: "Autorização das seguradoras, condições gerais e contrato de seguro.",
      },
      {
        name: "Código de Defesa do Consumidor, Lei 8.078/1990",
        text: "Informação, cancelamento e responsabilidade perante o consumidor.",
      },
      {
        name: "Resolução CMN 4.893/2021",
        text: "Para instituições financeiras: segurança cibernética e contratação de nuvem, inclusive no exterior.",
      },
      {
        name: "Lei 9.656/1998 e Lei 14.510/2022",
        text: "Planos de saúde, sob a ANS, e telessaúde.",
      },
    ],
  },
};

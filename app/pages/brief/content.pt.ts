import { brand } from "#core/brand.ts";
import type { BriefContent } from "./content.ts";

export const pt: BriefContent = {
  head: {
    title: `Resumo do seu programa de assistência | ${brand.name}`,
    description:
      "Duas páginas para levar à reunião: serviços, estimativa com premissas e fontes, as etapas de um atendimento e os pontos a combinar.",
  },
  title: "Duas páginas para levar à reunião",
  lead: "O seu programa, pronto para imprimir ou enviar: a estimativa e as fontes para finanças, a integração para tecnologia e os pontos a combinar para o jurídico.",
  noScript:
    "Para ver aqui o seu programa é preciso JavaScript, que este navegador não executa. O resumo abaixo é um exemplo.",
  compared: {
    text: "Este link contém vários programas; este resumo mostra o {name}.",
    link: "Ver o resumo do {name}",
  },
  actions: {
    print: "Imprimir ou salvar em PDF",
    copy: "Copiar link",
    copied: "Link copiado",
    notCopied: "Não foi possível copiar: o link está na página 2",
    share: "Compartilhar",
    edit: "Editar o programa",
    talk: "Falar sobre este programa",
  },
  sheetTitle: "Programa de assistência: resumo para decisão",
  date: "Data",
  people: { company: "Para (empresa)", author: "Preparado por" },
  what: {
    title: "O que é",
    text: `Um plano de assistência com {services} para {customers} clientes. Produto: {company}. {basis}. País: {country}. A empresa oferece o plano nas suas próprias condições; a ${brand.name} recebe os acionamentos, envia prestadores homologados e mostra cada atendimento.` as const,
  },
  estimate: "A estimativa de um ano",
  figuresOf: "Números de {month}; os serviços, sem impostos.",
  coverage: { title: "Os serviços", none: "Nenhum serviço escolhido." },
  steps: "As etapas de um atendimento",
  connected: {
    title: "O que será integrado",
    items: {
      customers: "Base de clientes: quem tem o plano, por API ou arquivo.",
      requests: "Canais de acionamento: app, site, chat e central de atendimento.",
      payments: "Gateways de pagamento e repasse a prestadores.",
      reports: "Andamento de cada atendimento e indicadores, por painel ou API.",
    },
  },
  assumptions: {
    title: "As premissas",
    lead: "Acionamentos por ano a cada 1.000 unidades cobertas e {currency} por acionamento: valor provável e faixa. P publicado, C calculado, N premissa nossa, S número da sua empresa; o número que segue a letra indica a fonte.",
    frequency: "Frequência",
    cost: "Custo por acionamento",
    units: "Unidades a cada 100 clientes",
  },
  marks: { P: "P", D: "C", A: "N", changed: "S" },
  sources: "Fontes",
  agree: {
    title: "Pontos a combinar",
    readers: { sponsor: "Negócio", finance: "Finanças", it: "Tecnologia", legal: "Jurídico" },
    points: {
      price: {
        name: "Modelo de preço",
        text: "Per capita, por acionamento ou misto; reajuste e vigência.",
      },
      levels: {
        name: "Níveis de serviço",
        text: "Prazos por serviço e região, e como são medidos.",
      },
      hours: { name: "Horários", text: "O que é atendido a qualquer hora e o que só em dia útil." },
      coverage: {
        name: "Abrangência",
        text: "Regulamento (com apólice, pelas regras do CNSP), rede por município, limites, teto por acionamento e exclusões.",
      },
      integration: {
        name: "Integração",
        text: "Sistemas, canais (WhatsApp, telefone), ambientes, testes e responsáveis.",
      },
      data: { name: "Dados", text: "Quem trata, onde, por quanto tempo e com que acessos." },
      payment: { name: "Pagamentos", text: "Repasse a prestadores, conciliação e impostos." },
      exit: {
        name: "Saída",
        text: "Prazos, transição dos atendimentos abertos e devolução dos dados.",
      },
    },
  },
  sign: {
    title: "Decisão",
    fields: { name: "Nome", position: "Cargo", date: "Data", signature: "Assinatura" },
  },
  link: {
    title: "O mesmo programa, online",
    text: "Abre a calculadora neste programa, para mudar qualquer premissa.",
    tooLong:
      "O link é longo demais para um código que o celular consiga ler: envie-o junto com estas páginas.",
    alternative: "QR code com o link deste programa",
  },
};

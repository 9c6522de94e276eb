import type { ContactTexts } from "./texts.ts";

export const pt: ContactTexts = {
  dialog: {
    title: "Faça parte da revolução dos serviços",
    lead: "Conte quem você é e do que precisa. Uma pessoa da nossa equipe responde.",
    close: "Fechar",
  },
  investor: { title: "Mensagem à equipe de RI" },
  who: {
    question: "Qual é o seu perfil?",
    types: {
      partner: {
        name: "Empresa parceira",
        line: "Sua empresa quer oferecer assistência 24h aos clientes.",
      },
      provider: { name: "Prestador", line: "Você presta serviços e quer atender pela nossa rede." },
      client: {
        name: "Cliente final",
        line: "Você tem um plano com assistência. Para pedir ajuda agora, use o app ou o telefone do plano.",
      },
    },
  },
  fields: {
    name: "Nome",
    email: "E-mail",
    company: "Empresa",
    phone: "Telefone",
    message: "Mensagem",
  },
  programme: { attached: "Seu programa vai junto", remove: "Remover" },
  allRequired: "Preencha todos os campos, menos os marcados como opcionais.",
  optional: "opcional",
  interest: "Tenho interesse em: {subject}.",
  otherWays: { phone: "Se preferir falar, ligue para {phone}.", chat: "Falar pelo chat" },
  didYouMean: "Você quis dizer {email}?",
  isPhoneComplete: "O número está completo? Com o DDD, tem pelo menos {digits} dígitos.",
  check: "Confira:",
  submit: "Enviar mensagem",
  sending: "Enviando...",
  errors: {
    name: "O nome deve ter pelo menos 2 caracteres",
    email: "Informe um e-mail válido",
    company: "O nome da empresa é obrigatório",
    phone: "O telefone é obrigatório",
    message: "A mensagem deve ter pelo menos 10 caracteres",
    contactType: "Selecione uma opção",
    tooLong: "Use no máximo {max} caracteres",
    unreadable: "Alguns caracteres não puderam ser lidos. Digite novamente",
  },
  privacy: {
    ar: "Usamos estes dados para atender ao seu contato e conter abusos, conforme a Lei 25.326 da Argentina. Você pode acessá-los, corrigi-los ou pedir que sejam excluídos.",
    es: "Usamos estes dados para atender ao seu contato e conter abusos, conforme o RGPD e a LOPDGDD da Espanha. Você pode acessá-los, corrigi-los ou pedir que sejam excluídos.",
    br: "Usamos estes dados para atender ao seu contato e conter abusos, conforme a LGPD. Você pode acessá-los, corrigi-los ou pedir que sejam eliminados.",
    us: "Usamos estes dados para atender ao seu contato e conter abusos. Você pode pedir uma cópia, a correção ou a exclusão deles.",
  },
  answer: { reference: "Número de protocolo", another: "Enviar outra mensagem" },
  toasts: {
    region: "Notificações",
    close: "Fechar a notificação",
    sent: "Mensagem enviada com sucesso",
    contactSent: "Entraremos em contato em breve",
    investorSent: "Nossa equipe de relações com investidores entrará em contato em breve",
    failed: "Erro ao enviar a mensagem. Tente novamente.",
    hints: {
      busy: "Sua rede fez muitos envios em pouco tempo. Aguarde um minuto; o que você escreveu continua aqui.",
      unavailable:
        "O problema é nosso. O que você escreveu continua aqui; se preferir, escreva para {email}.",
      unreachable:
        "Verifique sua conexão e envie de novo. O que você escreveu continua aqui e chegará uma única vez.",
    },
  },
};

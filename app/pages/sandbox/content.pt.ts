import { brand } from "#core/brand.ts";
import type { SandboxContent } from "./content.ts";

export const pt: SandboxContent = {
  head: {
    title: `Simulador da API de assistência | ${brand.name}`,
    description:
      "Envie um atendimento de exemplo a um simulador que roda no seu navegador: requisição, resposta, eventos e telas, com o arquivo OpenAPI para baixar.",
  },
  title: "Teste a API com um atendimento de exemplo",
  lead: "Para quem vai integrar: altere a requisição, envie e veja a resposta, os eventos e as telas que mudam com eles.",
  notice:
    "É uma simulação do que oferecemos, e não uma API pública: roda no seu navegador e não envia nada. Endereços e credenciais são entregues com o contrato.",
  noScript:
    "O simulador precisa de JavaScript, que este navegador não executa. O arquivo OpenAPI pode ser baixado mesmo assim.",
  choose: "Atendimento de exemplo",
  request: "Requisição",
  send: "Enviar ao simulador",
  answer: "Resposta",
  noAnswer: "Ainda não há resposta: envie a requisição.",
  next: "Próximo evento",
  read: "Consultar o atendimento",
  again: "Começar de novo",
  events: "Eventos que o seu sistema recebe",
  noEvents: "Começam a chegar quando o atendimento é aberto.",
  screens: "O que cada um vê",
  actors: { customer: "O cliente", provider: "O prestador", insurer: "A sua empresa" },
  idle: "Nenhum atendimento aberto",
  failures: {
    title: "Erros para testar",
    items: {
      invalid_json: "Apague uma vírgula do JSON.",
      member_not_found: "Altere o valor de member.",
      not_covered: "Peça um serviço que o plano não tem.",
      invalid_field: "Apague um campo ou escreva outro canal.",
    },
  },
  download: "Baixar OpenAPI 3.1 (JSON, {size})",
  closing: {
    title: "Que sistema você precisaria integrar?",
    text: "Conte de que sistema sai a base de clientes e por quais canais eles pedem ajuda. Com isso, preparamos a parte técnica da demonstração.",
  },
};

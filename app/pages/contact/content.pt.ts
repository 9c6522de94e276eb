import { brand } from "#core/brand.ts";
import type { ContactContent } from "./content.ts";

export const pt: ContactContent = {
  head: {
    title: `Contato | ${brand.name}`,
    description:
      "Escreva para nós: quem responde é uma pessoa da equipe responsável, seja você empresa parceira, prestador ou cliente final.",
  },
  next: {
    title: "O que acontece com a sua mensagem",
    steps: [
      {
        title: "Chega à equipe responsável",
        text: "Conforme o seu perfil e o que você precisa.",
      },
      {
        title: "É lida por uma pessoa",
        text: "Seus dados não entram em nenhuma lista de e-mail.",
      },
      {
        title: "Respondemos por e-mail ou telefone",
        text: "Usamos os dados que você deixa aqui para isso, e não para publicidade.",
      },
    ],
  },
  byMail: "Se preferir, escreva para",
};

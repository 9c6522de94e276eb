import { brand } from "#core/brand.ts";
import type { ContactContent } from "./content.ts";

export const pt: ContactContent = {
  head: {
    title: `Contato | ${brand.name}`,
    description:
      "Fale com a equipe certa, seja você empresa parceira, prestador ou cliente final. Uma pessoa lê e responde a cada mensagem.",
  },
  next: {
    title: "O que acontece com a sua mensagem",
    steps: [
      {
        title: "Chega à equipe responsável",
        text: "A de prestadores e operações, se você é prestador; a comercial e a de reclamações, nos demais casos.",
      },
      {
        title: "É lida por uma pessoa",
        text: "Antes disso, você recebe por e-mail a confirmação, com o número de protocolo.",
      },
      {
        title: "Respondemos por e-mail ou telefone",
        text: "Os dados que você deixa servem para isso; não entram em lista de e-mail nem em publicidade.",
      },
    ],
  },
  byMail: "Se preferir, escreva para",
};

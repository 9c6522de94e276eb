import type { WelcomeContent } from "./content.ts";

export const pt: WelcomeContent = {
  head: {
    title: "CasaPronta agora é Amparia",
    description:
      "A CasaPronta mudou de nome: agora é Amparia, com o mesmo atendimento e a mesma qualidade.",
  },
  title: "CasaPronta agora é Amparia",
  text: "O mesmo atendimento e a mesma qualidade. O nome é novo, e agora a ajuda vai além da casa: veículos, saúde, pets e dispositivos.",
  continue: "Continuar",
  pictureAlt:
    "Maquete de um bairro de dia: uma van de serviço e um guincho com um carro chegam a casas com as janelas acesas.",
};

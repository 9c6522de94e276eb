import { brand } from "#core/brand.ts";
import type { WelcomeContent } from "./content.ts";

export const pt: WelcomeContent = {
  head: {
    title: `${brand.formerName} agora é ${brand.name}`,
    description: `A ${brand.formerName} mudou de nome: agora é ${brand.name}, com o mesmo atendimento e a mesma qualidade.`,
  },
  title: `${brand.formerName} agora é ${brand.name}`,
  text: "O mesmo atendimento e a mesma qualidade. O nome é novo, e agora a ajuda vai além da casa: veículos, saúde, pets e dispositivos.",
  continue: "Continuar",
  pictureAlt:
    "Maquete de um bairro de dia: uma van de serviço e um guincho com um carro chegam a casas com as janelas acesas.",
};

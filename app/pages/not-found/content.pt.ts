import { brand } from "#core/brand.ts";
import type { NotFoundContent } from "./content.ts";

export const pt: NotFoundContent = {
  head: {
    title: `Página não encontrada | ${brand.name}`,
    description: "A página que você procura não existe ou mudou de endereço.",
  },
  title: "Não encontramos esta página",
  explanation:
    "Ela não existe ou mudou de endereço. Pela página inicial você chega a todas as outras.",
  picture: "Um cachorro espera sentado onde uma rua termina em uma barreira com luzes.",
  home: "Ir para a página inicial",
  services: "Conhecer os serviços",
  contact: "Fale conosco",
};

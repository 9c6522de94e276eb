import { brand, companies } from "#core/brand.ts";
import { brazilFireNumber, emergencyNumbers } from "#core/facts.ts";
import type { LegalVersion } from "./content.ts";

const company = companies.br;

export const brazil: LegalVersion = {
  head: {
    title: `Aviso legal no Brasil | ${brand.name}`,
    description:
      "Quem é o titular do site, como usá-lo segundo o Marco Civil da Internet, a relação entre usuários, prestadores e empresas, e a lei aplicável.",
  },
  facts: {
    owner: { label: "Titular", value: company.legalName },
    law: { label: "Lei aplicável", value: "Brasil" },
  },
  sections: {
    owner: {
      title: "Titular do site",
      paragraphs: [
        `Este site pertence à ${company.legalName} (${company.taxId}), sociedade registrada na ${company.registry}, com sede na ${company.address}. Neste aviso, “${brand.name}” e “nós” se referem a ela.`,
        `Ela é controlada pela ${companies.ar.legalName}, a empresa argentina que antes atuava com a marca ${brand.formerName}.`,
        `Você pode escrever para ${brand.contactEmail.pt} ou usar o formulário de contato do site.`,
      ],
    },
    emergencies: {
      title: "Este site não atende emergências",
      paragraphs: [
        `Os formulários não são lidos na hora. Se houver risco para alguém, ligue para o SAMU (${emergencyNumbers.br.medical}), os Bombeiros (${brazilFireNumber}) ou a Polícia (${emergencyNumbers.br.general}). Se você já tem um plano e precisa de assistência, use o app, o site ou o telefone indicados nele.`,
      ],
    },
    property: {
      title: "Propriedade intelectual",
      paragraphs: [
        `Os textos, o design, as ilustrações, o código e a marca ${brand.name} pertencem ao seu titular ou são usados sob licença, e são protegidos pela Lei de Direitos Autorais (Lei 9.610/1998), pela Lei do Software (Lei 9.609/1998) e pela Lei da Propriedade Industrial (Lei 9.279/1996). Você pode citá-los mencionando a fonte. Para qualquer outro uso, peça autorização.`,
        "As empresas de exemplo que aparecem no site são inventadas. As marcas de terceiros pertencem aos seus donos.",
      ],
    },
    liability: {
      title: "Disponibilidade e responsabilidade",
      paragraphs: [
        "Trabalhamos para que o site esteja sempre no ar, mas pode haver interrupções por manutenção ou por causas fora do nosso controle. Se um formulário falhar, o site avisa e você pode nos escrever por e-mail.",
        "Respondemos pelos danos que causarmos nos termos do Marco Civil da Internet (Lei 12.965/2014) e da legislação em vigor. Nada neste aviso limita os direitos que o Código de Defesa do Consumidor (Lei 8.078/1990) garante.",
      ],
    },
    law: {
      title: "Lei aplicável e reclamações",
      paragraphs: [
        "Este aviso é regido pela lei brasileira. Fica eleito o foro da comarca de São Paulo, salvo se você for consumidor; nesse caso, vale o foro do seu domicílio.",
        "Os consumidores também podem registrar uma reclamação em [consumidor.gov.br](https://www.consumidor.gov.br) ou procurar o Procon da sua cidade ou estado.",
      ],
    },
  },
};

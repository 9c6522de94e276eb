import { brand, companies } from "#core/brand.ts";
import { emergencyNumbers } from "#core/facts.ts";
import type { LegalContent } from "./content.ts";

const company = companies.ar;

/** The Argentine document, in Portuguese. */
export const pt: LegalContent = {
  head: {
    title: `Aviso legal na Argentina | ${brand.name}`,
    description:
      "Quem é o titular do site, como usá-lo, qual é a relação entre usuários, prestadores e empresas, e que lei argentina se aplica.",
  },
  title: "Aviso legal",
  lead: "Quem está por trás deste site, para que ele serve, como você pode usá-lo e quais regras se aplicam.",
  facts: {
    owner: { label: "Titular", value: company.legalName },
    contact: { label: "Contato", value: brand.contactEmail.pt },
    law: { label: "Lei aplicável", value: "República Argentina" },
  },
  sections: {
    owner: {
      title: "Titular do site",
      paragraphs: [
        `Este site pertence à ${company.legalName} (${company.taxId}), sociedade inscrita na ${company.registry} da Argentina, com sede em ${company.address}. Neste aviso, “${brand.name}” e “nós” se referem a ela.`,
        `${brand.name} é o novo nome da ${brand.formerName}, com o mesmo atendimento e a mesma qualidade.`,
        `Você pode escrever para ${brand.contactEmail.pt} ou usar o formulário de contato do site.`,
      ],
    },
    purpose: {
      title: "O que é este site",
      paragraphs: [
        `O site apresenta a plataforma com que a ${brand.name} faz a gestão de assistência 24h e de serviços para casa, veículos, saúde, pets e dispositivos. Ele se dirige a empresas que oferecem esses serviços aos seus clientes e também a prestadores, investidores, candidatos e usuários.`,
        "O acesso é livre e gratuito. Não é preciso se cadastrar. Pelo site não se contratam nem se pagam serviços.",
      ],
    },
    platform: {
      title: "Usuários, prestadores e empresas",
      paragraphs: [
        `Na plataforma da ${brand.name} há usuários e prestadores. O usuário é a pessoa que aciona a assistência. O prestador é o profissional que a realiza. Nenhum prestador atende antes de ser homologado; os critérios constam do contrato com a empresa.`,
        "Uma empresa pode contratar o produto para oferecê-lo aos seus clientes ou para que seus funcionários o usem. Nesse caso, o alcance dos serviços, os limites e o custo para o usuário são os acordados no contrato com essa empresa e constam das condições do plano.",
        "Cada serviço segue as condições aceitas ao contratá-lo ou ao pedi-lo. Se forem diferentes deste aviso, valem aquelas.",
      ],
    },
    emergencies: {
      title: "Este site não atende emergências",
      paragraphs: [
        `Os formulários não são lidos na hora. Se houver risco para alguém, na Argentina ligue para o ${emergencyNumbers.ar.general} ou, em uma emergência médica, para o ${emergencyNumbers.ar.medical}. Se você já tem um plano e precisa de assistência, use o app, o site ou o telefone indicados nele.`,
      ],
    },
    use: {
      title: "Uso do site",
      paragraphs: [
        "Você pode ler, imprimir e compartilhar as páginas. Pedimos que não use o site para:",
        {
          items: [
            "Enviar dados falsos ou de outra pessoa sem a permissão dela.",
            "Enviar publicidade, mensagens em massa ou programas maliciosos pelos formulários.",
            "Tentar entrar em sistemas ou dados que não são públicos, ou prejudicar o funcionamento do site.",
            `Passar-se pela ${brand.name} ou sugerir um vínculo que não existe.`,
          ],
        },
        "Podemos limitar ou bloquear os envios que descumprirem essas regras.",
      ],
    },
    information: {
      title: "Informações e exemplos",
      paragraphs: [
        "Cuidamos para que o conteúdo esteja correto e em dia, mas ele é informativo: não é uma oferta nem um contrato. Os serviços disponíveis dependem do país e do plano.",
        "As telas com a legenda “Interface ilustrativa” mostram como o produto funciona com atendimentos, nomes e números inventados. As projeções de mercado da página de investidores não são promessa de resultado nem convite a investir.",
      ],
    },
    property: {
      title: "Propriedade intelectual",
      paragraphs: [
        `Os textos, o design, as ilustrações, o código e a marca ${brand.name} pertencem ao seu titular ou são usados sob licença, e são protegidos pelas leis argentinas 11.723, de propriedade intelectual, e 22.362, de marcas. Você pode citá-los mencionando a fonte. Para qualquer outro uso, peça autorização.`,
        "As empresas de exemplo que aparecem no site são inventadas. As marcas de terceiros pertencem aos seus donos.",
      ],
    },
    links: {
      title: "Links para outros sites",
      paragraphs: [
        "O site tem links para redes sociais, um portal de vagas e órgãos públicos. Não controlamos o conteúdo nem as políticas de privacidade deles. Você pode criar links para as nossas páginas sem pedir autorização, desde que não as apresente como suas.",
      ],
    },
    liability: {
      title: "Disponibilidade e responsabilidade",
      paragraphs: [
        "Trabalhamos para que o site esteja sempre no ar, mas pode haver interrupções por manutenção ou por causas fora do nosso controle. Se um formulário falhar, o site avisa e você pode nos escrever por e-mail.",
        "Respondemos pelos danos que causarmos nos termos da lei. Nada neste aviso limita os direitos que a Lei argentina 24.240 reconhece aos consumidores.",
      ],
    },
    privacy: {
      title: "Dados pessoais e acessibilidade",
      paragraphs: [
        "Quais dados tratamos, para quê e como exercer seus direitos está na [política de privacidade](privacy).",
        "O que fazemos para que todas as pessoas possam usar o site, e como nos avisar se encontrar uma barreira, está na página de [acessibilidade](accessibility).",
      ],
    },
    changes: {
      title: "Mudanças neste aviso",
      paragraphs: [
        "Podemos atualizar este aviso para refletir mudanças do site ou da lei. A versão em vigor é a publicada aqui, com a data no início.",
      ],
    },
    law: {
      title: "Lei aplicável e reclamações",
      paragraphs: [
        "Este aviso é regido pela lei argentina. Os conflitos são levados aos tribunais ordinários da Cidade Autônoma de Buenos Aires, salvo se você for consumidor; nesse caso, são competentes os do seu domicílio.",
        "Os consumidores também podem reclamar na [Ventanilla Única Federal](https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario) de Defesa do Consumidor.",
      ],
    },
  },
};

import { brand, type Company, companies } from "#core/brand.ts";
import { longestRetentionDays } from "#core/contact.ts";
import type { PrivacyVersion } from "./content.ts";

const company: Company = companies.br;
const officer = company.privacyOfficer ? `, ${company.privacyOfficer},` : "";

export const brazil: PrivacyVersion = {
  head: {
    title: `Política de privacidade no Brasil | ${brand.name}`,
    description:
      "Quais dados este site trata, com que base legal, onde e por quanto tempo, quem é o encarregado e como exercer seus direitos segundo a LGPD.",
  },
  lead: "Quais dados pessoais tratamos neste site, com que base legal, por quanto tempo os guardamos e como você pode exercer seus direitos de titular.",
  facts: { response: { label: "Resposta aos seus pedidos", value: "Um mês, no máximo" } },
  sections: {
    controller: {
      title: "Quem é o controlador",
      paragraphs: [
        `O controlador dos dados é a ${company.legalName} (${company.taxId}), com sede na ${company.address}. Nesta política, “${brand.name}” e “nós” se referem a essa sociedade, controlada pela ${companies.ar.legalName}, a empresa argentina que antes atuava com a marca ${brand.formerName}.`,
        "Tratamos seus dados conforme a Lei Geral de Proteção de Dados Pessoais (Lei 13.709/2018, LGPD) e o Marco Civil da Internet (Lei 12.965/2014).",
      ],
    },
    officer: {
      title: "Encarregado pelo tratamento de dados pessoais",
      paragraphs: [
        `O encarregado (DPO)${officer} atende pelo e-mail ${brand.privacyEmail.pt}. Ele recebe pedidos e reclamações dos titulares, presta esclarecimentos e é o canal com a ANPD.`,
      ],
    },
    scope: {
      title: "O que esta política abrange",
      paragraphs: [
        "Esta política vale para os dados recebidos por meio deste site: os formulários de contato, as preferências que o seu navegador guarda e os e-mails que você nos envia.",
        `A plataforma de assistência é um serviço à parte. Nela há usuários, que acionam a assistência, e prestadores, que a realizam. Uma empresa pode contratar o produto para que seus clientes ou seus funcionários o usem. Nesse caso, em geral a empresa é a controladora dos dados dessas pessoas e a ${brand.name} é a operadora, conforme o contrato entre as duas e o aviso de privacidade mostrado no uso do serviço.`,
      ],
    },
    purposes: {
      title: "Finalidades e bases legais",
      paragraphs: [
        "Tratamos os dados com estas finalidades:",
        {
          items: [
            "Responder à sua mensagem e preparar a proposta ou a demonstração que você pediu. Base: procedimentos preliminares a um contrato, a pedido do titular (art. 7º, V, da LGPD).",
            "Avaliar sua entrada na rede de prestadores. Base: a mesma (art. 7º, V).",
            "Encaminhar uma reclamação. Base: execução de contrato, obrigação legal ou exercício regular de direitos (art. 7º, II, V e VI).",
            "Detectar envios abusivos. Base: legítimo interesse na segurança do site (art. 7º, IX).",
          ],
        },
        "Não usamos seus dados para publicidade, não criamos perfis e não tomamos decisões automatizadas sobre você.",
      ],
    },
    recipients: {
      title: "Com quem são compartilhados",
      paragraphs: [
        "Cada mensagem é guardada e enviada por e-mail às equipes internas que devem atendê-la: as de prestadores e operações, se você escreve como prestador; as de reclamações e comercial, nos demais casos, que encaminham as mensagens de investidores à equipe de relações com investidores. O endereço que você informa recebe uma confirmação com o número de protocolo.",
        `Também têm acesso, como operadores e só para nos prestar o serviço, a matriz argentina do grupo, a ${companies.ar.legalName}, e os fornecedores de servidores em nuvem, de e-mail e, quando houver, da ferramenta de gestão de contatos. Não vendemos, alugamos nem cedemos seus dados. Só os entregaremos a uma autoridade quando uma lei ou uma ordem judicial exigir.`,
      ],
    },
    location: {
      title: "Onde ficam guardados e transferência internacional",
      paragraphs: [
        "Os dados ficam em servidores em nuvem localizados na Argentina. Trata-se de uma transferência internacional, feita na forma dos artigos 33 a 36 da LGPD, com as cláusulas-padrão contratuais da Resolução CD/ANPD nº 19/2024.",
        "Não são transferidos a nenhum outro país para armazenamento. Você pode pedir uma cópia das cláusulas ao encarregado.",
      ],
    },
    retention: {
      title: "Por quanto tempo os guardamos",
      paragraphs: [
        `O servidor elimina cada mensagem automaticamente, no máximo ${longestRetentionDays} dias depois de entregá-la às equipes que a atendem. A mensagem que não pôde ser entregue, ou que aguarda revisão por parecer abusiva, fica guardada até que uma pessoa resolva a pendência.`,
        "Se você pedir a eliminação antes, apagamos antes. Se a mensagem der origem a um contrato ou a uma reclamação, os dados necessários são mantidos pelos prazos legais (art. 16 da LGPD). Os registros de acesso que o Marco Civil da Internet manda guardar (data, hora e endereço IP) ficam sob sigilo no serviço de hospedagem por seis meses e só são entregues por ordem judicial (art. 15 da Lei 12.965/2014).",
      ],
    },
    security: {
      title: "Como os protegemos",
      paragraphs: [
        "O site usa conexão criptografada. O acesso às mensagens é restrito a quem precisa delas para trabalhar. Os registros técnicos do servidor não contêm o que você escreve nem seus dados de contato.",
        "Para conter abusos, o servidor conta por alguns minutos os envios que chegam de um mesmo endereço de rede. Essa contagem não é guardada com a sua mensagem. Nenhuma medida é infalível: se um incidente puder causar risco ou dano relevante, comunicaremos a ANPD e você, como prevê o art. 48 da LGPD.",
      ],
    },
    minors: {
      title: "Crianças e adolescentes",
      paragraphs: [
        "O site se dirige a empresas e a pessoas adultas. Não pedimos dados a menores de 18 anos. Se souber que uma criança ou um adolescente nos enviou os dele, avise e nós os apagaremos.",
      ],
    },
    rights: {
      title: "Seus direitos de titular",
      paragraphs: [
        "Você pode exercer, sem custo, os direitos do art. 18 da LGPD:",
        {
          items: [
            "Confirmação de que tratamos seus dados e acesso a eles.",
            "Correção de dados incompletos, inexatos ou desatualizados.",
            "Anonimização, bloqueio ou eliminação de dados desnecessários, excessivos ou tratados em desacordo com a lei.",
            "Portabilidade a outro fornecedor.",
            "Informação sobre com quem compartilhamos seus dados.",
            "Eliminação dos dados tratados com o seu consentimento, e revogação dele.",
            "Oposição a um tratamento que considere irregular.",
          ],
        },
        `Escreva para ${brand.privacyEmail.pt} do mesmo e-mail usado no contato. Se houver dúvida sobre sua identidade, pediremos que a comprove. Respondemos em um mês, no máximo. Quando a LGPD fixa um prazo menor, como os 15 dias da declaração completa de acesso (art. 19, II), vale esse prazo.`,
      ],
    },
    authority: {
      title: "Autoridade nacional",
      paragraphs: [
        "Se entender que não atendemos bem aos seus direitos, você pode peticionar à ANPD, a autoridade nacional de proteção de dados, em [gov.br/anpd](https://www.gov.br/anpd), ou procurar os órgãos de defesa do consumidor. Antes, se quiser, dê a nós a chance de resolver.",
      ],
    },
  },
};

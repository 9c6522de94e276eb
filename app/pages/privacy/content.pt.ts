import { brand, companies } from "#core/brand.ts";
import { longestRetentionDays } from "#core/contact.ts";
import type { PrivacyContent } from "./content.ts";

const company = companies.ar;

/** The Argentine document, in Portuguese. */
export const pt: PrivacyContent = {
  head: {
    title: `Política de privacidade na Argentina | ${brand.name}`,
    description:
      "Quais dados este site guarda, para quê, onde e por quanto tempo, e como pedir acesso, correção ou exclusão segundo a lei argentina 25.326.",
  },
  title: "Política de privacidade",
  lead: "Quais dados pessoais tratamos neste site, para que os usamos, por quanto tempo os guardamos e como você pode consultá-los, corrigi-los ou pedir que sejam apagados.",
  facts: {
    response: { label: "Resposta aos seus pedidos", value: "Um mês, no máximo" },
    storage: { label: "Onde ficam os dados", value: "Servidores em nuvem, na Argentina" },
    tracking: { label: "Rastreamento e publicidade", value: "Nenhum neste site" },
  },
  sections: {
    controller: {
      title: "Quem responde pelos seus dados",
      paragraphs: [
        `O responsável pela base de dados é a ${company.legalName} (${company.taxId}), com sede em ${company.address}. Nesta política, “${brand.name}” e “nós” se referem a essa sociedade, que antes atuava com a marca ${brand.formerName}.`,
        `Para qualquer assunto sobre seus dados pessoais, escreva para ${brand.privacyEmail.pt} ou envie uma carta ao endereço indicado.`,
      ],
    },
    scope: {
      title: "O que esta política abrange",
      paragraphs: [
        "Esta política vale para os dados recebidos por meio deste site: os formulários de contato, as preferências que o seu navegador guarda e os e-mails que você nos envia.",
        `A plataforma de assistência é um serviço à parte. Nela há usuários, que acionam a assistência, e prestadores, que a realizam. Uma empresa pode contratar o produto para que seus clientes ou seus funcionários o usem. Nesse caso, em geral é a empresa que decide sobre os dados dessas pessoas, e a ${brand.name} os trata por conta dela, conforme o contrato entre as duas e o aviso de privacidade mostrado no uso do serviço.`,
      ],
    },
    data: {
      title: "Quais dados tratamos",
      paragraphs: [
        "Apenas os que você decide enviar em um formulário e o contexto mínimo para responder:",
        {
          items: [
            "Nome, e-mail e telefone.",
            "A mensagem que você escreve e se entra em contato como parceiro, prestador, cliente ou investidor.",
            "O nome da sua empresa, quando o formulário pede ou você informa.",
            "A página de onde escreveu, o país e o idioma do site, a data e a hora do envio e, se chegou por uma campanha, o nome dela. Se anexar um programa à mensagem, esse programa.",
          ],
        },
        "Os campos que não estão marcados como opcionais são obrigatórios: sem eles, não conseguimos responder. Pedimos que não inclua dados sensíveis, como os de saúde, nem dados de outras pessoas. Não compramos dados nem os obtemos de terceiros.",
      ],
    },
    purposes: {
      title: "Para que os usamos e com que fundamento",
      paragraphs: [
        "Usamos os dados para responder à sua mensagem, preparar a proposta ou a demonstração que você pediu, avaliar sua entrada como prestador e encaminhar uma reclamação. Também para detectar envios abusivos.",
        "O fundamento é o seu consentimento, dado ao enviar o formulário, e as providências anteriores a um contrato ou próprias dele (artigo 5 da Lei argentina 25.326). Você pode retirar o consentimento quando quiser, sem efeito sobre o que já foi feito.",
        "Não usamos seus dados para publicidade, não criamos perfis e não tomamos decisões automatizadas sobre você.",
      ],
    },
    recipients: {
      title: "Quem os recebe",
      paragraphs: [
        "Cada mensagem é guardada e enviada por e-mail às equipes internas que devem atendê-la: as de prestadores e operações, se você escreve como prestador; as de reclamações e comercial, nos demais casos, que encaminham as mensagens de investidores à equipe de relações com investidores. O endereço que você informa recebe uma confirmação com o número de protocolo.",
        "Também têm acesso, por nossa conta e só para nos prestar o serviço, os fornecedores de servidores em nuvem, de e-mail e, quando houver, da ferramenta de gestão de contatos. Não vendemos, alugamos nem cedemos seus dados. Só os entregaremos a uma autoridade quando uma lei ou uma ordem judicial exigir.",
      ],
    },
    location: {
      title: "Onde ficam guardados",
      paragraphs: [
        "Os dados ficam em servidores em nuvem localizados na República Argentina. Não são transferidos a outros países para armazenamento.",
        `Se você escreve pelo site de outro país, a empresa do grupo nesse país pode ler sua mensagem para responder.`,
      ],
    },
    retention: {
      title: "Por quanto tempo os guardamos",
      paragraphs: [
        `O servidor apaga cada mensagem automaticamente, no máximo ${longestRetentionDays} dias depois de entregá-la às equipes que a atendem. A mensagem que não pôde ser entregue, ou que aguarda revisão por parecer abusiva, fica guardada até que uma pessoa resolva a pendência.`,
        "Se você pedir a exclusão antes, apagamos antes. Se a mensagem der origem a um contrato ou a uma reclamação, os dados necessários para cumpri-lo ou resolvê-la são mantidos pelo prazo que a lei aplicável fixar.",
      ],
    },
    security: {
      title: "Como os protegemos",
      paragraphs: [
        "O site usa conexão criptografada. O acesso às mensagens é restrito a quem precisa delas para trabalhar. Os registros técnicos do servidor não contêm o que você escreve nem seus dados de contato.",
        "Para conter abusos, o servidor conta por alguns minutos os envios que chegam de um mesmo endereço de rede. Essa contagem não é guardada com a sua mensagem. Nenhuma medida é infalível: se um incidente atingir seus dados, avisaremos você e a autoridade de controle.",
      ],
    },
    browser: {
      title: "Cookies e armazenamento do navegador",
      paragraphs: [
        "Este site não usa cookies de análise nem de publicidade, não carrega conteúdo de terceiros, não atribui a você um identificador e não segue você em outros sites; as visitas são somadas por dia, como explica “Contagem de visitas”. Só guarda no navegador o necessário para lembrar o que você escolheu:",
        {
          items: [
            "Cookie “selectedCountry”: o país que você escolheu, para mostrar a página no seu idioma desde o início. Dura um ano.",
            "Armazenamento local: “selectedCountry”, o mesmo país, e “siteSuggestion”, se você fechou o aviso que sugere outro idioma. Ficam até que você os apague.",
            "Armazenamento de sessão: “contactDraft” e “investorDraft”, o rascunho de um formulário ainda não enviado, para que você não o perca se mudar de página; “programDraft”, o programa que você montou (tipo de empresa, número de clientes, serviços e limites); e “react-router-scroll-positions”, até onde você leu cada página. O rascunho é apagado ao enviar; tudo, ao fechar a aba. Nada disso sai do seu aparelho se você não enviar.",
          ],
        },
        "Você pode apagar tudo isso nas configurações do navegador. O site continua funcionando, mas volta ao idioma inicial.",
      ],
    },
    counting: {
      title: "Contagem de visitas",
      paragraphs: [
        "Para saber se o site funciona, o servidor soma por dia, e só por dia:",
        {
          items: [
            "Quantas vezes cada página foi vista e quantas mensagens foram enviadas a partir dela.",
            "De qual site (apenas o domínio, como “exemplo.com”) e por qual campanha a visita chegou, conforme o próprio link.",
            "Quanto a página demorou para aparecer e para responder e quanto os elementos se moveram ao carregar. O navegador mede esses três valores e os envia quando você sai da página, junto com as páginas abertas nessa visita.",
          ],
        },
        "Cada visita apenas soma um a esses totais. Neles não há endereço de rede, navegador, hora nem qualquer identificador, e não usamos cookies para isso: os totais não permitem saber quem visitou o site nem ligar uma visita a outra. O endereço de rede e o nome que o navegador informa são lidos na hora, para conter abusos e deixar de fora programas automáticos, e não são guardados para isso.",
      ],
    },
    minors: {
      title: "Menores de idade",
      paragraphs: [
        "O site se dirige a empresas e a pessoas adultas. Não pedimos dados a menores de 18 anos. Se souber que um menor nos enviou os dele, avise e nós os apagaremos.",
      ],
    },
    rights: {
      title: "Seus direitos e como exercê-los",
      paragraphs: [
        "Você pode pedir, sem custo:",
        {
          items: [
            "Acesso: saber quais dados seus temos e receber uma cópia.",
            "Retificação e atualização: corrigir os que estiverem errados ou tiverem mudado.",
            "Exclusão: que os apaguemos.",
            "Confidencialidade: que deixemos de usá-los para determinado fim.",
          ],
        },
        `Escreva para ${brand.privacyEmail.pt} do mesmo e-mail usado no contato ou comprove sua identidade de outra forma. Respondemos em um mês, no máximo. Quando a Lei argentina 25.326 fixa um prazo menor (dez dias corridos para o acesso, cinco dias úteis para a retificação ou a exclusão), vale esse prazo.`,
        "O direito de acesso pode ser exercido gratuitamente a intervalos de pelo menos seis meses, salvo se houver interesse legítimo comprovado (artigo 14, inciso 3, da Lei 25.326).",
      ],
    },
    authority: {
      title: "Autoridade de controle",
      paragraphs: [
        "A Agencia de Acceso a la Información Pública (AAIP), órgão de controle da Lei 25.326, recebe as denúncias e reclamações de quem tiver seus direitos afetados pelo descumprimento das normas argentinas de proteção de dados pessoais.",
        "O contato é [argentina.gob.ar/aaip](https://www.argentina.gob.ar/aaip). Antes, se quiser, dê a nós a chance de resolver.",
      ],
    },
    changes: {
      title: "Mudanças nesta política",
      paragraphs: [
        "Se mudar o que fazemos com os dados, mudaremos este texto e a data que aparece no início. Se a mudança afetar dados que já temos, avisaremos por e-mail antes de aplicá-la.",
        "As condições de uso do site estão no [aviso legal](legal).",
      ],
    },
  },
};

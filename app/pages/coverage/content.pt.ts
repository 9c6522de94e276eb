import { brand } from "#core/brand.ts";
import { brazilFireNumber, emergencyNumbers } from "#core/facts.ts";
import type { CoverageContent } from "./content.ts";

export const pt: CoverageContent = {
  head: {
    title: `Serviços da assistência 24h, um a um | ${brand.name}`,
    description:
      "O que cada serviço de assistência inclui, como é prestado e o que o cliente faz. Residencial, veicular, saúde, pet e dispositivos, com busca e filtros.",
  },
  hero: {
    title: "O que cada serviço inclui",
    lead: "Abra um serviço para ver o que inclui, o que o cliente faz e como é prestado. Escolha os que interessam e veja quanto custaria o plano.",
  },
  search: {
    label: "Buscar um serviço",
    examples: ["água", "guincho", "pet"],
    hint: "Ex.: {examples}",
    clear: "Limpar filtros",
    none: "Nenhum serviço corresponde à busca.",
    tryThis: "Tente:",
    withoutFilters: {
      one: "Ver {count} serviço fora destes filtros",
      other: "Ver {count} serviços fora destes filtros",
    },
    count: { one: "{count} serviço", other: "{count} serviços" },
  },
  filters: {
    family: "Linha de assistência",
    allFamilies: "Todas",
    delivery: "Como é prestado",
    allDeliveries: "Qualquer modalidade",
  },
  deliveries: {
    visit: "Prestador vai até o local",
    transport: "Remoção ou transporte",
    remote: "A distância",
    appointment: "Com hora marcada",
    reimbursement: "Por reembolso",
  },
  given: {
    visit: "No local",
    transport: "Transporte",
    remote: "Remoto",
    appointment: "Agendado",
    reimbursement: "Reembolso",
  },
  parts: {
    includes: "O que inclui",
    delivery: "Como é prestado",
    customer: "O que o cliente faz",
  },
  share: "Link para {service}",
  add: "Incluir no programa",
  added: "No programa",
  programme: {
    count: { one: "{count} serviço no seu programa", other: "{count} serviços no seu programa" },
    cost: "{cost} por cliente ao mês",
    open: "Ver o programa",
  },
  note: "A abrangência de cada serviço, com limites e exclusões, é definida em cada plano. Serviços fora da lista, como carro reserva e hospedagem, são acordados plano a plano. Esta página não substitui as condições gerais do plano.",
  print: "Imprimir",
  familyWords: {
    hogar: "residencial, residência, casa",
    vial: "veicular, carro, moto, veículo",
    salud: "saúde",
    mascotas: "pets",
    dispositivos: "dispositivos",
  },
  services: {
    locksmith: {
      scope: "Porta, chave e fechadura",
      includes:
        "Abertura da porta de entrada por perda, roubo ou quebra da chave, e conserto ou troca da fechadura danificada.",
      customer:
        "Avisa que não consegue entrar ou trancar e comprova que mora ali quando o chaveiro chega.",
      alsoCalled: "trancado, chaves, porta, perdi a chave",
    },
    plumbing: {
      scope: "Vazamento e entupimento",
      includes:
        "Vazamentos e canos rompidos aparentes, torneiras e descargas; desentupimento e fechamento da água para conter o dano.",
      customer: "Fecha o registro, conta de onde vem a água e manda fotos se puder.",
      alsoCalled:
        "encanador, vaso sanitário, privada, desentupir, pia entupida, encanamento, esgoto, infiltração, vazamento de água, água quente, boiler",
    },
    gas: {
      scope: "Vazamento e registro",
      includes: "Localização do vazamento, fechamento do registro e reparo do trecho danificado.",
      customer: `Sai sem mexer em interruptores e, do lado de fora, liga para os bombeiros (no Brasil, ${brazilFireNumber}) ou para a distribuidora de gás. Depois, aciona o serviço.`,
      alsoCalled: "cheiro de gás",
    },
    electricity: {
      scope: "Sem luz, disjuntor, tomada",
      includes:
        "Falta de luz dentro do imóvel, disjuntores que desarmam, tomadas e interruptores com defeito.",
      customer:
        "Diz quais cômodos ficaram sem luz e não mexe no quadro se houver faísca ou cheiro de queimado.",
      alsoCalled: "eletricista, eletricidade, curto-circuito, chuveiro, queimado, energia",
    },
    airConditioning: {
      scope: "Não gela ou pinga",
      includes:
        "Diagnóstico de aparelhos que não gelam, não aquecem ou pingam, limpeza e pequenos consertos.",
      customer: "Informa marca e tipo do aparelho e escolhe um horário para a visita.",
      alsoCalled: "split, AC",
    },
    fumigation: {
      scope: "Insetos e roedores",
      includes:
        "Controle de insetos e roedores e desinfecção de ambientes, com orientações para antes e depois.",
      customer: "Diz o que viu e em quais cômodos e combina um horário com a casa preparada.",
      alsoCalled:
        "dedetização, baratas, ratos, cupim, formigas, escorpião, vespas, pulgas, percevejos",
    },
    glass: {
      scope: "Portas e janelas",
      includes:
        "Fechamento provisório e troca de vidros de portas e janelas quebrados por acidente.",
      customer: "Manda uma foto com a medida aproximada e isola o local.",
    },
    preventive: {
      scope: "Checagem antes da viagem",
      includes: "Checagem de bateria, luzes, níveis e pneus antes de uma viagem ou vistoria.",
      customer: "Escolhe o dia e o lugar.",
      alsoCalled: "revisão",
    },
    towing: {
      scope: "Remoção até a oficina",
      includes: "Remoção do veículo em pane ou acidentado até a oficina ou o endereço indicado.",
      customer: "Compartilha a localização, diz qual é o veículo e para onde levar.",
      alsoCalled:
        "batida, batido, acidente, reboque, não liga, não anda, carro quebrado, oficina, mecânica, carro parou, pane elétrica, guinxo",
    },
    tire: {
      scope: "Pneu furado",
      includes: "Troca do pneu furado pelo estepe ou, na falta dele, remoção até o borracheiro.",
      customer: "Compartilha a localização e confirma se tem estepe e chave da porca antifurto.",
      alsoCalled: "pneu furado, borracheiro, estourou",
    },
    fuel: {
      scope: "Combustível até o posto",
      includes: "Entrega do combustível necessário para chegar ao posto mais próximo.",
      customer:
        "Compartilha a localização e diz qual combustível usa. O combustível pode ficar por conta dele.",
      alsoCalled: "gasolina, etanol, álcool, diesel",
    },
    battery: {
      scope: "O carro não liga",
      includes: "Partida com equipamento auxiliar e teste de carga; se não resolver, remoção.",
      customer: "Compartilha a localização e conta o que o carro faz ao tentar ligar.",
      alsoCalled: "não liga, não pega, chupeta",
    },
    lockout: {
      scope: "Chave dentro ou perdida",
      includes: "Abertura do veículo quando as chaves ficaram dentro ou se perderam.",
      customer: "Compartilha a localização e comprova que o veículo é seu.",
      alsoCalled: "chave dentro do carro, trancado, perdi a chave",
    },
    transfers: {
      scope: "Até em casa ou o destino",
      includes:
        "Transporte das pessoas até em casa ou ao destino quando o veículo não pode seguir.",
      customer: "Diz quantas pessoas são e para onde vão.",
      alsoCalled: "uber, corrida",
    },
    onlineDoctor: {
      scope: "Vídeo, com receita",
      includes: "Consulta médica por vídeo, com orientação e receita quando indicada.",
      customer: "Pede a consulta, conta os sintomas e atende a chamada.",
      alsoCalled: "médico, febre, gripe, telemedicina, teleconsulta, dor, resfriado, tosse",
    },
    onlinePsychologist: {
      scope: "Sessões por vídeo",
      includes: "Sessões por vídeo com psicólogo, em horários marcados.",
      customer: "Escolhe o horário e entra de um lugar tranquilo.",
      alsoCalled: "psicóloga, terapia, terapeuta, saúde mental, ansiedade, depressão",
    },
    ambulance: {
      scope: "Pedido e acompanhamento",
      includes: "Acionamento e acompanhamento da ambulância até a pessoa ser atendida ou removida.",
      customer: `Diz o que está acontecendo e onde. Em risco de vida, liga primeiro para a emergência pública (no Brasil, o SAMU: ${emergencyNumbers.br.medical}).`,
      alsoCalled: "emergência, urgência",
    },
    reimbursement: {
      scope: "Com receita e nota",
      includes:
        "Reembolso de medicamentos com receita e artigos ortopédicos, até o limite do plano.",
      customer: "Compra e envia a receita e a nota fiscal.",
      alsoCalled: "remédio, farmácia, muletas",
    },
    specialists: {
      scope: "Busca e agendamento",
      includes: "Busca do especialista e consulta marcada no consultório ou por vídeo.",
      customer: "Diz de qual especialidade precisa e escolhe entre os horários disponíveis.",
      alsoCalled: "cardiologista, dermatologista, pediatra, dentista",
    },
    homeDoctor: {
      scope: "Exame e orientações",
      includes: "Visita de um médico, exame e orientações.",
      customer: "Conta os sintomas, confirma o endereço e acompanha a chegada.",
    },
    teleVet: {
      scope: "Dúvidas, sem sair de casa",
      includes:
        "Consulta com veterinário por vídeo para tirar dúvidas e decidir se é preciso ir à clínica.",
      customer: "Conta o que o animal tem e o mostra na chamada.",
      alsoCalled: "cachorro, gato",
    },
    vetClinic: {
      scope: "Consulta na rede",
      includes: "Consulta para cachorros e gatos em uma clínica veterinária da rede.",
      customer: "Escolhe clínica e horário e leva a carteira de vacinação.",
      alsoCalled: "veterinário, veterinária, vacina, pulgas, emergência",
    },
    vetLab: {
      scope: "Sangue, urina e outros",
      includes: "Exames de sangue, urina e outros pedidos pelo veterinário.",
      customer: "Envia o pedido e vai à clínica com hora marcada.",
    },
    vetImaging: {
      scope: "Raio X e ultrassom",
      includes: "Raio X e ultrassom pedidos pelo veterinário.",
      customer: "Envia o pedido e vai à clínica com hora marcada e o preparo feito.",
    },
    grooming: {
      scope: "Banho, tosa e unhas",
      includes: "Banho, tosa e corte de unhas em pet shops da rede.",
      customer: "Escolhe lugar e horário e avisa se o animal precisa de cuidado especial.",
      alsoCalled: "cachorro, gato",
    },
    sterilization: {
      scope: "Cirurgia e consulta prévia",
      includes: "Cirurgia de castração em uma clínica da rede, com consulta prévia.",
      customer: "Vai à consulta prévia e marca a data.",
    },
    farewell: {
      scope: "Retirada e cremação",
      includes: "Retirada, cremação e funeral, com o cuidado que o momento pede.",
      customer: "Entra em contato e acerta os detalhes.",
      alsoCalled: "enterro, morreu",
    },
    electronics: {
      scope: "Celulares e computadores",
      includes: "Diagnóstico e conserto de celulares, computadores, tablets e outros eletrônicos.",
      customer: "Diz qual é o aparelho e o defeito e combina dia e lugar.",
      alsoCalled:
        "notebook, laptop, celular, telefone, tela quebrada, PC, impressora, tela trincada, computador",
    },
    tvAudio: {
      scope: "TVs e aparelhos de som",
      includes: "Diagnóstico e conserto de TVs e aparelhos de som.",
      customer: "Manda marca e modelo e escolhe um horário para a visita.",
      alsoCalled: "televisão, televisor, caixa de som",
    },
    consoles: {
      scope: "Aparelhos e controles",
      includes: "Diagnóstico e conserto de videogames e controles.",
      customer: "Diz qual é o videogame e o defeito e combina dia e lugar.",
      alsoCalled: "PlayStation, Xbox, Nintendo, PS5, controle, joystick",
    },
    appliances: {
      scope: "Lavadora, geladeira, fogão",
      includes: "Conserto de lavadoras, geladeiras, fogões e outros eletrodomésticos.",
      customer: "Manda marca e modelo, conta o defeito e escolhe um horário.",
      alsoCalled:
        "geladeira, fogão, máquina de lavar, micro-ondas, microondas, forno, lava-louças, lava e seca",
    },
    antivirus: {
      scope: "Sem custo, com ajuda",
      includes: "Antivírus sem custo para o cliente, com ajuda para instalar.",
      customer: "Ativa no aparelho que quer proteger.",
      alsoCalled: "vírus, hackeado, hacker",
    },
    dataRecovery: {
      scope: "Aparelhos danificados",
      includes: "Recuperação de arquivos de aparelhos e memórias danificados, quando possível.",
      customer: "Para de usar o aparelho, conta o que houve e o entrega para diagnóstico.",
      alsoCalled: "HD, apaguei, pen drive, fotos apagadas",
    },
    remoteHelp: {
      scope: "Por telefone ou na tela",
      includes: "Um técnico resolve por telefone ou acessa o aparelho com a permissão do cliente.",
      customer: "Liga ou escreve e aceita a conexão na tela.",
      alsoCalled: "wifi, internet, senha, configurar",
    },
  },
};

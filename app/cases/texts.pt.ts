import type { CasesTexts } from "./texts.ts";

export const pt: CasesTexts = {
  illustrative: "Interface ilustrativa: nomes, horários e valores de exemplo.",
  endings:
    "Nem tudo é visita: há atendimento por vídeo, por acesso remoto, com hora marcada, com guincho ou ambulância e por reembolso.",
  caseName: "Atendimento",
  events: {
    received: "Solicitação pelo app",
    covered: "Plano conferido",
    paid: "Pagamento agendado",
  },
  chat: {
    alt: "Conversa no celular: um cliente avisa que o pneu furou na rodovia e a assistência pede a localização para enviar o socorro mais próximo.",
    title: "Assistência",
    problem: "Meu pneu furou na rodovia",
    question: "Vamos ajudar. Você está em um lugar seguro?",
    answer: "Sim, no acostamento",
    request: "Compartilhe sua localização e enviamos o socorro mais próximo.",
    shareLocation: "Compartilhar localização",
    person: "Falar com uma pessoa",
  },
  families: {
    hogar: {
      steps: {
        request:
          "O cliente pede ajuda pelo app, pelo site, pelo chat ou pela central, com fotos se quiser.",
        coordination:
          "O serviço vai para o prestador homologado da especialidade que estiver mais perto. Se ele não aceitar, passa para o próximo.",
        resolution:
          "O prestador vai até o endereço, conserta e encerra com fotos; o cliente confirma e avalia.",
      },
      captions: {
        request: {
          customer: "Conta o que houve, manda fotos e confirma o endereço.",
          provider: "Recebe o serviço e vê o valor antes de aceitar.",
          insurer: "O atendimento é aberto na hora, com o plano conferido.",
        },
        coordination: {
          customer: "Sabe quem vem, onde está e a que horas chega.",
          provider: "Aceita, e o app mostra o caminho até a porta.",
          insurer: "Vê quem foi enviado e o trajeto, sem ligar para ninguém.",
        },
        resolution: {
          customer: "Confirma que ficou resolvido e avalia o serviço.",
          provider: "Encerra com fotos, e o pagamento fica agendado.",
          insurer: "Recebe o atendimento encerrado: tempos, preço e avaliação.",
        },
      },
      service: "Encanador",
      plan: "Residencial 24h",
      searching: "Recebemos o seu pedido. Estamos buscando um encanador perto de você.",
      problem: "O cano embaixo da pia da cozinha está vazando",
      job: "Vazamento na cozinha",
      role: "Encanador homologado",
      begins: "Chega às",
      beginsName: "Chegada prevista",
      status: "No local",
      underWay: "A caminho",
      action: "Ver rota",
      outcome: "Vazamento consertado",
      finished: "Serviço concluído",
      proof: { first: "Antes", second: "Depois" },
      events: {
        assigned: "Prestador confirmado",
        ready: "A caminho, no mapa",
        solved: "Serviço concluído",
      },
    },
    vial: {
      steps: {
        request: "O cliente pede ajuda de onde o carro parou, e a localização vai junto.",
        coordination:
          "Enviamos o guincho homologado mais próximo. O cliente vê no mapa onde ele está e a que horas chega.",
        resolution:
          "O socorro resolve no local ou leva o veículo à oficina escolhida, com fotos da retirada e da entrega.",
      },
      captions: {
        request: {
          customer: "Conta o que houve e compartilha a localização.",
          provider: "Recebe o serviço e vê o valor antes de aceitar.",
          insurer: "O atendimento é aberto na hora, com o plano conferido.",
        },
        coordination: {
          customer: "Acompanha o guincho no mapa e sabe quem dirige.",
          provider: "Aceita, e o app mostra o caminho até o carro.",
          insurer: "Vê o guincho, o trajeto e a hora de chegada.",
        },
        resolution: {
          customer: "O carro fica na oficina escolhida e o cliente avalia.",
          provider: "Encerra com fotos da entrega, e o pagamento fica agendado.",
          insurer: "Recebe o atendimento encerrado: tempos, preço e avaliação.",
        },
      },
      service: "Guincho",
      plan: "Auto 24h",
      searching: "Recebemos o seu pedido. Estamos buscando um guincho perto de você.",
      problem: "Meu carro não liga e estou na avenida",
      job: "Carro que não liga",
      role: "Guincho {unit}",
      begins: "Chega às",
      beginsName: "Chegada prevista",
      status: "A caminho",
      underWay: "A caminho",
      action: "Ver rota",
      outcome: "Carro na oficina",
      finished: "Carro entregue",
      proof: { first: "Retirada", second: "Entrega" },
      events: {
        assigned: "Guincho enviado",
        ready: "A caminho, no mapa",
        solved: "Carro entregue na oficina",
      },
    },
    salud: {
      steps: {
        request: "A pessoa pede a consulta pelo app, pelo site, pelo chat ou por telefone.",
        coordination: "Confirmamos um profissional de saúde, a hora da consulta e a sala de vídeo.",
        resolution:
          "A pessoa é atendida por vídeo e recebe as orientações. Se for preciso, há médico em casa, remoção e reembolso de medicamentos.",
      },
      captions: {
        request: {
          customer: "Pede a consulta e escolhe a opção por vídeo.",
          provider: "Recebe o pedido de consulta, com o horário e o valor.",
          insurer: "O atendimento é aberto na hora, com o plano conferido.",
        },
        coordination: {
          customer: "Sabe quem vai atender e espera em casa.",
          provider: "Aceita, e o app abre a sala de vídeo.",
          insurer: "Vê quem atende e a que horas.",
        },
        resolution: {
          customer: "É atendido por vídeo e recebe as orientações.",
          provider: "Encerra com as orientações, e o pagamento fica agendado.",
          insurer: "Recebe o atendimento encerrado: tempos, preço e avaliação.",
        },
      },
      service: "Teleconsulta",
      plan: "Assistência Saúde",
      searching: "Recebemos o seu pedido. Estamos buscando um médico disponível.",
      problem: "Quero uma consulta médica para o meu filho",
      job: "Consulta médica de uma criança",
      role: "Médica credenciada",
      place: "Por videochamada",
      begins: "Começa às",
      beginsName: "Videochamada",
      status: "Em videochamada",
      underWay: "Sala de vídeo",
      action: "Entrar na chamada",
      outcome: "Consulta realizada",
      finished: "Consulta concluída",
      proof: { first: "Orientações", second: "Receita" },
      events: {
        assigned: "Médica confirmada",
        ready: "Sala de vídeo pronta",
        solved: "Consulta realizada",
      },
    },
    mascotas: {
      steps: {
        request: "O tutor conta o que o pet tem e manda fotos se quiser.",
        coordination: "Marcamos horário em uma clínica da rede ou abrimos uma videoconsulta.",
        resolution:
          "O pet é atendido na hora marcada, e o tutor recebe a receita e a data do retorno.",
      },
      captions: {
        request: {
          customer: "Conta o que a cachorra tem e manda fotos.",
          provider: "A clínica recebe o pedido, com o horário e o valor.",
          insurer: "O atendimento é aberto na hora, com o plano conferido.",
        },
        coordination: {
          customer: "Tem hora marcada: sabe onde, com quem e quando.",
          provider: "Confirma o horário e vê a ficha antes da consulta.",
          insurer: "Vê a clínica confirmada e o horário marcado.",
        },
        resolution: {
          customer: "Volta com as orientações e avalia o atendimento.",
          provider: "Encerra com a receita, e o pagamento fica agendado.",
          insurer: "Recebe o atendimento encerrado: tempos, preço e avaliação.",
        },
      },
      service: "Clínica veterinária",
      plan: "Assistência Pet",
      searching: "Recebemos o seu pedido. Estamos buscando um horário perto de você.",
      problem: "Minha cachorra não quer comer desde ontem",
      job: "Cachorra sem apetite desde ontem",
      role: "{firm}",
      begins: "Consulta às",
      beginsName: "Consulta marcada",
      status: "Consulta marcada",
      underWay: "Consulta marcada",
      action: "Ver a ficha",
      outcome: "Consulta realizada",
      finished: "Consulta concluída",
      proof: { first: "Receita", second: "Retorno" },
      events: {
        assigned: "Clínica confirmada",
        ready: "Horário confirmado",
        solved: "Consulta realizada",
      },
    },
    dispositivos: {
      steps: {
        request: "O cliente conta o defeito e manda uma foto da tela ou do aparelho.",
        coordination: "Confirmamos um técnico homologado e marcamos a hora do suporte.",
        resolution:
          "O técnico resolve por acesso remoto; se não der, vai até a casa ou leva o aparelho para conserto.",
      },
      captions: {
        request: {
          customer: "Conta o defeito, manda fotos e escolhe o horário.",
          provider: "Recebe o pedido de suporte, com o horário e o valor.",
          insurer: "O atendimento é aberto na hora, com o plano conferido.",
        },
        coordination: {
          customer: "Sabe quem vai se conectar e a que horas.",
          provider: "Aceita e prepara a conexão segura.",
          insurer: "Vê quem atende e o horário da sessão.",
        },
        resolution: {
          customer: "Vê a solução na própria tela e avalia o suporte.",
          provider: "Encerra com o antes e o depois; o pagamento fica agendado.",
          insurer: "Recebe o atendimento encerrado: tempos, preço e avaliação.",
        },
      },
      service: "Suporte remoto",
      plan: "Plano Dispositivos",
      searching: "Recebemos o seu pedido. Estamos buscando um técnico disponível.",
      problem: "O computador reinicia sozinho e não abre meus arquivos",
      job: "Computador que reinicia sozinho",
      role: "Técnica homologada",
      place: "Por acesso remoto",
      begins: "Sessão às",
      beginsName: "Sessão remota",
      status: "Em sessão remota",
      underWay: "Sessão marcada",
      action: "Conectar",
      outcome: "Computador funcionando",
      finished: "Sessão concluída",
      proof: { first: "Antes", second: "Depois" },
      events: {
        assigned: "Técnica confirmada",
        ready: "Sessão marcada",
        solved: "Aparelho funcionando",
      },
    },
  },
};

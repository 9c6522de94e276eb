import type { Dictionary } from "./dictionary.es.ts";

export const pt: Dictionary = {
  servicios: "Serviços",
  soluciones: "Soluções",
  industrias: "Setores",
  nosotros: "Sobre nós",
  seleccionarPais: "Selecionar país",
  pais: "País",
  inicio: "Início",
  contactarAhora: "Fale conosco agora",
  solicitarDemo: "Solicitar demonstração",
  explorarServicios: "Conhecer os serviços",
  todos: "Todos",
  caracteristicasPrincipales: "O que está incluído",
  masInformacion: "Mais informações",
  nuestrosProcesos: "Como funciona",
  procesosDescripcion:
    "Três etapas em todas as linhas. O cliente, o prestador e a sua empresa veem sempre o mesmo atendimento.",
  solicitud: "Solicitação",
  solicitudDesc:
    "O cliente pede ajuda pelo app, pelo site, pelo chat ou pela central de atendimento.",
  coordinacion: "Coordenação",
  coordinacionDesc: "Enviamos um prestador homologado e acompanhamos o trajeto.",
  resolucion: "Resolução",
  resolucionDesc: "O prestador vai até o cliente e resolve o problema.",
  necesitasAyuda: "Precisa de ajuda para escolher?",
  contactaHoy:
    "Conte como é a sua carteira: sugerimos os serviços e os limites de um primeiro plano.",
  inversores: "Investidores",
  inversionesYFinanzas: "Investimentos e finanças",
  inversionesDesc:
    "O tamanho do mercado, o que já fizemos na Argentina e o que estamos construindo nos outros países.",
  ultimosResultados: "Tamanho do mercado",
  ultimosResultadosDesc: "Do gasto total com serviços como os nossos à fatia que esperamos operar.",
  oportunidadesInversion: "Oportunidades de investimento",
  oportunidadesInversionDesc:
    "A mesma plataforma atende um país novo ou uma linha nova; o que se constrói em cada lugar é a rede de prestadores.",
  gobernanzaCorporativa: "Governança corporativa",
  gobernanzaCorporativaDesc: "A sociedade que responde em cada país e onde está registrada.",
};

import type { Dictionary } from "./dictionary.ts";

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
  explorarServicios: "Conhecer serviços",
  todos: "Todos",
  caracteristicasPrincipales: "O que está incluído",
  masInformacion: "Mais informações",
  nuestrosProcesos: "Como funciona",
  procesosDescripcion:
    "Três etapas, as mesmas em todos os países e em todas as linhas de assistência.",
  solicitud: "Solicitação",
  solicitudDesc:
    "O cliente pede ajuda pelo app, pelo site, pelo chat ou pela central de atendimento.",
  coordinacion: "Coordenação",
  coordinacionDesc: "Enviamos um prestador homologado e acompanhamos o trajeto.",
  resolucion: "Resolução",
  resolucionDesc: "O prestador vai até o cliente e resolve o problema.",
  necesitasAyuda: "Precisa de ajuda para escolher?",
  contactaHoy: "Escreva hoje mesmo: uma pessoa da nossa equipe responde.",
  inversores: "Investidores",
  inversionesYFinanzas: "Investimentos e finanças",
  inversionesDesc: "O mercado de assistência em números, os nossos países e a nossa trajetória.",
  ultimosResultados: "Tamanho do mercado",
  ultimosResultadosDesc:
    "O mercado que podemos atender e a fatia que queremos alcançar. Não são resultados da empresa.",
  oportunidadesInversion: "Oportunidades de investimento",
  oportunidadesInversionDesc:
    "Uma só plataforma para crescer em cada país e em cada linha de assistência.",
  gobernanzaCorporativa: "Governança corporativa",
  gobernanzaCorporativaDesc:
    "Qual sociedade responde em cada país. Nesta página, os números citados de um relatório estão separados dos que nós calculamos.",
};

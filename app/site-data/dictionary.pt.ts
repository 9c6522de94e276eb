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
    "Três etapas, as mesmas em todos os países e em todos os tipos de assistência.",
  solicitud: "Solicitação",
  solicitudDesc: "O cliente pede ajuda pelo app, pelo site ou pela central de atendimento.",
  coordinacion: "Coordenação",
  coordinacionDesc: "Acionamos um prestador verificado e acompanhamos o trajeto.",
  resolucion: "Resolução",
  resolucionDesc: "O profissional vai até o cliente e resolve o problema.",
  necesitasAyuda: "Precisa de ajuda para escolher?",
  contactaHoy: "Escreva hoje mesmo. Alguém da nossa equipe responde.",
  inversores: "Investidores",
  inversionesYFinanzas: "Investimentos e finanças",
  inversionesDesc: "O mercado de assistências em números, e o nosso lugar nele.",
  ultimosResultados: "Resultados financeiros",
  ultimosResultadosDesc: "O tamanho do mercado que atendemos e a fatia que queremos alcançar.",
  oportunidadesInversion: "Oportunidades de investimento",
  oportunidadesInversionDesc:
    "Quatro países, cinco famílias de assistência e uma só plataforma para crescer.",
  gobernanzaCorporativa: "Governança corporativa",
  gobernanzaCorporativaDesc:
    "Decisões documentadas, contas claras e responsabilidades bem definidas.",
};

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
  explorarServicios: "Explorar serviços",
  todos: "Todos",
  caracteristicasPrincipales: "Principais recursos",
  masInformacion: "Mais informações",
  nuestrosProcesos: "Nossos processos",
  procesosDescripcion:
    "Três etapas, iguais em todos os países e em todas as famílias de assistência.",
  solicitud: "Solicitação",
  solicitudDesc: "A pessoa pede ajuda pelo app, pelo site ou pela central de atendimento.",
  coordinacion: "Coordenação",
  coordinacionDesc: "Direcionamos o caso a um prestador verificado e acompanhamos o trajeto.",
  resolucion: "Resolução",
  resolucionDesc: "O profissional vai até onde a pessoa está e resolve.",
  necesitasAyuda: "Precisa de ajuda para escolher?",
  contactaHoy: "Escreva hoje mesmo: uma pessoa da equipe responde.",
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

/** The words of the specification's `Country.translations`, with exactly its keys. Spanish is the model of the other languages. */
export const es = {
  servicios: "Servicios",
  soluciones: "Soluciones",
  industrias: "Industrias",
  nosotros: "Nosotros",
  seleccionarPais: "Seleccionar país",
  pais: "País",
  inicio: "Inicio",
  contactarAhora: "Contactar ahora",
  solicitarDemo: "Solicitar demo",
  explorarServicios: "Explorar servicios",
  todos: "Todos",
  caracteristicasPrincipales: "Características principales",
  masInformacion: "Más información",
  nuestrosProcesos: "Nuestros procesos",
  procesosDescripcion: "Tres pasos, los mismos en cada país y en cada familia de asistencia.",
  solicitud: "Solicitud",
  solicitudDesc: "La persona pide ayuda por la app, la web, el chat o el contact center.",
  coordinacion: "Coordinación",
  coordinacionDesc: "Un prestador verificado toma el caso y su recorrido se sigue en el mapa.",
  resolucion: "Resolución",
  resolucionDesc: "El prestador llega hasta donde está la persona y resuelve el problema.",
  necesitasAyuda: "¿Necesita ayuda para elegir?",
  contactaHoy: "Escríbanos hoy y le responderá una persona del equipo.",
  inversores: "Inversores",
  inversionesYFinanzas: "Inversiones y finanzas",
  inversionesDesc: "El mercado de las asistencias en cifras y la parte que queremos alcanzar.",
  ultimosResultados: "Tamaño del mercado",
  ultimosResultadosDesc:
    "Cuánto se gasta en total, cuánto podría pasar por un plan y cuánto esperamos operar.",
  oportunidadesInversion: "Oportunidades de inversión",
  oportunidadesInversionDesc:
    "Lo que ya funciona en Argentina se ofrece en otros países con la misma plataforma.",
  gobernanzaCorporativa: "Gobierno corporativo",
  gobernanzaCorporativaDesc: "Qué sociedad responde en cada país y en qué registro figura.",
};

export type Dictionary = typeof es;

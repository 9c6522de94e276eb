import type { Dictionary } from "./dictionary.es.ts";

export const en: Dictionary = {
  servicios: "Services",
  soluciones: "Solutions",
  industrias: "Industries",
  nosotros: "About us",
  seleccionarPais: "Select country",
  pais: "Country",
  inicio: "Home",
  contactarAhora: "Contact us now",
  solicitarDemo: "Request a demo",
  explorarServicios: "Explore services",
  todos: "All",
  caracteristicasPrincipales: "What’s included",
  masInformacion: "More info",
  nuestrosProcesos: "How it works",
  procesosDescripcion:
    "Three steps, whatever the service. Each is timestamped, and your team can see it.",
  solicitud: "Request",
  solicitudDesc:
    "The customer asks for help in the app, on the website, by chat or through the contact center.",
  coordinacion: "Coordination",
  coordinacionDesc: "We assign the case to a verified provider and track arrival.",
  resolucion: "Resolution",
  resolucionDesc: "The provider comes to the customer and does the job.",
  necesitasAyuda: "Need help choosing?",
  contactaHoy:
    "Contact us today with your industry and how many customers you have. We’ll suggest where to start.",
  inversores: "Investors",
  inversionesYFinanzas: "Investment and finance",
  inversionesDesc: "The assistance market in figures, and the share we aim to reach.",
  ultimosResultados: "Market size",
  ultimosResultadosDesc:
    "Three nested sizes: all spending, the part we can serve and the part we expect to reach.",
  oportunidadesInversion: "Investment opportunities",
  oportunidadesInversionDesc:
    "Each new country and each new service line runs on the platform we already operate.",
  gobernanzaCorporativa: "Corporate governance",
  gobernanzaCorporativaDesc:
    "The company responsible in each country and its registry. The table above marks which figures are quoted and which we calculated.",
};

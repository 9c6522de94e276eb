import type { Dictionary } from "./dictionary.ts";

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
  procesosDescripcion: "Three steps, the same in every country and for every service line.",
  solicitud: "Request",
  solicitudDesc:
    "The customer asks for help in the app, on the website, by chat or through the contact center.",
  coordinacion: "Coordination",
  coordinacionDesc: "We assign the case to a verified provider and track arrival.",
  resolucion: "Resolution",
  resolucionDesc: "The provider comes to the customer and gets it done.",
  necesitasAyuda: "Need help choosing?",
  contactaHoy: "Contact us today. Someone on our team will get back to you.",
  inversores: "Investors",
  inversionesYFinanzas: "Investment and finance",
  inversionesDesc: "The assistance market in figures, and the share we aim to reach.",
  ultimosResultados: "Market size",
  ultimosResultadosDesc:
    "Three nested sizes: all spending, what we can serve, and what we expect to reach. These are not company results.",
  oportunidadesInversion: "Investment opportunities",
  oportunidadesInversionDesc: "One platform to grow on, in every country and every service line.",
  gobernanzaCorporativa: "Corporate governance",
  gobernanzaCorporativaDesc:
    "The company responsible in each country. On this page, figures quoted from a report are marked apart from our own calculations.",
};

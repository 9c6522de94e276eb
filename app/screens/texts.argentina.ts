import type { DeepPartial } from "#app/site.ts";
import type { ScreenTexts } from "./texts.ts";

/** A customer's screen speaks as its customers do. */
export const argentina: DeepPartial<ScreenTexts> = {
  console: { unit: "Móvil 27" },
  chat: {
    alt: "Conversación en el celular: un cliente avisa que pinchó una goma en la autopista y la asistencia le pide compartir su ubicación para enviar el móvil más cercano.",
    problem: "Se me pinchó una goma en la autopista",
    question: "Te ayudamos. ¿Estás en un lugar seguro?",
    answer: "Sí, en la banquina",
    request: "Compartí tu ubicación y enviamos el móvil más cercano.",
  },
  app: { question: "¿Qué necesitás hoy?" },
};

import { brand } from "#core/brand.ts";
import type { SandboxContent } from "./content.ts";

export const es: SandboxContent = {
  head: {
    title: `Simulador de la API de asistencia | ${brand.name}`,
    description:
      "Envíe un caso de muestra a un simulador que funciona en su navegador: solicitud, respuesta, eventos y pantallas, con el archivo OpenAPI para descargar.",
  },
  title: "Pruebe la API con un caso de muestra",
  lead: "Para quien tiene que integrarla: cambie la solicitud, envíela y vea la respuesta, los eventos y cómo cambian las pantallas con ellos.",
  notice:
    "Es una simulación de lo que ofrecemos, no una API pública: funciona en su navegador y no envía nada. Direcciones y credenciales se entregan con el contrato.",
  noScript:
    "El simulador necesita JavaScript, que este navegador no ejecuta. El archivo OpenAPI se descarga igual.",
  choose: "Caso de muestra",
  request: "Solicitud",
  send: "Enviar al simulador",
  answer: "Respuesta",
  noAnswer: "Todavía no hay respuesta: envíe la solicitud.",
  next: "Siguiente evento",
  read: "Consultar el caso",
  again: "Empezar de nuevo",
  events: "Eventos que recibe su sistema",
  noEvents: "Llegan cuando el caso está abierto.",
  screens: "Lo que ve cada uno",
  actors: { customer: "El cliente", provider: "El prestador", insurer: "Su empresa" },
  idle: "Sin caso abierto",
  failures: {
    title: "Errores para probar",
    items: {
      invalid_json: "Quite una llave del JSON.",
      member_not_found: "Cambie el valor de member.",
      not_covered: "Pida un servicio que el plan no tenga.",
      invalid_field: "Borre un campo o escriba otro canal.",
    },
  },
  download: "Descargar OpenAPI 3.1 (JSON, {size})",
  closing: {
    title: "¿Qué sistema habría que conectar?",
    text: "Cuéntenos de dónde salen sus clientes y por dónde piden ayuda. Con eso preparamos la parte técnica de la demostración.",
  },
};

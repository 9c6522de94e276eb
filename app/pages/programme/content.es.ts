import { brand } from "#core/brand.ts";
import type { ProgrammeContent } from "./content.ts";

export const es: ProgrammeContent = {
  head: {
    title: `Calcule su programa de asistencia | ${brand.name}`,
    description:
      "Elija empresa, clientes y servicios: vea los casos y el costo de un año en rangos, con cada supuesto y su fuente.",
  },
  hero: {
    title: "Arme el programa y vea cuánto costaría",
    lead: "Elija para cuántos clientes y con qué servicios. Los casos y el costo de un año aparecen al momento, en rangos y con el origen de cada supuesto.",
  },
  noScript:
    "Para calcular con sus datos hace falta JavaScript, que este navegador no ejecuta. Abajo hay un ejemplo para una aseguradora con {customers} clientes y todos sus supuestos, con las fuentes.",
  numberError: "Escriba un número entero entre {min} y {max}.",
  company: {
    title: "Su empresa",
    customersHint: "Quienes tendrían la asistencia incluida.",
  },
  services: {
    title: "Los servicios",
    lead: "Elija los que quiere ofrecer y ponga a cada uno un límite anual por unidad cubierta.",
    count: "{count} de {all}",
    limitOf: "Límite anual de {service}",
  },
  result: {
    title: "El resultado",
    none: "Elija al menos un servicio para ver casos y costo.",
    announcement: "{fee} por cliente y mes, {range}. {cases} casos y {cost} al año.",
    talk: "Hablar de este programa",
    brief: "Ver el resumen de dos páginas",
    details: "Ver el detalle",
  },
  table: {
    title: "De dónde sale, servicio por servicio",
    lead: "La línea va del mínimo al máximo; el punto es lo probable.",
    alternative: "Casos y costo al año de cada servicio: mínimo, probable y máximo",
  },
  influence: {
    title: "Qué supuesto pesa más",
    lead: "Costo de un año si solo ese supuesto va de su mínimo a su máximo y los demás quedan en lo probable. Empiece por reemplazar los primeros.",
  },
  assumptions: {
    title: "Los supuestos, uno por uno",
    lead: "Reemplace cualquiera por una cifra suya: el resultado cambia al momento y el supuesto queda marcado.",
    range: "De {low} a {high}",
    reset: "Volver a {value}",
    resetAll: "Restablecer todos los valores",
  },
  compare: {
    title: "Dos programas, lado a lado",
    lead: "Duplique el programa, cambie lo que quiera en la copia y compárelos.",
    comparedLead: "Elija A o B en la barra de arriba para editarlo; la tabla refleja cada cambio.",
    start: "Comparar con otro programa",
    stop: "Quitar el programa {name}",
    editing: "Programa en edición",
    programme: "Programa {name}",
    services: "Servicios",
    only: "Solo aquí: {services}",
    difference: "{difference} frente a {name}",
  },
};

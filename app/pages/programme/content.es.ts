import { brand } from "#core/brand.ts";
import type { ProgrammeContent } from "./content.ts";

export const es: ProgrammeContent = {
  head: {
    title: `Calcule su programa de asistencia | ${brand.name}`,
    description:
      "Elija empresa, clientes y servicios: casos, costo y precio todo incluido de un año, como un rango y con el origen de cada supuesto.",
  },
  hero: {
    title: "Arme el programa y vea cuánto costaría",
    lead: "Los casos y el costo de un año aparecen al instante, como un rango y con el origen de cada supuesto.",
  },
  noScript:
    "Para calcular con sus números hace falta JavaScript, que este navegador no ejecuta. Abajo hay un ejemplo de un seguro de hogar con {customers} clientes y todos sus supuestos, con las fuentes.",
  numberError: "Escriba un número entre {min} y {max}.",
  numberUnclear: "¿Es {whole} o {decimal}? Escríbalo así.",
  company: {
    title: "Su empresa",
    countryHint: "Si cambia de país, el programa se mantiene; cambian las cifras y la moneda.",
  },
  proposals: {
    title: "Empiece por una propuesta",
    lead: "Con los topes habituales de los contratos. Abajo puede cambiar todo.",
    perCustomer: "por cliente y mes",
    byCompany: "Qué pagaría cada tipo de empresa en {country}",
  },
  services: {
    title: "Los servicios",
    lead: "Elija los que quiere ofrecer. Los topes son los habituales mientras no los cambie.",
    count: "{count} de {all}",
    eventsOf: "{family}: casos por año",
    amountOf: "{family}: monto máximo por caso",
    kmOf: "{family}: distancia del remolque",
    noAmount: "Sin monto máximo",
    noKm: "Cualquier distancia",
  },
  result: {
    title: "El resultado",
    none: "Elija al menos un servicio para ver casos y costo.",
    wrong: "Escriba cuántos clientes son para ver casos y costo.",
    announcement:
      "{fee} por cliente y mes, todo incluido. {range} {cases} casos y {cost} en servicios al año.",
    factor: "× operación, plataforma, impuestos y margen",
    talk: "Hablar de este programa",
    brief: "Ver el resumen de dos páginas",
    copy: "Copiar enlace",
    copied: "Enlace copiado",
    notCopied: "No se pudo copiar: use la barra de direcciones",
    share: "Compartir",
    undo: "Deshacer",
    details: "Ver detalle",
  },
  earnings: {
    title: "Qué aporta",
    lead: "Compare lo que cobraría, o lo que vale un cliente que se queda, con el costo todo incluido.",
    price: "Precio que cobra",
    priceUnit: "{currency} por cliente y mes",
    points: "Clientes que conserva gracias al plan",
    pointsUnit: "de cada 100, por año",
    worth: "Lo que vale un cliente que se queda",
    worthUnit: "{currency} de margen",
    margin: "Quedan {margin} por cliente y mes, {year} al año; {range}.",
    loss: "Faltan {margin} por cliente y mes, {year} al año; {range}.",
    breakEvenPrice: "Punto de equilibrio: {fee} por cliente y mes.",
    kept: "Aporta {value} al año frente a {cost} todo incluido.",
    breakEvenPoints: "Punto de equilibrio: {points} clientes conservados de cada 100.",
    empty: "Escriba un precio, o la retención y lo que vale.",
  },
  table: {
    title: "De dónde sale, servicio por servicio",
    lead: "La línea abarca ocho de cada diez resultados posibles; el punto es el valor probable, que puede comprobar a mano.",
    alternative: "Casos y costo al año de cada servicio: mínimo, probable y máximo",
    formula: "{covered} {unit} × {frequency} cada 1.000{share}{aware}{limit} × {cost}",
  },
  influence: {
    title: "Qué supuesto pesa más",
    lead: "Lo que costarían los servicios de un año si solo ese supuesto va de su mínimo a su máximo. Empiece por reemplazar los primeros.",
  },
  assumptions: {
    title: "Cada supuesto y su origen",
    lead: "Reemplace cualquiera por una cifra suya e indique su margen de error: el resultado cambia al instante.",
    range: "De {low} a {high}",
    margin: "± margen de su cifra, en %",
    reset: "Volver a {value}",
    resetAll: "Restablecer todos",
    checks: "Contrastado con lo publicado",
    sources: "Fuentes",
  },
  compare: {
    title: "Programas lado a lado",
    lead: "Duplique el programa, cambie lo que quiera en la copia y compare hasta cuatro.",
    comparedLead:
      "Elija un programa en la barra de arriba para cambiarlo; la tabla sigue cada cambio.",
    start: "Comparar con una copia",
    stop: "Quitar el programa {name}",
    editing: "Está cambiando",
    programme: "Programa {name}",
    rename: "Nombre del programa {name}",
    services: "Servicios",
    only: "Agrega: {services}",
    difference: "{difference} frente a {name}",
  },
};

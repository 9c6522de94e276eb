import type { DeepPartial } from "#app/site.ts";
import type { ProgrammeTexts } from "./texts.ts";

export const spain: DeepPartial<ProgrammeTexts> = {
  xlsx: {
    factors: [
      "Unidades por cada 100 clientes",
      "Casos por cada 1.000 unidades",
      "Parte del servicio",
      "Quienes lo conocen",
      "Dentro del límite",
      "Coste por caso, dentro del límite",
    ],
  },
  companies: {
    insurerMotor: "Seguro de coche",
    realestate: "Fincas o inmobiliaria",
    health: "Seguro de salud",
  },
  bases: { included: "Asistencia incluida, sin coste aparte" },
  customerIs: { health: "Un cliente es una persona asegurada." },
  limits: {
    name: "Límites",
    events: {
      one: "1 caso al año",
      many: "{count} casos al año",
      onePerTrade: "1 al año y oficio",
      manyPerTrade: "{count} al año y oficio",
    },
    km: "grúa hasta {distance} km",
    miles: "grúa hasta {distance} millas",
    none: "Sin límite",
  },
  cost: "Coste de servicios al año",
  unopened:
    "No hemos podido abrir el programa de este enlace porque una parte de la página no se ha cargado. Vuelva a cargarla para verlo.",
  notDownloaded: "No se ha podido descargar: recargue la página",
  ignored: "Esta parte del enlace no se entiende y se ha descartado:",
  olderBenchmarks: { text: "Cifras de {month}; ya hay otras más recientes." },
  excluded: {
    items: {
      services:
        "El coste de servicios es solo lo que cobran los profesionales a tarifa de red: contact center, plataforma, impuestos y margen están en «todo incluido».",
      damage: "Los daños que cubre un seguro y la sustitución de equipos o electrodomésticos.",
      extras: "Coche de sustitución, hotel y otros servicios que no están en la lista.",
    },
  },
  families: { roadside: "Carretera" },
  assumptions: {
    cost: "{service}: coste de un caso",
    allIn: "Todo incluido, con operativa, plataforma, impuestos y margen",
  },
  assumptionUnits: {
    cost: "{currency}, tarifa de red sin IVA",
    allIn: "% del coste de los servicios",
  },
  notes: {
    judgement: "Criterio nuestro: no hemos encontrado ninguna cifra publicada.",
    homeSpain:
      "400 siniestros por cada 1.000 viviendas × 13,6\u00a0% = 54; 1,1 M / 21 M de viviendas = 52.",
    homeBoughtUs: "446 reparaciones / 6.347 clientes = 70 por cada 1.000; quizá en más de un año.",
    accountVehicles: "25,3 M de coches / unos 40 M de adultos = 63 por cada 100.",
    vehiclesSpain: "El 78\u00a0% de los hogares tiene vehículo; 1,19 por hogar de media.",
    vehiclesBrazil: "El 48,8\u00a0% de los hogares tiene coche; × 1,2 = 58.",
    towsArgentina: "Batería y rueda son el 68\u00a0%; el reparto entre ambas es nuestro.",
    vetClinic: "1,8 M de siniestros / 4,6 M de mascotas = 391; el rango es nuestro.",
    phones: "1 M de siniestros / 10 M de móviles = 100; el rango es nuestro.",
    warrantyMix: "Partes del gasto / coste relativo, con más climatización que en California.",
  },
  sources: {
    6: "Oficios enviados: fontanero 24,9\u00a0%, cristalero 15,5\u00a0%, albañil 14,9\u00a0%, electrodomésticos 10,2\u00a0%.",
    8: "Pagado por reparación: cerrajero 125\u00a0€, electricista 99, fontanero 96, electrodomésticos 90.",
    11: "La asistencia del hogar envía profesionales sin límite; manitas, 3 horas.",
    13: "3,8 M de servicios en carretera, casi 17 M de vehículos cubiertos.",
    15: "11 M de siniestros de coche, más del 40\u00a0% asistencia, 149\u00a0€ cada una.",
    21: "170.000 casos al mes, 12 M de asegurados; las aseguradoras pagan unos 1.000 ARS por vehículo y mes.",
    26: "Ventaja de un banco: 2 servicios al año y oficio, 40.000 ARS cada uno.",
    34: "Límites del hogar: R$\u00a0200 por servicio y 2 al año; de R$\u00a0500 a 600 al año.",
    40: "Gasto de garantías del hogar: electrodomésticos 32,3\u00a0%, fontanería 25,7\u00a0%, aire 20,2\u00a0%, calefacción 11,2\u00a0%.",
    41: "Cargo de 100 o 125 USD por visita; límite de 5.000 USD en climatización; solicitudes sin límite.",
    56: "El 48,8\u00a0% de los hogares tiene coche.",
    61: "1,8 M de siniestros en 4,6 M de mascotas aseguradas.",
    58: "Reparados en 3 a 4 años: frigoríficos del 15 al 36\u00a0%, lavadoras del 20 al 25\u00a0%, televisores del 10 al 15\u00a0%.",
    59: "Cobertura de móviles: 3 siniestros al año.",
    62: "1 M de siniestros en 10 M de móviles asegurados.",
  },
  checks: {
    es: [
      "Las aseguradoras españolas pagaron 149\u00a0€ por asistencia en carretera en 2024: 28\u00a0€ por vehículo y año sin IVA, todo incluido. Nuestros 17,4\u00a0€ en servicios dan lo mismo si el «todo incluido» es 1,6 veces ese coste.",
      "54 casos por cada 1.000 viviendas sobre 8,4 millones de siniestros son 1,14 millones; las aseguradoras contaron 1,1.",
    ],
    ar: [
      "En junio de 2024 las aseguradoras pagaban unos 1.000 ARS por vehículo y mes, 2.000 a precios de hoy. Nuestros 785 ARS en servicios solo llegan ahí si el «todo incluido» es 2,5 veces ese coste, el máximo del rango: para comparar con un contrato en vigor, use ese máximo.",
    ],
    us: [
      "La mayor empresa de garantías del hogar pagó 443 USD por plan en 2025; aquí resultan 435 después del pago del cliente.",
      "La asistencia en carretera se vendía a 30 USD al año: nuestros 12,7 en servicios serían el 42\u00a0% del precio.",
    ],
  },
};

import type { ProgrammeTexts } from "./texts.ts";

export const es: ProgrammeTexts = {
  company: "Tipo de empresa",
  customers: "Clientes con el plan",
  service: "Servicio",
  limit: "Límite anual",
  limits: { one: "1 al año", many: "{count} al año", none: "Sin límite" },
  levels: { low: "Mínimo", likely: "Probable", high: "Máximo" },
  cases: "Casos al año",
  cost: "Costo al año",
  perCustomerMonth: "Costo por cliente y mes",
  between: "entre {low} y {high}",
  total: "Total",
  summary: "{company}, {customers} clientes, {services}",
  serviceCount: { one: "{count} servicio", other: "{count} servicios" },
  unopened:
    "No pudimos abrir el programa de este enlace porque una parte de la página no se cargó. Vuelva a cargarla para verlo.",
  ignored: "Esta parte del enlace no se entiende y quedó afuera:",
  otherCountry: {
    text: "Este programa usa las cifras y la moneda de {country}.",
    link: "Abrirlo en el sitio de {country}",
  },
  download: "Descargar CSV",
  notDownloaded: "No se pudo descargar: recargue la página",
  csv: {
    link: "Enlace",
    note: "Nota",
    assumption: "Supuesto",
    unit: "Unidad",
    origin: "Origen y fuentes",
  },
  notOffer:
    "Es lo que costaría prestar los servicios según cifras publicadas y supuestos. No es un precio ni una oferta.",
  rangeNote:
    "El mínimo toma todos los supuestos en su valor más bajo a la vez; el máximo, todos en el más alto.",
  limitNote:
    "Las solicitudes se reparten al azar entre las unidades cubiertas (distribución de Poisson); las que superan el límite anual no se cuentan.",
  units: {
    home: "viviendas",
    vehicle: "vehículos",
    person: "personas",
    pet: "mascotas",
    device: "dispositivos",
  },
  assumptions: {
    units: "Unidades cubiertas: {unit}",
    cases: "{service}: frecuencia",
    cost: "{service}: costo por caso",
  },
  assumptionUnits: {
    units: "por cada 100 clientes",
    cases: "casos al año por cada 1.000 {unit}",
    cost: "{currency} por caso",
  },
  origins: {
    ours: "Supuesto nuestro, {year}",
    published: "Cifra publicada",
    elsewhere: "Con cifras de otro país",
    changed: "Cifra suya",
  },
  undated: "sin fecha",
  ownSteps: {
    range: "El rango de −{below}\u00a0% a +{above}\u00a0% es nuestro.",
    middle: "El valor probable es el punto medio.",
    ends: "Cuál de las cifras publicadas es el mínimo, el valor probable o el máximo lo elegimos nosotros.",
    split:
      "El reparto entre los servicios de la familia es nuestro, salvo lo que indica la fuente.",
    rate: "Libras convertidas por nosotros a {euros}\u00a0€ o {dollars}\u00a0USD.",
  },
  sources: {
    roadsideSpain: "3,8 millones de servicios entre casi 17 millones de vehículos asegurados.",
    roadsideCostSpain: "149\u00a0€ en promedio por servicio en la ruta.",
    roadsideUnitedStates: "Uno de cada tres conductores necesita auxilio; se toma como máximo.",
    roadsideMixBrazil:
      "Remolque 70\u00a0%, reparación 17\u00a0%, pasajeros 6\u00a0%, neumático 3\u00a0%.",
    roadsideMixArgentina:
      "El 70\u00a0% son neumáticos o baterías; la asistencia cuesta entre el 3 y el 4\u00a0% del precio de la póliza.",
    leaksSpain: "Una fuga de agua cada 8 años y una rotura de vidrios cada 13; fecha aproximada.",
    homeClaimsSpain:
      "3.246 millones de euros entre 8,4 millones de siniestros del hogar, daños incluidos; se toma como máximo.",
    homeEmergencies2018:
      "Piloto: frecuencia del 6,1\u00a0% como complemento y del 68\u00a0% como póliza independiente.",
    homeEmergencies2021:
      "Primer semestre: frecuencia del 2,4\u00a0% como complemento y del 17,1\u00a0% como póliza independiente. No se aclara si es anual: podría ser el doble.",
    assistanceShareSpain:
      "El 13,6\u00a0% de los siniestros del hogar son asistencia; por eso el promedio de todos es un máximo.",
    homeWarranty:
      "Más de 4 millones de solicitudes en 2,1 millones de planes de garantía del hogar, 2018-19: una cota superior, que se toma como máximo.",
    homeUsesBrazil:
      "Quienes usan la asistencia del hogar la usan 3 veces; el máximo es el 17,1\u00a0% por 3.",
    homeEmergencyCost: "De 130 a 188\u00a0£ por urgencia del hogar.",
    telehealthUnitedStates2021:
      "El 37,0\u00a0% de los adultos usó telemedicina; contamos una consulta por persona.",
    telehealthUnitedStates2022:
      "El 30,1\u00a0% de los adultos usó telemedicina; contamos una consulta por persona.",
    telehealthBrazil: "2,5 millones de consultas entre 8,7 millones de afiliados, en pandemia.",
    telehealthArgentina:
      "14.293 consultas en abril entre 2,2 millones de afiliados, por doce meses.",
    vetVisitsSpain:
      "9 de cada 10 perros van al veterinario en el año; el 45\u00a0% de los dueños usó urgencias.",
    vetVisitsBrazil: "1,3 consultas veterinarias por mascota.",
    petClaims:
      "1,8 millones de reclamos entre 4,6 millones de mascotas aseguradas. El reclamo promedio, 685\u00a0£, incluye el tratamiento y no se usa como costo de una consulta.",
    phonesUnitedStates:
      "El 31\u00a0% de los teléfonos se dañó en el año; encuesta de una empresa del sector.",
    phonesBrazil:
      "1 millón de siniestros entre 10 millones de celulares asegurados, R$\u00a01.400 millones; dato de segunda mano.",
  },
  sourceCountries: {
    ar: "Argentina",
    es: "España",
    br: "Brasil",
    us: "Estados Unidos",
    gb: "Reino Unido",
  },
};

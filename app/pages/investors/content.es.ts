import { brand } from "#core/brand.ts";
import { report } from "#core/facts.ts";
import type { InvestorsContent } from "./content.ts";

export const es: InvestorsContent = {
  head: {
    title: `Inversores: el mercado de las asistencias | ${brand.name}`,
    description:
      "Países, familias de asistencia y trayectoria, con las cifras del mercado: TAM, SAM, SOM, crecimiento y contacto para inversores.",
  },
  words: {
    billions: { after: "millones de\u00a0dólares", isInMillions: true },
    trillions: { after: "billones de\u00a0dólares" },
    moreThan: { short: "+{n}", spoken: "más de {n} de" },
    spoken: "{n} de",
  },
  title: "Un mercado total de",
  talk: "Contactar",
  mapTitle: "Nuestros mercados",
  statsTitle: "En cifras: {countries}",
  stats: {
    people: "personas",
    households: "hogares",
    vehicles: "vehículos",
    pets: "mascotas",
  },
  opportunities: {
    countries: {
      title: "países",
      text: "Argentina, en todo su territorio; los demás, con las primeras empresas de cada uno.",
    },
    families: {
      title: "familias de asistencia",
      text: "Se combinan en planes a medida para cada empresa.",
    },
    platform: {
      title: "plataforma",
      text: "Producto, operación, integraciones y datos en un mismo lugar, con procesos automatizados e inteligencia artificial.",
    },
    tractionTitle: "Lo que ya está hecho",
    traction: {
      providers: "Más de mil prestadores verificados en Argentina.",
      firstInsurer: "Primer contrato con una aseguradora y suscripción B2B.",
      users:
        "Inversión de un grupo de telecomunicaciones y más de un millón de usuarios en Argentina.",
      accelerator: "Ganadores de un programa de aceleración.",
    },
    history: "Ver la historia completa",
  },
  sizes: {
    items: {
      tam: {
        acronym: "TAM",
        name: "Mercado total",
        text: "Lo que hogares y empresas gastan en servicios para la casa, el vehículo, la salud, las mascotas y los equipos, los cubra o no un plan.",
      },
      sam: {
        acronym: "SAM",
        name: "Mercado disponible",
        text: "De ese gasto, los servicios que nuestras cinco familias pueden prestar dentro de un plan.",
      },
      som: {
        acronym: "SOM",
        name: "Mercado alcanzable",
        text: "De esos servicios, los que esperamos operar con las empresas que contraten la plataforma.",
      },
    },
    share: "{share} del total",
    scale: "Dibujado a escala: cada superficie es proporcional a su importe.",
    caution: "Son tamaños de mercado, no ingresos de la compañía.",
  },
  growth: {
    title: "Servicios para el hogar: crecimiento previsto del {growth} anual",
    text: `Un informe de mercado preveía pasar de {first} en ${report.firstYear} a {last} en ${report.lastYear}.` as const,
    quoted: "Cifra citada",
    derived: "Calculada con el crecimiento citado",
    year: "Año",
    amount: "Tamaño del mercado",
    origin: "Origen",
    source:
      `El informe da los dos extremos y un crecimiento anual del {growth} entre ${report.growthFrom} y ${report.lastYear}. Los años intermedios son cálculo propio.` as const,
    disclaimer: "El informe abarca solo los servicios para el hogar.",
    scaleNote: "Importes en dólares estadounidenses.",
  },
  governance: { registry: "Inscripción:" },
  contact: {
    title: "Hablemos de inversión",
    text: "Cuéntenos qué quiere saber de la compañía, su mercado o sus planes. Le responderá el equipo de relación con inversores.",
    button: "Escribir al equipo",
    byMail: "También puede escribir a",
  },
};

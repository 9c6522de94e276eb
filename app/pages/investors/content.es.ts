import type { InvestorsContent } from "./content.ts";

export const es: InvestorsContent = {
  head: {
    title: "Inversores: el mercado de las asistencias | Amparia",
    description:
      "Cuatro países, cinco familias de asistencia y las cifras del mercado: TAM, SAM, SOM, crecimiento y contacto para inversores.",
  },
  words: {
    billions: { after: "mil\u00a0millones de\u00a0USD" },
    trillions: { after: "billones de\u00a0USD" },
    moreThan: { short: "+{n}", spoken: "más de {n}" },
  },
  title: "Cuatro países, un mercado de",
  talk: "Hablar con el equipo",
  mapTitle: "Países donde estamos",
  statsTitle: "El mercado de los cuatro países",
  stats: {
    people: "personas",
    households: "hogares",
    vehicles: "vehículos",
    pets: "mascotas",
  },
  opportunities: {
    countries: {
      title: "países",
      text: "Argentina, España, Brasil y Estados Unidos, cada uno con su idioma y sus coberturas.",
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
      2019: "Más de mil prestadores verificados en la red.",
      2021: "Primer contrato con una aseguradora y suscripción B2B.",
      2024: "Inversión de un grupo de telecomunicaciones y más de un millón de usuarios.",
      2025: "Ganadores de un programa de aceleración.",
    },
    history: "Ver la historia completa",
  },
  sizes: {
    items: {
      tam: {
        acronym: "TAM",
        name: "Mercado total",
        text: "Todo lo que se gasta en servicios como los que la plataforma gestiona.",
      },
      sam: {
        acronym: "SAM",
        name: "Mercado disponible",
        text: "La parte que pueden atender nuestras cinco familias de asistencia.",
      },
      som: {
        acronym: "SOM",
        name: "Mercado alcanzable",
        text: "La parte que buscamos alcanzar.",
      },
    },
    share: "{share} del total",
    scale: "Dibujado a escala: cada superficie es proporcional a su monto.",
    caution: "Son tamaños de mercado, no ingresos de la compañía.",
  },
  growth: {
    title: "Un mercado que crece {growth} por año",
    text: "Según el informe citado, pasa de {first} en 2018 a {last} en 2026.",
    quoted: "Cifra citada",
    derived: "Calculada con el crecimiento citado",
    year: "Año",
    amount: "Tamaño del mercado",
    origin: "Origen",
    source:
      "Fuente: informe citado, con {growth} de crecimiento anual entre 2019 y 2026. La curva es cálculo propio a partir de ese dato.",
    disclaimer: "El informe abarca solo los servicios para el hogar.",
    scaleNote: "Un billón equivale a un millón de millones (en inglés, trillion).",
  },
  governance: {
    principles: {
      decisions: {
        title: "Decisiones documentadas",
        text: "Lo que se resuelve queda por escrito, con su fecha y sus razones.",
      },
      accounts: {
        title: "Cuentas claras",
        text: "Cada cifra dice de dónde sale. En esta página, lo citado y lo calculado se distinguen.",
      },
      responsibilities: {
        title: "Responsabilidades definidas",
        text: "Cada área tiene un responsable, que también responde ante los inversores.",
      },
    },
  },
  contact: {
    title: "Hablemos de inversión",
    text: "El equipo de relación con inversores responde consultas sobre la compañía, su mercado y sus planes.",
    button: "Contactar al equipo",
    byMail: "También puede escribir a",
  },
};

import type { DeepPartial } from "#app/site.ts";
import { company } from "#core/facts.ts";
import type { HomeContent } from "./content.ts";

export const spain: DeepPartial<HomeContent> = {
  head: {
    description:
      "Planes de asistencia para aseguradoras, bancos y comercios de {country}: hogar, carretera, salud, mascotas y dispositivos, con profesionales verificados.",
  },
  hero: {
    lead: "Diseñamos, operamos y medimos planes de asistencia para aseguradoras, bancos y comercios. Su equipo ve cada caso, de la solicitud al pago, y sabe cuánto ha costado.",
    alt: "Maqueta de un barrio al anochecer. Una grúa lleva un coche por la calle y su llegada se sigue minuto a minuto; en una casa, una cerrajera acaba de resolver otro caso.",
    tow: { live: "En directo", unit: "Grúa" },
    facts: { providers: `profesionales verificados en Argentina (${company.providers.year})` },
  },
  families: {
    title: "Cinco familias de asistencia, una sola operativa",
    descriptions: {
      hogar: "Cerrajería, fontanería, gas, electricidad, climatización y cristales.",
      vial: "Grúa, cambio de rueda, combustible, batería y traslados.",
      salud: "Consultas médicas y psicológicas online, médico a domicilio y ambulancia.",
      mascotas: "Televeterinario, clínicas veterinarias, pruebas y peluquería.",
    },
  },
  caseWalk: {
    lead: "Elija una asistencia y sígala paso a paso, como la ven el cliente, el profesional y su entidad.",
    actors: { provider: "Lo que ve el profesional", insurer: "Lo que ve su entidad" },
    customer: {
      greeting: "¿Qué ha pasado?",
      question: "¿Qué tal ha ido?",
    },
    provider: {
      app: "App del profesional",
      newJob: "Aviso nuevo",
    },
    insurer: { provider: "Profesional", rating: "Valoración del cliente" },
  },
  industries: {
    lead: "Dentro de una póliza, con una tarjeta, al pagar en tienda o como una ventaja más.",
    link: "Ver todos los sectores",
  },
  scope: {
    title: "Producto, operativa, integración y datos en una sola empresa",
    strengths: {
      operations: { text: "Cada caso guarda sus horas, su precio y la valoración del cliente." },
      fast: {
        name: "Implantación rápida",
        text: "Por API; los clientes, también por fichero. Sus sistemas no cambian.",
      },
      custom: { text: "Usted elige servicios, límites y canales." },
    },
    parts: {
      product: {
        items: {
          rates: "Baremo de precios por zona y servicio",
        },
      },
      operation: {
        name: "Operativa",
        items: {
          network: "Red de profesionales verificados, con app propia",
          claims: "Siniestros, reclamaciones y posventa",
          payments: "Pago automático a profesionales",
        },
      },
      integration: {
        items: {
          sales: "Venta en oficinas, tiendas y a pie de calle",
        },
      },
      data: {
        items: {
          dashboards: "Cuadros de mando con KPI",
          automation: "Procesos automatizados de principio a fin",
        },
      },
    },
  },
  channels: {
    app: { question: "¿Qué necesitas hoy?" },
    contactCenter: { plan: "Plan Coche y Hogar", summary: "Cambio de rueda" },
  },
  network: {
    lead: "Cada caso tiene un profesional verificado y un recorrido que se puede seguir. Su equipo ve el estado de todos en un solo lugar.",
    presence:
      "En España ofrecemos la plataforma y los productos; la red de profesionales se forma con las primeras empresas, zona por zona. Las cifras de red y de usuarios son de Argentina.",
    points: {
      verified: "Profesionales verificados y con precio acordado",
      afterSales: "Siniestros, reclamaciones y posventa, junto al caso",
    },
    console: {
      title: "Operaciones",
      alt: "Panel de operaciones: una lista de cinco casos en curso, un mapa con el recorrido de la grúa que va en camino y tres indicadores: tiempo medio de llegada, servicios a tiempo y satisfacción.",
      arrival: "Tiempo medio de llegada",
    },
  },
  closing: {
    title: "Hablemos del plan de sus clientes",
    text: "Cuéntenos qué quiere ofrecer y a quiénes. Preparamos la demostración con un caso que sus clientes reconocerían.",
  },
};

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
    lead: "Usted elige los servicios y los límites; nosotros gestionamos el plan y seguimos cada caso hasta que queda resuelto.",
    descriptions: {
      hogar: "Cerrajería, fontanería, gas, electricidad, climatización y cristales.",
      vial: "Grúa, cambio de rueda, combustible, batería y traslados.",
      salud: "Consultas médicas y psicológicas online, médico a domicilio y ambulancia.",
      mascotas: "Televeterinario, clínicas veterinarias, pruebas y peluquería.",
    },
  },
  caseWalk: {
    lead: "Elija una asistencia y sígala paso a paso, como la ven el cliente, el profesional y su empresa.",
    actors: { provider: "Lo que ve el profesional" },
    customer: {
      greeting: "¿Qué ha pasado?",
      question: "¿Qué tal ha ido?",
    },
    provider: { app: "App del profesional" },
    insurer: { provider: "Profesional", rating: "Valoración del cliente" },
  },
  industries: {
    lead: "Incluida en una póliza, una cuenta o una tarjeta, o añadida al pagar en tienda o en la factura del mes.",
    link: "Ver todos los sectores",
  },
  scope: {
    title: "Producto, operativa, integración y datos en una sola empresa",
    strengths: {
      secure: {
        text: "Cada canal, con sus credenciales; el profesional ve solo lo necesario para la visita.",
      },
      operations: { text: "Cada caso registra tiempos, precio y valoración del cliente." },
      fast: {
        name: "Implantación rápida",
        text: "Los clientes se cargan por API o por fichero; sus sistemas no cambian.",
      },
      custom: { text: "Usted elige servicios, límites, canales y marca." },
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
        },
      },
    },
  },
  channels: {
    app: { question: "¿Qué necesitas hoy?" },
    contactCenter: { plan: "Plan Coche y Hogar", summary: "Cambio de rueda" },
  },
  network: {
    presence:
      "En España ofrecemos la plataforma y los productos; la red se forma con las primeras empresas, en las zonas que pide su cartera. Las cifras de red y de usuarios son de Argentina.",
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

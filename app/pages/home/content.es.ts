import { brand } from "#core/brand.ts";
import { company, milestones } from "#core/facts.ts";
import type { HomeContent } from "./content.ts";

export const es: HomeContent = {
  head: {
    title: `${brand.name} {country}: gestión inteligente de asistencias` as const,
    description:
      "Diseñamos, operamos y medimos planes de asistencia para aseguradoras, bancos y comercios de {country}: hogar, vial, salud, mascotas y dispositivos.",
  },
  hero: {
    title: "Gestión inteligente de asistencias y servicios",
    lead: "Diseñamos, operamos y medimos planes de asistencia para aseguradoras, bancos y comercios. Su equipo ve cada caso, de la solicitud al pago, y sabe cuánto costó.",
    becomePartner: "Quiero ser partner",
    alt: "Maqueta de un barrio al anochecer. Una grúa lleva un auto por la avenida y su llegada se sigue minuto a minuto; en una casa, una cerrajera acaba de resolver otro caso.",
    illustrative: "Interfaz ilustrativa: datos de ejemplo",
    caseName: "Caso",
    tow: { title: "Grúa en camino", live: "En vivo", arrives: "llega", unit: "Móvil" },
    lock: { title: "Cerrajería", solved: "Resuelto" },
    openCases: "Casos en curso",
    facts: {
      providers: `prestadores verificados en Argentina (${company.providers.year})`,
      users: `usuarios en Argentina (${company.users.year})`,
      families: "familias de asistencia",
      countries: "países",
    },
  },
  families: {
    title: "Cinco familias de asistencia, una sola operación",
    lead: "Usted elige los servicios y los topes; nosotros operamos el plan y seguimos cada caso hasta que queda resuelto.",
    descriptions: {
      hogar: "Cerrajería, plomería, gas, electricidad, climatización y cristales.",
      vial: "Remolque, cambio de neumático, combustible, batería y traslados.",
      salud: "Consultas médicas y psicológicas en línea, médico a domicilio y ambulancia.",
      mascotas: "Televeterinaria, centros veterinarios, estudios y peluquería.",
      dispositivos:
        "Reparación de electrónica y electrodomésticos, ayuda remota y recuperación de datos.",
    },
  },
  programme: {
    title: "¿Cuánto costaría un programa así?",
    answer: "por cliente y mes, todo incluido ({low} a {high})",
    labels: {
      company: "Tipo de empresa",
      customers: "Clientes",
      customersError: "Escriba un número entero entre {min} y {max}.",
      start: "Calcular",
    },
  },
  caseWalk: {
    title: "Un mismo caso, tres pantallas",
    lead: "Elija una asistencia y sígala paso a paso, como la ven el cliente, el prestador y su empresa.",
    familiesLabel: "Asistencia",
    stepsLabel: "Pasos del caso",
    actors: {
      customer: "Lo que ve el cliente",
      provider: "Lo que ve el prestador",
      insurer: "Lo que ve su empresa",
    },
    customer: {
      greeting: "¿Qué pasó?",
      send: "Pedir ayuda",
      today: "Hoy",
      covered: "Incluido en tu plan",
      question: "¿Cómo fue la atención?",
    },
    provider: {
      app: "App del prestador",
      newJob: "Trabajo nuevo",
      fee: "Vas a cobrar",
      distance: "Distancia",
      time: "Hora",
      accept: "Aceptar",
      payment: "Pago programado",
    },
    insurer: {
      states: { request: "Abierto", coordination: "En curso", resolution: "Cerrado" },
      coverage: "Cobertura vigente",
      provider: "Prestador",
      unassigned: "Por asignar",
      unknown: "Por confirmar",
      rating: "Opinión del cliente",
      price: "Precio del servicio",
    },
  },
  industries: {
    title: "Asistencia dentro de lo que usted ya vende",
    lead: "Incluida en una póliza, una cuenta o una tarjeta, o sumada en la caja o en la factura del mes.",
    link: "Ver todas las industrias",
  },
  scope: {
    title: "Producto, operación, integración y datos en una sola empresa",
    lead: "Su equipo trata con un solo interlocutor. La plataforma clasifica las solicitudes con inteligencia artificial y deja constancia de cada paso.",
    link: "Ver cómo nos integramos",
    parts: {
      product: {
        name: "Producto",
        items: {
          development: "Desarrollo de productos y coberturas",
          packages: "Paquetes a la medida de cada cartera",
          families: "Cinco familias que se combinan en un plan",
          rates: "Tarifario por zona y servicio",
        },
      },
      operation: {
        name: "Operación",
        items: {
          network: "Red de prestadores verificados, con app propia",
          tracking: "Seguimiento y geolocalización de cada servicio",
          claims: "Siniestros, reclamos y posventa",
          payments: "Pago automático a prestadores",
        },
      },
      integration: {
        name: "Integración",
        items: {
          api: "API para sus sistemas y su e-commerce",
          payments: "Pasarelas y medios de pago",
          sales: "Venta en sucursales y en la calle",
          channels: "App, web, chat y contact center",
        },
      },
      data: {
        name: "Datos",
        items: {
          dashboards: "Tableros de indicadores (KPI)",
          reports: "Informes por plan, país y familia",
          ai: "IA que clasifica y reglas del plan que asignan",
          automation: "Procesos automatizados; lo dudoso, a una persona",
        },
      },
    },
    strengths: {
      secure: {
        name: "Soluciones seguras",
        text: "Cada canal, con sus credenciales; el prestador ve solo lo necesario para la visita.",
      },
      operations: {
        name: "Excelencia operativa",
        text: "Cada caso registra tiempos, precio y opinión del cliente.",
      },
      fast: {
        name: "Implementación rápida",
        text: "El padrón se carga por API o por archivo; sus sistemas no cambian.",
      },
      custom: { name: "Paquetes a medida", text: "Usted elige servicios, topes, canales y marca." },
    },
  },
  channels: {
    title: "El mismo servicio en cualquier canal",
    lead: "App, web, chat y contact center comparten un solo caso. El cliente empieza donde quiere y retoma donde lo dejó.",
    points: {
      app: "App y web para pedir y seguir el servicio",
      chat: "Chat que abre el caso y pasa a una persona",
      contactCenter: "Contact center con todo el historial",
      payments: "Medios de pago integrados en cada canal",
    },
    app: {
      alt: "App del cliente: pregunta qué necesita y ofrece las cinco familias de asistencia, con un botón para seguir el caso abierto.",
      greeting: "Hola",
      question: "¿En qué te ayudamos?",
      follow: "Seguir mi caso",
    },
    contactCenter: {
      alt: "Ficha del contact center: la llamada de una clienta con su plan, el caso que ya había empezado por chat y los pasos del servicio.",
      live: "En llamada",
      plan: "Plan Auto y Hogar",
      summary: "Cambio de neumático",
      origin: "Abierto por chat",
    },
  },
  network: {
    title: "Cada caso, en el panel y en el mapa",
    lead: "Quién atiende, por dónde va, cuánto tarda y cuánto cuesta: su equipo lo ve mientras el caso está abierto.",
    presence: `En Argentina la red cubre todo el país desde ${milestones.nationwide} y trabaja con aseguradoras desde ${milestones.firstInsurer}.`,
    points: {
      verified: "Prestadores verificados y con precio acordado",
      tracking: "Seguimiento con geolocalización",
      figures: "Indicadores por plan, país y familia",
      afterSales: "Siniestros, reclamos y posventa, junto al caso",
    },
    console: {
      alt: "Panel de operación: una lista de cinco casos en curso, un mapa con el recorrido del móvil que va en camino y tres indicadores: tiempo promedio de llegada, servicios a tiempo y satisfacción.",
      title: "Operación",
      tabs: { cases: "Casos", network: "Red", payments: "Pagos", figures: "Indicadores" },
      arrival: "Tiempo promedio de llegada",
      onTime: "A tiempo",
      satisfaction: "Satisfacción",
    },
  },
  clients: {
    title: "Un paquete para cada empresa",
    lead: "Quince empresas de muestra, con nombres y logotipos inventados, y las asistencias que combinaría cada una.",
    carousel: "Empresas de muestra",
    previous: "Empresas anteriores",
    next: "Empresas siguientes",
    services: "Asistencias que combinaría",
  },
  closing: {
    title: "Conversemos sobre el plan de sus clientes",
    text: "Cuéntenos qué quiere ofrecer y a quiénes. Armamos la demostración con un caso que sus clientes reconocerían.",
  },
};

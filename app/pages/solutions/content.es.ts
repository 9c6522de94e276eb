import { brand } from "#core/brand.ts";
import type { SolutionsContent } from "./content.ts";

export const es: SolutionsContent = {
  heads: {
    all: {
      title: `Soluciones para gestionar asistencias | ${brand.name}`,
      description:
        "Integraciones, automatización, pagos, canales, análisis y prestadores: seis soluciones que comparten cada caso de asistencia.",
    },
    integraciones: {
      title: `API e integraciones de asistencias | ${brand.name}`,
      description:
        "API, e-commerce, pasarelas de pago y venta en sucursales y en calle para ofrecer y activar planes de asistencia desde sus propios canales.",
    },
    automatizacion: {
      title: `Automatización de asistencias con IA | ${brand.name}`,
      description:
        "Inteligencia artificial y reglas que clasifican solicitudes, comprueban coberturas y asignan prestadores. Lo dudoso lo decide una persona.",
    },
    pagos: {
      title: `Pagos y liquidación a prestadores | ${brand.name}`,
      description:
        "Medios de pago integrados para cobrar los planes y pago automático a prestadores en la fecha acordada, con todo conciliado.",
    },
    canales: {
      title: `Canales de atención en un solo caso | ${brand.name}`,
      description:
        "App, web, chat y centro de contacto comparten el mismo caso. El cliente empieza donde quiere y retoma donde lo dejó.",
    },
    analisis: {
      title: `Tableros y KPI de asistencias | ${brand.name}`,
      description:
        "Indicadores de llegada, resolución, costo y satisfacción por plan, país y familia de asistencia, con los datos de la operación.",
    },
    proveedores: {
      title: `App y precios para prestadores | ${brand.name}`,
      description:
        "Red verificada, app del prestador, mesa de precios, geolocalización y pago automático: cada servicio, con seguimiento y al precio acordado.",
    },
  },
  hero: {
    title: "Seis soluciones, un mismo caso",
    lead: "Se combinan en un paquete a medida, se conectan con los sistemas de su empresa y siguen cada asistencia hasta el pago.",
    routeTitle: "El recorrido de un caso por las seis soluciones",
    route: {
      integraciones: "La solicitud entra por API",
      automatizacion: "La IA la lee y comprueba la cobertura",
      proveedores: "Un prestador verificado acepta y va al lugar",
      canales: "El cliente sigue la llegada por donde prefiere",
      pagos: "El pago al prestador queda programado",
      analisis: "El resultado se suma a los indicadores",
    },
  },
  cards: {
    title: "Cada parte del servicio tiene su solución",
    text: "Puede empezar por una y sumar las demás. Todas comparten los datos, las reglas y el historial de cada caso.",
  },
  names: {
    integraciones: "Integraciones",
    automatizacion: "Automatización",
    pagos: "Pagos",
    canales: "Canales",
    analisis: "Análisis",
    proveedores: "Prestadores",
  },
  summaries: {
    integraciones:
      "API, e-commerce, pasarelas de pago y puntos de venta físicos, unidos en una sola operación.",
    automatizacion:
      "La IA y las reglas de cada plan resuelven lo rutinario. Lo demás llega a una persona.",
    pagos: "Medios de pago para cobrar los planes y liquidación automática para los prestadores.",
    canales: "App, web, chat y centro de contacto. Nadie tiene que contar su problema dos veces.",
    analisis: "Los indicadores de cada plan, país y familia, en un solo tablero.",
    proveedores: "Una red verificada, con su propia app y un precio acordado antes de salir.",
  },
  detail: {
    title: "Las soluciones por dentro",
    tabsLabel: "Soluciones",
    benefits: "Beneficios",
    explore: "Consultar por esta solución",
  },
  solutions: {
    integraciones: {
      title: "Venda y active asistencias desde sus propios canales",
      description:
        "Su web, su app, una sucursal o un promotor en la calle: cada venta y cada solicitud llegan a la operación por API, sin cargar los datos dos veces.",
      benefits: [
        "Puesta en marcha rápida, sin cambiar sus sistemas",
        "Cada venta queda como cobertura activa",
        "Los mismos datos en todos los puntos de venta",
      ],
      features: [
        "API de altas, solicitudes y seguimiento",
        "E-commerce: la asistencia se suma al carrito",
        "Pasarelas de pago integradas al alta",
        "Venta presencial en sucursales y tiendas",
        "Venta en calle con alta desde el teléfono",
        "Acceso seguro, con credenciales por canal",
      ],
    },
    automatizacion: {
      title: "Lo rutinario avanza solo",
      description:
        "La plataforma lee cada solicitud con inteligencia artificial, comprueba la cobertura y asigna el prestador según las reglas del plan. Cuando hay dudas, decide una persona, con el caso completo delante.",
      benefits: [
        "Menos tareas manuales en cada caso",
        "El mismo criterio para todos los clientes",
        "Personas dedicadas a los casos difíciles",
      ],
      features: [
        "Clasificación de solicitudes con IA",
        "Control de cobertura, topes y usos",
        "Asignación por cercanía y especialidad",
        "Siniestros con fotos, informe y presupuesto",
        "Avisos automáticos al cliente y al prestador",
        "Posventa con encuesta y seguimiento",
      ],
    },
    pagos: {
      title: "Cobre los planes y pague a la red sin cálculos a mano",
      description:
        "El cliente paga con el medio que prefiere y el prestador cobra en la fecha acordada. Cada servicio cerrado genera su pago por el importe convenido.",
      benefits: [
        "Cobros y pagos conciliados con cada caso",
        "Prestadores que saben cuánto y cuándo cobran",
        "Menos errores y menos consultas",
      ],
      features: [
        "Tarjeta, débito automático, billetera y transferencia",
        "Cobro único, recurrente o junto a otra factura",
        "Pago programado por cada servicio cerrado",
        "Revisión de diferencias antes de pagar",
        "Comprobantes y conciliación para exportar",
        "Fechas y condiciones acordadas con cada prestador",
      ],
    },
    canales: {
      title: "El cliente elige el canal y puede cambiarlo",
      description:
        "Cada persona pide ayuda por donde le resulta más fácil y sigue por otro canal sin empezar de nuevo. Quien atiende ve la misma historia que el cliente.",
      benefits: [
        "Un solo historial por caso",
        "Menos llamadas para preguntar el estado",
        "La misma atención en todos los canales",
      ],
      features: [
        "App y web para pedir y seguir el servicio",
        "Chat con paso a una persona",
        "Centro de contacto con la ficha completa",
        "Seguimiento en el mapa y hora de llegada",
        "Avisos por mensaje y correo",
        "Encuesta al terminar el servicio",
      ],
    },
    analisis: {
      title: "Lo que pasa en la operación, en números claros",
      description:
        "Cuántos casos hay, cuánto tardan, cuánto cuestan y qué opinan los clientes. Con esos datos se ajustan las coberturas, los precios y la red.",
      benefits: [
        "Decisiones con datos de la propia operación",
        "Desvíos que se ven a tiempo de corregirlos",
        "Las mismas cifras para su equipo y el nuestro",
      ],
      features: [
        "KPI de llegada, resolución, costo y satisfacción",
        "Filtros por plan, país, familia y canal",
        "Uso de cada cobertura",
        "Alertas cuando un indicador se desvía",
        "Exportación y acceso por API",
        "Comparación entre períodos y zonas",
      ],
    },
    proveedores: {
      title: "Una red verificada, con el precio acordado",
      description:
        "Verificamos a cada prestador, acordamos los precios por zona y le damos una app para aceptar, llegar, documentar y cobrar. La operación ve cómo va cada servicio.",
      benefits: [
        "Cada caso, en manos de un prestador verificado",
        "Costos previsibles por zona y tipo de servicio",
        "Pagos a tiempo, que cuidan la relación con la red",
      ],
      features: [
        "App del prestador, de la oferta al cierre",
        "Mesa de precios por zona y servicio",
        "Verificación de cada prestador de la red",
        "Geolocalización y seguimiento del servicio",
        "Pago programado al cerrar cada caso",
        "Evaluación por cumplimiento y satisfacción",
      ],
    },
  },
  questions: {
    title: "Lo que preguntan las empresas",
    answered: {
      integration: {
        question: "¿Cómo se integra con nuestros sistemas?",
        answer:
          "Por API: altas, solicitudes y seguimiento, con credenciales por canal. La asistencia también se vende en su tienda en línea, con pasarelas de pago integradas, y en sucursales o en la calle, con alta desde el teléfono. No hace falta reemplazar sus sistemas.",
      },
      channels: {
        question: "¿Por dónde pide ayuda el cliente?",
        answer:
          "Por la app, la web, el chat o el centro de contacto. Los cuatro comparten el mismo caso: el cliente puede cambiar de canal sin empezar de nuevo.",
      },
      data: {
        question: "¿Qué datos ve nuestra empresa?",
        answer:
          "De cada caso, el estado, el prestador asignado, el recorrido, los tiempos, el costo y la opinión del cliente. Del conjunto, indicadores por plan, país, familia y canal, que se pueden exportar o leer por API.",
      },
      vetting: {
        question: "¿Cómo se verifica a los prestadores?",
        answer:
          "Pasan por un proceso de verificación antes de recibir casos. Después se evalúa a cada uno por su cumplimiento y por la satisfacción de los clientes.",
      },
      payments: {
        question: "¿Cómo se cobran los planes y cómo se paga a la red?",
        answer:
          "El cliente paga con tarjeta, débito automático, billetera o transferencia, una sola vez o de forma periódica. Al cerrar un servicio, el pago al prestador queda programado por el importe y para la fecha acordados.",
      },
    },
    forTheOwner: {
      priceModel: "¿Cómo se fija el precio?",
      serviceLevels: "¿Qué tiempos de respuesta garantizan?",
      hours: "¿En qué horario se atiende?",
      providerChecks: "¿Qué se comprueba de cada prestador?",
      certificates: "¿Con qué certificaciones cuentan?",
      dataLocation: "¿Dónde están los datos de la plataforma?",
    },
  },
  next: {
    title: "Siga por aquí",
    services: {
      title: "Servicios",
      text: "Las cinco familias de asistencia que se operan con estas soluciones.",
    },
    industries: {
      title: "Industrias",
      text: "Para qué las usa cada sector, de los seguros a la salud.",
    },
  },
  closing: {
    title: "Véalo con un caso de su sector",
    text: "En la demostración seguimos una solicitud desde el primer mensaje hasta el pago al prestador.",
  },
};

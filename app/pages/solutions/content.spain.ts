import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { SolutionsContent } from "./content.ts";

export const spain: DeepPartial<SolutionsContent> = {
  heads: {
    all: {
      title: `Soluciones de asistencia en España | ${brand.name}`,
      description:
        "Integraciones, automatización, pagos, canales, análisis y profesionales: seis soluciones que comparten cada caso de asistencia.",
    },
    integraciones: {
      title: `API e integraciones de asistencia en España | ${brand.name}`,
      description:
        "API, comercio electrónico, pasarelas de pago y venta en oficina o a pie de calle para ofrecer y activar sus planes de asistencia.",
    },
    automatizacion: {
      title: `Automatización de la asistencia con IA | ${brand.name}`,
      description:
        "Inteligencia artificial y reglas que clasifican solicitudes, comprueban coberturas y asignan profesionales. Lo dudoso lo decide una persona.",
    },
    pagos: {
      title: `Cobros y pago automático a profesionales | ${brand.name}`,
      description:
        "Medios de pago integrados para cobrar los planes y pago automático a profesionales en la fecha acordada, con todo conciliado.",
    },
    canales: {
      title: `Canales de asistencia para un mismo caso | ${brand.name}`,
      description:
        "App, web, chat y centro de contacto comparten el mismo caso. El cliente empieza donde prefiere y retoma donde lo dejó.",
    },
    analisis: {
      title: `Cuadros de mando y KPI de asistencia | ${brand.name}`,
      description:
        "Indicadores de llegada, resolución, coste y satisfacción por plan, país y familia de asistencia, con los datos de la operación.",
    },
    proveedores: {
      title: `App y baremo de precios para profesionales | ${brand.name}`,
      description:
        "Red verificada, app del profesional, baremo de precios, geolocalización y pago automático: cada servicio, con seguimiento y al precio acordado.",
    },
  },
  hero: {
    route: {
      proveedores: "Un profesional verificado acepta y acude",
      pagos: "El pago al profesional queda programado",
    },
  },
  names: { proveedores: "Profesionales" },
  summaries: {
    pagos: "Medios de pago para cobrar los planes y liquidación automática para los profesionales.",
    analisis: "Los indicadores de cada plan, país y familia, en un solo cuadro de mando.",
  },
  solutions: {
    integraciones: {
      description:
        "Su web, su app, una oficina o un promotor a pie de calle: cada venta y cada solicitud llegan a la operación por API, sin introducir los datos dos veces.",
      features: [
        "API de altas, solicitudes y seguimiento",
        "E-commerce: la asistencia se añade al carrito",
        "Pasarelas de pago integradas en el alta",
        "Venta presencial en oficinas y tiendas",
        "Venta a pie de calle con alta desde el móvil",
        "Acceso seguro, con credenciales por canal",
      ],
    },
    automatizacion: {
      description:
        "La plataforma lee cada solicitud con inteligencia artificial, comprueba la cobertura y asigna el profesional según las reglas del plan. Cuando hay dudas, decide una persona, con el caso completo delante.",
      features: [
        "Clasificación de solicitudes con IA",
        "Control de cobertura, límites y usos",
        "Asignación por cercanía y especialidad",
        "Siniestros con fotos, informe y presupuesto",
        "Avisos automáticos al cliente y al profesional",
        "Posventa con encuesta y seguimiento",
      ],
    },
    pagos: {
      description:
        "El cliente paga con el medio que prefiere y el profesional cobra en la fecha acordada. Cada servicio cerrado genera su pago por el importe convenido.",
      benefits: [
        "Cobros y pagos conciliados con cada caso",
        "Profesionales que saben cuánto y cuándo cobran",
        "Menos errores y menos consultas",
      ],
      features: [
        "Tarjeta, domiciliación, monedero digital y transferencia",
        "Cobro único, recurrente o junto a otra factura",
        "Pago programado por cada servicio cerrado",
        "Revisión de diferencias antes de pagar",
        "Justificantes y conciliación para exportar",
        "Fechas y condiciones acordadas con cada profesional",
      ],
    },
    canales: {
      benefits: [
        "Un solo historial por caso",
        "Menos llamadas para preguntar por el estado",
        "La misma atención en todos los canales",
      ],
    },
    analisis: {
      benefits: [
        "Decisiones con datos de la propia operación",
        "Desviaciones que se ven a tiempo de corregirlas",
        "Las mismas cifras para su equipo y el nuestro",
      ],
      features: [
        "KPI de llegada, resolución, coste y satisfacción",
        "Filtros por plan, país, familia y canal",
        "Uso de cada cobertura",
        "Alertas cuando un indicador se desvía",
        "Exportación y acceso por API",
        "Comparación entre periodos y zonas",
      ],
    },
    proveedores: {
      description:
        "Verificamos a cada profesional, acordamos los precios por zona y le damos una app para aceptar, llegar, documentar y cobrar. La operación ve cómo va cada servicio.",
      benefits: [
        "Cada caso, en manos de un profesional verificado",
        "Costes previsibles por zona y tipo de servicio",
        "Pagos a tiempo, que cuidan la relación con la red",
      ],
      features: [
        "App del profesional, de la oferta al cierre",
        "Baremo de precios por zona y servicio",
        "Verificación de cada profesional de la red",
        "Geolocalización y seguimiento del servicio",
        "Pago programado al cerrar cada caso",
        "Evaluación por cumplimiento y satisfacción",
      ],
    },
  },
  questions: {
    answered: {
      integration: {
        answer:
          "Por API: altas, solicitudes y seguimiento, con credenciales por canal. La asistencia también se vende en su tienda en línea, con pasarelas de pago integradas, y en oficinas o a pie de calle, con alta desde el móvil. No hace falta sustituir sus sistemas.",
      },
      data: {
        answer:
          "De cada caso, el estado, el profesional asignado, el recorrido, los tiempos, el coste y la opinión del cliente. Del conjunto, indicadores por plan, país, familia y canal, que se pueden exportar o leer por API.",
      },
      vetting: {
        question: "¿Cómo se verifica a los profesionales?",
      },
      payments: {
        answer:
          "El cliente paga con tarjeta, domiciliación, monedero digital o transferencia, una sola vez o de forma periódica. Al cerrar un servicio, el pago al profesional queda programado por el importe y para la fecha acordados.",
      },
    },
    forTheOwner: { providerChecks: "¿Qué se comprueba de cada profesional?" },
  },
  detail: { explore: "Preguntar por esta solución" },
  next: { industries: { title: "Sectores" } },
  closing: {
    text: "En la demostración seguimos una solicitud desde el primer mensaje hasta el pago al profesional.",
  },
};

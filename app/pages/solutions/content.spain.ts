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
        "App, web, chat y contact center comparten el mismo caso. El cliente empieza donde prefiere y retoma donde lo dejó.",
    },
    analisis: {
      title: `Cuadros de mando y KPI de asistencia | ${brand.name}`,
      description:
        "Indicadores de llegada, resolución, coste y satisfacción por plan, país y familia de asistencia, con los datos de la operativa.",
    },
    proveedores: {
      title: `Red de profesionales y baremo de precios | ${brand.name}`,
      description:
        "Red verificada, app del profesional, baremo de precios, geolocalización y pago automático: cada servicio, con seguimiento y al precio acordado.",
    },
  },
  hero: {
    lead: "Acompañan el caso desde que la solicitud entra por API hasta el pago al profesional, y se combinan según lo que su empresa necesita.",
    route: {
      analisis: "El resultado se añade a los indicadores",
      proveedores: "Un profesional verificado acepta y acude",
      pagos: "El pago al profesional queda programado",
    },
  },
  summaries: {
    integraciones:
      "API, comercio electrónico, pasarelas de pago y puntos de venta físicos, unidos en una sola operativa.",
    pagos: "Medios de pago para cobrar los planes y liquidación automática para los profesionales.",
    analisis: "Los indicadores de cada plan, país y familia, en un solo cuadro de mando.",
  },
  solutions: {
    integraciones: {
      title: "Venda y active servicios de asistencia desde sus propios canales",
      description:
        "Su web, su app, una oficina o un promotor: cada venta y cada solicitud llegan por API, sin introducir los datos dos veces.",
      features: {
        api: "API de altas, solicitudes y seguimiento; clientes por fichero",
        store: "E-commerce: la asistencia se añade a la cesta",
        gateways: "Pasarelas de pago integradas en el alta",
        branches: "Venta presencial en oficinas y tiendas",
        field: "Venta a pie de calle con alta desde el móvil",
      },
      flow: {
        gets: "Altas y bajas de clientes, por API o con un fichero; solicitudes de servicio, por API.",
        customer: "Compra o activa el plan en la web, la app o la oficina de su empresa.",
      },
      questions: [
        {
          question: "¿Cómo se integra con nuestros sistemas?",
          answer:
            "Por API: altas, solicitudes y seguimiento. Cada canal tiene sus propias credenciales. Los clientes también pueden cargarse con un fichero. No hace falta sustituir sus sistemas.",
        },
        {
          question: "¿Cuáles son los pasos para empezar?",
          answer:
            "Son cinco fases: servicios y límites; carga de clientes; canales y marca; entornos y pruebas; arranque con un grupo reducido. Cada una empieza cuando ambas partes aprueban la anterior.",
        },
        {
          question: "¿Y si hoy trabajamos con otra empresa de asistencia?",
          answer:
            "El plan de trabajo incluye el traspaso: qué casos abiertos termina ella, desde qué fecha entran los nuevos y quién avisa a los clientes.",
        },
      ],
    },
    automatizacion: {
      description:
        "La plataforma lee cada solicitud con inteligencia artificial, comprueba la cobertura y, con las reglas del plan, asigna al profesional. Si hay dudas, decide una persona.",
      features: {
        coverage: "Control de cobertura, límites y usos",
        updates: "Avisos automáticos al cliente y al profesional",
      },
      flow: {
        gives: "Servicio, urgencia, cobertura y límites comprobados, y el profesional que acepta.",
        company: "La regla que se ha aplicado y, si ha intervenido una persona, qué ha decidido.",
      },
      questions: [
        {
          question: "¿Qué decide la IA y qué decide una persona?",
          answer:
            "La IA lee la solicitud y la clasifica. La cobertura y el profesional salen de las reglas del plan. Si algo no está claro o no cumple una regla, decide una persona.",
        },
        {
          question: "¿Quién fija las reglas?",
          answer:
            "Su empresa, con nuestro equipo: servicios incluidos, límites por servicio y por año, zonas y excepciones. Todo queda en las condiciones generales.",
        },
        {
          question: "¿Y si el cliente no está de acuerdo con una decisión?",
          answer:
            "Su reclamación queda en el mismo caso y la revisa una persona, con las fotos, la regla que se ha aplicado y el historial a la vista.",
        },
      ],
    },
    pagos: {
      title: "Del cobro del plan al pago del profesional, conciliado",
      description:
        "El cliente paga con el medio que prefiere y el profesional cobra en la fecha acordada. Cada servicio cerrado genera su pago por el importe convenido.",
      benefits: {
        certainty: "Profesionales que saben cuánto y cuándo cobran",
        errors: "Su empresa no liquida a cada profesional: lo hacemos nosotros",
      },
      features: {
        schedule: "Cobro único, periódico o junto a otro recibo",
        methods: "Tarjeta, domiciliación, monedero digital y transferencia",
        receipts: "Justificantes y conciliación para exportar",
        terms: "Fechas y condiciones acordadas con cada profesional",
      },
      flow: {
        gets: "El pago del plan y cada servicio cerrado, con su precio de baremo.",
        gives: "El cobro conciliado y el pago al profesional, programado para la fecha acordada.",
        customer: "Su justificante, con el medio de pago que ha elegido.",
      },
      questions: [
        {
          question: "¿Cómo pagan el plan los clientes?",
          answer:
            "Con tarjeta, domiciliación, monedero digital o transferencia; una sola vez, de forma periódica o junto con otro recibo de su empresa.",
        },
        {
          question: "¿Se contrata per cápita o por servicio?",
          answer:
            "Per cápita se paga un importe fijo por cliente y el riesgo de frecuencia lo asumimos nosotros. Por servicio se paga cada caso según el baremo y ese riesgo queda en su empresa. También hay un modelo mixto, con una banda pactada.",
        },
        {
          question: "¿Es un seguro o un servicio?",
          answer:
            "Depende de qué se promete y de quién lo promete: la prestación de asistencia puede ser un ramo de seguro y, si lo es, corresponde a una entidad autorizada. Los riesgos, las normas y la auditoría están en «Quién hace qué».",
        },
      ],
    },
    canales: {
      benefits: {
        calls: "Menos llamadas para preguntar por el estado",
      },
      questions: [
        {
          question: "¿Y si el cliente no usa la app?",
          answer:
            "Pide ayuda por la web, el chat o el teléfono y recibe los avisos por mensaje o correo. El caso es el mismo y su empresa lo ve igual.",
        },
        {
          question: "¿Qué marca atiende al cliente?",
          answer:
            "La que se acuerde: la de su empresa (marca blanca) o la nuestra, en el saludo, en la app y en los avisos. Añadir WhatsApp también es un punto por acordar.",
        },
        {
          question: "¿Qué se atiende a cualquier hora?",
          answer:
            "Se acuerda servicio por servicio y queda en las condiciones generales: una fuga de agua no espera al lunes; una desinfección, sí.",
        },
      ],
    },
    analisis: {
      benefits: {
        decisions: "Límites y precios que se revisan con datos",
        deviations: "Desviaciones a la vista, a tiempo de corregirlas",
      },
      features: {
        kpis: "KPI de llegada, resolución, coste y satisfacción",
        comparison: "Comparación entre periodos y zonas",
      },
      flow: {
        gets: "Los tiempos, el precio y la valoración de cada caso.",
        company: "Un cuadro de mando, un informe para exportar y acceso por API.",
      },
      questions: [
        {
          question: "¿Qué datos ve nuestra empresa?",
          answer:
            "De cada caso: estado, profesional asignado, recorrido, tiempos, coste y valoración del cliente. Del conjunto: indicadores por plan, zona, servicio y canal.",
        },
        {
          question: "¿Cómo llegan los informes?",
          answer:
            "En el cuadro de mando, por exportación o por API. Al empezar acordamos qué recogen y con qué detalle; la página de cada sector tiene uno de muestra para descargar.",
        },
        {
          question: "¿Cómo se miden los niveles de servicio?",
          answer:
            "Se acuerdan por servicio y zona: asignación, llegada y cierre. Cada caso registra esos tiempos y el informe del mes dice en cuántos se han cumplido.",
        },
      ],
    },
    proveedores: {
      description:
        "Verificamos a cada profesional, acordamos los precios por zona y le damos una app para aceptar, llegar, documentar y cobrar. Su equipo y el nuestro ven cómo va cada servicio.",
      benefits: {
        verified: "Cada caso, en manos de un profesional verificado",
        costs: "Costes previsibles por zona y tipo de servicio",
        pay: "El profesional sabe cuánto cobra antes de aceptar",
      },
      features: {
        app: "App del profesional, de la oferta al cierre",
        rates: "Baremo de precios por zona y servicio",
        verification: "Verificación de cada profesional de la red",
      },
      flow: {
        gets: "Profesionales que quieren trabajar, con su oficio, su zona y su documentación.",
        company: "Un coste previsible por servicio y la evaluación de cada profesional.",
      },
      questions: [
        {
          question: "¿Cómo verifican a los profesionales?",
          answer:
            "Antes de recibir trabajos entregan sus documentos, que se comprueban uno por uno, y aceptan el baremo. Los primeros se siguen de cerca y después cuentan el cumplimiento y la valoración de los clientes. Qué documentos puede pedir su empresa está en «Quién hace qué».",
        },
        {
          question: "¿Qué pasa si un profesional no acepta?",
          answer:
            "El caso pasa al siguiente más cercano de la especialidad y el cliente recibe un mensaje. El cambio queda en el historial.",
        },
        {
          question: "¿Qué red hay en España?",
          answer:
            "La que se forma con las primeras empresas, zona por zona. Antes de arrancar se acuerda qué oficios y qué códigos postales quedan cubiertos. Las cifras de red que publicamos son de Argentina.",
        },
      ],
    },
  },
  questions: {
    forTheOwner: { providerChecks: "¿Qué se comprueba de cada profesional?" },
  },
  detail: { explore: "Preguntar por esta solución" },
  next: { industries: { title: "Sectores" } },
  closing: {
    text: "En la demostración seguimos una solicitud desde el primer mensaje hasta el pago al profesional.",
  },
};

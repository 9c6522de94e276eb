import { brand } from "#core/brand.ts";
import { milestones } from "#core/facts.ts";
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
        "App, web, chat y contact center comparten el mismo caso. El cliente empieza donde quiere y retoma donde lo dejó.",
    },
    analisis: {
      title: `Tableros y KPI de asistencias | ${brand.name}`,
      description:
        "Indicadores de llegada, resolución, costo y satisfacción por plan, país y familia de asistencia, con los datos de la operación.",
    },
    proveedores: {
      title: `Red de prestadores, app y tarifario | ${brand.name}`,
      description:
        "Red verificada, app del prestador, tarifario, geolocalización y pago automático: cada servicio, con seguimiento y al precio acordado.",
    },
  },
  hero: {
    title: "Seis soluciones, un mismo caso",
    lead: "Acompañan el caso desde que la solicitud entra por API hasta el pago al prestador, y se combinan según lo que su empresa necesita.",
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
    title: "Qué resuelve cada una",
    text: "Las seis trabajan sobre el mismo caso: comparten los datos, las reglas y el historial.",
  },
  summaries: {
    integraciones:
      "API, e-commerce, pasarelas de pago y puntos de venta físicos, unidos en una sola operación.",
    automatizacion:
      "La IA y las reglas de cada plan resuelven lo rutinario. Lo demás llega a una persona.",
    pagos: "Medios de pago para cobrar los planes y liquidación automática para los prestadores.",
    canales: "App, web, chat y contact center. Nadie tiene que contar su problema dos veces.",
    analisis: "Los indicadores de cada plan, país y familia, en un solo tablero.",
    proveedores: "Una red verificada, con su propia app y un precio acordado antes de salir.",
  },
  detail: {
    title: "Las soluciones por dentro",
    tabsLabel: "Soluciones",
    benefits: "Beneficios",
    explore: "Consultar por esta solución",
    flow: {
      gets: "Qué entra",
      gives: "Qué sale",
      customer: "Qué ve el cliente",
      company: "Qué recibe su empresa",
    },
  },
  solutions: {
    integraciones: {
      title: "Venda y active asistencias desde sus propios canales",
      description:
        "Su web, su app, una sucursal o un promotor: cada venta y cada solicitud llegan por API, sin cargar los datos dos veces.",
      benefits: {
        start: "Puesta en marcha rápida, sin cambiar sus sistemas",
        coverage: "Cada venta da de alta su cobertura",
        data: "Los mismos datos en todos los puntos de venta",
      },
      features: {
        api: "API de altas, solicitudes y seguimiento; padrón por archivo",
        store: "E-commerce: la asistencia se suma al carrito",
        gateways: "Pasarelas de pago integradas al alta",
        branches: "Venta presencial en sucursales y tiendas",
        field: "Venta en calle con alta desde el teléfono",
        access: "Acceso seguro: cada canal, con sus credenciales",
      },
      flow: {
        gets: "Altas y bajas de clientes, por API o con un archivo del padrón; solicitudes de servicio, por API.",
        gives:
          "Un número de caso, su estado y la cobertura comprobada; después, cada cambio de estado.",
        customer: "Compra o activa el plan en la web, la app o la sucursal de su empresa.",
        company:
          "El mismo número de caso en sus sistemas, con el estado para consultar cuando haga falta.",
      },
      questions: [
        {
          question: "¿Cómo se integra con nuestros sistemas?",
          answer:
            "Por API: altas, solicitudes y seguimiento. Cada canal tiene sus propias credenciales. El padrón de clientes también puede cargarse con un archivo. No hace falta reemplazar sus sistemas.",
        },
        {
          question: "¿Cuáles son los pasos para empezar?",
          answer:
            "Son cinco fases: servicios y topes; padrón; canales y marca; prueba con casos de muestra; lanzamiento con un grupo reducido. Cada una empieza cuando ambas partes aprueban la anterior.",
        },
        {
          question: "¿Y si hoy trabajamos con otro operador?",
          answer:
            "El plan de trabajo incluye el traspaso: qué casos abiertos termina él, desde qué fecha entran los nuevos y quién avisa a los clientes.",
        },
      ],
    },
    automatizacion: {
      title: "Lo rutinario avanza solo",
      description:
        "La plataforma lee cada solicitud con inteligencia artificial, comprueba la cobertura y, con las reglas del plan, asigna al prestador. Si hay dudas, decide una persona.",
      benefits: {
        effort: "La cobertura se comprueba sola, caso por caso",
        criteria: "El mismo criterio para todos los clientes",
        team: "Lo dudoso llega a una persona, con el motivo",
      },
      features: {
        triage: "Clasificación de solicitudes con IA",
        coverage: "Control de cobertura, topes y usos",
        assignment: "Asignación por cercanía y especialidad",
        claims: "Siniestros con fotos, informe y presupuesto",
        updates: "Avisos automáticos al cliente y al prestador",
        survey: "Posventa con encuesta y seguimiento",
      },
      flow: {
        gets: "La solicitud en palabras del cliente, con fotos y ubicación.",
        gives: "Servicio, urgencia, cobertura y topes comprobados, y el prestador que acepta.",
        customer: "Quién va, a qué hora y qué incluye su plan.",
        company: "La regla que se aplicó y, si intervino una persona, qué decidió.",
      },
      questions: [
        {
          question: "¿Qué decide la IA y qué decide una persona?",
          answer:
            "La IA lee la solicitud y la clasifica. La cobertura y el prestador salen de las reglas del plan. Si algo no está claro o no cumple una regla, decide una persona.",
        },
        {
          question: "¿Quién fija las reglas?",
          answer:
            "Su empresa, con nuestro equipo: servicios incluidos, topes por evento y por año, zonas y excepciones. Todo queda en las condiciones del plan.",
        },
        {
          question: "¿Y si el cliente no está de acuerdo con una decisión?",
          answer:
            "Su reclamo queda en el mismo caso y lo revisa una persona, con las fotos, la regla que se aplicó y el historial a la vista.",
        },
      ],
    },
    pagos: {
      title: "Del cobro del plan al pago del prestador, conciliado",
      description:
        "El cliente paga con el medio que prefiere y el prestador cobra en la fecha acordada. Cada servicio cerrado genera su pago por el importe convenido.",
      benefits: {
        reconciled: "Cobros y pagos conciliados caso por caso",
        certainty: "Prestadores que saben cuánto y cuándo cobran",
        errors: "Su empresa no liquida a cada prestador: lo hacemos nosotros",
      },
      features: {
        methods: "Tarjeta, débito automático, billetera virtual y transferencia",
        schedule: "Cobro único, recurrente o junto a otra factura",
        payouts: "Pago programado por cada servicio cerrado",
        review: "Revisión de diferencias antes de pagar",
        receipts: "Comprobantes y conciliación para exportar",
        terms: "Fechas y condiciones acordadas con cada prestador",
      },
      flow: {
        gets: "El pago del plan y cada servicio cerrado, con su precio de tarifario.",
        gives: "El cobro conciliado y el pago al prestador, programado para la fecha acordada.",
        customer: "Su comprobante, con el medio de pago que eligió.",
        company: "La conciliación por caso, para exportar, con las diferencias ya revisadas.",
      },
      questions: [
        {
          question: "¿Cómo pagan el plan los clientes?",
          answer:
            "Con tarjeta, débito automático, billetera virtual o transferencia; una sola vez, en forma periódica o junto con otra factura de su empresa.",
        },
        {
          question: "¿Se contrata por cápita o por evento?",
          answer:
            "Por cápita se paga un importe fijo por cliente y el riesgo de frecuencia lo asumimos nosotros. Por evento se paga cada caso según el tarifario y ese riesgo queda en su empresa. También hay un modelo mixto, con una banda pactada.",
        },
        {
          question: "¿Es un seguro o un servicio?",
          answer:
            "Depende de qué se promete. Enviar a un prestador o reparar dentro de un tope es un servicio; pagar un daño o un gasto a cambio de una prima es un seguro y corresponde a una aseguradora. Está detallado en “Quién hace qué”.",
        },
      ],
    },
    canales: {
      title: "El cliente elige el canal y puede cambiarlo",
      description:
        "Cada persona pide ayuda por donde le resulta más fácil y sigue por otro canal sin empezar de nuevo. Quien atiende ve el mismo historial que el cliente.",
      benefits: {
        history: "Un solo historial por caso",
        calls: "Menos llamadas para preguntar el estado",
        service: "El cliente puede pagar en el canal que usa",
      },
      features: {
        app: "App y web para pedir y seguir el servicio",
        chat: "Chat con paso a una persona",
        contactCenter: "Contact center con la ficha completa",
        map: "Seguimiento en el mapa y hora de llegada",
        messages: "Avisos por mensaje y correo",
        survey: "Encuesta al terminar el servicio",
      },
      flow: {
        gets: "Un mensaje, una llamada o una solicitud en la app o la web.",
        gives: "Un solo caso, que sigue por el canal que el cliente elija.",
        customer: "La llegada en el mapa, los avisos y una encuesta al terminar.",
        company: "El historial completo, sea cual sea el canal.",
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
            "La que se acuerde: la de su empresa (marca blanca) o la nuestra, en el saludo, en la app y en los avisos. Sumar WhatsApp también es un punto por acordar.",
        },
        {
          question: "¿Qué se atiende a toda hora?",
          answer:
            "Se acuerda servicio por servicio y queda en las condiciones generales: una pérdida de agua no espera al lunes; una fumigación, sí.",
        },
      ],
    },
    analisis: {
      title: "Los números de su plan, caso por caso",
      description:
        "Cuántos casos hay, cuánto tardan, cuánto cuestan y qué opinan los clientes. Con esos datos se ajustan las coberturas, los precios y la red.",
      benefits: {
        decisions: "Topes y precios que se revisan con datos",
        deviations: "Desvíos a la vista, a tiempo de corregirlos",
        numbers: "Las mismas cifras para su equipo y el nuestro",
      },
      features: {
        kpis: "KPI de llegada, resolución, costo y satisfacción",
        filters: "Filtros por plan, país, familia y canal",
        use: "Uso de cada cobertura",
        alerts: "Alertas cuando un indicador se desvía",
        export: "Exportación y acceso por API",
        comparison: "Comparación entre períodos y zonas",
      },
      flow: {
        gets: "Los tiempos, el precio y la opinión de cada caso.",
        gives: "Indicadores por plan, zona, servicio y canal, con alertas cuando se desvían.",
        customer: "Una encuesta breve al terminar el servicio.",
        company: "Un tablero, un informe para exportar y acceso por API.",
      },
      questions: [
        {
          question: "¿Qué datos ve nuestra empresa?",
          answer:
            "De cada caso: estado, prestador asignado, recorrido, tiempos, costo y opinión del cliente. Del conjunto: indicadores por plan, zona, servicio y canal.",
        },
        {
          question: "¿Cómo llegan los informes?",
          answer:
            "En el tablero, por exportación o por API. Al empezar acordamos qué muestran y con qué detalle; la página de cada industria tiene uno de muestra para descargar.",
        },
        {
          question: "¿Cómo se miden los niveles de servicio?",
          answer:
            "Se acuerdan por servicio y zona: asignación, llegada y cierre. Cada caso registra esos tiempos y el informe del mes dice en cuántos se cumplieron.",
        },
      ],
    },
    proveedores: {
      title: "Una red verificada, con el precio acordado",
      description:
        "Verificamos a cada prestador, acordamos los precios por zona y le damos una app para aceptar, llegar, documentar y cobrar. Su equipo y el nuestro ven cómo va cada servicio.",
      benefits: {
        verified: "Cada caso, en manos de un prestador verificado",
        costs: "Costos previsibles por zona y tipo de servicio",
        pay: "El prestador sabe cuánto cobra antes de aceptar",
      },
      features: {
        app: "App del prestador, de la oferta al cierre",
        rates: "Tarifario por zona y servicio",
        verification: "Verificación de cada prestador de la red",
        location: "Geolocalización y seguimiento del servicio",
        payout: "Pago programado al cerrar cada caso",
        ratings: "Evaluación por cumplimiento y satisfacción",
      },
      flow: {
        gets: "Prestadores que quieren trabajar, con su oficio, su zona y su documentación.",
        gives: "Una red verificada, con precios acordados por zona.",
        customer: "Nombre, foto y recorrido de quien va.",
        company: "Un costo previsible por servicio y la evaluación de cada prestador.",
      },
      questions: [
        {
          question: "¿Cómo verifican a los prestadores?",
          answer:
            "Antes de recibir casos entregan sus documentos, que se comprueban uno por uno, y aceptan el tarifario. Los primeros trabajos se siguen de cerca y después cuentan el cumplimiento y la opinión de los clientes. Qué documentos puede pedir su empresa está en “Quién hace qué”.",
        },
        {
          question: "¿Qué pasa si un prestador no acepta?",
          answer:
            "El caso pasa al siguiente más cercano de la especialidad y el cliente recibe el aviso. El cambio queda en el historial.",
        },
        {
          question: "¿Qué zonas cubre la red?",
          answer: `En Argentina, todo el país desde ${milestones.nationwide}. Qué servicios entran en cada localidad de su cartera se revisa antes de lanzar y queda en el contrato.`,
        },
      ],
    },
  },
  questions: {
    title: "Lo que preguntan las empresas",
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
    title: "También puede ver",
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

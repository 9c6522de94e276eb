import { brand } from "#core/brand.ts";
import type { BuyersContent } from "./content.ts";

export const es: BuyersContent = {
  sample: "Muestra",
  problems: "Qué suele fallar hoy",
  programme: {
    title: "Un programa de muestra, de punta a punta",
    lead: "Calculado para {customers} clientes de una empresa imaginaria. “Todo incluido” abarca servicios, contact center, plataforma, impuestos y margen.",
    coverage: "Cobertura y topes",
    open: "Abrir este programa en la calculadora",
  },
  loading: {
    title: "Cómo se cargan los clientes",
    lead: "Por archivo o por API, con los mismos campos. Una baja es la misma línea con fecha de fin.",
    file: "Archivo",
    api: "API",
    covers:
      "El campo {field} dice qué está cubierto. No hacen falta más datos personales para abrir un caso.",
  },
  course: { title: "Cómo avanza un caso", team: "Lo que ve su equipo" },
  report: {
    title: "El informe que recibe cada mes",
    lead: "Una línea por servicio, con casos e importes que cierran con el total. Este es el de un mes del programa de arriba.",
    sheet: "Informe mensual de asistencia",
    cases: "Casos",
    onTime: "A tiempo",
    satisfaction: "Opinión, del 1 al 5",
    average: "Por caso",
    cost: "Costo de servicios",
    download: "Descargar el informe de muestra (CSV, {size})",
  },
  teams: "Qué cambia para sus equipos",
  points: "Qué hay que acordar antes de firmar",
  more: "También puede ver",
  closing:
    "La calculadora compara este costo con lo que cobraría o con lo que vale retener a un cliente; la demostración parte de ese programa.",
  buyers: {
    insurers: {
      head: {
        title: `Asistencia para aseguradoras | ${brand.name}`,
        description:
          "Un programa de asistencia al hogar para una aseguradora: cobertura, topes, precio por póliza, carga de clientes, siniestros e informe mensual.",
      },
      title: "Para el asegurado, la aseguradora es quien toca el timbre",
      lead: "Esta es una asistencia al hogar completa, con su marca y sus condiciones: qué cubre, cuánto cuesta por póliza y qué informe recibe. Para evaluarla antes de contratarla.",
      problems: {
        frequency: {
          name: "La frecuencia se conoce tarde",
          text: "Si el operador liquida por totales, usted no sabe qué servicio, qué zona o qué topes explican el gasto del mes.",
        },
        visit: {
          name: "Una mala visita es una baja",
          text: "Si nadie le pregunta al asegurado cómo fue la visita, usted se entera cuando pide la baja.",
        },
        claims: {
          name: "Asistencia y siniestros no se hablan",
          text: "El caño roto de hoy es el siniestro de mañana. Sin un caso enlazado, las fotos y el informe se piden dos veces.",
        },
      },
      loading:
        "El padrón de pólizas vigentes: altas, bajas y renovaciones, con la frecuencia con que hoy las procesa.",
      course:
        "Si la visita muestra un daño cubierto, el caso abre el siniestro con fotos e informe: su área de siniestros no los vuelve a pedir.",
      teams: {
        product: {
          name: "Producto y técnica",
          text: "Ven frecuencia y gasto por servicio cada mes, y con eso revisan topes y precio.",
        },
        claims: {
          name: "Siniestros",
          text: "Recibe el siniestro con las fotos, el informe y el presupuesto del caso que le dio origen.",
        },
        channel: {
          name: "Productores y alianzas",
          text: "Cada banco, comercio o productor puede tener su propio plan e indicadores, y ver el estado del caso sin llamar a nadie.",
        },
      },
      points: {
        risk: "Quién asume el riesgo de frecuencia: precio por cápita, por evento o mixto.",
        wording:
          "El texto de la asistencia en las condiciones generales, y qué se presenta ante la Superintendencia.",
        border: "A partir de qué daño un caso pasa a ser siniestro, y quién lo decide.",
        data: "Qué datos del asegurado se comparten, quién responde por ellos y por cuánto tiempo.",
      },
      closing: "¿Cuánto costaría en su cartera?",
    },
    banks: {
      head: {
        title: `Asistencia para bancos y tarjetas | ${brand.name}`,
        description:
          "Asistencia incluida en cuentas y tarjetas: cobertura, precio por titular, revisión de terceros, carga de clientes y el informe de cada mes.",
      },
      title: "Un beneficio de la cuenta que el cliente llega a usar",
      lead: "Los beneficios se pagan por todos los clientes y los recuerdan pocos. Este programa de cuenta combina hogar, auxilio en ruta, videoconsulta y ayuda remota, y muestra cada mes cuáles se usaron. El de tarjeta se calcula igual.",
      problems: {
        unused: {
          name: "Muchos no saben que existe",
          text: "Parte de los titulares no sabe que tiene asistencia. La estimación lo cuenta aparte: es el primer supuesto que conviene discutir.",
        },
        approval: {
          name: "Aprobar a un tercero lleva tiempo",
          text: "Riesgos, seguridad y cumplimiento preguntan por datos, continuidad, subcontratistas y salida. Conviene llegar con eso por escrito: lo reúne “Quién hace qué”.",
        },
        cost: {
          name: "El beneficio compite con otros",
          text: "Para quedarse en el paquete tiene que mostrar cuánto se usa y qué opina el cliente.",
        },
      },
      loading:
        "El listado de titulares con el paquete activo. Alcanza con un identificador propio del banco: ni cuenta ni tarjeta.",
      course:
        "El caso se abre desde la app del banco y vuelve a ella: el cliente sigue la grúa sin salir de su sesión.",
      teams: {
        benefits: {
          name: "Beneficios y fidelización",
          text: "Ven qué servicios se usan en cada paquete y cuáles conviene cambiar.",
        },
        risk: {
          name: "Riesgos y terceros",
          text: "Tienen por escrito roles, subcontratistas, ubicación de datos y plan de salida antes del piloto.",
        },
        service: {
          name: "Atención al cliente",
          text: "Deriva la asistencia y consulta el estado del caso con el mismo número que tiene el cliente.",
        },
      },
      points: {
        price:
          "Precio por titular activo o por uso, y cómo cambia si el uso crece con la difusión.",
        tiers: "Qué servicios y topes lleva cada paquete de cuenta o gama de tarjeta.",
        thirdParty:
          "Qué documentos pide su revisión de terceros, y quién los entrega y los renueva.",
        channels:
          "Desde qué pantallas se pide ayuda, con qué marca y cómo se identifica al cliente.",
      },
      closing: "¿Qué beneficio cabe en su paquete?",
    },
    retailers: {
      head: {
        title: `Asistencia para comercios y tiendas | ${brand.name}`,
        description:
          "Un plan de asistencia que se vende con el producto: precio por contrato, alta en la caja y en el carrito, casos, informe mensual y puntos a acordar.",
      },
      title: "La venta no termina en la caja",
      lead: "El televisor o el lavarropas sale de la tienda y, cuando falla, el problema vuelve a la tienda. Este plan se agrega en la venta y atiende el equipo a distancia, en el domicilio o en el taller.",
      problems: {
        attach: {
          name: "El plan se ofrece tarde",
          text: "Si el alta no está en el mismo paso que el cobro, el vendedor no la ofrece y el carrito no la muestra.",
        },
        afterSale: {
          name: "La posventa vuelve al mostrador",
          text: "El cliente regresa a la tienda con la caja en la mano, aunque la falla se pudiera resolver a distancia.",
        },
        stock: {
          name: "Cambiar el equipo sale caro",
          text: "Sin diagnóstico previo se reemplaza lo que se podía reparar.",
        },
      },
      loading:
        "Cada venta es un contrato: el ticket, el equipo y la vigencia. La tienda lo envía por API o, de noche, en un archivo.",
      course:
        "Primero, un técnico a distancia; si no alcanza, visita o taller. La tienda ve qué pasó con cada equipo.",
      job: "Televisor que no se conecta a internet",
      teams: {
        store: {
          name: "Tienda",
          text: "Da el alta en la caja y no vuelve a ocuparse: el cliente ya sabe a quién llamar.",
        },
        online: {
          name: "Comercio electrónico",
          text: "Suma el plan al carrito con el precio que fije la empresa.",
        },
        afterSale: {
          name: "Posventa",
          text: "Recibe diagnóstico y resultado por equipo, y separa lo que cubre la garantía de fábrica.",
        },
      },
      points: {
        guarantee: "Dónde termina la garantía legal o de fábrica y dónde empieza el plan.",
        price: "Precio al público, quién lo fija y cuánto le queda a cada parte.",
        charge: "Cobro único o mensual, devoluciones y bajas.",
        margin: "Qué pasa si un equipo no tiene arreglo: el plan repara, no reemplaza.",
      },
      closing: "¿Qué plan va con lo que usted vende?",
    },
    realEstate: {
      head: {
        title: `Asistencia para inmobiliarias y consorcios | ${brand.name}`,
        description:
          "Urgencias y arreglos de viviendas administradas: cobertura, precio por unidad, aprobación de trabajos, informe mensual y puntos a acordar.",
      },
      title: "El caño se rompe de noche; el administrador duerme",
      lead: "Cerrajería, agua, electricidad, gas, aire acondicionado y vidrios en cada unidad que usted administra, con un caso por arreglo y un informe para rendir cuentas.",
      problems: {
        night: {
          name: "Todo llega por teléfono",
          text: "El inquilino llama a quien le alquiló. Cada urgencia son varias llamadas y ninguna queda registrada.",
        },
        payer: {
          name: "¿Lo paga el dueño o el inquilino?",
          text: "Sin fotos del antes y del después, la discusión empieza cuando el trabajo ya está terminado.",
        },
        invoices: {
          name: "Cada oficio, una factura",
          text: "Rendir los arreglos del mes lleva más tiempo que aprobarlos.",
        },
      },
      loading:
        "El listado de unidades o contratos: una dirección por línea, con inicio y fin del contrato.",
      course:
        "Las fotos del antes y del después quedan en el caso: sirven para decidir quién paga y para rendir cuentas.",
      teams: {
        administration: {
          name: "Administración",
          text: "Aprueba lo que pase el tope acordado y ve el resto resuelto.",
        },
        leasing: {
          name: "Alquileres",
          text: "Da al inquilino un solo lugar donde pedir ayuda, desde la firma del contrato.",
        },
        owners: {
          name: "Propietarios y consejo",
          text: "Reciben una rendición por unidad, con fotos e importe de cada arreglo.",
        },
      },
      points: {
        common: "Qué es de la unidad y qué es parte común del edificio.",
        approval: "Hasta qué importe se arregla sin consultar, y quién aprueba por encima.",
        rotation: "Qué pasa con el plan cuando cambia el inquilino.",
        billing: "Si se cobra en las expensas, en el alquiler o lo asume la administración.",
      },
      closing: "¿Cuántas unidades administra?",
    },
    health: {
      head: {
        title: `Asistencia para prepagas y planes de salud | ${brand.name}`,
        description:
          "Videoconsulta, médico a domicilio, traslados y reintegros para un plan de salud: cobertura, precio por afiliado, roles y el informe de cada mes.",
      },
      title: "La primera consulta, antes que la guardia",
      lead: "Videoconsulta médica y psicológica, médico a domicilio, traslado en ambulancia y reintegros, en un programa que se suma a la cartilla del plan.",
      problems: {
        demand: {
          name: "La guardia atiende lo que no es urgente",
          text: "Si la videoconsulta no está a mano, la persona va a la guardia, o espera un turno y se queja.",
        },
        nights: {
          name: "Noches, feriados e interior",
          text: "Donde la cartilla es corta, lo que se nota es el tiempo de espera.",
        },
        papers: {
          name: "Reintegros en papel",
          text: "Cada receta que llega en papel termina en una consulta por el estado del trámite.",
        },
      },
      loading:
        "El padrón de afiliados activos y su grupo familiar. Los diagnósticos no forman parte del archivo.",
      course:
        "Lo clínico queda entre el paciente y el profesional de la salud; su equipo ve tiempos, estado y opinión.",
      teams: {
        medical: {
          name: "Dirección médica",
          text: "Fija los protocolos: qué se resuelve en línea, qué va a domicilio y qué se deriva.",
        },
        service: {
          name: "Atención al afiliado",
          text: "Ve el estado de la consulta o del reintegro, no su contenido.",
        },
        finance: {
          name: "Finanzas",
          text: "Recibe consultas, visitas y reintegros del mes, cada uno con su importe y su tope.",
        },
      },
      points: {
        protocol: "Quién atiende, con qué matrícula y bajo qué protocolo.",
        emergencies: "Qué se deriva a la emergencia pública o a la propia del plan, y cómo.",
        records: "Dónde queda la historia clínica, quién la trata y cómo la pide el paciente.",
        reimbursement: "Qué se reintegra, hasta qué tope y con qué comprobantes.",
      },
      closing: "¿Cuántas de sus consultas podrían atenderse en línea?",
    },
    utilities: {
      head: {
        title: `Asistencia para telefonía y energía | ${brand.name}`,
        description:
          "Reparación de equipos y ayuda remota que se cobran en la factura del servicio: precio por línea, alta, casos, informe mensual y puntos a acordar.",
      },
      title: "El servicio anda; lo que falla es el equipo del cliente",
      lead: "Hay llamadas técnicas que no son por la línea ni por el suministro. Este plan las atiende y se cobra en la factura; con electricidad y gas de la vivienda sirve igual a una empresa de energía.",
      problems: {
        calls: {
          name: "Llamadas que no le corresponden",
          text: "El cliente llama porque no le anda la televisión o la computadora, y la mesa técnica no puede ayudarlo.",
        },
        churn: {
          name: "Un servicio igual a otro",
          text: "Cuando la única diferencia es la factura, cualquier oferta se lleva al cliente.",
        },
        visits: {
          name: "Visitas que no hacían falta",
          text: "Una cuadrilla sale a un domicilio donde la instalación de la empresa estaba bien.",
        },
      },
      loading:
        "El listado de líneas o suministros con el plan activo, en el mismo proceso que arma la factura.",
      course:
        "La mesa técnica deriva sin cortar la llamada; si la falla es de su red, el caso vuelve con esa conclusión.",
      teams: {
        service: {
          name: "Mesa técnica",
          text: "Tiene adónde derivar lo que no es de la red, y ve cómo terminó.",
        },
        commercial: {
          name: "Comercial",
          text: "Ofrece un plan con precio mensual y sabe cuántos clientes lo usan.",
        },
        billing: {
          name: "Facturación",
          text: "Concilia altas, bajas y cobros con el mismo identificador de la línea o el suministro.",
        },
      },
      points: {
        sale: "Cómo se da el consentimiento para un plan que se agrega a la factura.",
        charge: "Qué pasa con el plan cuando la factura no se paga.",
        border: "Dónde termina su red y dónde empieza la instalación del cliente.",
        data: "Qué datos de la línea o del suministro hacen falta, y cuáles no.",
      },
      closing: "¿Cuántas de sus llamadas son por equipos del cliente?",
    },
  },
};

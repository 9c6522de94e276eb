import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { BuyersContent } from "./content.ts";

export const spain: DeepPartial<BuyersContent> = {
  programme: {
    title: "Un programa de muestra, de principio a fin",
    lead: "Calculado para {customers} clientes de una empresa imaginaria. «Todo incluido» abarca servicios, contact center, plataforma, impuestos y margen.",
    coverage: "Cobertura y límites",
  },
  loading: {
    file: "Fichero",
    lead: "Por fichero o por API, con los mismos campos. Una baja es la misma línea con fecha de fin.",
  },
  report: {
    lead: "Una línea por servicio, con casos e importes que cuadran con el total. Este es el de un mes del programa de arriba.",
    satisfaction: "Valoración, del 1 al 5",
    cost: "Coste de servicios",
  },
  closing:
    "La calculadora compara este coste con lo que cobraría o con lo que vale retener a un cliente; la demostración parte de ese programa.",
  buyers: {
    insurers: {
      head: {
        title: `Asistencia para aseguradoras en España | ${brand.name}`,
        description:
          "Programa de asistencia en el hogar para una aseguradora española: cobertura, límites, precio por póliza, fichero de clientes e informe mensual.",
      },
      title: "Para el asegurado, la aseguradora es quien llama a la puerta",
      lead: "Esta es una asistencia en el hogar completa, con su marca y sus condiciones: qué cubre, cuánto cuesta por póliza y qué informe recibe. La red se forma zona por zona, según su cartera.",
      problems: {
        frequency: {
          text: "Si la empresa de asistencia liquida por totales, usted no sabe qué servicio, qué provincia o qué límites explican el gasto del mes.",
        },
        claims: {
          text: "La tubería rota de hoy es el siniestro de mañana. Sin un caso enlazado, las fotos y el informe se piden dos veces.",
        },
        visit: {
          text: "Si nadie pregunta al asegurado cómo ha ido la visita, usted se entera en la renovación.",
        },
      },
      loading:
        "El fichero de pólizas en vigor: altas, bajas y renovaciones, con la periodicidad con que hoy las procesa.",
      teams: {
        product: {
          text: "Ven frecuencia y gasto por servicio cada mes, y con eso revisan límites y precio.",
        },
        channel: {
          name: "Mediadores y bancaseguros",
          text: "Cada red de venta puede tener su propio plan e indicadores, y ver cómo va el caso sin llamar a nadie.",
        },
      },
      points: {
        risk: "Quién asume el riesgo de frecuencia: precio per cápita, por servicio o mixto.",
        wording:
          "El texto de la asistencia en las condiciones generales, y si la prestación es seguro o servicio.",
      },
    },
    banks: {
      head: {
        title: `Asistencia para banca y tarjetas en España | ${brand.name}`,
        description:
          "Asistencia incluida en cuentas y tarjetas: cobertura, precio por titular, externalización y DORA, fichero de clientes e informe mensual.",
      },
      title: "Una ventaja de la cuenta que el cliente llega a usar",
      lead: "Las ventajas se pagan por todos los clientes y las recuerdan pocos. Este programa de cuenta combina hogar, carretera, videoconsulta y ayuda remota, y muestra cada mes cuáles se han usado. El de tarjeta se calcula igual.",
      problems: {
        approval: {
          name: "Aprobar a un tercero lleva meses",
          text: "Riesgos, seguridad y cumplimiento preguntan por datos, continuidad, subcontratistas y salida. Conviene llegar con eso por escrito: lo reúne «Quién hace qué».",
        },
        cost: {
          name: "La ventaja compite con otras",
          text: "Para quedarse en el paquete tiene que demostrar que se usa y que se valora bien.",
        },
      },
      loading:
        "El listado de titulares con el paquete activo. Basta con un identificador propio del banco: ni cuenta ni tarjeta.",
      teams: { benefits: { name: "Ventajas y fidelización" } },
      points: {
        tiers:
          "Qué servicios y límites lleva cada gama de cuenta o tarjeta, y en qué códigos postales hay red desde el primer día.",
        thirdParty:
          "Qué documentación pide su política de externalización, y quién la entrega y la renueva.",
      },
      closing: "¿Qué ventaja cabe en su cuenta?",
    },
    retailers: {
      head: {
        title: `Asistencia para comercios en España | ${brand.name}`,
        description:
          "Un plan de asistencia que se vende con el producto: precio por contrato, alta en tienda y online, casos, informe mensual y puntos por acordar.",
      },
      lead: "El televisor o la lavadora sale de la tienda y, cuando falla, el problema vuelve a la tienda. Este plan se añade en la venta y atiende el aparato a distancia, en el domicilio o en el taller.",
      problems: {
        attach: {
          text: "Si el alta no está en el mismo paso que el pago, el dependiente no la ofrece y la cesta no la muestra.",
        },
        afterSale: {
          text: "El cliente vuelve a la tienda con la caja en la mano, aunque la avería se pudiera resolver a distancia.",
        },
        stock: {
          name: "Cambiar el aparato sale caro",
          text: "Sin diagnóstico previo se sustituye lo que se podía reparar.",
        },
      },
      loading:
        "Cada venta es un contrato: el tique, el aparato y la vigencia. La tienda lo envía por API o, de noche, en un fichero.",
      course:
        "Primero, un técnico a distancia; si no basta, visita o taller. La tienda ve el resultado de cada aparato.",
      teams: {
        store: {
          text: "Da el alta al cobrar y no vuelve a ocuparse: el cliente ya sabe a quién llamar.",
        },
        online: {
          name: "Tienda online",
          text: "Añade el plan a la cesta con el precio que fije la empresa.",
        },
        afterSale: {
          text: "Recibe diagnóstico y resultado por aparato, y separa lo que cubre la garantía legal o del fabricante.",
        },
      },
      points: {
        guarantee: "Dónde termina la garantía legal o del fabricante y dónde empieza el plan.",
        margin: "Qué pasa si un aparato no tiene arreglo: el plan repara, no sustituye.",
      },
    },
    realEstate: {
      head: {
        title: `Asistencia para fincas e inmobiliarias | ${brand.name}`,
        description:
          "Urgencias y reparaciones de viviendas administradas: cobertura, precio por vivienda, aprobación de trabajos, informe mensual y puntos por acordar.",
      },
      title: "La tubería se rompe de noche; el administrador duerme",
      lead: "Cerrajería, agua, electricidad, gas, aire acondicionado y cristales en cada vivienda que usted administra, con un caso por reparación y un informe para rendir cuentas.",
      problems: {
        payer: { name: "¿Lo paga el propietario o el inquilino?" },
        invoices: {
          name: "Cada gremio, una factura",
          text: "Rendir cuentas de las reparaciones del mes lleva más tiempo que aprobarlas.",
        },
      },
      loading:
        "El listado de viviendas o contratos: una dirección por línea, con inicio y fin del contrato.",
      course:
        "Las fotos del antes y del después quedan en el caso: sirven para decidir quién paga y para rendir cuentas.",
      teams: {
        administration: { text: "Aprueba lo que pase del límite acordado y ve el resto resuelto." },
        owners: {
          name: "Propietarios y junta",
          text: "Reciben la liquidación por vivienda, con fotos e importe de cada reparación.",
        },
      },
      points: {
        common: "Qué es elemento privativo y qué es elemento común del edificio.",
        approval:
          "Hasta qué importe se repara sin consultar, quién aprueba por encima y en qué zonas hay red.",
        billing:
          "Si se paga con la cuota de la comunidad, con el alquiler o lo asume la administración.",
      },
      closing: "¿Cuántas viviendas administra?",
    },
    health: {
      head: {
        title: `Asistencia para seguros de salud | ${brand.name}`,
        description:
          "Videoconsulta, médico a domicilio, traslados y reembolsos para un seguro de salud: cobertura, precio por asegurado, roles e informe mensual.",
      },
      title: "La primera consulta, antes que las urgencias",
      lead: "Videoconsulta médica y psicológica, médico a domicilio, traslado en ambulancia y reembolsos, en un programa que se añade al cuadro médico.",
      problems: {
        demand: {
          name: "Urgencias atiende lo que no es urgente",
          text: "Si la videoconsulta no está a mano, la persona va a urgencias, o espera una cita y se queja.",
        },
        nights: {
          name: "Noches, festivos y zonas rurales",
          text: "Donde el cuadro médico es corto, lo que se nota es el tiempo de espera.",
        },
        papers: {
          name: "Reembolsos en papel",
          text: "Cada factura que llega en papel acaba en una llamada para saber cómo va.",
        },
      },
      loading:
        "El fichero de asegurados activos y su unidad familiar. Los diagnósticos no forman parte de él.",
      course:
        "Lo clínico queda entre el paciente y el médico; su equipo ve tiempos, estado y valoración.",
      teams: {
        medical: {
          text: "Fija los protocolos: qué se resuelve online, qué va a domicilio y qué se deriva.",
        },
        service: {
          name: "Atención al asegurado",
          text: "Ve el estado de la consulta o del reembolso, no su contenido.",
        },
        finance: {
          text: "Recibe consultas, visitas y reembolsos del mes, cada uno con su importe y su límite.",
        },
      },
      points: {
        protocol: "Quién atiende, con qué colegiación y bajo qué protocolo.",
        emergencies: "Qué se deriva a emergencias o al servicio propio de la aseguradora, y cómo.",
        reimbursement: "Qué se reembolsa, hasta qué límite y con qué justificantes.",
      },
      closing: "¿Cuántas de sus consultas podrían atenderse online?",
    },
    utilities: {
      head: {
        title: `Asistencia para telecos y energéticas en España | ${brand.name}`,
        description:
          "Reparación de aparatos y ayuda remota que se cobran en la factura del suministro: precio por línea, alta, casos, informe y puntos por acordar.",
      },
      title: "El suministro funciona; lo que falla es el aparato del cliente",
      problems: {
        calls: {
          text: "El cliente llama porque no le funciona la televisión o el ordenador, y el soporte técnico no puede ayudarlo.",
        },
        visits: {
          text: "Un técnico de campo va a un domicilio donde la instalación de la empresa estaba bien.",
        },
      },
      closing: "¿Cuántas de sus llamadas son por aparatos del cliente?",
      loading:
        "El listado de líneas o suministros con el plan activo, en el mismo proceso que emite la factura.",
      course:
        "El soporte técnico deriva sin cortar la llamada; si la avería es de su red, el caso vuelve con esa conclusión.",
      teams: {
        service: {
          name: "Soporte técnico",
          text: "Tiene adónde derivar lo que no es de la red, y ve cómo ha terminado.",
        },
      },
      points: { sale: "Cómo se da el consentimiento para un plan que se añade a la factura." },
    },
  },
};

import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const es: RolesContent = {
  head: {
    title: `Quién hace qué en un programa de asistencia | ${brand.name}`,
    description:
      "Para legales, riesgos, finanzas y tecnología: seguro o servicio, riesgos, marca, datos personales, red, puesta en marcha, salida y normas.",
  },
  title: "Quién hace qué, para quien tiene que aprobarlo",
  lead: "Dos páginas para legales, riesgos, finanzas y tecnología. Qué hace cada parte, y qué queda por fijar en el contrato.",
  print: "Imprimir o guardar en PDF",
  nature: {
    title: "¿Seguro o servicio?",
    text: "Depende de qué se promete y de quién lo promete, no del nombre del plan.",
    tests: {
      service: {
        name: "Servicio",
        text: "Se promete hacer: enviar a un prestador, coordinar una consulta, reparar dentro de un tope.",
      },
      insurance: {
        name: "Seguro",
        text: "Se promete pagar un daño o un gasto a cambio de una prima. Eso corresponde a una aseguradora autorizada.",
      },
      licence: {
        name: "Lo que hay que revisar",
        text: "Los reintegros de gastos y los planes con precio fijo por cliente: los abogados de ambas partes los revisan antes de vender.",
      },
    },
  },
  risks: {
    title: "Quién asume cada riesgo",
    rows: {
      frequency: {
        name: "Cuántos casos hay",
        text: `Con precio por cápita, ${brand.name}; por evento, su empresa; mixto, según la banda pactada.`,
      },
      price: {
        name: "Cuánto cuesta cada caso",
        text: "Lo acota el tarifario por zona y servicio; se actualiza con la cláusula que se pacte.",
      },
      work: {
        name: "Un trabajo mal hecho",
        text: "El contrato fija que se rehaga sin cargo para el cliente, en qué plazo y quién responde si no se cumple.",
      },
      damage: {
        name: "Un daño durante la visita",
        text: "Primero, el prestador y su póliza de responsabilidad civil. Ante el cliente, la ley puede alcanzar a las demás partes: el contrato fija el reparto y los montos.",
      },
      payment: {
        name: "El cliente no paga el plan",
        text: "Lo asume quien le cobra. Las condiciones del plan dicen desde cuándo se suspende la cobertura.",
      },
      stop: {
        name: "La plataforma se detiene",
        text: "El contrato fija el canal alternativo, el plan de continuidad, cómo se prueba y los niveles de servicio.",
      },
    },
  },
  brand: {
    title: "De quién es la marca",
    text: "El plan lleva el nombre y las condiciones de su empresa. Qué marca atiende el teléfono, firma los mensajes y viste la app se elige canal por canal y queda por escrito.",
  },
  data: {
    title: "Datos personales",
    rows: {
      plan: {
        name: "Clientes del plan",
        text: `Su empresa es responsable del tratamiento; ${brand.name} los trata por su encargo y según sus instrucciones, salvo que el contrato diga otra cosa.`,
      },
      network: {
        name: "Prestadores",
        text: `${brand.name} es responsable. El prestador recibe solo lo necesario para la visita.`,
      },
      website: {
        name: "Este sitio",
        text: `${brand.name} es responsable de lo que usted escribe aquí. Se guarda en servidores en la nube ubicados en Argentina.`,
      },
      platform: {
        name: "La plataforma",
        text: "Ubicación, subencargados, plazos de conservación, auditoría y devolución se fijan en el contrato de cada programa.",
      },
    },
  },
  network: {
    title: "Cómo entra un prestador a la red",
    steps: {
      apply: { name: "Se presenta", text: "Rubro, zona y horarios en los que trabaja." },
      papers: {
        name: "Entrega documentos",
        text: "Los de la lista; se comprueba que existan, que sean suyos y que estén vigentes.",
      },
      rates: {
        name: "Acepta el tarifario",
        text: "Precio por servicio y zona, reglas de datos y trato al cliente.",
      },
      first: {
        name: "Primeros trabajos",
        text: "Seguidos uno por uno: llegada, fotos, precio y opinión.",
      },
      always: {
        name: "Control continuo",
        text: "Opinión por caso y documentos que vencen. Sin papeles vigentes no recibe trabajos.",
      },
    },
    documents: {
      title: "Qué puede pedirle a cada uno",
      items: [
        "Identidad y constancia de inscripción en ARCA",
        "Matrícula, donde la ley la exige (gas, electricidad, salud)",
        "Póliza de responsabilidad civil vigente",
        "Seguro del vehículo y habilitación de la grúa",
        "Compromiso de confidencialidad y de tratamiento de datos",
        "Historial de casos y de opiniones en la red",
      ],
    },
  },
  start: {
    title: "La puesta en marcha, por fases",
    note: "Cada fase empieza cuando ambas partes aprueban la anterior. Las fechas las fija el plan de trabajo y, si reemplaza a otro operador, también el traspaso.",
    phases: {
      scope: "Servicios, topes, zonas y exclusiones",
      load: "Padrón de clientes, por archivo o API",
      channels: "Canales, marca y textos",
      test: "Prueba con casos de muestra y criterios de aceptación",
      live: "Lanzamiento con un grupo reducido y después el resto",
    },
  },
  exit: {
    title: "La salida",
    points: {
      cases: "Los casos abiertos se terminan o se traspasan, con lista y fecha.",
      data: "Los datos se devuelven en el formato acordado y después se borran, con constancia.",
      customers: "Al cliente le avisa quien se acuerde, con el texto y la anticipación pactados.",
      network: "Las liquidaciones pendientes a los prestadores se pagan en fecha.",
    },
  },
  rules: {
    title: "Normas que el contrato debe tener en cuenta",
    note: "Lista para orientar a sus asesores; no es asesoramiento legal ni afirma que todas se apliquen a su caso.",
    items: [
      {
        name: "Ley 25.326",
        text: "Protección de los Datos Personales: roles, cesión y seguridad.",
      },
      { name: "Ley 24.240", text: "Defensa del Consumidor: información, baja y responsabilidad." },
      {
        name: "Leyes 17.418, 20.091 y 22.400",
        text: "Seguros, aseguradoras y productores; y lo que la Superintendencia fija para agentes institorios.",
      },
      {
        name: "Normas del BCRA",
        text: "Para entidades financieras: tercerización, servicios de tecnología y protección de usuarios.",
      },
      {
        name: "Leyes 26.529 y 27.553",
        text: "Derechos del paciente, historia clínica, recetas electrónicas y teleasistencia.",
      },
    ],
  },
  facts: {
    title: "Lo que ya está definido",
    names: {
      obligor: "Quién contrata y responde",
      liabilityCover: "Póliza de responsabilidad civil",
      subprocessors: "Subencargados y ubicación de datos",
      audits: "Auditorías y certificados",
      continuity: "Plan de continuidad",
    },
  },
  meeting: {
    title: "Para traer a la primera reunión",
    note: "Marque lo que ya tiene; lo que falte se resuelve en la reunión.",
    items: {
      business: {
        name: "Negocio",
        text: "Cuántos clientes, qué producto, incluido o con cargo, y qué se mide.",
      },
      finance: {
        name: "Finanzas",
        text: "Modelo de precio preferido, presupuesto y forma de conciliar.",
      },
      it: {
        name: "Tecnología",
        text: "De qué sistema sale el padrón, qué canales hay y quién los opera.",
      },
      legal: {
        name: "Legales y riesgos",
        text: "Condiciones generales, política de terceros y cláusulas de datos propias.",
      },
      operations: { name: "Operaciones", text: "Horarios, zonas difíciles y cómo se atiende hoy." },
    },
  },
  closing: {
    title: "¿Le falta una respuesta para aprobarlo?",
    text: "Envíenos la pregunta tal como la hace su área y llevamos la respuesta a la demostración.",
  },
};

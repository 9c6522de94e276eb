import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const spain: DeepPartial<RolesContent> = {
  head: {
    title: `Quién hace qué en la asistencia en España | ${brand.name}`,
    description:
      "Para asesoría jurídica, riesgos, finanzas y tecnología: seguro o servicio, riesgos, marca, datos personales, red, puesta en marcha, salida y normas.",
  },
  lead: "Dos páginas para asesoría jurídica, riesgos, finanzas y tecnología. Qué hace cada parte, y qué queda por fijar en el contrato.",
  nature: {
    tests: {
      service: {
        text: "Se promete hacer: enviar a un profesional, coordinar una consulta, reparar dentro de un límite.",
      },
      insurance: {
        text: "La prestación de asistencia puede ser un ramo de seguro. Si lo es, corresponde a una entidad autorizada o inscrita.",
      },
      licence: {
        text: "Los reembolsos de gastos y los planes con precio fijo por cliente: las asesorías jurídicas de ambas partes los revisan antes de vender.",
      },
    },
  },
  risks: {
    rows: {
      frequency: {
        text: `Con precio per cápita, ${brand.name}; por servicio, su empresa; mixto, según la banda pactada.`,
      },
      price: {
        text: "Lo acota el baremo de precios por zona y servicio; se actualiza con la cláusula que se pacte.",
      },
      work: {
        text: "El contrato fija que se rehaga sin coste para el cliente, en qué plazo y quién responde si no se cumple.",
      },
      damage: {
        text: "Primero, el profesional y su póliza de responsabilidad civil. Ante el cliente, la ley puede alcanzar a las demás partes: el contrato fija el reparto y los importes.",
      },
    },
  },
  brand: {
    text: "El plan lleva el nombre y las condiciones de su empresa. Qué marca atiende el teléfono, firma los mensajes y viste la app, marca blanca o la nuestra, se elige canal por canal y queda por escrito.",
  },
  data: {
    rows: {
      plan: {
        text: `Su empresa es responsable del tratamiento y ${brand.name}, encargada, con el contrato que exige el artículo 28 del RGPD.`,
      },
      network: {
        name: "Profesionales",
        text: `${brand.name} es responsable. El profesional recibe solo lo necesario para la visita.`,
      },
      website: {
        text: `${brand.name} es responsable de lo que usted escribe aquí. Se guarda en servidores en la nube situados en Argentina, país con protección adecuada según la Comisión Europea.`,
      },
      platform: {
        text: "Ubicación, subencargados, transferencias, plazos, auditoría y devolución se fijan en el contrato de cada programa.",
      },
    },
  },
  network: {
    title: "Cómo entra un profesional en la red",
    steps: {
      apply: { text: "Oficio, zona y horarios en los que trabaja." },
      rates: { name: "Acepta el baremo" },
      always: {
        text: "Valoración por servicio y documentos que caducan. Sin papeles en vigor no recibe trabajos.",
      },
      first: {
        text: "Seguidos uno por uno: llegada, fotos, precio y valoración.",
      },
    },
    documents: {
      items: [
        "Identidad, alta censal y certificados de Hacienda y la Seguridad Social",
        "Habilitación o colegiación, donde la ley la exige (gas, electricidad, salud)",
        "Póliza de responsabilidad civil en vigor",
        "Seguro del vehículo y autorización de transporte de la grúa",
        "Compromiso de confidencialidad y de tratamiento de datos",
        "Historial de servicios y de valoraciones en la red",
      ],
    },
  },
  start: {
    note: "Cada fase empieza cuando ambas partes aprueban la anterior. Las fechas las fija el plan de trabajo y, si sustituye a otra empresa de asistencia, también el traspaso.",
    phases: {
      scope: "Servicios, límites, zonas con red y exclusiones",
      load: "Carga de clientes, por fichero o API",
      test: "Entornos, pruebas con casos de muestra y criterios de aceptación",
      live: "Arranque con un grupo reducido y después el resto",
    },
  },
  exit: {
    points: {
      customers: "Al cliente le avisa quien se acuerde, con el texto y la antelación pactados.",
      network: "Las liquidaciones pendientes a los profesionales se pagan en fecha.",
    },
  },
  rules: {
    items: [
      {
        name: "RGPD, Reglamento (UE) 2016/679, y LOPDGDD, Ley Orgánica 3/2018",
        text: "Encargo del tratamiento, transferencias y derechos.",
      },
      {
        name: "DORA, Reglamento (UE) 2022/2554, y directrices de la EBA",
        text: "Entidades financieras y aseguradoras: externalización, terceros de TIC, registro, auditoría y salida.",
      },
      {
        name: "Ley 20/2015, Ley 50/1980 y Real Decreto-ley 3/2020",
        text: "Supervisión de aseguradoras, contrato de seguro y distribución, también por bancaseguros.",
      },
      {
        name: "Real Decreto Legislativo 1/2007",
        text: "Ley General para la Defensa de los Consumidores y Usuarios: información, desistimiento y garantía legal.",
      },
      {
        name: "Ley 41/2002",
        text: "Autonomía del paciente e historia clínica, para los servicios de salud.",
      },
    ],
  },
  facts: { names: { subprocessors: "Subencargados y ubicación de los datos" } },
  meeting: {
    items: {
      business: { text: "Cuántos clientes, qué producto, incluido o de pago, y qué se mide." },
      it: { text: "De qué sistema sale el fichero, qué canales hay y quién los gestiona." },
      legal: {
        name: "Asesoría jurídica y riesgos",
        text: "Condiciones generales, política de externalización y cláusulas de datos propias.",
      },
    },
  },
};

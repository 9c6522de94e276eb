import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import { emergencyNumbers } from "#core/facts.ts";
import type { CoverageContent } from "./content.ts";

export const spain: DeepPartial<CoverageContent> = {
  head: {
    title: `Cobertura: los servicios de asistencia en España | ${brand.name}`,
    description:
      "Qué incluye cada servicio de asistencia, cómo se presta y qué hace su cliente. Hogar, carretera, salud, mascotas y dispositivos, con búsqueda y filtros.",
  },
  hero: {
    lead: "Elija un servicio para ver qué incluye y qué hace su cliente. Añada los que le sirvan y vea cuánto costaría el plan.",
  },
  search: { examples: ["fuga", "grúa", "veterinario"] },
  deliveries: {
    visit: "Un profesional acude al lugar",
    appointment: "Con cita",
    reimbursement: "Por reembolso",
  },
  given: { visit: "Presencial", appointment: "Con cita", reimbursement: "Reembolso" },
  add: "Añadir al programa",
  note: "El alcance de cada servicio, con sus límites y exclusiones, se define en cada plan. Esta página no es una póliza ni sustituye las condiciones generales.",
  familyWords: { vial: "carretera, coche, moto, vehículo" },
  services: {
    locksmith: {
      customer:
        "Avisa de que no puede entrar o cerrar, y acredita que vive allí cuando llega el cerrajero.",
      alsoCalled: "cerrajero, llaves, puerta, me he quedado fuera",
    },
    plumbing: {
      scope: "Fugas, grifos y atascos",
      alsoCalled:
        "fontanero, váter, inodoro, atasco, llave de paso, cisterna, humedad, fregadero, agua caliente, calentador, termo",
      includes:
        "Fugas y roturas de tuberías a la vista, grifos y desagües; desatascos y corte del agua para frenar el daño.",
      customer:
        "Cuenta de dónde sale el agua, envía fotos si puede y cierra la llave de paso hasta que llega el fontanero.",
    },
    gas: {
      scope: "Fugas de gas",
      includes:
        "Localización de la fuga por un instalador habilitado, cierre de la llave de paso y reparación del tramo afectado.",
      customer: `Sale de inmediato y, desde fuera, llama a su distribuidora de gas o al ${emergencyNumbers.es.general}. Después solicita el servicio.`,
    },
    electricity: {
      scope: "Sin luz, diferencial, enchufes",
      includes:
        "Cortes dentro de la vivienda, automáticos y diferenciales que saltan, enchufes e interruptores averiados.",
      customer:
        "Dice qué habitaciones se han quedado sin luz y si el cuadro se puede tocar sin riesgo.",
      alsoCalled: "electricista, saltan los plomos, cortocircuito, huele a quemado, diferencial",
    },
    fumigation: {
      includes:
        "Control de insectos y roedores, y desinfección de estancias, con indicaciones antes y después.",
      customer:
        "Dice qué ha visto y en qué habitaciones, y acuerda una hora con la casa preparada.",
    },
    glass: {
      includes:
        "Cierre provisional y reposición de cristales de puertas y ventanas rotos por accidente.",
      customer: "Envía una foto con la medida aproximada y despeja la zona.",
    },
    preventive: {
      includes: "Revisión de batería, luces, niveles y neumáticos antes de un viaje o de la ITV.",
    },
    tire: {
      scope: "Rueda pinchada",
      alsoCalled: "pinchazo, neumático, reventón, rueda",
      includes:
        "Cambio de la rueda pinchada por la de repuesto, o traslado al taller si no la hay.",
      customer:
        "Comparte la ubicación y confirma si lleva rueda de repuesto y la llave de los tornillos antirrobo.",
    },
    fuel: {
      scope: "Hasta la gasolinera",
      includes: "Entrega del combustible necesario para llegar a la gasolinera más cercana.",
    },
    battery: {
      scope: "El coche no arranca",
      includes: "Arranque con equipo auxiliar y comprobación de carga; si hace falta, traslado.",
      customer: "Comparte la ubicación y cuenta qué hace el coche cuando intenta arrancar.",
      alsoCalled: "pinzas, no arranca",
    },
    ambulance: {
      customer: `Dice qué pasa y dónde está. Si hay riesgo vital, llama primero al ${emergencyNumbers.es.medical}.`,
    },
    reimbursement: {
      includes:
        "Devolución de lo gastado en medicamentos con receta y ortopedia, hasta el límite del plan.",
    },
    specialists: {
      scope: "Búsqueda y cita",
      includes: "Búsqueda del especialista y cita en consulta o por videollamada.",
      customer: "Dice qué especialidad necesita y elige entre las citas disponibles.",
    },
    vetClinic: {
      includes: "Consulta para perros y gatos en una clínica veterinaria de la red.",
      customer: "Elige clínica y hora, y lleva la cartilla.",
    },
    vetLab: { customer: "Sube la petición y acude a la clínica con cita." },
    vetImaging: {
      customer: "Sube la petición y acude a la clínica con cita y las indicaciones previas.",
    },
    grooming: { customer: "Elige lugar y hora, y avisa si el animal necesita un trato especial." },
    farewell: {
      scope: "Recogida e incineración",
      includes: "Recogida e incineración, con el trato que pide el momento.",
    },
    electronics: {
      scope: "Móviles y ordenadores",
      alsoCalled: "portátil, móvil, teléfono, pantalla rota, PC, tablet, impresora",
      includes:
        "Diagnóstico y reparación de móviles, ordenadores, tabletas y otros equipos electrónicos.",
      customer: "Dice qué equipo es y qué le pasa, y acuerda día y lugar.",
    },
    tvAudio: { customer: "Envía marca y modelo, y elige una hora para la visita." },
    consoles: {
      scope: "Consolas y mandos",
      includes: "Diagnóstico y reparación de consolas y mandos.",
      customer: "Dice qué consola es y qué le pasa, y acuerda día y lugar.",
    },
    appliances: {
      scope: "Lavadora, nevera, horno",
      alsoCalled: "nevera, frigorífico, lavavajillas, microondas, secadora, vitrocerámica, campana",
      includes: "Reparación de lavadoras, frigoríficos, hornos y otros electrodomésticos de casa.",
      customer: "Envía marca y modelo, cuenta la avería y elige una hora.",
    },
    antivirus: {
      scope: "Sin coste, con ayuda",
      includes: "Antivirus sin coste para el cliente, con ayuda para instalarlo.",
    },
    dataRecovery: {
      customer: "Deja de usar el equipo, cuenta qué ha pasado y lo entrega para el diagnóstico.",
    },
    homeDoctor: {
      scope: "Exploración e indicaciones",
      includes: "Visita de un médico, exploración e indicaciones.",
    },
    sterilization: {
      includes: "Cirugía de esterilización en una clínica de la red, con consulta previa.",
    },
    onlinePsychologist: { scope: "Sesiones por vídeo" },
    lockout: { scope: "Llaves dentro o perdidas" },
    airConditioning: { alsoCalled: "calefacción, caldera, AC, termostato" },
    towing: {
      alsoCalled:
        "remolque, remolcar, choque, accidente, avería, no arranca, mecánico, coche parado",
    },
    transfers: { alsoCalled: "taxi, volver a casa" },
  },
};

import { brand } from "#core/brand.ts";
import { emergencyNumbers } from "#core/facts.ts";
import type { CoverageContent } from "./content.ts";

export const es: CoverageContent = {
  head: {
    title: `Cobertura: qué incluye cada servicio | ${brand.name}`,
    description:
      "Qué incluye cada servicio de asistencia, cómo se presta y qué hace su cliente. Hogar, vial, salud, mascotas y dispositivos, con búsqueda y filtros.",
  },
  hero: {
    title: "Qué incluye cada servicio",
    lead: "Elija un servicio para ver qué incluye y qué hace su cliente. Agregue los que le sirven y vea cuánto costaría el plan.",
  },
  search: {
    label: "Buscar un servicio",
    examples: ["agua", "grúa", "veterinario"],
    hint: "Ej.: {examples}",
    clear: "Borrar filtros",
    none: "Ningún servicio coincide con la búsqueda.",
    tryThis: "Pruebe con:",
    withoutFilters: {
      one: "Ver {count} servicio fuera de estos filtros",
      other: "Ver {count} servicios fuera de estos filtros",
    },
    count: { one: "{count} servicio", other: "{count} servicios" },
  },
  filters: {
    family: "Familia",
    allFamilies: "Todas",
    delivery: "Cómo se presta",
    allDeliveries: "Cualquier modalidad",
  },
  deliveries: {
    visit: "Un prestador va al lugar",
    transport: "Traslado",
    remote: "A distancia",
    appointment: "Con turno",
    reimbursement: "Por reintegro",
  },
  given: {
    visit: "En el lugar",
    transport: "Traslado",
    remote: "A distancia",
    appointment: "Con turno",
    reimbursement: "Reintegro",
  },
  parts: {
    includes: "Qué incluye",
    delivery: "Cómo se presta",
    customer: "Qué hace el cliente",
  },
  share: "Enlace a {service}",
  add: "Agregar al programa",
  added: "En el programa",
  programme: {
    count: { one: "{count} servicio en su programa", other: "{count} servicios en su programa" },
    cost: "{cost} por cliente y mes",
    open: "Ver el programa",
  },
  note: "El alcance de cada servicio, con sus topes y exclusiones, se define en cada plan. Esta página no es una póliza ni reemplaza las condiciones generales.",
  print: "Imprimir",
  familyWords: {
    hogar: "hogar, casa",
    vial: "vial, auto, moto, vehículo",
    salud: "salud",
    mascotas: "mascotas",
    dispositivos: "dispositivos",
  },
  services: {
    locksmith: {
      scope: "Puerta, llave y cerradura",
      includes:
        "Apertura de la puerta de entrada por pérdida, robo o rotura de la llave, y arreglo o cambio de la cerradura dañada.",
      customer:
        "Avisa que no puede entrar o cerrar, y muestra que vive ahí cuando llega el cerrajero.",
      alsoCalled: "cerrajero, llaves, puerta, me quedé afuera, trabada",
    },
    plumbing: {
      scope: "Pérdidas y destapes",
      includes:
        "Pérdidas y roturas de cañerías a la vista, canillas y descargas; destapes y corte del agua para frenar el daño.",
      customer:
        "Cuenta de dónde sale el agua, manda fotos si puede y cierra la llave de paso hasta que llega el plomero.",
      alsoCalled:
        "plomero, inodoro, caño, destapar, llave de paso, cloaca, humedad, baño tapado, pileta, agua caliente, calefón, termotanque",
    },
    gas: {
      scope: "Pérdidas de gas",
      includes:
        "Control de la pérdida por un gasista matriculado, cierre de la llave de paso y reparación del tramo afectado.",
      customer: `Sale de inmediato y, desde afuera, llama a la distribuidora de gas o al ${emergencyNumbers.ar.general}. Después pide el servicio.`,
      alsoCalled: "gasista, olor a gas, escape de gas, fuga",
    },
    electricity: {
      scope: "Sin luz, térmicas y tomas",
      includes:
        "Cortes dentro de la vivienda, térmicas y disyuntores que saltan, tomas y llaves de luz que fallan.",
      customer: "Dice qué ambientes quedaron sin luz y si el tablero se puede tocar sin riesgo.",
      alsoCalled: "electricista, se cortó la luz, enchufe, cortocircuito, olor a quemado",
    },
    airConditioning: {
      scope: "No enfría o gotea",
      includes:
        "Diagnóstico de equipos que no enfrían, no calientan o gotean, limpieza y arreglos menores.",
      customer: "Indica marca y tipo de equipo, y elige un horario para la visita.",
      alsoCalled: "calefacción, split, AC, estufa, termostato",
    },
    fumigation: {
      scope: "Insectos y roedores",
      includes:
        "Control de insectos y roedores, y desinfección de ambientes, con indicaciones antes y después.",
      customer: "Dice qué vio y en qué ambientes, y acuerda un horario con la casa preparada.",
      alsoCalled:
        "cucarachas, ratas, plagas, hormigas, chinches, ratones, avispas, alacranes, termitas, pulgas",
    },
    glass: {
      scope: "Puertas y ventanas rotas",
      includes:
        "Cierre provisorio y reposición de vidrios de puertas y ventanas rotos por accidente.",
      customer: "Manda una foto con la medida aproximada y despeja el lugar.",
      alsoCalled: "vidriero, cristalero",
    },
    preventive: {
      scope: "Control antes de viajar",
      includes: "Control de batería, luces, niveles y neumáticos antes de un viaje o de la VTV.",
      customer: "Elige el día y el lugar.",
      alsoCalled: "revisión",
    },
    towing: {
      scope: "Grúa hasta el taller",
      includes:
        "Traslado en grúa del vehículo averiado o accidentado hasta el taller o el lugar que se indique.",
      customer: "Comparte la ubicación, dice qué vehículo es y adónde hay que llevarlo.",
      alsoCalled:
        "grúa, choque, accidente, no arranca, acarreo, auxilio mecánico, avería, mecánico, se quedó el auto",
    },
    tire: {
      scope: "Goma pinchada",
      includes:
        "Cambio de la goma pinchada por la rueda de auxilio, o traslado a la gomería si no hay.",
      customer:
        "Comparte la ubicación y confirma si tiene rueda de auxilio y la llave de las tuercas antirrobo.",
      alsoCalled: "pinchadura, pinchazo, rueda, llanta, reventón",
    },
    fuel: {
      scope: "Nafta hasta la estación",
      includes:
        "Entrega del combustible necesario para llegar a la estación de servicio más cercana.",
      customer:
        "Comparte la ubicación y dice qué combustible usa. El combustible puede ir a su cargo.",
      alsoCalled: "nafta, gasolina, gasoil, diésel",
    },
    battery: {
      scope: "El auto no arranca",
      includes: "Puesta en marcha con equipo auxiliar y control de carga; si hace falta, traslado.",
      customer: "Comparte la ubicación y cuenta qué hace el auto cuando intenta arrancar.",
      alsoCalled: "no arranca, descargada, pinzas",
    },
    lockout: {
      scope: "Llaves adentro o perdidas",
      includes: "Apertura del vehículo cuando las llaves quedaron adentro o se perdieron.",
      customer: "Comparte la ubicación y acredita que el vehículo es suyo.",
      alsoCalled: "llaves adentro, cerrado, llave perdida",
    },
    transfers: {
      scope: "Viaje a casa o al destino",
      includes:
        "Viaje de las personas hasta su casa o su destino cuando el vehículo no puede seguir.",
      customer: "Dice cuántas personas son y adónde van.",
      alsoCalled: "taxi, remis, volver a casa",
    },
    onlineDoctor: {
      scope: "Videollamada y receta",
      includes: "Consulta médica por videollamada, con indicaciones y receta cuando corresponde.",
      customer: "Pide la consulta, cuenta los síntomas y atiende la llamada.",
      alsoCalled:
        "médico, doctor, fiebre, gripe, telemedicina, videoconsulta, teleconsulta, dolor, duele, resfrío, tos",
    },
    onlinePsychologist: {
      scope: "Sesiones por video",
      includes:
        "Sesiones por videollamada con un psicólogo o una psicóloga, en horarios acordados.",
      customer: "Elige el horario y se conecta desde un lugar tranquilo.",
      alsoCalled: "psicóloga, terapia, salud mental, ansiedad, depresión, psicólogo",
    },
    ambulance: {
      scope: "Solicitud y seguimiento",
      includes:
        "Solicitud y seguimiento de la ambulancia hasta que la persona queda atendida o trasladada.",
      customer: `Dice qué pasa y dónde está. Si hay riesgo de vida, llama primero al ${emergencyNumbers.ar.medical}.`,
      alsoCalled: "emergencia, urgencia",
    },
    reimbursement: {
      scope: "Con receta y factura",
      includes:
        "Devolución de lo gastado en medicamentos recetados y elementos de ortopedia, hasta el tope del plan.",
      customer: "Compra, y sube la receta y la factura.",
      alsoCalled: "remedios, medicinas, farmacia, muletas",
    },
    specialists: {
      scope: "Búsqueda y turno",
      includes: "Búsqueda del especialista y turno en el consultorio o por videollamada.",
      customer: "Dice qué especialidad necesita y elige entre los turnos disponibles.",
      alsoCalled: "cardiólogo, dermatólogo, traumatólogo, pediatra, dentista",
    },
    homeDoctor: {
      scope: "Examen e indicaciones",
      includes: "Visita de un médico, examen e indicaciones.",
      customer: "Cuenta los síntomas, confirma la dirección y sigue la llegada.",
    },
    teleVet: {
      scope: "Dudas, sin salir de casa",
      includes:
        "Consulta con un veterinario por videollamada para resolver dudas y decidir si hace falta ir.",
      customer: "Cuenta qué le pasa al animal y lo muestra en la llamada.",
      alsoCalled: "perro, gato",
    },
    vetClinic: {
      scope: "Consulta en la red",
      includes: "Consulta para perros y gatos en un centro veterinario de la red.",
      customer: "Elige centro y turno, y lleva la libreta sanitaria.",
      alsoCalled: "veterinaria, veterinario, vacuna, pulgas, urgencia, guardia",
    },
    vetLab: {
      scope: "Sangre, orina y otros",
      includes: "Análisis de sangre, de orina y otros que indique el veterinario.",
      customer: "Sube la orden y va al centro con turno.",
      alsoCalled: "análisis de sangre",
    },
    vetImaging: {
      scope: "Radiografía y ecografía",
      includes: "Radiografías y ecografías que indique el veterinario.",
      customer: "Sube la orden y va al centro con turno y las indicaciones previas.",
    },
    grooming: {
      scope: "Baño, corte y uñas",
      includes: "Baño, corte y cuidado de uñas en peluquerías de la red.",
      customer: "Elige lugar y turno, y avisa si el animal necesita un trato especial.",
      alsoCalled: "perro, gato",
    },
    sterilization: {
      scope: "Cirugía con consulta previa",
      includes: "Cirugía de esterilización en un centro de la red, con consulta previa.",
      customer: "Va a la consulta previa y acuerda la fecha.",
      alsoCalled: "castración, castrar",
    },
    farewell: {
      scope: "Retiro y cremación",
      includes: "Retiro y cremación, con el trato que pide el momento.",
      customer: "Pide el servicio y acuerda los detalles.",
      alsoCalled: "murió, entierro, muerto, falleció",
    },
    electronics: {
      scope: "Celulares y computadoras",
      includes:
        "Diagnóstico y reparación de celulares, computadoras, tabletas y otros equipos electrónicos.",
      customer: "Dice qué equipo es y qué falla, y acuerda día y lugar.",
      alsoCalled:
        "notebook, laptop, celular, teléfono, pantalla rota, PC, tablet, impresora, compu, celu",
    },
    tvAudio: {
      scope: "Televisores y audio",
      includes: "Diagnóstico y reparación de televisores y equipos de audio.",
      customer: "Manda marca y modelo, y elige un horario para la visita.",
      alsoCalled: "tele, televisión, parlante, altavoz, barra de sonido",
    },
    consoles: {
      scope: "Consolas y controles",
      includes: "Diagnóstico y reparación de consolas y controles.",
      customer: "Dice qué consola es y qué falla, y acuerda día y lugar.",
      alsoCalled: "PlayStation, Xbox, Nintendo, joystick, mando, PS5",
    },
    appliances: {
      scope: "Lavarropas, heladera, horno",
      includes: "Arreglo de lavarropas, heladeras, hornos y otros electrodomésticos de la casa.",
      customer: "Manda marca y modelo, cuenta la falla y elige un horario.",
      alsoCalled: "heladera, lavarropas, microondas, lavavajillas, secarropas, cocina",
    },
    antivirus: {
      scope: "Sin costo, con ayuda",
      includes: "Antivirus sin costo para el cliente, con ayuda para instalarlo.",
      customer: "Lo activa en el equipo que quiere proteger.",
      alsoCalled: "virus, hackeo, hackearon, hackeado",
    },
    dataRecovery: {
      scope: "Archivos de equipos dañados",
      includes: "Recuperación de archivos de equipos y memorias dañados, cuando es posible.",
      customer: "Deja de usar el equipo, cuenta qué pasó y lo entrega para el diagnóstico.",
      alsoCalled: "disco rígido, disco duro, borré archivos, pendrive, fotos borradas",
    },
    remoteHelp: {
      scope: "Por teléfono o en pantalla",
      includes:
        "Un técnico resuelve por teléfono o toma el control del equipo con permiso del cliente.",
      customer: "Llama o escribe, y acepta la conexión en su pantalla.",
      alsoCalled: "wifi, internet, soporte técnico, contraseña, configurar",
    },
  },
};

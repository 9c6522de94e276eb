import type { ServicesContent } from "./content.ts";

export const es: ServicesContent = {
  heads: {
    all: {
      title: "Servicios de asistencia para empresas | Amparia",
      description:
        "Hogar, vial, salud, mascotas y dispositivos: cinco familias de asistencia que su empresa combina en un plan propio que opera Amparia.",
    },
    hogar: {
      title: "Asistencia para el hogar | Amparia",
      description:
        "Cerrajería, plomería, gas, electricidad, aire acondicionado, fumigación y vidrios, con prestadores verificados y cada caso a la vista.",
    },
    vial: {
      title: "Asistencia vial y remolque | Amparia",
      description:
        "Remolque, cambio de neumático, combustible, batería, traslados y servicios preventivos, con la unidad en el mapa en todo momento.",
    },
    salud: {
      title: "Asistencia en salud y médico a domicilio | Amparia",
      description:
        "Consultas médicas y psicológicas en línea, médico a domicilio, especialistas, ambulancias y reintegros para ofrecer a sus clientes.",
    },
    mascotas: {
      title: "Asistencia para mascotas | Amparia",
      description:
        "Televeterinaria, centros veterinarios, análisis, imágenes, peluquería, esterilización y cremación en un plan a medida.",
    },
    dispositivos: {
      title: "Asistencia para dispositivos | Amparia",
      description:
        "Reparación de electrónica, TV, consolas y electrodomésticos, antivirus, recuperación de datos y ayuda remota para sus clientes.",
    },
  },
  hero: {
    title: "Ayuda para lo que pasa todos los días",
    lead: "Cinco familias de asistencia que su empresa combina en un plan propio. Una red verificada las atiende y cada caso queda a la vista.",
  },
  tabsLabel: "Familias de asistencia",
  allLine: "Las cinco familias, de un vistazo",
  families: {
    hogar: {
      title: "Asistencia para el hogar",
      description:
        "Urgencias y arreglos de la casa. Un prestador verificado llega al domicilio y la empresa que ofrece el plan ve cada paso.",
      example: {
        service: "Plomería",
        message: "Hay una pérdida de agua debajo de la pileta de la cocina.",
        provider: "Rubén Salas",
        role: "Plomero",
        arrival: "Llega en 18 min",
        outcome: "Pérdida reparada",
      },
    },
    vial: {
      title: "Asistencia vial",
      description:
        "Auxilio en la calle y en la ruta. La unidad se sigue en el mapa desde que sale hasta que el vehículo queda andando o a resguardo.",
      example: {
        service: "Remolque",
        message: "El auto no arranca y estoy en la autopista.",
        provider: "Marta Ríos",
        role: "Móvil 27",
        arrival: "Llega en 12 min",
        outcome: "Auto entregado en el taller",
      },
    },
    salud: {
      title: "Asistencia en salud",
      description:
        "Atención que empieza en una videollamada y, cuando hace falta, llega a la puerta: médico a domicilio, especialistas o ambulancia.",
      example: {
        service: "Médico a domicilio",
        message: "Mi hijo tiene fiebre desde anoche.",
        provider: "Dra. Inés Prado",
        role: "Pediatra",
        arrival: "Llega en 35 min",
        outcome: "Visita terminada",
      },
    },
    mascotas: {
      title: "Asistencia para mascotas",
      description:
        "De la primera duda, por televeterinaria, a los estudios, la peluquería o la cremación, con los centros veterinarios de la red.",
      example: {
        service: "Centro veterinario",
        message: "La perra no quiere comer desde ayer.",
        provider: "Dr. Pablo Neri",
        role: "Veterinario",
        arrival: "Turno a las 17:30",
        outcome: "Consulta terminada",
      },
    },
    dispositivos: {
      title: "Asistencia para dispositivos",
      description:
        "Un técnico a distancia o en el domicilio para lo que se usa a diario: computadoras, televisores, consolas y electrodomésticos.",
      example: {
        service: "Electrodomésticos",
        message: "El lavarropas quedó a mitad del lavado y no desagota.",
        provider: "Elsa Quiroga",
        role: "Técnica",
        arrival: "Llega a las 15:30",
        outcome: "Bomba reemplazada",
      },
    },
  },
  process: {
    channels: { app: "App", web: "Web", contactCenter: "Centro de contacto" },
    reply: "Recibimos tu pedido. Buscamos al prestador más cercano.",
    verified: "Prestador verificado",
    resolved: "Resuelto",
    survey: "¿Cómo fue la atención?",
    alternative:
      "Tres pantallas de un mismo caso: el pedido del cliente, el prestador asignado en camino y el caso resuelto.",
    caption: "Interfaz ilustrativa",
  },
  closing: {
    title: "Arme un plan con las coberturas que sus clientes van a usar",
    text: "Cuéntenos a quién quiere ofrecerlo. Le mostramos la plataforma con un plan parecido al suyo.",
  },
};

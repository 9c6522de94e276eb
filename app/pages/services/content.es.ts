import { brand } from "#core/brand.ts";
import type { ServicesContent } from "./content.ts";

export const es: ServicesContent = {
  heads: {
    all: {
      title: `Servicios de asistencia para empresas | ${brand.name}`,
      description: `Hogar, vial, salud, mascotas y dispositivos: cinco familias de asistencia que su empresa combina en un plan propio que opera ${brand.name}.`,
    },
    hogar: {
      title: `Asistencia para el hogar | ${brand.name}`,
      description:
        "Cerrajería, plomería, gas, electricidad, aire acondicionado, fumigación y vidrios, con prestadores verificados y seguimiento de cada caso.",
    },
    vial: {
      title: `Asistencia vial y remolque | ${brand.name}`,
      description:
        "Remolque, cambio de neumático, combustible, batería, traslados y servicios preventivos, con el móvil en el mapa en todo momento.",
    },
    salud: {
      title: `Asistencia en salud y médico a domicilio | ${brand.name}`,
      description:
        "Consultas médicas y psicológicas en línea, médico a domicilio, especialistas, ambulancias y reintegros para ofrecer a sus clientes.",
    },
    mascotas: {
      title: `Asistencia para mascotas | ${brand.name}`,
      description:
        "Televeterinaria, centros veterinarios, análisis, imágenes, peluquería, esterilización y cremación en un plan a medida.",
    },
    dispositivos: {
      title: `Asistencia para dispositivos | ${brand.name}`,
      description:
        "Reparación de electrónica, TV, consolas y electrodomésticos, antivirus, recuperación de datos y ayuda remota para sus clientes.",
    },
  },
  hero: {
    title: "Ayuda para lo que pasa todos los días",
    lead: "Cinco familias de asistencia que su empresa combina en un plan propio. Las atiende una red verificada y su equipo ve cómo avanza cada caso.",
  },
  tabsLabel: "Familias de asistencia",
  allLine: "Las cinco familias, de un vistazo",
  families: {
    hogar: {
      title: "Asistencia para el hogar",
      description:
        "Urgencias y arreglos de la casa. Un prestador verificado llega al domicilio y la empresa que ofrece el plan ve cada paso.",
    },
    vial: {
      title: "Asistencia vial",
      description:
        "Auxilio en la calle y en la ruta. El móvil se sigue en el mapa desde que sale hasta que el vehículo queda andando o a resguardo.",
    },
    salud: {
      title: "Asistencia en salud",
      description:
        "Atención que empieza en una videollamada y, cuando hace falta, llega a la puerta: médico a domicilio, especialistas o ambulancia.",
    },
    mascotas: {
      title: "Asistencia para mascotas",
      description:
        "De la primera duda, por televeterinaria, a los estudios, la peluquería o la cremación, con los centros veterinarios de la red.",
    },
    dispositivos: {
      title: "Asistencia para dispositivos",
      description:
        "Un técnico a distancia o en el domicilio para lo que se usa a diario: computadoras, televisores, consolas y electrodomésticos.",
    },
  },
  process: {
    channels: { app: "App", web: "Web", chat: "Chat", contactCenter: "Centro de contacto" },
    reply: "Recibimos tu solicitud. Ya estamos buscando quién te ayude.",
    resolved: "Resuelto",
    survey: "¿Cómo fue la atención?",
    alternative:
      "Tres pantallas de un mismo caso: la solicitud del cliente, la coordinación y el caso resuelto.",
  },
  closing: {
    title: "Arme un plan con las coberturas que sus clientes van a usar",
    text: "Cuéntenos a quién quiere ofrecerlo. Le mostramos la plataforma con un plan parecido al suyo.",
  },
};

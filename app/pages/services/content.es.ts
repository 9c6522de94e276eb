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
        "Remolque, cambio de neumático, combustible, batería, traslados y servicios preventivos, con la grúa en el mapa en todo momento.",
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
    title: "Ayuda para los imprevistos de cada día",
    lead: "Cinco familias de asistencia que su empresa combina en un plan propio. Las atiende una red verificada y su equipo ve cómo avanza cada caso.",
  },
  tabsLabel: "Familias de asistencia",
  families: {
    hogar: {
      title: "Asistencia para el hogar",
      description:
        "Urgencias y arreglos de la casa. Un prestador verificado llega al domicilio y su empresa ve cada paso.",
      course: "Un caso de plomería, de la solicitud al cierre",
      closing: "¿Cuánto costaría sumar asistencia en el hogar?",
    },
    vial: {
      title: "Asistencia vial",
      description:
        "Auxilio en la calle y en la ruta. El cliente sigue la grúa en el mapa hasta que el vehículo queda andando o en el taller.",
      course: "Un caso de grúa, de la solicitud al taller",
      closing: "¿Cuánto costaría sumar asistencia vial?",
    },
    salud: {
      title: "Asistencia en salud",
      description:
        "Primero, la videoconsulta; cuando hace falta, médico a domicilio, turno con un especialista o ambulancia.",
      course: "Una videoconsulta, de la solicitud a las indicaciones",
      closing: "¿Cuánto costaría sumar asistencia en salud?",
    },
    mascotas: {
      title: "Asistencia para mascotas",
      description:
        "De la primera duda, por televeterinaria, a los estudios, la peluquería o la cremación, con los centros veterinarios de la red.",
      course: "Una consulta veterinaria, del aviso al informe",
      closing: "¿Cuánto costaría sumar asistencia para mascotas?",
    },
    dispositivos: {
      title: "Asistencia para dispositivos",
      description:
        "Un técnico a distancia o en el domicilio para los equipos de todos los días: computadoras, televisores, consolas y electrodomésticos.",
      course: "Una ayuda remota, de la falla al equipo andando",
      closing: "¿Cuánto costaría sumar asistencia para dispositivos?",
    },
  },
  price:
    "Cada caso cuesta de {low} a {high}, según el servicio: lo que cobra la red, sin impuestos. Es una estimación, no una oferta.",
  limits: "Límites habituales de un plan: {limits}.",
  process: {
    channels: { app: "App", web: "Web", chat: "Chat", contactCenter: "Contact center" },
    resolved: "Resuelto",
    survey: "¿Cómo fue la atención?",
    alternative:
      "Tres pantallas de un mismo caso: la solicitud del cliente, la coordinación y el caso resuelto.",
  },
  closing: {
    title: "Arme un plan con las coberturas que sus clientes van a usar",
    text: "Calcule el costo en línea o cuéntenos para quién es el plan: le mostramos la plataforma con uno parecido.",
  },
};

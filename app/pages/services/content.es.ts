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
        "La puerta que no abre, el caño que pierde, la casa sin luz. Un prestador verificado va al domicilio y su empresa ve qué hizo y cuánto costó.",
      course: "Un caso de plomería, de la solicitud al cierre",
      points: [
        "Si la visita frena el daño o termina el arreglo, y quién paga los materiales por encima del tope.",
        "Quién autoriza un trabajo que supera el tope: el cliente o su equipo.",
        "Qué se atiende a toda hora y qué espera a un día hábil.",
      ],
      closing: "¿Cuánto costaría sumar asistencia en el hogar?",
    },
    vial: {
      title: "Asistencia vial",
      description:
        "El auto que no arranca, la goma pinchada, el tanque vacío. El cliente sigue el auxilio en el mapa hasta que el auto arranca o queda en el taller.",
      course: "Un remolque, de la solicitud al taller",
      points: [
        "Hasta dónde llega el remolque y qué paga el cliente a partir de ahí.",
        "Qué vehículos entran: antigüedad, peso, motos y uso comercial.",
        "Dónde termina la avería y empieza el siniestro.",
      ],
      closing: "¿Cuánto costaría sumar asistencia vial?",
    },
    salud: {
      title: "Asistencia en salud",
      description:
        "Primero, la videoconsulta; cuando hace falta, médico a domicilio, turno con un especialista o ambulancia. Su empresa ve tiempos y costo, no lo clínico.",
      course: "Una videoconsulta, de la solicitud a las indicaciones",
      points: [
        "Quién está cubierto: solo el titular o también su grupo familiar.",
        "Qué puede recetarse en una videoconsulta.",
        "Cuál es la espera máxima de una consulta, de día y de noche.",
      ],
      closing: "¿Cuánto costaría sumar asistencia en salud?",
    },
    mascotas: {
      title: "Asistencia para mascotas",
      description:
        "La duda se resuelve por videollamada con un veterinario; la consulta, los estudios y la peluquería, con turno en la red. También la despedida.",
      course: "Una consulta veterinaria, de la solicitud al informe",
      points: [
        "Qué animales entran, cuántos por casa y hasta qué edad.",
        "Qué paga el plan en el centro veterinario y qué paga el cliente.",
        "Si los servicios programados, como la esterilización, tienen carencia.",
      ],
      closing: "¿Cuánto costaría sumar asistencia para mascotas?",
    },
    dispositivos: {
      title: "Asistencia para dispositivos",
      description:
        "Un técnico prueba a distancia; si no alcanza, va al domicilio o recibe el equipo. Computadoras, celulares, televisores, consolas y electrodomésticos.",
      course: "Una ayuda remota, de la falla al equipo andando",
      points: [
        "Qué equipos entran: marca, antigüedad y factura de compra.",
        "Quién paga los repuestos y el envío, y cuándo un equipo ya no se repara.",
        "Qué puede ver el técnico en la pantalla y cómo lo autoriza el cliente.",
      ],
      closing: "¿Cuánto costaría sumar asistencia para dispositivos?",
    },
  },
  price:
    "Un caso cuesta de {low} a {high}: lo que cobra la red, sin impuestos y antes de topes. Es una estimación, no una oferta.",
  fee: "Los {count} servicios, todo incluido: {fee} por cliente y mes, {range}. Calculado para: {company}.",
  limits: "Topes habituales de un plan: {limits}.",
  agree: "Qué debe definir el contrato",
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

import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { ServicesContent } from "./content.ts";

export const spain: DeepPartial<ServicesContent> = {
  heads: {
    all: {
      title: `Servicios de asistencia en España | ${brand.name}`,
      description: `Hogar, carretera, salud, mascotas y dispositivos: cinco familias de asistencia que su empresa combina en un plan propio que opera ${brand.name}.`,
    },
    hogar: {
      title: `Asistencia en el hogar en España | ${brand.name}`,
      description:
        "Cerrajería, fontanería, gas, electricidad, aire acondicionado, control de plagas y cristalería, con profesionales verificados y seguimiento de cada caso.",
    },
    vial: {
      title: `Asistencia en carretera y grúa | ${brand.name}`,
      description:
        "Grúa, cambio de rueda, combustible, batería, traslados y revisiones preventivas, con la ayuda en el mapa en todo momento.",
    },
    salud: {
      title: `Servicios de salud y médico a domicilio | ${brand.name}`,
      description:
        "Consultas médicas y psicológicas online, médico a domicilio, especialistas, ambulancias y reembolsos para ofrecer a sus clientes.",
    },
    mascotas: {
      title: `Asistencia para mascotas en España | ${brand.name}`,
      description:
        "Televeterinario, clínicas, análisis, diagnóstico por imagen, peluquería, esterilización e incineración en un plan a medida.",
    },
    dispositivos: {
      title: `Asistencia para ordenadores, TV y consolas | ${brand.name}`,
      description:
        "Reparación de electrónica, TV, consolas y electrodomésticos, antivirus, recuperación de datos y ayuda remota para sus clientes en España.",
    },
  },
  hero: {
    lead: "Cinco familias de asistencia que su empresa combina en un plan propio. Las atienden profesionales verificados y su equipo ve cómo avanza cada caso.",
  },
  families: {
    hogar: {
      title: "Asistencia en el hogar",
      description:
        "La puerta que no abre, la tubería que gotea, la casa sin luz. Un profesional verificado acude al domicilio y su empresa ve qué ha hecho y cuánto ha costado.",
      course: "Un caso de fontanería, de la solicitud al cierre",
      points: [
        "Si la visita frena el daño o termina la reparación, y quién paga los materiales por encima del límite.",
        "Quién autoriza un trabajo que supera el límite: el cliente o su equipo.",
        "Qué se atiende a cualquier hora y qué espera a un día laborable.",
      ],
      closing: "¿Cuánto costaría añadir asistencia en el hogar?",
    },
    vial: {
      title: "Asistencia en carretera",
      description:
        "El coche que no arranca, la rueda pinchada, el depósito vacío. El cliente sigue la ayuda en el mapa hasta que el coche arranca o queda en el taller.",
      course: "Un servicio de grúa, de la solicitud al taller",
      points: [
        "Hasta dónde llega la grúa y qué paga el cliente a partir de ahí.",
        "Qué vehículos entran: antigüedad, peso, motos y uso comercial.",
        "Dónde termina la avería y empieza el siniestro.",
      ],
      closing: "¿Cuánto costaría añadir asistencia en carretera?",
    },
    salud: {
      title: "Servicios de salud",
      description:
        "Primero, la videoconsulta; cuando hace falta, médico a domicilio, cita con un especialista o ambulancia. Su empresa ve tiempos y coste, no lo clínico.",
      points: [
        "Quién está cubierto: solo el titular o también su unidad familiar.",
        "Qué puede recetarse en una videoconsulta.",
        "Cuál es la espera máxima de una consulta, de día y de noche.",
      ],
      closing: "¿Cuánto costaría añadir servicios de salud?",
    },
    mascotas: {
      description:
        "La duda se resuelve por videollamada con un veterinario; la consulta, las pruebas y la peluquería, con cita en la red. También la despedida.",
      points: [
        "Qué animales entran, cuántos por casa y hasta qué edad.",
        "Qué paga el plan en la clínica y qué paga el cliente.",
        "Si los servicios programados, como la esterilización, tienen carencia.",
      ],
      closing: "¿Cuánto costaría añadir asistencia para mascotas?",
    },
    dispositivos: {
      description:
        "Un técnico prueba a distancia; si no basta, acude al domicilio o recibe el equipo. Ordenadores, móviles, televisores, consolas y electrodomésticos.",
      course: "Una ayuda remota, de la avería al equipo en marcha",
      points: [
        "Qué equipos entran: marca, antigüedad y factura de compra.",
        "Quién paga los recambios y el envío, y cuándo un equipo ya no se repara.",
        "Qué puede ver el técnico en la pantalla y cómo lo autoriza el cliente.",
      ],
      closing: "¿Cuánto costaría añadir asistencia para dispositivos?",
    },
  },
  process: {
    survey: "¿Qué tal ha ido?",
  },
  price:
    "Un caso cuesta de {low} a {high}: lo que cobra la red, sin IVA y antes de límites. Es una estimación, no una oferta.",
  limits: "Límites habituales de un plan: {limits}.",
  closing: {
    title: "Diseñe un plan con las coberturas que sus clientes van a usar",
    text: "Calcule el coste online o cuéntenos para quién es el plan: le mostramos la plataforma con uno parecido.",
  },
};

import { brand } from "#core/brand.ts";
import { milestones } from "#core/facts.ts";
import type { AboutContent } from "./content.ts";

export const es: AboutContent = {
  head: {
    title: `Nosotros: la historia y el equipo de ${brand.name}`,
    description: `${brand.name} nació en ${milestones.founded} como ${brand.formerName}. Conozca su historia, su misión, sus valores y los puestos abiertos.`,
  },
  title: "Hay alguien del otro lado",
  lead: `Diseñamos y operamos asistencias para empresas, y detrás de cada caso hay personas que lo siguen hasta que se resuelve. Antes nos llamábamos ${brand.formerName}.`,
  teamAlt:
    "Maqueta del equipo: nueve personas de oficios distintos, dos con chaleco de trabajo y una con su caja de herramientas, junto a un perro y un gato.",
  tabs: { history: "Historia", mission: "Misión y visión", values: "Valores" },
  tabsLabel: "Sobre la compañía",
  history: {
    title: `De ${brand.formerName} a ${brand.name}`,
    rebrand: "Qué cambió con el nombre",
    text: "La compañía nació en Argentina como una marca de servicios para el hogar. Hoy tiene otro nombre y cinco familias de asistencia, con la misma atención y la misma calidad. Fuera de Argentina forma su red con las primeras empresas de cada país.",
    milestones: {
      founded: {
        title: "El comienzo",
        description: "Se funda la compañía, dedicada a los servicios para el hogar.",
      },
      providers: {
        title: "Más de mil prestadores",
        description: "Todos verificados, en Argentina.",
      },
      nationwide: {
        title: "Expansión nacional",
        description: "Con esa red, el servicio se extiende a todo el país.",
      },
      firstInsurer: {
        title: "La primera aseguradora",
        description:
          "Firmamos el primer contrato con una aseguradora y abrimos la suscripción B2B.",
      },
      awards: {
        title: "Premios",
        description: "La compañía recibe premios, a dos años de llegar a todo el país.",
      },
      newFamilies: {
        title: "Tres familias nuevas",
        description: "Mascotas, salud y dispositivos se suman a la oferta.",
      },
      users: {
        title: "Más de un millón de usuarios",
        description:
          "Se alcanzan en Argentina, y un grupo de telecomunicaciones invierte en la compañía.",
      },
      accelerator: {
        title: "Programa de aceleración",
        description: "La compañía gana un programa de aceleración.",
      },
    },
  },
  mission: {
    purpose: {
      title: "Propósito",
      description: "Que nadie se quede solo cuando algo falla.",
    },
    mission: {
      title: "Misión",
      description:
        "Dar a cada empresa lo necesario para asistir a sus clientes: coberturas a medida, una red verificada y resultados que se pueden medir.",
    },
    vision: {
      title: "Visión",
      description:
        "Que las empresas de cada país donde estamos elijan esta plataforma para cuidar a sus clientes.",
    },
  },
  values: {
    title: "Cinco valores, y cómo se notan",
    items: {
      innovation: {
        title: "Innovación",
        description:
          "Automatizamos lo repetitivo para que las personas se ocupen de lo que pide criterio.",
      },
      performance: {
        title: "Alto desempeño",
        description:
          "Medimos cada servicio, de la solicitud al cierre, y corregimos lo que no llega a lo prometido.",
      },
      empathy: {
        title: "Empatía",
        description: "Quien nos llama tiene un problema. Primero escuchamos; después actuamos.",
      },
      trust: {
        title: "Confianza",
        description:
          "Prestadores verificados, precios acordados y casos que se pueden seguir paso a paso.",
      },
      responsibility: {
        title: "Responsabilidad",
        description: "Seguimos cada caso hasta que queda resuelto, también cuando se complica.",
      },
    },
  },
  careers: {
    text: "Los puestos abiertos se publican en nuestro portal de empleo.",
    openings: "Ver puestos abiertos",
  },
};

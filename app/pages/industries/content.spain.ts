import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { IndustriesContent } from "./content.ts";

export const spain: DeepPartial<IndustriesContent> = {
  head: {
    title: `Asistencia para aseguradoras, banca y comercio | ${brand.name}`,
    description:
      "Aseguradoras, mutuas, banca, comparadores, comercio, administradores de fincas y salud: qué gana cada sector al ofrecer asistencia en España.",
  },
  hero: {
    title: "Asistencias a la medida de cada sector",
    lead: "Elija el suyo y vea qué asistencias combina, cuánto costaría por cliente y qué informe recibiría cada mes.",
  },
  gains: {
    financial: "Una ventaja que se usa, para cuentas, tarjetas y préstamos, integrada por API.",
    insurance:
      "Servicios para el asegurado y siniestros con seguimiento, sin crear una red propia.",
    health: "Consultas online, médico a domicilio y ambulancias, con un solo interlocutor.",
    retail: "Planes que se venden junto con el producto, en la tienda y online.",
    realestate:
      "Urgencias y reparaciones de cada vivienda, resueltas por profesionales verificados.",
  },
  list: {
    intro: "Las asistencias que encajan en cada uno, como punto de partida.",
    showAll: "Ver todos",
  },
  programmes: {
    intro:
      "Cobertura, límites, carga de clientes, un caso y el informe del mes. El importe, todo incluido, es mayor donde el cliente compra el plan: lo usa más.",
  },
  cases: { title: "Ejemplos por sector" },
  closing: { title: "¿Cómo sería en su sector?" },
  announcement: "{industries} sectores",
};

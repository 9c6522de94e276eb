import { brand } from "#core/brand.ts";
import type { IndustriesContent } from "./content.ts";

export const es: IndustriesContent = {
  head: {
    title: `Industrias que ofrecen asistencias | ${brand.name}`,
    description:
      "Aseguradoras, bancos, fintech, comercios, inmobiliarias y planes de salud: qué gana cada industria al ofrecer asistencias a sus clientes.",
  },
  hero: {
    title: "Asistencias a la medida de cada industria",
    lead: "Elija la suya y vea qué asistencias combina, cuánto costaría por cliente y qué informe recibiría cada mes.",
  },
  categoriesLabel: "Filtrar por categoría",
  gains: {
    financial: "Un beneficio que se usa, para cuentas, tarjetas y créditos, integrado por API.",
    insurance:
      "Coberturas nuevas para el asegurado y siniestros con seguimiento, sin armar una red propia.",
    retail: "Planes que se venden junto con el producto, en la tienda y en línea.",
    realestate: "Urgencias y arreglos de cada vivienda, resueltos por prestadores verificados.",
    health: "Consultas en línea, médico a domicilio y ambulancias, con un solo interlocutor.",
  },
  list: {
    intro: "Las asistencias que encajan en cada una, como punto de partida.",
    showAll: "Ver todas",
    legend: "Asistencias",
  },
  programmes: {
    title: "Un programa completo para cada tipo de empresa",
    intro:
      "Cobertura, topes, carga de clientes, un caso y el informe del mes. El importe, todo incluido, es mayor donde el cliente compra el plan: lo usa más.",
    fee: "{fee} por cliente y mes",
  },
  cases: {
    title: "Ejemplos por industria",
    intro:
      "Empresas de muestra, con nombres y logotipos inventados, y las asistencias que combinaría cada una.",
  },
  announcement: "{industries} industrias",
  closing: {
    title: "¿Cómo sería en su industria?",
    text: "Le mostramos la plataforma con los casos, los canales y los indicadores de un negocio como el suyo.",
  },
};

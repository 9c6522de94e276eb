import type { IndustriesContent } from "./content.ts";

export const es: IndustriesContent = {
  head: {
    title: "Industrias que ofrecen asistencias | Amparia",
    description:
      "Aseguradoras, bancos, fintech, comercios, inmobiliarias y planes de salud: qué gana cada industria al ofrecer asistencias a sus clientes.",
  },
  hero: {
    title: "Asistencias a la medida de cada industria",
    lead: "Aseguradoras, bancos, comercios, inmobiliarias y planes de salud suman ayuda concreta a lo que ya ofrecen. Cada uno con su paquete.",
  },
  categoriesLabel: "Filtrar por categoría",
  gains: {
    financial: "Un beneficio de uso diario para cuentas, tarjetas y créditos, integrado por API.",
    insurance: "Coberturas nuevas y siniestros con seguimiento, sin armar una red propia.",
    retail: "Planes que se venden junto con el producto, en la tienda y en línea.",
    realestate: "Urgencias y arreglos de cada vivienda, en manos de prestadores verificados.",
    health: "Consultas en línea, médico a domicilio y ambulancias en una sola operación.",
  },
  list: {
    intro: "Empresas que ofrecen u operan planes de asistencia para sus clientes.",
    showAll: "Ver todas",
    legend: "Asistencias",
  },
  cases: {
    title: "Empresas que ya trabajan con nosotros",
    intro: "Clientes de toda la región, con las asistencias que cada uno ofrece a su público.",
  },
  announcement: "{industries} industrias y {clients} clientes",
  closing: {
    title: "¿Cómo se vería en su industria?",
    text: "Le mostramos la plataforma con los casos, los canales y los indicadores de un negocio como el suyo.",
  },
};

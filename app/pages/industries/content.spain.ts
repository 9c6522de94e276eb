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
    lead: "Aseguradoras, mutuas, banca, comercios y administradores de fincas añaden una ayuda útil a lo que ya ofrecen. Cada uno con su paquete.",
  },
  gains: {
    financial: "Una ventaja de uso diario para cuentas, tarjetas y préstamos, integrada por API.",
    insurance:
      "Servicios para el asegurado y siniestros con seguimiento, sin crear una red propia.",
    realestate:
      "Urgencias y reparaciones de cada vivienda, resueltas por profesionales verificados.",
  },
  list: { showAll: "Ver todos" },
  programmes: {
    intro:
      "Cobertura, límites, precio, carga de clientes, un expediente y el informe del mes, con el importe por cliente y mes, todo incluido.",
  },
  cases: { title: "Ejemplos por sector" },
  closing: { title: "¿Cómo sería en su sector?" },
  announcement: "{industries} sectores",
};

import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { BriefContent } from "./content.ts";

export const spain: DeepPartial<BriefContent> = {
  head: {
    title: `Resumen de su programa de asistencia en España | ${brand.name}`,
    description:
      "Dos páginas para llevar a la reunión: cobertura, estimación con supuestos y fuentes, cómo se gestiona un caso y los puntos por acordar.",
  },
  lead: "El mismo programa, listo para imprimir o enviar: para quien lo impulsa, para finanzas, tecnología y asesoría jurídica.",
  what: {
    text: `Un plan de asistencia en {country} con {services} para {customers} clientes. Producto o sector: {company}. {basis}. La empresa lo ofrece con sus propias condiciones; ${brand.name} recibe las solicitudes, coordina a profesionales verificados y muestra cada caso.` as const,
  },
  actions: { notCopied: "No se ha podido copiar: el enlace está en la página 2" },
  figuresOf: "Cifras de {month}; los servicios, sin IVA.",
  connected: {
    items: {
      customers: "Base de clientes: quién tiene el plan, por API o fichero.",
      payments: "Pasarelas de pago y pago a profesionales.",
      reports: "Estado de cada caso e indicadores, por cuadro de mando o API.",
    },
  },
  assumptions: {
    cost: "Coste por caso",
  },
  link: { title: "El mismo programa, online" },
  agree: {
    readers: { legal: "Jurídico" },
    points: {
      coverage: { text: "Zonas, límites por caso y exclusiones." },
      price: { text: "Per cápita, por servicio o mixto; actualización y vigencia." },
      integration: { text: "Sistemas, entornos, pruebas y responsables." },
      hours: { text: "Qué se atiende a cualquier hora y qué en días laborables." },
      payment: { text: "Liquidación a profesionales, conciliación e impuestos." },
    },
  },
};

import type { AssumptionKind } from "#core/assumptions.ts";
import { brand } from "#core/brand.ts";
import type { Template, TextWith } from "#core/template.ts";

const assumptions: Record<AssumptionKind, TextWith<"service" | "unit" | "currency">> = {
  units: "{unit} por cada 100 clientes",
  frequency: "casos al año por cada 1.000 {unit}",
  awareness: "% de clientes que saben que la tienen y la usan",
  share: "{service}, % de los casos",
  cases: "{service}, casos al año por cada 1.000 {unit}",
  cost: "{service}, {currency} por caso",
  fee: "{currency} que paga el cliente por visita",
  allIn: "todo incluido, % de los servicios",
};

const olderSet: Template<"month"> = "de {month}; hay otras más nuevas";
const perCase: Template<"amount"> = "máx. {amount} por caso";
const inShort: Template<"customers" | "cost"> = "{customers} clientes, {cost} al año";

const signInText: Template<"link"> =
  "Abra este enlace para entrar. Vale 15 minutos y una sola vez:\n\n{link}\n\nSi no lo pidió, no haga nada: sin este enlace nadie entra.\n";

/** The words of mails to desks and owner. Spanish is the model of the other languages. */
export const es = {
  visitor: "Visitante",
  viaWeb: "web",
  name: "Nombre",
  email: "Correo",
  phone: "Teléfono",
  company: "Empresa",
  contactType: "Tipo",
  receivedAt: "Recibido",
  page: "Página",
  country: "País",
  language: "Idioma",
  campaign: "Campaña",
  programme: {
    title: "Programa adjunto",
    unread: "Venía con el mensaje, pero no se puede leer. Pida el enlace a quien escribe.",
    company: "Tipo de empresa",
    customers: "Clientes",
    basis: "Modalidad",
    bases: { included: "incluida", bought: "la compra el cliente", warranty: "garantía del hogar" },
    inShort,
    perCustomerMonth: "Todo incluido por cliente y mes",
    allIn: "Todo incluido al año",
    cases: "Casos al año",
    cost: "Servicios al año",
    service: "Servicio",
    limit: "Límite anual",
    noLimit: "sin límite",
    perCase,
    total: "Total",
    set: "Cifras",
    olderSet,
    changes: "Cifras propias del visitante",
    assumptions,
    units: {
      home: "viviendas",
      vehicle: "vehículos",
      person: "personas",
      pet: "mascotas",
      device: "dispositivos",
    },
    link: "Abrirlo",
    newerLink: "Abrirlo con las cifras nuevas",
    note: "Valores probables y, entre paréntesis, su rango. Estimación de la web, no una oferta.",
    companies: {
      bank: "banco (cuenta)",
      card: "tarjeta",
      insurerHome: "seguro de hogar",
      insurerMotor: "seguro de auto",
      retail: "comercio",
      telco: "telefonía o energía",
      realestate: "inmobiliario",
      health: "salud",
    },
  },
  digest: {
    sender: "Web",
    subject: "Contactos del",
    thatDay: "Ese día (UTC)",
    week: "Los 7 días hasta ese (entre paréntesis, los 7 anteriores)",
    leads: "Contactos nuevos",
    views: "Páginas vistas",
    byCountry: "Contactos de los 7 días, por país",
    byPage: "Por página",
    byCampaign: "Por campaña",
    now: "Envíos pendientes en este momento",
    waiting: "En espera",
    held: "Retenidos",
    setAside: "Apartados tras fallar",
    others: "(otros)",
    all: "Ver todas las cifras en el panel",
    note: "Cada contacto tiene un envío por destinatario. Los retenidos y apartados esperan a una persona, en el panel o con npm run leads.",
  },
  test: {
    subject: "Prueba de correo de la web",
    text: "Este correo comprueba que los mensajes del formulario llegan a este buzón. No hace falta responder.\n",
  },
  confirmation: {
    subject: `Ya tenemos su mensaje para ${brand.name}`,
    received: `El mensaje enviado con esta dirección desde la web de ${brand.name} ya está con el equipo. Le responderá una persona, por correo o por teléfono.`,
    programme: "Su programa, para volver a él o compartirlo",
    stranger: "Si el mensaje no es suyo, no haga caso de este correo.",
  },
  signIn: { subject: `Su enlace para entrar al panel de ${brand.name}`, text: signInText },
  message: "Mensaje",
  openLead: "Ver y atender este contacto en el panel",
  howToAnswer: "Para responder, conteste a este correo: su respuesta llega a quien escribe.",
  caution: "El texto lo escribió un visitante de la web y nadie lo ha comprobado.",
  reference: "Referencia",
  contactTypes: {
    partner: "partner",
    provider: "prestador (provider)",
    client: "cliente (client)",
    investor: "inversor (investor)",
    "not specified": "sin especificar",
  },
};

export type MailTexts = typeof es;

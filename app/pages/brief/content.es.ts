import { brand } from "#core/brand.ts";
import type { BriefContent } from "./content.ts";

export const es: BriefContent = {
  head: {
    title: `Resumen de su programa de asistencia | ${brand.name}`,
    description:
      "Dos páginas para llevar a la reunión: cobertura, estimación con supuestos y fuentes, cómo avanza un caso y los puntos por acordar.",
  },
  title: "Dos páginas para llevar a la reunión",
  lead: "El mismo programa, listo para imprimir o enviar: para quien lo impulsa, para finanzas, tecnología y legales.",
  noScript:
    "Para ver aquí su programa hace falta JavaScript, que este navegador no ejecuta. El resumen de abajo es un ejemplo.",
  compared: {
    text: "Este enlace contiene varios programas; este resumen muestra el {name}.",
    link: "Ver el resumen del {name}",
  },
  actions: {
    print: "Imprimir o guardar en PDF",
    copy: "Copiar enlace",
    copied: "Enlace copiado",
    notCopied: "No se pudo copiar: el enlace está en la página 2",
    share: "Compartir",
    edit: "Cambiar el programa",
    talk: "Hablar de este programa",
  },
  sheetTitle: "Programa de asistencia: resumen para decidir",
  date: "Fecha",
  people: { company: "Para (empresa)", author: "Preparado por" },
  what: {
    title: "Qué es",
    text: `Un plan de asistencia en {country} con {services} para {customers} clientes. Producto o rubro: {company}. {basis}. La empresa lo ofrece con sus propias condiciones; ${brand.name} recibe las solicitudes, coordina a prestadores verificados y muestra cada caso.` as const,
  },
  estimate: "La estimación de un año",
  figuresOf: "Cifras de {month}; los servicios, sin impuestos.",
  coverage: { title: "La cobertura", none: "Sin servicios elegidos." },
  steps: "Cómo avanza un caso",
  connected: {
    title: "Qué se conecta",
    items: {
      customers: "Padrón de clientes: quién tiene el plan, por API o archivo.",
      requests: "Canales de solicitud: app, web, chat y contact center.",
      payments: "Pasarelas de pago y pago a prestadores.",
      reports: "Estado de cada caso e indicadores, por tablero o API.",
    },
  },
  assumptions: {
    title: "Los supuestos",
    lead: "Casos al año por cada 1.000 unidades cubiertas y {currency} por caso: valor probable y rango. P publicado, D deducido, S supuesto nuestro, C cifra de su empresa; los números remiten a las fuentes.",
    frequency: "Frecuencia o parte",
    cost: "Costo por caso",
    units: "Unidades por cada 100 clientes",
  },
  marks: { P: "P", D: "D", A: "S", changed: "C" },
  sources: "Fuentes",
  agree: {
    title: "Puntos por acordar",
    readers: { sponsor: "Negocio", finance: "Finanzas", it: "Tecnología", legal: "Legales" },
    points: {
      price: {
        name: "Modelo de precio",
        text: "Por cápita, por evento o mixto; actualización y vigencia.",
      },
      levels: { name: "Niveles de servicio", text: "Tiempos por servicio y zona; cómo se miden." },
      hours: { name: "Horarios", text: "Qué se atiende a toda hora y qué en días hábiles." },
      coverage: { name: "Alcance", text: "Zonas, topes por caso y exclusiones." },
      integration: { name: "Integración", text: "Sistemas, ambientes, pruebas y responsables." },
      data: {
        name: "Datos",
        text: "Quién los trata, dónde, por cuánto tiempo y con qué permisos.",
      },
      payment: { name: "Pagos", text: "Liquidación a prestadores, conciliación e impuestos." },
      exit: { name: "Salida", text: "Plazos, traspaso de casos abiertos y devolución de datos." },
    },
  },
  sign: {
    title: "Decisión",
    fields: { name: "Nombre", position: "Cargo", date: "Fecha", signature: "Firma" },
  },
  link: {
    title: "El mismo programa, en línea",
    text: "Abre el cálculo con cada supuesto para cambiarlo.",
    tooLong:
      "El enlace es demasiado largo para un código que un teléfono pueda leer: envíelo junto con estas páginas.",
    alternative: "Código QR con el enlace a este programa",
  },
};

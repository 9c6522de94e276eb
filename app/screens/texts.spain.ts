import type { DeepPartial } from "#app/site.ts";
import type { ScreenTexts } from "./texts.ts";

export const spain: DeepPartial<ScreenTexts> = {
  console: {
    cases: {
      vial: { service: "Grúa" },
      hogar: { service: "Fontanería" },
      mascotas: { service: "Televeterinario" },
    },
    unit: "Grúa 27",
  },
  chat: {
    alt: "Conversación en el móvil: un cliente avisa de que ha pinchado en la autovía y la asistencia le pide compartir su ubicación para enviar la ayuda más cercana.",
    problem: "He pinchado una rueda en la autovía",
    question: "Te ayudamos. ¿Estás en un lugar seguro?",
    answer: "Sí, en el arcén",
    request: "Comparte tu ubicación y enviamos la grúa más cercana.",
  },
  app: { question: "¿Qué necesitas hoy?" },
  contactCenter: { plan: "Plan Coche y Hogar", summary: "Cambio de rueda" },
  api: {
    alt: "Intercambio por API: la empresa envía una solicitud de fontanería y recibe el número de caso, el estado y los minutos de llegada.",
    sources: { branch: "Oficina", street: "Venta a pie de calle" },
  },
  rules: {
    alt: "Flujo de reglas: llega una solicitud, la IA la clasifica, se comprueba la cobertura, se asigna el proveedor y se avisa al cliente. Si hay dudas, decide una persona.",
    arrives: { detail: "«Sale agua debajo del fregadero»" },
    reads: { detail: "Hogar, fontanería, urgente" },
    assigns: { title: "Se asigna un proveedor" },
  },
  payouts: {
    alt: "Liquidación a proveedores: cuatro proveedores con el número de servicios, el importe y el estado del pago, y el total de la semana.",
    providers: {
      vial: "Grúas Ríos",
      hogar: "Fontanería Vega",
      mascotas: "Clínica Lomas",
      dispositivos: "Técnicos Sur",
    },
    methods: { debit: "Domiciliación", wallet: "Monedero digital" },
  },
  thread: {
    service: "Cambio de rueda",
    chat: { text: "Pidió ayuda desde la autovía" },
    call: { text: "Llamó para dar el modelo del coche" },
  },
  kpis: {
    alt: "Cuadro de mando: casos por mes y por familia durante seis meses, con el total, el porcentaje a tiempo y el coste medio por caso.",
    cost: "Coste medio",
  },
  provider: {
    alt: "Ficha de una proveedora verificada, con sus comprobaciones al día y el precio acordado dentro del baremo.",
    trade: "Fontanería y gas",
    checks: { licence: "Carné profesional" },
    bureau: "Baremo de precios",
  },
  offer: {
    alt: "App del proveedor: un servicio nuevo con el lugar, el precio acordado, la fecha de pago y los botones para aceptar o rechazar.",
    service: "Reparar fuga de agua",
  },
};

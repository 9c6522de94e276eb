import type { DeepPartial } from "#app/site.ts";
import type { ScreenTexts } from "./texts.ts";

/** Screens of customers use tú. */
export const spain: DeepPartial<ScreenTexts> = {
  api: {
    alt: "Intercambio por API: la empresa envía una solicitud de fontanería y recibe el número de caso, su estado y la cobertura comprobada.",
    sources: { branch: "Oficina", street: "Venta a pie de calle" },
  },
  rules: {
    alt: "Flujo de reglas: solicitud, clasificación por IA, cobertura comprobada, profesional asignado y aviso al cliente. Si hay dudas, decide una persona.",
    arrives: { detail: "«Sale agua debajo del fregadero»" },
    reads: { detail: "Hogar, fontanería, urgente" },
    assigns: { title: "Asigna un profesional" },
  },
  payouts: {
    alt: "Liquidación a profesionales: cuatro profesionales con el número de servicios, el importe y el estado del pago, y el total de la semana.",
    methods: { debit: "Domiciliación", wallet: "Monedero digital" },
  },
  thread: {
    service: "Cambio de rueda",
    chat: { text: "Ha pedido ayuda desde la autovía" },
    app: { text: "Ha compartido su ubicación" },
    call: { text: "Ha llamado para dar el modelo del coche" },
  },
  kpis: {
    alt: "Cuadro de mando: casos por mes y por familia, con el total, el porcentaje a tiempo y el precio medio por caso.",
    price: "Precio medio",
  },
  provider: {
    alt: "Ficha de un profesional verificado: usa la app, comparte su ubicación, cobra de forma automática y lo que cobra está dentro del baremo.",
    trade: "Fontanería y gas",
    bureau: "Baremo de precios",
  },
  offer: {
    alt: "App del profesional: un trabajo nuevo con la distancia, lo que se cobra, la fecha de pago y los botones para aceptar o rechazar.",
    service: "Reparar fuga de agua",
  },
  claim: {
    alt: "Expediente de un siniestro que ha nacido de un caso de asistencia: fotos, informe del profesional y presupuesto aprobado para reparar los daños.",
    report: "Informe del profesional",
  },
};

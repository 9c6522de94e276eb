import type { ContactTexts } from "./texts.ts";

export const es: ContactTexts = {
  dialog: {
    title: "Únase a la revolución de los servicios",
    lead: "Cuéntenos quién es y qué necesita. Le responderá una persona del equipo.",
    close: "Cerrar",
  },
  investor: { title: "Escríbanos como inversor" },
  who: {
    question: "¿Quién nos escribe?",
    types: {
      partner: { name: "Empresa o partner", line: "Quiere ofrecer asistencias a sus clientes." },
      provider: { name: "Prestador", line: "Presta servicios o quiere sumarse a la red." },
      client: { name: "Cliente", line: "Tiene un plan con asistencias o quiere tenerlo." },
    },
  },
  fields: {
    name: "Nombre",
    email: "Correo electrónico",
    company: "Empresa",
    phone: "Teléfono",
    message: "Mensaje",
  },
  programme: { attached: "Se adjunta su programa", remove: "Quitar" },
  allRequired: "Todos los campos son obligatorios, salvo los marcados como opcionales.",
  optional: "opcional",
  interest: "Me interesa: {subject}.",
  otherWays: { phone: "Si prefiere hablar, llame al {phone}.", chat: "Escribir por chat" },
  didYouMean: "¿Quería decir {email}?",
  isPhoneComplete: "¿Está completo el número? Con el código de área tiene {digits} dígitos.",
  check: "Revise:",
  submit: "Enviar mensaje",
  sending: "Enviando...",
  errors: {
    name: "El nombre debe tener al menos 2 caracteres",
    email: "Escriba un correo electrónico válido",
    company: "El nombre de la empresa es obligatorio",
    phone: "El teléfono es obligatorio",
    message: "El mensaje debe tener al menos 10 caracteres",
    contactType: "Seleccione una opción",
    tooLong: "Use {max} caracteres como máximo",
    unreadable: "Hay caracteres que no se pueden leer. Escríbalo de nuevo",
  },
  privacy: {
    ar: "Usamos estos datos para atender su consulta y frenar envíos abusivos, según la Ley 25.326. Puede acceder a ellos, rectificarlos o pedir su supresión.",
    es: "Usamos estos datos para atender su consulta y frenar envíos abusivos, según el RGPD y la LOPDGDD. Puede acceder a ellos, rectificarlos, suprimirlos y ejercer sus demás derechos.",
    br: "Usamos estos datos para atender su consulta y frenar envíos abusivos, según la LGPD de Brasil. Puede acceder a ellos, corregirlos o pedir su eliminación.",
    us: "Usamos estos datos para atender su consulta y frenar envíos abusivos. Puede pedirnos una copia, su corrección o su eliminación.",
  },
  answer: { reference: "Número de referencia", another: "Enviar otro mensaje" },
  toasts: {
    region: "Notificaciones",
    close: "Cerrar la notificación",
    sent: "Mensaje enviado correctamente",
    contactSent: "Nos pondremos en contacto con usted en breve",
    investorSent:
      "Nuestro equipo de relación con inversores se pondrá en contacto con usted en breve",
    failed: "Error al enviar el mensaje. Inténtelo de nuevo.",
    hints: {
      busy: "Hay demasiados envíos desde su red. Espere un minuto; su mensaje sigue aquí.",
      unavailable:
        "El problema es nuestro. Su mensaje sigue aquí; también puede escribir a {email}.",
      unreachable:
        "Revise su conexión y envíelo de nuevo. Su mensaje sigue aquí y nos llegará una sola vez.",
    },
  },
};

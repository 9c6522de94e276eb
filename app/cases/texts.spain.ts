import type { DeepPartial } from "#app/site.ts";
import type { CasesTexts } from "./texts.ts";

/** Screens of customers use tú. */
export const spain: DeepPartial<CasesTexts> = {
  endings:
    "Según la asistencia, la ayuda también llega con una grúa, una videollamada, una cita, una conexión remota o un reembolso.",
  chat: {
    alt: "Conversación en el móvil: un cliente avisa de que ha pinchado en la autovía y la asistencia le pide compartir su ubicación.",
    problem: "He pinchado una rueda en la autovía",
    question: "Te ayudamos. ¿Estás en un lugar seguro?",
    answer: "Sí, en el arcén",
    request: "Comparte tu ubicación y enviamos la ayuda más cercana.",
  },
  families: {
    hogar: {
      steps: {
        coordination:
          "El caso va al profesional verificado más cercano de la especialidad. Si no lo acepta, pasa al siguiente.",
        resolution: "El profesional llega al domicilio y lo resuelve allí mismo.",
      },
      captions: {
        request: {
          customer: "Cuenta qué ha pasado, añade fotos y confirma dónde está.",
        },
        resolution: {
          customer: "Confirma que ha quedado resuelto y valora el servicio.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y valoración.",
        },
      },
      service: "Fontanería",
      searching: "Hemos recibido tu solicitud. Estamos buscando un fontanero cerca.",
      problem: "Sale agua de la tubería de debajo del fregadero",
      job: "Fuga de agua en la cocina",
      role: "Fontanero verificado",
      status: "En el domicilio",
      outcome: "Fuga reparada",
      events: { assigned: "Profesional asignado", ready: "En camino, geolocalizado" },
    },
    vial: {
      steps: {
        request:
          "El cliente pide ayuda desde la calle o la carretera, y su ubicación llega con la solicitud.",
        coordination: "Enviamos la grúa verificada más cercana; el cliente la sigue en el mapa.",
        resolution: "Se repara in situ o la grúa lleva el coche al taller.",
      },
      captions: {
        request: {
          customer: "Cuenta qué ha pasado y comparte su ubicación.",
        },
        coordination: {
          customer: "Sigue la grúa en el mapa y sabe quién conduce.",
          provider: "Acepta y la app lo guía hasta el coche.",
          insurer: "Ve la grúa, su recorrido y la hora de llegada.",
        },
        resolution: {
          customer: "Su coche queda en el taller elegido y valora el servicio.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y valoración.",
        },
      },
      service: "Grúa",
      plan: "Plan Coche",
      searching: "Hemos recibido tu solicitud. Estamos buscando una grúa cerca.",
      problem: "El coche no arranca y estoy en plena calle",
      job: "Coche que no arranca",
      role: "Grúa {unit}",
      outcome: "Coche en el taller",
      finished: "Coche entregado",
      events: {
        assigned: "Grúa asignada",
        ready: "En camino, geolocalizada",
        solved: "Coche entregado en el taller",
      },
    },
    salud: {
      steps: {
        resolution:
          "Por vídeo, con médico a domicilio o con ambulancia; reembolso de medicamentos con receta, hasta el límite del plan.",
      },
      captions: {
        coordination: {
          customer: "Sabe con quién va a hablar y espera en casa.",
          provider: "Acepta y la app le abre la sala de vídeo.",
        },
        resolution: { insurer: "Recibe el caso cerrado, con tiempos, precio y valoración." },
      },
      searching: "Hemos recibido tu solicitud. Estamos buscando un médico disponible.",
      underWay: "Sala de vídeo",
      action: "Entrar en la llamada",
      events: { ready: "Sala de vídeo lista" },
    },
    mascotas: {
      steps: {
        coordination: "Reservamos cita en una clínica de la red o abrimos una videoconsulta.",
        resolution: "La atienden en la clínica, con cita, o por videollamada con el veterinario.",
      },
      captions: {
        request: {
          customer: "Cuenta qué le pasa a su perra y añade fotos.",
          provider: "La clínica recibe la solicitud, con la hora y lo que va a cobrar.",
        },
        coordination: {
          customer: "Tiene cita: sabe dónde, con quién y a qué hora.",
          provider: "Confirma la cita y ve la ficha antes de la visita.",
          insurer: "Ve la clínica asignada y la hora de la cita.",
        },
        resolution: {
          customer: "Vuelve con las indicaciones y valora la atención.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y valoración.",
        },
      },
      searching: "Hemos recibido tu solicitud. Estamos buscando una cita cerca.",
      service: "Clínica veterinaria",
      begins: "Cita a las",
      beginsName: "Cita",
      status: "Cita confirmada",
      underWay: "Cita confirmada",
      events: { assigned: "Clínica asignada", ready: "Cita confirmada" },
    },
    dispositivos: {
      steps: {
        coordination: "Un técnico verificado acepta el caso y acuerda la hora.",
        resolution:
          "El técnico se conecta a distancia; si no basta, acordamos visita o reparación.",
      },
      captions: {
        request: { customer: "Cuenta qué falla, añade fotos y elige la hora." },
        resolution: {
          customer: "Ve en su pantalla cómo el técnico lo resuelve y valora la ayuda.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y valoración.",
        },
      },
      searching: "Hemos recibido tu solicitud. Estamos buscando un técnico disponible.",
      problem: "El ordenador se reinicia solo y no abre mis archivos",
      job: "Ordenador que se reinicia",
      status: "En sesión remota",
      underWay: "Sesión programada",
      events: { ready: "Sesión programada" },
    },
  },
};

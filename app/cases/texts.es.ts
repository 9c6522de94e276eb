import type { CasesTexts } from "./texts.ts";

/** Argentine wording. What customers read is the same for those who say tú and those who say vos. */
export const es: CasesTexts = {
  illustrative: "Interfaz ilustrativa: nombres, horas e importes de ejemplo.",
  endings:
    "Según la asistencia, la ayuda también llega con una grúa, una videollamada, un turno, una conexión remota o un reintegro.",
  caseName: "Caso",
  events: {
    received: "Solicitud por la app",
    covered: "Cobertura comprobada",
    paid: "Pago programado",
  },
  chat: {
    alt: "Conversación en el celular: un cliente avisa que pinchó una goma en la autopista y la asistencia le pide compartir su ubicación.",
    title: "Asistencia",
    problem: "Se me pinchó una goma en la autopista",
    question: "Te ayudamos. ¿Estás en un lugar seguro?",
    answer: "Sí, en la banquina",
    request: "Con tu ubicación enviamos el móvil más cercano.",
    shareLocation: "Compartir ubicación",
    person: "Hablar con una persona",
  },
  families: {
    hogar: {
      steps: {
        request:
          "El cliente pide ayuda por la app, la web, el chat o el contact center, con fotos si las tiene.",
        coordination:
          "El caso va al prestador verificado más cercano de la especialidad. Si no lo toma, pasa al siguiente.",
        resolution: "El prestador llega al domicilio y lo resuelve ahí mismo.",
      },
      captions: {
        request: {
          customer: "Cuenta qué pasó, agrega fotos y confirma dónde está.",
          provider: "Recibe el trabajo y ve cuánto va a cobrar antes de aceptar.",
          insurer: "El caso se abre solo y la cobertura queda comprobada.",
        },
        coordination: {
          customer: "Sabe quién viene, por dónde va y a qué hora llega.",
          provider: "Acepta y la app lo guía hasta la puerta.",
          insurer: "Ve la asignación y el recorrido sin llamar a nadie.",
        },
        resolution: {
          customer: "Confirma que quedó resuelto y califica el servicio.",
          provider: "Cierra con fotos y el pago queda programado.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y opinión.",
        },
      },
      service: "Plomería",
      plan: "Plan Hogar",
      searching: "Recibimos tu solicitud. Estamos buscando un plomero cerca.",
      problem: "Pierde agua el caño de abajo de la pileta de la cocina",
      job: "Pérdida de agua en la cocina",
      role: "Plomero verificado",
      begins: "Llega a las",
      beginsName: "Llegada prevista",
      status: "En domicilio",
      underWay: "En camino",
      action: "Cómo llegar",
      outcome: "Pérdida reparada",
      finished: "Trabajo terminado",
      proof: { first: "Antes", second: "Después" },
      events: {
        assigned: "Prestador asignado",
        ready: "En camino, con geolocalización",
        solved: "Servicio resuelto",
      },
    },
    vial: {
      steps: {
        request:
          "El cliente pide ayuda desde la calle o la ruta, y su ubicación llega con la solicitud.",
        coordination: "Enviamos la grúa verificada más cercana; el cliente la sigue en el mapa.",
        resolution: "El auxilio resuelve en el lugar o la grúa lleva el auto al taller.",
      },
      captions: {
        request: {
          customer: "Cuenta qué pasó y comparte su ubicación.",
          provider: "Recibe el trabajo y ve cuánto va a cobrar antes de aceptar.",
          insurer: "El caso se abre solo y la cobertura queda comprobada.",
        },
        coordination: {
          customer: "Sigue la grúa en el mapa y sabe quién maneja.",
          provider: "Acepta y la app lo guía hasta el auto.",
          insurer: "Ve la grúa, su recorrido y la hora de llegada.",
        },
        resolution: {
          customer: "Su auto queda en el taller que eligió y califica el servicio.",
          provider: "Cierra con fotos de la entrega y el pago queda programado.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y opinión.",
        },
      },
      service: "Remolque",
      plan: "Plan Auto",
      searching: "Recibimos tu solicitud. Estamos buscando una grúa cerca.",
      problem: "El auto no arranca y estoy en la avenida",
      job: "Remolque de un auto que no arranca",
      role: "Móvil {unit}",
      begins: "Llega a las",
      beginsName: "Llegada prevista",
      status: "En camino",
      underWay: "En camino",
      action: "Cómo llegar",
      outcome: "Auto en el taller",
      finished: "Auto entregado",
      proof: { first: "Carga", second: "Entrega" },
      events: {
        assigned: "Grúa asignada",
        ready: "En camino, con geolocalización",
        solved: "Auto entregado en el taller",
      },
    },
    salud: {
      steps: {
        request: "La persona pide la consulta por la app, la web, el chat o el teléfono.",
        coordination: "Asignamos un profesional de la salud y acordamos la hora de la consulta.",
        resolution:
          "Por video, con médico a domicilio o con ambulancia; reintegro de medicamentos recetados, hasta el tope del plan.",
      },
      captions: {
        request: {
          customer: "Pide una consulta y elige que sea por videollamada.",
          provider: "Recibe la consulta, con la hora y lo que va a cobrar.",
          insurer: "El caso se abre solo y la cobertura queda comprobada.",
        },
        coordination: {
          customer: "Sabe con quién va a hablar y espera en su casa.",
          provider: "Acepta y la app le abre la sala de video.",
          insurer: "Ve quién atiende y a qué hora.",
        },
        resolution: {
          customer: "Habla por videollamada y recibe las indicaciones.",
          provider: "Cierra con sus indicaciones y el pago queda programado.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y opinión.",
        },
      },
      service: "Videoconsulta",
      plan: "Plan Salud",
      searching: "Recibimos tu solicitud. Estamos buscando un médico disponible.",
      problem: "Quiero hacer una consulta médica por mi hijo",
      job: "Consulta médica de un niño",
      role: "Médica verificada",
      place: "Por videollamada",
      begins: "Empieza a las",
      beginsName: "Videollamada",
      status: "En videollamada",
      underWay: "Sala de video",
      action: "Entrar a la llamada",
      outcome: "Consulta realizada",
      finished: "Consulta terminada",
      proof: { first: "Indicaciones", second: "Receta" },
      events: {
        assigned: "Médica asignada",
        ready: "Sala de video lista",
        solved: "Consulta realizada",
      },
    },
    mascotas: {
      steps: {
        request: "El cliente cuenta qué le pasa a su mascota, con fotos si las tiene.",
        coordination: "Reservamos un turno en un centro de la red o abrimos una videoconsulta.",
        resolution: "La atienden en el centro, con turno, o por videollamada con el veterinario.",
      },
      captions: {
        request: {
          customer: "Cuenta qué le pasa a su perra y agrega fotos.",
          provider: "El centro recibe la solicitud, con la hora y lo que va a cobrar.",
          insurer: "El caso se abre solo y la cobertura queda comprobada.",
        },
        coordination: {
          customer: "Tiene turno: sabe dónde, con quién y a qué hora.",
          provider: "Confirma el turno y ve la ficha antes de la visita.",
          insurer: "Ve el centro asignado y la hora del turno.",
        },
        resolution: {
          customer: "Vuelve con las indicaciones y califica la atención.",
          provider: "Cierra con el informe y el pago queda programado.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y opinión.",
        },
      },
      service: "Centro veterinario",
      plan: "Plan Mascotas",
      searching: "Recibimos tu solicitud. Estamos buscando un turno cerca.",
      problem: "Mi perra no quiere comer desde ayer",
      job: "Perra sin apetito desde ayer",
      role: "{firm}",
      begins: "Turno a las",
      beginsName: "Turno",
      status: "Turno confirmado",
      underWay: "Turno confirmado",
      action: "Ver la ficha",
      outcome: "Consulta realizada",
      finished: "Visita terminada",
      proof: { first: "Informe", second: "Control" },
      events: {
        assigned: "Centro asignado",
        ready: "Turno confirmado",
        solved: "Consulta realizada",
      },
    },
    dispositivos: {
      steps: {
        request: "El cliente cuenta qué falla, con una foto de la pantalla o del equipo.",
        coordination: "Un técnico verificado toma el caso y acuerda la hora.",
        resolution:
          "El técnico se conecta a distancia; si no alcanza, acordamos visita o reparación.",
      },
      captions: {
        request: {
          customer: "Cuenta qué falla, agrega fotos y elige la hora.",
          provider: "Recibe la sesión con la hora y lo que va a cobrar.",
          insurer: "El caso se abre solo y la cobertura queda comprobada.",
        },
        coordination: {
          customer: "Sabe quién se conecta y a qué hora.",
          provider: "Acepta y prepara la conexión segura.",
          insurer: "Ve quién atiende y la hora de la sesión.",
        },
        resolution: {
          customer: "Ve en su pantalla cómo el técnico lo resuelve y califica la ayuda.",
          provider: "Cierra con el antes y el después; el pago queda programado.",
          insurer: "Recibe el caso cerrado, con tiempos, precio y opinión.",
        },
      },
      service: "Ayuda remota",
      plan: "Plan Dispositivos",
      searching: "Recibimos tu solicitud. Estamos buscando un técnico disponible.",
      problem: "La computadora se reinicia sola y no abre mis archivos",
      job: "Computadora que se reinicia",
      role: "Técnica verificada",
      place: "Por conexión remota",
      begins: "Sesión a las",
      beginsName: "Sesión remota",
      status: "En sesión remota",
      underWay: "Sesión agendada",
      action: "Conectarse",
      outcome: "Equipo funcionando",
      finished: "Sesión terminada",
      proof: { first: "Antes", second: "Después" },
      events: {
        assigned: "Técnica asignada",
        ready: "Sesión agendada",
        solved: "Equipo funcionando",
      },
    },
  },
};

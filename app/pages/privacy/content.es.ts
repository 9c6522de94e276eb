import { brand, companies } from "#core/brand.ts";
import { longestRetentionDays } from "#core/contact.ts";
import type { PrivacyContent } from "./content.ts";

const company = companies.ar;

/** The Argentine document. */
export const es: PrivacyContent = {
  head: {
    title: `Política de privacidad en Argentina | ${brand.name}`,
    description:
      "Qué datos guarda este sitio, para qué, dónde y por cuánto tiempo, y cómo pedir su acceso, corrección o supresión según la Ley 25.326.",
  },
  title: "Política de privacidad",
  lead: "Qué datos personales tratamos en este sitio, para qué los usamos, cuánto tiempo los guardamos y cómo puede usted verlos, corregirlos o pedir que los borremos.",
  facts: {
    response: { label: "Respuesta a sus solicitudes", value: "Un mes como máximo" },
    storage: { label: "Dónde están los datos", value: "Servidores en la nube, en Argentina" },
    tracking: { label: "Rastreo y publicidad", value: "Ninguno en este sitio" },
  },
  sections: {
    controller: {
      title: "Quién responde por sus datos",
      paragraphs: [
        `El responsable de la base de datos es ${company.legalName} (${company.taxId}), con domicilio en ${company.address}. En esta política, “${brand.name}” y “nosotros” se refieren a esa sociedad, que antes operaba con la marca ${brand.formerName}.`,
        `Para cualquier asunto sobre sus datos personales, escriba a ${brand.privacyEmail.es} o por correo postal al domicilio indicado.`,
      ],
    },
    scope: {
      title: "Qué abarca esta política",
      paragraphs: [
        "Esta política rige para los datos que se reciben a través de este sitio web: sus formularios de contacto, las preferencias que guarda su navegador y los correos que usted nos envía.",
        `La plataforma de asistencias es un servicio aparte. En ella participan usuarios, que piden una asistencia, y prestadores, que la brindan. Una empresa puede contratar el producto para que lo usen sus clientes o sus empleados. En ese caso la empresa suele ser la responsable de los datos de esas personas y ${brand.name} los trata por su encargo, según el contrato que las une y el aviso de privacidad que se muestra al usar el servicio.`,
      ],
    },
    data: {
      title: "Qué datos tratamos",
      paragraphs: [
        "Solo los que usted decide enviarnos en un formulario y el contexto mínimo para responderle:",
        {
          items: [
            "Nombre, correo electrónico y teléfono.",
            "El mensaje que escribe y si nos contacta como partner, prestador, cliente o inversor.",
            "El nombre de su empresa, cuando el formulario lo pide o usted lo indica.",
            "La página desde la que escribió, el país y el idioma del sitio, la fecha y hora del envío y, si llegó por una campaña, el nombre de esa campaña. Si adjunta un programa al mensaje, ese programa.",
          ],
        },
        "Los campos del formulario son obligatorios, salvo los marcados como opcionales: sin ellos no podemos responder. Le pedimos que no incluya datos sensibles, como los de salud, ni datos de otras personas. No compramos datos ni los obtenemos de terceros.",
      ],
    },
    purposes: {
      title: "Para qué los usamos y con qué fundamento",
      paragraphs: [
        "Usamos los datos para responder su consulta, preparar una propuesta o una demostración si la pidió, evaluar su incorporación como prestador y dar curso a un reclamo. También para detectar envíos abusivos.",
        "El fundamento es su consentimiento, que usted da al enviar el formulario, y las gestiones previas a un contrato o propias de él (artículo 5 de la Ley 25.326). Puede retirar el consentimiento cuando quiera, sin efecto sobre lo ya hecho.",
        "No usamos sus datos para publicidad, no elaboramos perfiles y no tomamos decisiones automatizadas sobre usted.",
      ],
    },
    recipients: {
      title: "Quién los recibe",
      paragraphs: [
        "Cada mensaje se guarda y se envía por correo electrónico a los equipos internos que deben atenderlo: los de prestadores y operaciones si usted escribe como prestador; los de reclamos y comercial en los demás casos, que pasan la consulta de un inversor al de relación con inversores. A la dirección que usted indica le llega una confirmación con el número de referencia.",
        "Acceden además, como encargados y solo para darnos su servicio, las empresas que nos prestan los servidores en la nube, el correo electrónico y, en su caso, la herramienta de gestión de contactos. No vendemos, alquilamos ni cedemos sus datos. Solo los comunicaremos a una autoridad cuando una ley o una orden judicial lo exija.",
      ],
    },
    location: {
      title: "Dónde se guardan",
      paragraphs: [
        "Los datos se guardan en servidores en la nube ubicados en la República Argentina. No se transfieren a otros países para su almacenamiento.",
        `Si usted escribe desde el sitio de otro país, la empresa del grupo en ese país puede leer su mensaje para responderle.`,
      ],
    },
    retention: {
      title: "Cuánto tiempo los guardamos",
      paragraphs: [
        `El servidor borra cada mensaje de forma automática como máximo ${longestRetentionDays} días después de entregarlo a los equipos que lo atienden. Uno que no se pudo entregar, o que espera revisión por parecer abusivo, se conserva hasta que una persona lo resuelve.`,
        "Si pide la supresión antes, lo borramos antes. Si la consulta da lugar a un contrato o a un reclamo, los datos necesarios para cumplirlo o resolverlo se conservan por el plazo que fije la ley aplicable.",
      ],
    },
    security: {
      title: "Cómo los protegemos",
      paragraphs: [
        "El sitio usa una conexión cifrada. El acceso a los mensajes está limitado al personal que los necesita. Los registros técnicos del servidor no contienen lo que usted escribe ni sus datos de contacto.",
        "Para frenar abusos, el servidor cuenta durante unos minutos los envíos que llegan desde una misma dirección de red. Ese recuento no se guarda con su mensaje. Ninguna medida es infalible: si un incidente afectara a sus datos, se lo informaremos a usted y a la autoridad de control.",
      ],
    },
    browser: {
      title: "Cookies y almacenamiento del navegador",
      paragraphs: [
        "Este sitio no usa cookies de análisis ni de publicidad, no carga contenido de terceros, no le asigna un identificador y no lo sigue por otros sitios; las visitas se suman por día, como explica “Recuento de visitas”. Solo guarda en su navegador lo necesario para recordar sus preferencias:",
        {
          items: [
            "Cookie “selectedCountry”: el país elegido, para mostrar la página en su idioma desde el primer momento. Dura un año.",
            "Almacenamiento local: “selectedCountry”, el mismo país, y “siteSuggestion”, si se cerró el aviso que sugiere otro idioma. Permanecen hasta que usted los borre.",
            "Almacenamiento de sesión: “contactDraft” e “investorDraft”, el borrador de un formulario a medio completar, para que no lo pierda si cambia de página; “programDraft”, el programa que haya preparado (tipo de empresa, cantidad de clientes, servicios y topes); y “react-router-scroll-positions”, hasta dónde había leído cada página. El borrador se borra al enviarlo; todo, al cerrar la pestaña. Nada de esto sale de su dispositivo si usted no lo envía.",
          ],
        },
        "Puede borrar todo esto desde la configuración del navegador. El sitio seguirá funcionando, pero le mostrará el idioma de partida.",
      ],
    },
    counting: {
      title: "Recuento de visitas",
      paragraphs: [
        "Para saber si el sitio funciona, el servidor suma por día, y solo por día:",
        {
          items: [
            "Cuántas veces se ve cada página y cuántos mensajes se envían desde ella.",
            "Desde qué sitio (solo el dominio, como “ejemplo.com”) y por qué campaña se llega, según lo que indica el enlace.",
            "Cuánto tarda la página en verse y en responder, y cuánto se mueven los elementos al cargar. El navegador mide esos tres valores y los envía cuando usted deja la página, junto con las páginas abiertas en esa visita.",
          ],
        },
        "Cada visita solo suma uno a esos totales. No se guardan la dirección de red, el navegador, la hora ni identificador alguno, y no se usan cookies para esto: los totales no permiten saber quién visita el sitio ni relacionar dos visitas. La dirección de red y el nombre que da el navegador se leen en el momento, para frenar abusos y dejar fuera los programas automáticos, y no se conservan.",
      ],
    },
    minors: {
      title: "Menores de edad",
      paragraphs: [
        "El sitio se dirige a empresas y a personas adultas. No pedimos datos a menores de 18 años. Si sabe que un menor nos ha enviado los suyos, avísenos y los borraremos.",
      ],
    },
    rights: {
      title: "Sus derechos y cómo ejercerlos",
      paragraphs: [
        "Usted puede pedir, sin costo:",
        {
          items: [
            "Acceso: saber qué datos suyos tenemos y recibir una copia.",
            "Rectificación y actualización: corregir los que estén mal o hayan cambiado.",
            "Supresión: que los borremos.",
            "Confidencialidad: que dejemos de usarlos para un fin determinado.",
          ],
        },
        `Escriba a ${brand.privacyEmail.es} desde la dirección con la que nos contactó, o acredite su identidad de otro modo. Respondemos en un mes como máximo. Cuando la Ley 25.326 fija un plazo menor (diez días corridos para el acceso, cinco días hábiles para la rectificación o la supresión), vale ese plazo.`,
        "El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto, conforme lo establecido en el artículo 14, inciso 3, de la Ley 25.326.",
      ],
    },
    authority: {
      title: "Autoridad de control",
      paragraphs: [
        "La Agencia de Acceso a la Información Pública (AAIP), en su carácter de órgano de control de la Ley 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.",
        "Puede dirigirse a ella a través de [argentina.gob.ar/aaip](https://www.argentina.gob.ar/aaip). Antes, si lo desea, denos la oportunidad de resolverlo.",
      ],
    },
    changes: {
      title: "Cambios en esta política",
      paragraphs: [
        "Si cambia lo que hacemos con los datos, cambiaremos este texto y la fecha que figura al comienzo. Si el cambio afecta a datos que ya tenemos, se lo avisaremos por correo electrónico antes de aplicarlo.",
        "Las condiciones de uso del sitio están en el [aviso legal](legal).",
      ],
    },
  },
};

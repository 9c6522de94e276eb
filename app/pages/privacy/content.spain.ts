import { brand, companies } from "#core/brand.ts";
import { longestRetentionDays } from "#core/contact.ts";
import type { PrivacyVersion } from "./content.ts";

const company = companies.es;

export const spain: PrivacyVersion = {
  head: {
    title: `Política de privacidad en España | ${brand.name}`,
    description:
      "Qué datos trata este sitio, con qué base jurídica, dónde y cuánto tiempo se conservan, y cómo ejercer sus derechos según el RGPD y la LOPDGDD.",
  },
  lead: "Qué datos personales tratamos en este sitio, con qué base jurídica, cuánto tiempo los conservamos y cómo puede ejercer sus derechos.",
  sections: {
    controller: {
      title: "Responsable del tratamiento",
      paragraphs: [
        `El responsable del tratamiento es ${company.legalName} (${company.taxId}), con domicilio social en ${company.address}. En esta política, «${brand.name}» y «nosotros» se refieren a esa sociedad, filial de ${companies.ar.legalName}, la empresa argentina que antes operaba con la marca ${brand.formerName}.`,
        `Para cualquier asunto relacionado con la protección de datos, escriba a ${brand.privacyEmail.es} o por correo postal al domicilio indicado.`,
        "Tratamos sus datos conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).",
      ],
    },
    scope: {
      title: "Qué abarca esta política",
      paragraphs: [
        "Esta política rige para los datos que se reciben a través de este sitio web: sus formularios de contacto, las preferencias que guarda su navegador y los correos que usted nos envía.",
        `La plataforma de asistencias es un servicio aparte. En ella participan usuarios, que piden una asistencia, y profesionales, que la prestan. Una empresa puede contratar el producto para que lo usen sus clientes o sus empleados. En ese caso la empresa suele ser la responsable del tratamiento y ${brand.name}, la encargada, según el contrato que las une y la información de privacidad que se muestra al usar el servicio.`,
      ],
    },
    data: {
      title: "Qué datos tratamos",
      paragraphs: [
        "Solo los que usted decide enviarnos en un formulario y el contexto mínimo para responderle:",
        {
          items: [
            "Nombre, correo electrónico y teléfono.",
            "El mensaje que escribe y si nos contacta como partner, profesional, cliente o inversor.",
            "El nombre de su empresa, cuando el formulario lo pide o usted lo indica.",
            "La página desde la que ha escrito, el país y el idioma del sitio, la fecha y la hora del envío y, si ha llegado por una campaña, el nombre de esa campaña. Si adjunta un programa al mensaje, ese programa.",
          ],
        },
        "Los campos del formulario son obligatorios, salvo los marcados como opcionales: sin ellos no podemos responder. Le pedimos que no incluya categorías especiales de datos, como los de salud, ni datos de otras personas. No compramos datos ni los obtenemos de terceros.",
      ],
    },
    purposes: {
      title: "Finalidades y base jurídica",
      paragraphs: [
        "Tratamos los datos con estas finalidades:",
        {
          items: [
            "Responder a su consulta y preparar la propuesta o la demostración que haya pedido. Base: medidas precontractuales a petición suya (artículo 6.1.b del RGPD) y, si escribe en nombre de una empresa, nuestro interés legítimo en atender a sus contactos profesionales (artículo 6.1.f del RGPD y artículo 19 de la LOPDGDD).",
            "Valorar su incorporación a la red de profesionales. Base: medidas precontractuales (artículo 6.1.b).",
            "Tramitar una reclamación. Base: ejecución de un contrato o cumplimiento de una obligación legal (artículo 6.1.b y c).",
            "Detectar envíos abusivos. Base: interés legítimo en la seguridad del sitio (artículo 6.1.f).",
          ],
        },
        "No utilizamos sus datos para publicidad, no elaboramos perfiles y no tomamos decisiones automatizadas sobre usted.",
      ],
    },
    recipients: {
      title: "Destinatarios",
      paragraphs: [
        "Cada mensaje se guarda y se envía por correo electrónico a los equipos internos que deben atenderlo: los de profesionales y operaciones si usted escribe como profesional; los de reclamaciones y comercial en los demás casos, que pasan la consulta de un inversor al de relación con inversores. A la dirección que usted indica le llega una confirmación con el número de referencia.",
        `Acceden además, como encargados del tratamiento y solo para prestarnos su servicio, la matriz argentina del grupo, ${companies.ar.legalName}, y las empresas que nos prestan los servidores en la nube, el correo electrónico y, en su caso, la herramienta de gestión de contactos. No vendemos, alquilamos ni cedemos sus datos. Solo los comunicaremos a una autoridad cuando una ley o una resolución judicial lo exija.`,
      ],
    },
    location: {
      title: "Dónde se guardan y transferencias internacionales",
      paragraphs: [
        "Los datos se guardan en servidores en la nube ubicados en Argentina. Se trata de una transferencia internacional a un país que la Comisión Europea considera que ofrece un nivel de protección adecuado (Decisión 2003/490/CE), por lo que no requiere autorización ni garantías adicionales (artículo 45 del RGPD).",
        "No se transfieren a ningún otro país para su almacenamiento.",
      ],
    },
    retention: {
      title: "Plazo de conservación",
      paragraphs: [
        `El servidor borra cada mensaje de forma automática como máximo ${longestRetentionDays} días después de entregarlo a los equipos que lo atienden. El que no se ha podido entregar, o espera revisión por parecer abusivo, se conserva hasta que una persona lo resuelve.`,
        "Si solicita la supresión antes, lo borramos antes. Si la consulta da lugar a un contrato o a una reclamación, los datos necesarios se conservan durante los plazos de prescripción legal, bloqueados conforme al artículo 32 de la LOPDGDD.",
      ],
    },
    security: {
      title: "Cómo los protegemos",
      paragraphs: [
        "El sitio usa una conexión cifrada. El acceso a los mensajes está limitado al personal que los necesita. Los registros técnicos del servidor no contienen lo que usted escribe ni sus datos de contacto.",
        "Para frenar abusos, el servidor cuenta durante unos minutos los envíos que llegan desde una misma dirección de red. Ese recuento no se guarda con su mensaje. Ninguna medida es infalible: si una brecha de seguridad afectara a sus datos, la notificaremos a la Agencia Española de Protección de Datos y a usted en los términos de los artículos 33 y 34 del RGPD.",
      ],
    },
    browser: {
      paragraphs: [
        "Este sitio no usa cookies de análisis ni de publicidad, no carga contenido de terceros, no le asigna un identificador y no lo sigue por otros sitios; las visitas se cuentan por día, como explica «Recuento de visitas». Solo guarda en su navegador lo necesario para recordar sus preferencias:",
        {
          items: [
            "Cookie «selectedCountry»: propia, de preferencias. Guarda el país elegido para mostrar la página en su idioma desde el primer momento. Dura un año.",
            "Almacenamiento local: «selectedCountry», el mismo país, y «siteSuggestion», si ha cerrado el aviso que sugiere otro idioma. Permanecen hasta que usted los borre.",
            "Almacenamiento de sesión: «contactDraft» e «investorDraft», el borrador de un formulario a medio rellenar, para que no lo pierda si cambia de página; «programDraft», el programa que haya preparado (tipo de empresa, número de clientes, servicios y límites); y «react-router-scroll-positions», hasta dónde ha leído cada página. El borrador se borra al enviarlo; todo, al cerrar la pestaña. Nada de esto sale de su dispositivo si usted no lo envía.",
          ],
        },
        "Por su finalidad, no necesitan consentimiento previo (artículo 22.2 de la Ley 34/2002, LSSI); por eso no ve aquí un aviso de cookies. Puede borrarlas desde la configuración del navegador y el sitio seguirá funcionando.",
      ],
    },
    rights: {
      title: "Sus derechos y cómo ejercerlos",
      paragraphs: [
        "Puede ejercer, sin coste, los derechos siguientes:",
        {
          items: [
            "Acceso: saber qué datos suyos tratamos y recibir una copia.",
            "Rectificación: corregir los inexactos o incompletos.",
            "Supresión: que los borremos.",
            "Oposición: que dejemos de tratar los que se basan en el interés legítimo.",
            "Limitación: que los conservemos sin usarlos mientras se resuelve una solicitud.",
            "Portabilidad: recibir en un formato de uso común los que nos ha facilitado.",
          ],
        },
        `Escriba a ${brand.privacyEmail.es} desde la dirección con la que nos ha escrito. Si tenemos dudas razonables sobre su identidad, le pediremos que la acredite. Respondemos en el plazo de un mes.`,
      ],
    },
    counting: {
      paragraphs: [
        "Para saber si el sitio funciona, el servidor suma por día, y solo por día:",
        {
          items: [
            "Cuántas veces se ve cada página y cuántos mensajes se envían desde ella.",
            "Desde qué sitio (solo el dominio, como «ejemplo.com») y por qué campaña se llega, según lo que indica el enlace.",
            "Cuánto tarda la página en verse y en responder, y cuánto se mueven los elementos al cargar. El navegador mide esos tres valores y los envía cuando usted sale de la página, junto con las páginas abiertas en esa visita.",
          ],
        },
        "Cada visita solo suma uno a esos totales. No se guardan la dirección de red, el navegador, la hora ni identificador alguno, y no se usan cookies para esto: los totales no permiten saber quién visita el sitio ni relacionar dos visitas. La dirección de red y el nombre que da el navegador se leen en el momento, para frenar abusos y dejar fuera los programas automáticos, y no se conservan.",
      ],
    },
    authority: {
      title: "Autoridad de control",
      paragraphs: [
        "Si considera que no hemos atendido bien sus derechos, puede presentar una reclamación ante la Agencia Española de Protección de Datos (AEPD), en C/ Jorge Juan, 6, 28001 Madrid, o a través de [aepd.es](https://www.aepd.es). Antes, si lo desea, denos la oportunidad de resolverlo.",
      ],
    },
  },
};

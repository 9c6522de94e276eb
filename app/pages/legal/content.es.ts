import { brand, companies } from "#core/brand.ts";
import { emergencyNumbers } from "#core/facts.ts";
import type { LegalContent } from "./content.ts";

const company = companies.ar;

/** The Argentine document. */
export const es: LegalContent = {
  head: {
    title: `Aviso legal en Argentina | ${brand.name}`,
    description:
      "Quién es el titular del sitio, cómo se usa, qué relación hay entre usuarios, prestadores y empresas, y qué ley argentina se aplica.",
  },
  title: "Aviso legal",
  lead: "Quién está detrás de este sitio, para qué sirve, cómo puede usarlo y qué reglas se aplican.",
  facts: {
    owner: { label: "Titular", value: company.legalName },
    contact: { label: "Contacto", value: brand.contactEmail.es },
    law: { label: "Ley aplicable", value: "República Argentina" },
  },
  sections: {
    owner: {
      title: "Titular del sitio",
      paragraphs: [
        `Este sitio pertenece a ${company.legalName} (${company.taxId}), sociedad inscripta en la ${company.registry}, con domicilio en ${company.address}. En este aviso, “${brand.name}” y “nosotros” se refieren a ella.`,
        `${brand.name} es el nuevo nombre de ${brand.formerName}, con la misma atención y la misma calidad.`,
        `Puede escribirnos a ${brand.contactEmail.es} o usar el formulario de contacto del sitio.`,
      ],
    },
    purpose: {
      title: "Qué es este sitio",
      paragraphs: [
        `El sitio presenta la plataforma con la que ${brand.name} gestiona asistencias y servicios para el hogar, la movilidad, la salud, las mascotas y los dispositivos. Se dirige a empresas que ofrecen esas asistencias a sus clientes y también a prestadores, inversores, candidatos y usuarios.`,
        "El acceso es libre y gratuito. No hace falta registrarse. Desde el sitio no se contratan ni se pagan servicios.",
      ],
    },
    platform: {
      title: "Usuarios, prestadores y empresas",
      paragraphs: [
        `En la plataforma de ${brand.name} hay usuarios y prestadores. El usuario es la persona que pide una asistencia. El prestador es el profesional de servicios que la brinda. Ninguno recibe casos antes de ser verificado; qué se comprueba en cada oficio consta en el contrato con la empresa.`,
        "Una empresa puede contratar el producto para ofrecerlo a sus clientes o para que lo usen sus empleados. En ese caso, el alcance de las coberturas, los límites y el costo para el usuario son los que se pactan en el contrato con esa empresa y figuran en las condiciones del plan.",
        "Cada servicio se rige por las condiciones que se aceptan al contratarlo o al pedirlo. Si difieren de este aviso, valen aquellas.",
      ],
    },
    emergencies: {
      title: "Este sitio no atiende emergencias",
      paragraphs: [
        `Los formularios no se leen al momento. Si hay riesgo para una persona, llame al ${emergencyNumbers.ar.general} o, por una emergencia médica, al ${emergencyNumbers.ar.medical}. Si ya tiene un plan y necesita una asistencia, use la app, la web o el teléfono que figuran en él.`,
      ],
    },
    use: {
      title: "Uso del sitio",
      paragraphs: [
        "Puede leer, imprimir y compartir las páginas. Le pedimos que no use el sitio para:",
        {
          items: [
            "Enviar datos falsos o de otra persona sin su permiso.",
            "Enviar publicidad, mensajes masivos o programas maliciosos por los formularios.",
            "Intentar entrar en sistemas o datos que no son públicos, o impedir el funcionamiento del sitio.",
            `Hacerse pasar por ${brand.name} o dar a entender un vínculo que no existe.`,
          ],
        },
        "Podemos limitar o bloquear los envíos que incumplan estas reglas.",
      ],
    },
    information: {
      title: "Información y ejemplos",
      paragraphs: [
        "Cuidamos que el contenido sea correcto y esté al día, pero tiene carácter informativo: no es una oferta ni un contrato. Las prestaciones disponibles dependen del país y del plan.",
        "Las pantallas marcadas como interfaz ilustrativa muestran cómo funciona el producto con casos, nombres y cifras inventados. Las proyecciones de mercado de la página de inversores no son una promesa de resultados ni una invitación a invertir.",
      ],
    },
    property: {
      title: "Propiedad intelectual",
      paragraphs: [
        `Los textos, el diseño, las ilustraciones, el código y la marca ${brand.name} pertenecen a su titular o se usan con licencia, y están protegidos por las leyes 11.723 de propiedad intelectual y 22.362 de marcas. Puede citarlos con mención de la fuente. Para cualquier otro uso, pida permiso.`,
        "Las empresas de muestra que aparecen en el sitio son inventadas. Las marcas de terceros pertenecen a sus dueños.",
      ],
    },
    links: {
      title: "Enlaces a otros sitios",
      paragraphs: [
        "El sitio enlaza a redes sociales, a un portal de empleo y a organismos públicos. No controlamos su contenido ni sus políticas de privacidad. Puede enlazar a nuestras páginas sin pedir permiso, siempre que no las muestre como propias.",
      ],
    },
    liability: {
      title: "Disponibilidad y responsabilidad",
      paragraphs: [
        "Trabajamos para que el sitio esté siempre disponible, pero puede haber interrupciones por mantenimiento o por causas ajenas. Si un formulario falla, el sitio se lo indica y usted puede escribirnos por correo.",
        "Respondemos por los daños que causemos en los términos de la ley. Nada de lo que dice este aviso limita los derechos que la Ley 24.240 reconoce a los consumidores.",
      ],
    },
    privacy: {
      title: "Datos personales y accesibilidad",
      paragraphs: [
        "Qué datos tratamos, para qué y cómo ejercer sus derechos se explica en la [política de privacidad](privacy).",
        "Cómo procuramos que todas las personas puedan usar el sitio, y cómo avisarnos si encuentra una barrera, está en la página de [accesibilidad](accessibility).",
      ],
    },
    changes: {
      title: "Cambios en este aviso",
      paragraphs: [
        "Podemos actualizar este aviso para reflejar cambios del sitio o de la ley. La versión vigente es la publicada aquí, con su fecha al comienzo.",
      ],
    },
    law: {
      title: "Ley aplicable y reclamos",
      paragraphs: [
        "Este aviso se rige por la ley argentina. Los conflictos se someten a los tribunales ordinarios de la Ciudad Autónoma de Buenos Aires, salvo que usted sea consumidor: entonces son competentes los de su domicilio.",
        "Los consumidores también pueden presentar su reclamo en la [Ventanilla Única Federal](https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario) de Defensa del Consumidor.",
      ],
    },
  },
};

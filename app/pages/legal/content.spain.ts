import { brand, companies } from "#core/brand.ts";
import { emergencyNumbers } from "#core/facts.ts";
import type { LegalVersion } from "./content.ts";

const company = companies.es;

export const spain: LegalVersion = {
  head: {
    title: `Aviso legal en España | ${brand.name}`,
    description:
      "Datos del titular del sitio según la LSSI, condiciones de uso, relación entre usuarios, profesionales y empresas, y legislación española aplicable.",
  },
  facts: {
    owner: { label: "Titular", value: company.legalName },
    law: { label: "Ley aplicable", value: "España" },
  },
  sections: {
    owner: {
      title: "Titular del sitio",
      paragraphs: [
        "En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI), estos son los datos del titular:",
        {
          items: [
            `Denominación social: ${company.legalName}`,
            company.taxId,
            `Domicilio social: ${company.address}`,
            `Inscripción: ${company.registry}`,
            `Correo electrónico: ${brand.contactEmail.es}`,
          ],
        },
        `En este aviso, «${brand.name}» y «nosotros» se refieren a esa sociedad, filial de ${companies.ar.legalName}, la empresa argentina que antes operaba con la marca ${brand.formerName}.`,
      ],
    },
    purpose: {
      title: "Qué es este sitio",
      paragraphs: [
        `El sitio presenta la plataforma con la que ${brand.name} gestiona asistencias y servicios para el hogar, la carretera, la salud, las mascotas y los dispositivos. Se dirige a empresas que ofrecen esas asistencias a sus clientes y también a profesionales, inversores, candidatos y usuarios.`,
        "El acceso es libre y gratuito. No hace falta registrarse. Desde el sitio no se contratan ni se pagan servicios.",
      ],
    },
    platform: {
      title: "Usuarios, profesionales y empresas",
      paragraphs: [
        `En la plataforma de ${brand.name} hay usuarios y profesionales de los servicios. El usuario es la persona que pide una asistencia. El profesional es quien la presta. Ninguno recibe trabajos antes de ser verificado; qué se comprueba en cada oficio consta en el contrato con la empresa.`,
        "Una empresa puede contratar el producto para ofrecerlo a sus clientes o para que lo usen sus empleados. En ese caso, el alcance de las coberturas, los límites y el coste para el usuario son los pactados en el contrato con esa empresa y figuran en las condiciones del plan.",
        "Cada servicio se rige por las condiciones que se aceptan al contratarlo o al solicitarlo. Si difieren de este aviso, prevalecen aquellas.",
      ],
    },
    emergencies: {
      title: "Este sitio no atiende emergencias",
      paragraphs: [
        `Los formularios no se leen al momento. Si hay riesgo para una persona, llame al ${emergencyNumbers.es.general}. Si ya tiene un plan y necesita una asistencia, utilice la app, la web o el teléfono que figuran en él.`,
      ],
    },
    property: {
      title: "Propiedad intelectual e industrial",
      paragraphs: [
        `Los textos, el diseño, las ilustraciones, el código y la marca ${brand.name} pertenecen a su titular o se usan con licencia, y están protegidos por el texto refundido de la Ley de Propiedad Intelectual (Real Decreto Legislativo 1/1996) y la Ley 17/2001, de Marcas. Puede citarlos con mención de la fuente. Para cualquier otro uso, pida permiso.`,
        "Las empresas de muestra que aparecen en el sitio son inventadas. Las marcas de terceros pertenecen a sus dueños.",
      ],
    },
    liability: {
      title: "Disponibilidad y responsabilidad",
      paragraphs: [
        "Trabajamos para que el sitio esté siempre disponible, pero puede haber interrupciones por mantenimiento o por causas ajenas. Si un formulario falla, el sitio se lo indica y usted puede escribirnos por correo electrónico.",
        "Respondemos de los daños que causemos en los términos de la ley. Nada de lo que dice este aviso limita los derechos que el Real Decreto Legislativo 1/2007 reconoce a los consumidores y usuarios.",
      ],
    },
    law: {
      title: "Legislación aplicable y reclamaciones",
      paragraphs: [
        "Este aviso se rige por la legislación española. Los conflictos se someten a los juzgados y tribunales de Madrid, salvo que usted sea consumidor: entonces son competentes los de su domicilio.",
        "Los consumidores también pueden acudir a la oficina de consumo o a la junta arbitral de su comunidad autónoma.",
      ],
    },
  },
};

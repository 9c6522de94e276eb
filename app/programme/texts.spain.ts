import type { DeepPartial } from "#app/site.ts";
import type { ProgrammeTexts } from "./texts.ts";

export const spain: DeepPartial<ProgrammeTexts> = {
  cost: "Coste al año",
  perCustomerMonth: "Coste por cliente y mes",
  ignored: "Esta parte del enlace no se entiende y se ha descartado:",
  assumptions: { cost: "{service}: coste por caso" },
  sources: {
    roadsideCostSpain: "149\u00a0€ de media por servicio en carretera.",
    roadsideUnitedStates: "Uno de cada tres conductores necesita asistencia; se toma como máximo.",
    roadsideMixBrazil: "Grúa 70\u00a0%, reparación 17\u00a0%, pasajeros 6\u00a0%, rueda 3\u00a0%.",
    leaksSpain: "Una fuga de agua cada 8 años y una rotura de cristales cada 13; fecha aproximada.",
    petClaims:
      "1,8 millones de siniestros entre 4,6 millones de mascotas aseguradas. El siniestro medio, 685\u00a0£, incluye el tratamiento y no se usa como coste de una consulta.",
    assistanceShareSpain:
      "El 13,6\u00a0% de los siniestros del hogar son asistencia; por eso la media de todos es un máximo.",
    vetVisitsSpain:
      "9 de cada 10 perros van al veterinario en el año; el 45\u00a0% de los dueños ha usado urgencias.",
    phonesUnitedStates:
      "El 31\u00a0% de los móviles se dañó en el año; encuesta de una empresa del sector.",
    phonesBrazil:
      "1 millón de siniestros entre 10 millones de móviles asegurados, 1.400 millones de reales; dato de segunda mano.",
  },
};

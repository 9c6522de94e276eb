import type { DeepPartial } from "#app/site.ts";
import type { LayoutTexts } from "./texts.ts";

export const spain: DeepPartial<LayoutTexts> = {
  families: { vial: "Carretera" },
  familyTitles: {
    hogar: "Asistencia en el hogar",
    vial: "Asistencia en carretera",
    salud: "Servicios de salud",
  },
  familyLines: {
    hogar: "Cerrajería, fontanería, gas, electricidad",
    vial: "Grúa, batería, combustible, traslados",
    salud: "Consultas online, médico a domicilio",
    mascotas: "Televeterinario, pruebas, peluquería",
  },
  solutions: { proveedores: "Profesionales" },
  buyers: { health: "Seguros de salud", realEstate: "Fincas e inmobiliarias" },
  footer: { company: "Empresa" },
};

import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { SandboxContent } from "./content.ts";

export const spain: DeepPartial<SandboxContent> = {
  actors: { provider: "El profesional" },
  noScript:
    "El simulador necesita JavaScript, que este navegador no ejecuta. El fichero OpenAPI se descarga igual.",
  head: {
    title: `Simulador de la API en España | ${brand.name}`,
    description:
      "Envíe un caso de muestra a un simulador que funciona en su navegador: solicitud, respuesta, eventos y pantallas, con el fichero OpenAPI.",
  },
  next: "Evento siguiente",
};

import type { DeepPartial } from "#app/site.ts";
import type { Dictionary } from "./dictionary.es.ts";

export const spain: DeepPartial<Dictionary> = {
  industrias: "Sectores",
  coordinacionDesc: "Un profesional verificado acepta el caso y su recorrido se sigue en el mapa.",
  resolucionDesc: "El profesional llega hasta donde está la persona y resuelve el problema.",
};

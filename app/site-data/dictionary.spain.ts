import type { DeepPartial } from "#app/site.ts";
import type { Dictionary } from "./dictionary.ts";

export const spain: DeepPartial<Dictionary> = {
  industrias: "Sectores",
  coordinacionDesc: "El aviso va a un profesional verificado y se sigue su recorrido.",
  resolucionDesc: "El profesional llega hasta donde está la persona y lo resuelve.",
  ultimosResultadosDesc:
    "El mercado al que nos dirigimos y la parte que queremos alcanzar. No son resultados de la empresa.",
};

import type { DeepPartial } from "#app/site.ts";
import type { Dictionary } from "./dictionary.ts";

export const spain: DeepPartial<Dictionary> = {
  industrias: "Sectores",
};

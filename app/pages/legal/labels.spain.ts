import type { DeepPartial } from "#app/site.ts";
import type { DocumentLabels } from "./labels.ts";

export const spain: DeepPartial<DocumentLabels> = {
  question: "¿Le ha quedado alguna duda? Escriba a",
};

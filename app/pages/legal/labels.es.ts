import type { DocumentLabels } from "./labels.ts";

export const es: DocumentLabels = {
  contents: "En este documento",
  lastUpdated: "Última actualización",
  related: "También le puede servir",
  question: "¿Tiene alguna duda? Escriba a",
};

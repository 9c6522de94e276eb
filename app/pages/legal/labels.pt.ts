import type { DocumentLabels } from "./labels.ts";

export const pt: DocumentLabels = {
  contents: "Neste documento",
  lastUpdated: "Última atualização",
  related: "Veja também",
  question: "Ficou alguma dúvida? Escreva para",
};

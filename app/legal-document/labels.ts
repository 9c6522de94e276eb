import type { Localized } from "#core/languages.ts";

interface DocumentLabels {
  contents: string;
  lastUpdated: string;
  related: string;
  question: string;
}

export const labels: Localized<DocumentLabels> = {
  es: {
    contents: "En este documento",
    lastUpdated: "Última actualización",
    related: "También le puede servir",
    question: "¿Le quedó una duda? Escriba a",
  },
  pt: {
    contents: "Neste documento",
    lastUpdated: "Última atualização",
    related: "Veja também",
    question: "Ficou alguma dúvida? Escreva para",
  },
  en: {
    contents: "In this document",
    lastUpdated: "Last updated",
    related: "Related documents",
    question: "Still have a question? Write to",
  },
};

import type { DocumentLabels } from "./labels.ts";

export const en: DocumentLabels = {
  contents: "In this document",
  lastUpdated: "Last updated",
  related: "Related documents",
  question: "Still have a question? Write to",
};

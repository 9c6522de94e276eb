import { documentSchema } from "../document.ts";
import { type LocalSection, sectionOrder } from "./ids.ts";

const localSections: LocalSection[] = ["officer", "choices"];

export const schema = documentSchema(
  ["response", "storage", "tracking"],
  sectionOrder.filter((id) => !localSections.some((local) => local === id)),
  localSections,
);

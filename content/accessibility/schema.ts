import { documentSchema } from "../document.ts";
import { sectionOrder } from "./ids.ts";

export const schema = documentSchema(["level", "evaluation", "response"], sectionOrder);

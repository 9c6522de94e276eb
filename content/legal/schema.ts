import { documentSchema } from "../document.ts";
import { sectionOrder } from "./ids.ts";

export const schema = documentSchema(["owner", "contact", "law"], sectionOrder);

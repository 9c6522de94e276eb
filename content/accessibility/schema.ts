import type { z } from "zod";
import { documentSchema } from "../document.ts";
import { sectionOrder } from "./ids.ts";

export const schema = documentSchema(["level", "evaluation", "response"], sectionOrder);
export type AccessibilityContent = z.infer<typeof schema>;

import { z } from "zod";
import { text } from "../schema.ts";

/** Describes the open data of the estimate for search engines. */
export const schema = z.strictObject({ name: text, description: text });

import { serviceIds } from "#core/services.ts";
import { record, text } from "../schema.ts";

/** Each service's name, and that of what a home warranty covers besides. */
export const schema = record([...serviceIds, "otherItems"], text);

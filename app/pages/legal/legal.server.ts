import { brazil } from "./content.brazil.ts";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { lastUpdated, sectionOrder } from "./content.ts";
import { unitedStates } from "./content.united-states.ts";
import { documentFor } from "./document.server.ts";

export const legal = documentFor({
  sectionOrder,
  lastUpdated,
  texts: { es, pt, en },
  versions: { es: spain, br: brazil, us: unitedStates },
});

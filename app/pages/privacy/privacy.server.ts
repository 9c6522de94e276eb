import { documentFor } from "#app/pages/legal/document.server.ts";
import { brazil } from "./content.brazil.ts";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { lastUpdated, sectionOrder } from "./content.ts";
import { unitedStates } from "./content.united-states.ts";

/** False with FIGURES=off, which the build reads. */
const countsVisits = import.meta.env.FIGURES !== false;

export const privacy = documentFor({
  sectionOrder: sectionOrder.filter((section) => section !== "counting" || countsVisits),
  lastUpdated,
  texts: { es, pt, en },
  versions: { es: spain, br: brazil, us: unitedStates },
});

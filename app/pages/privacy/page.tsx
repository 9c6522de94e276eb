import { documentLoader } from "#app/legal-document/document.server.ts";
import { LegalDocument } from "#app/legal-document/legal-document.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { brazil } from "./content.brazil.ts";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { lastUpdated, sectionOrder } from "./content.ts";
import { unitedStates } from "./content.united-states.ts";

export const meta = pageMeta;

/** False with FIGURES=off, which the build reads. */
const countsVisits = import.meta.env.FIGURES !== false;

export const loader = documentLoader({
  sectionOrder: sectionOrder.filter((section) => section !== "counting" || countsVisits),
  lastUpdated,
  texts: { es, pt, en },
  versions: { es: spain, br: brazil, us: unitedStates },
});

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData.document} />;
}

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

export const loader = documentLoader({
  sectionOrder,
  lastUpdated,
  texts: { es, pt, en },
  versions: { es: spain, br: brazil, us: unitedStates },
});

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData.document} />;
}

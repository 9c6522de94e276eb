import type { PageProps, Place } from "#app/site.ts";

import { type DocumentId, documentFor } from "./document.server.ts";
import { LegalDocument } from "./legal-document.tsx";

export function dataFor(place: Place) {
  return documentFor(place, place.page as DocumentId);
}

export default function LegalPage({ data }: PageProps<typeof dataFor>) {
  return <LegalDocument {...data.document} />;
}

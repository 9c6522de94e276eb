import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf } from "#app/site.ts";
import type { Route } from "./+types/page";
import { type DocumentId, documentFor } from "./document.server.ts";
import { LegalDocument } from "./legal-document.tsx";

export const meta = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  return documentFor(place, place.page as DocumentId);
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData.document} />;
}

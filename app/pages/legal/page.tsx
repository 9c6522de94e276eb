import type { LoaderFunctionArgs } from "react-router";
import { accessibility } from "#app/pages/accessibility/accessibility.server.ts";
import { privacy } from "#app/pages/privacy/privacy.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf } from "#app/site.ts";
import type { Route } from "./+types/page";
import { legal } from "./legal.server.ts";
import { LegalDocument } from "./legal-document.tsx";

export const meta = pageMeta;

const documents = { legal, privacy, accessibility };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  return documents[place.page as keyof typeof documents](place);
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData.document} />;
}

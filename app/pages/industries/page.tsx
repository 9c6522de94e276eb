import { Island } from "#app/islands/island.server.tsx";
import { shownClients } from "#app/market/clients.ts";
import { marketOf } from "#app/market/market.server.ts";
import { proofOn } from "#app/proof/proof.server.ts";
import type { PageProps, Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import type { IndustriesContent } from "#content/industries/schema.ts";
import { hasEstimator } from "#core/countries.ts";
import type { BuyerId } from "#core/pages.ts";

import { buyerData } from "./buyer/buyer-data.server.ts";
import { BuyerPage } from "./buyer/buyer-page.tsx";
import { feesOf } from "./buyer/sample.server.ts";
import { IndustryFilter } from "./industry-filter.tsx";

export const ground = "night";
export const sharesWords = true;

export function dataFor(place: Place) {
  const topic = place.topic as BuyerId | undefined;
  if (topic) {
    const { head, ...buyer } = buyerData(place, topic);
    return { head, buyer };
  }
  const { head, ...content } = contentFor(place, "industries");
  return { head, overview: overviewData(place, content) };
}

function overviewData(place: Place, content: Omit<IndustriesContent, "head">) {
  const { clients, areReal } = shownClients(place);
  const { title, lead: intro } = contentFor(place, "proof").clients;
  return {
    content: areReal ? { ...content, cases: { title, intro } } : content,
    market: marketOf(place),
    clients,
    fees: hasEstimator(place.country) ? feesOf(place, content.programmes) : undefined,
    proof: proofOn(place, areReal ? ["client"] : []),
  };
}

export default function Industries({ data: { buyer, overview } }: PageProps<typeof dataFor>) {
  return buyer ? (
    <BuyerPage {...buyer} />
  ) : (
    <Island name="industry-filter" of={IndustryFilter} props={overview} />
  );
}

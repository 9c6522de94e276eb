import type { LoaderFunctionArgs } from "react-router";
import { clientsOf } from "#app/market/clients.ts";
import { marketOf } from "#app/market/market.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { type Place, placeOf } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { hasEstimator } from "#core/countries.ts";
import type { BuyerId } from "#core/pages.ts";
import type { Route } from "./+types/page";
import { buyerData } from "./buyer/buyer-data.server.ts";
import { BuyerPage } from "./buyer/buyer-page.tsx";
import { feesOf } from "./buyer/sample.server.ts";
import { Overview } from "./overview.tsx";

export { shouldRevalidate } from "#app/site-data/should-revalidate.ts";
export const meta = pageMeta;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const topic = place.topic as BuyerId | undefined;
  if (topic) {
    const { head, ...buyer } = buyerData(place, topic);
    return { head, buyer };
  }
  const { head, ...content } = contentFor(place, "industries");
  return { head, overview: overviewData(place, content) };
}

function overviewData<T>(place: Place, content: T) {
  return {
    content,
    market: marketOf(place),
    clients: clientsOf(place.country),
    fees: hasEstimator(place.country) ? feesOf(place) : undefined,
  };
}

export default function Industries({ loaderData: { buyer, overview } }: Route.ComponentProps) {
  return buyer ? <BuyerPage {...buyer} /> : <Overview {...overview} />;
}

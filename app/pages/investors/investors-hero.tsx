import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PlaceLink } from "#app/ui/place-link.tsx";
import { formId } from "./investor-contact.tsx";
import type { Amount } from "./market-figures.server.ts";
import { MarketMap } from "./market-map.tsx";

export function InvestorsHero({
  title,
  market,
  talk,
  mapTitle,
}: {
  title: string;
  market: Amount;
  talk: string;
  mapTitle: string;
}) {
  const { dictionary } = useSite();
  return (
    <section className="on-night overflow-hidden pt-20 print:pt-0">
      <div className="wrap grid grid-cols-1 items-center gap-x-8 gap-y-12 pt-8 pb-14 lg:grid-cols-[6fr_7fr] lg:pb-10">
        <div className="flex flex-col self-stretch">
          <Breadcrumbs className="mb-8 text-sky" />
          <div className="my-auto">
            <h1 className="text-h1">
              {title}{" "}
              <span className="block text-amber">
                {market.figure} {market.unit}
              </span>
            </h1>
            <p className="measure mt-6 text-lead text-balance text-sky">
              {dictionary.inversionesDesc}
            </p>
            <PlaceLink to={formId} className={`${buttonClass()} mt-9`}>
              {talk}
            </PlaceLink>
          </div>
        </div>
        <MarketMap title={mapTitle} />
      </div>
    </section>
  );
}

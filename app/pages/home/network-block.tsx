import BadgeCheck from "lucide-react/icons/badge-check";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MapPin from "lucide-react/icons/map-pin";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import type { NetworkTexts } from "#content/home/schema.ts";
import { countryOf } from "#core/countries.ts";
import { anchors } from "#core/paths.ts";
import { IconList } from "./icon-list.tsx";

const icons = {
  verified: BadgeCheck,
  tracking: MapPin,
  figures: ChartNoAxesColumn,
  afterSales: LifeBuoy,
};

/** `check`: a link to the network by place, where there is data. */
export type ShownNetworkTexts = NetworkTexts & { check: string | undefined };

/** The providers who work on the case shown above, and how the company follows each job. */
export function NetworkBlock({ texts }: { texts: ShownNetworkTexts }) {
  const path = usePath();
  const { country, language } = useSite();
  return (
    <div>
      <h2 className="text-h3">{texts.title}</h2>
      <p className="mt-3 text-ink-2">{texts.lead}</p>
      <IconList icons={icons} texts={texts.points} />
      {countryOf(country).language === language && (
        <p className="mt-6 border-petrol border-l-2 pl-4 text-small text-ink-2">{texts.presence}</p>
      )}
      {texts.check && (
        <p className="mt-4">
          <PageLink
            to={`${path("coverage")}#${anchors.network}`}
            className="link py-1 font-semibold text-petrol"
          >
            {texts.check}
          </PageLink>
        </p>
      )}
    </div>
  );
}

import BadgeCheck from "lucide-react/icons/badge-check";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MapPin from "lucide-react/icons/map-pin";
import type { Cases } from "#app/cases/cases-for.server.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Section } from "#app/ui/section.tsx";
import type { NetworkTexts } from "#content/home/schema.ts";
import { countryOf } from "#core/countries.ts";
import { IconList } from "./icon-list.tsx";
import { OperationsConsole } from "./operations-console.tsx";
import type { SampleValues } from "./sample-values.server.ts";

const icons = {
  verified: BadgeCheck,
  tracking: MapPin,
  figures: ChartNoAxesColumn,
  afterSales: LifeBuoy,
};

export function NetworkBlock({
  texts,
  cases,
  values,
}: {
  texts: NetworkTexts;
  cases: Cases;
  values: SampleValues;
}) {
  const { country, language } = useSite();
  return (
    <Section>
      <div className="grid grid-cols-1 items-center gap-x-[64px] gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{texts.title}</h2>
          <p className="mt-5 text-lead text-ink-2">{texts.lead}</p>
          <IconList icons={icons} texts={texts.points} />
          {countryOf(country).language === language && (
            <p className="mt-7 border-petrol border-l-2 pl-4 text-small text-ink-2">
              {texts.presence}
            </p>
          )}
        </div>
        <OperationsConsole texts={texts.console} cases={cases} values={values} />
      </div>
    </Section>
  );
}

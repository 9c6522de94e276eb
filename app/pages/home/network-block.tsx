import BadgeCheck from "lucide-react/icons/badge-check";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MapPin from "lucide-react/icons/map-pin";
import { OperationsConsole } from "#app/screens/console.tsx";
import type { Screens } from "#app/screens/screens-for.server.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomeContent } from "./content.ts";
import { IconList } from "./icon-list.tsx";

const icons = {
  verified: BadgeCheck,
  tracking: MapPin,
  figures: ChartNoAxesColumn,
  afterSales: LifeBuoy,
};

export function NetworkBlock({
  texts,
  screens,
}: {
  texts: HomeContent["network"];
  screens: Pick<Screens, "illustrative" | "console" | "cases" | "figures">;
}) {
  return (
    <Section>
      <div className="grid grid-cols-1 items-center gap-x-[64px] gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{texts.title}</h2>
          <p className="mt-5 text-lead text-ink-2">{texts.lead}</p>
          <IconList icons={icons} texts={texts.points} />
        </div>
        <Reveal className="lg:col-span-8">
          <OperationsConsole texts={screens} caption={screens.illustrative} />
        </Reveal>
      </div>
    </Section>
  );
}

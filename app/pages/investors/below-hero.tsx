import { useLoaderData } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { anchors } from "#core/paths.ts";
import { Governance } from "./governance.tsx";
import { GrowthChart } from "./growth-chart.tsx";
import { MarketSize } from "./market-size.tsx";
import { Opportunities } from "./opportunities.tsx";
import type { loader } from "./page.tsx";
import { StatGrid } from "./stat-grid.tsx";

/** What lies between the first view and the way to write. */
export default function BelowHero() {
  const { content, figures } = useLoaderData<typeof loader>();
  const { dictionary } = useSite();
  return (
    <>
      <StatGrid title={content.statsTitle} labels={content.stats} figures={figures.stats} />
      <Section id={anchors.opportunities}>
        <SectionHeading title={dictionary.oportunidadesInversion}>
          {dictionary.oportunidadesInversionDesc}
        </SectionHeading>
        <Opportunities {...content.opportunities} />
      </Section>
      <Section id={anchors.results} ground="bone">
        <SectionHeading title={dictionary.ultimosResultados}>
          {dictionary.ultimosResultadosDesc}
        </SectionHeading>
        <MarketSize {...content.sizes} figures={figures.sizes} />
        <GrowthChart {...content.growth} rate={figures.growth} curve={figures.curve} />
      </Section>
      <Section id={anchors.governance}>
        <SectionHeading title={dictionary.gobernanzaCorporativa}>
          {dictionary.gobernanzaCorporativaDesc}
        </SectionHeading>
        <Governance {...content.governance} />
      </Section>
    </>
  );
}

import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { contentFor } from "#content/content-for.ts";
import { records } from "#content/records.ts";
import { anchors } from "#core/paths.ts";
import { fill } from "#core/template.ts";
import type { Route } from "./+types/page";
import { Governance } from "./governance.tsx";
import { GrowthChart } from "./growth-chart.tsx";
import { InvestorContact } from "./investor-contact.tsx";
import { InvestorsHero } from "./investors-hero.tsx";
import { figuresFor } from "./market-figures.server.ts";
import { MarketSize } from "./market-size.tsx";
import { Opportunities } from "./opportunities.tsx";
import { StatGrid } from "./stat-grid.tsx";

export const meta = pageMeta;
export const handle = { ground: "night" };

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const { words, ...content } = contentFor(place, "investors");
  const formTexts = contentFor(place, "contact-form");
  const years = Object.fromEntries(records("milestones").map(({ id, year }) => [id, year]));
  return {
    head: content.head,
    content,
    formTexts,
    figures: figuresFor(place, words),
    companies: Object.fromEntries(
      records("countries").map(({ id, company: { legalName, registry } }) => [
        id,
        { legalName, registry },
      ]),
    ),
    years,
  };
}

export default function InvestorsPage({ loaderData }: Route.ComponentProps) {
  const { content, formTexts, figures, companies, years } = loaderData;
  const { dictionary } = useSite();
  return (
    <>
      <InvestorsHero
        title={content.title}
        market={figures.sizes.tam.amount}
        talk={content.talk}
        mapTitle={content.mapTitle}
      />
      <StatGrid
        title={fill(content.statsTitle, figures)}
        labels={content.stats}
        figures={figures.stats}
      />
      <Section id={anchors.opportunities}>
        <SectionHeading title={dictionary.oportunidadesInversion}>
          {dictionary.oportunidadesInversionDesc}
        </SectionHeading>
        <Opportunities {...content.opportunities} years={years} />
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
        <Governance {...content.governance} companies={companies} />
      </Section>
      <InvestorContact {...content.contact} formTexts={formTexts} />
    </>
  );
}

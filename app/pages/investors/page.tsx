import fieldStyles from "#app/contact/fields.css?url";
import { Island } from "#app/islands/island.server.tsx";
import { proofOn } from "#app/proof/proof.server.ts";
import { ProofSection } from "#app/proof/proof-section.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { contactTexts } from "#content/contact-texts.ts";
import { contentFor } from "#content/content-for.ts";
import { records } from "#content/records.ts";
import { anchors } from "#core/paths.ts";
import { fill } from "#core/template.ts";

import { Governance } from "./governance.tsx";
import { GrowthChart } from "./growth-chart.tsx";
import { InvestorContact } from "./investor-contact.tsx";
import { InvestorsHero } from "./investors-hero.tsx";
import { figuresFor } from "./market-figures.server.ts";
import { MarketSize } from "./market-size.tsx";
import { Opportunities } from "./opportunities.tsx";
import { StatGrid } from "./stat-grid.tsx";

export const ground = "night";
export const links = [{ rel: "stylesheet", href: fieldStyles }];

export function dataFor(place: Place) {
  const { words, ...content } = contentFor(place, "investors");
  const formTexts = contactTexts(place);
  const years = Object.fromEntries(records("milestones").map(({ id, year }) => [id, year]));
  return {
    head: content.head,
    content,
    formTexts,
    figures: figuresFor(place, words),
    companies: Object.fromEntries(
      records("countries").map(({ id, company: { legalName, taxId, registry } }) => [
        id,
        { legalName, taxId, registry },
      ]),
    ),
    years,
    proof: proofOn(place),
  };
}

export default function InvestorsPage({ data }: PageProps<typeof dataFor>) {
  const { content, formTexts, figures, companies, years, proof } = data;
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
      <ProofSection proof={proof} />
      <Section id={anchors.governance}>
        <SectionHeading title={dictionary.gobernanzaCorporativa}>
          {dictionary.gobernanzaCorporativaDesc}
        </SectionHeading>
        <Governance {...content.governance} companies={companies} />
      </Section>
      <Section id="investor-contact" className="pt-0 print:hidden">
        <Island
          name="investor-contact"
          of={InvestorContact}
          props={{ ...content.contact, formTexts }}
        />
      </Section>
    </>
  );
}

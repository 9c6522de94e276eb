import { FamilyGrid } from "#app/families/family-grid.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { HomeContent } from "#content/home/schema.ts";
import { anchors } from "#core/paths.ts";
import { ArrowLink } from "./arrow-link.tsx";

export function FamiliesBlock({ texts }: { texts: HomeContent["families"] }) {
  const { texts: shared } = useSite();
  const path = usePath();
  return (
    <Section id={anchors.servicesSection}>
      <SectionHeading title={texts.title}>{texts.lead}</SectionHeading>
      <FamilyGrid heading="h3" descriptions={texts.descriptions} />
      <ArrowLink to={path("services")} className="mt-5 md:mt-10">
        {shared.allServices}
      </ArrowLink>
    </Section>
  );
}

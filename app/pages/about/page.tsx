import { namesOf, proofOn } from "#app/proof/proof.server.ts";
import { ProofSection } from "#app/proof/proof-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { contentFor, recordsFor } from "#content/content-for.ts";
import { AboutTabs } from "./about-tabs.tsx";
import { Careers } from "./careers.tsx";
import { Team } from "./team.tsx";

export function dataFor(place: Place) {
  const content = contentFor(place, "about");
  const lead = [content.nameOrigin, content.lead].filter(Boolean).join(" ");
  const milestones = recordsFor(place, "milestones").map((milestone) => ({
    ...milestone,
    names: namesOf(place, milestone),
  }));
  return { head: content.head, lead, content, milestones, proof: proofOn(place) };
}

export default function AboutPage({ data }: PageProps<typeof dataFor>) {
  const { lead, content, milestones, proof } = data;
  return (
    <>
      <PageHero title={content.title} lead={lead} />
      <Team alt={content.teamAlt} />
      <AboutTabs content={content} milestones={milestones} />
      <ProofSection proof={proof} />
      <Careers {...content.careers} />
    </>
  );
}

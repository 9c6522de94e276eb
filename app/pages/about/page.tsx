import type { LoaderFunctionArgs } from "react-router";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf } from "#app/site.ts";
import { contentFor, recordsFor } from "#content/content-for.ts";
import type { Route } from "./+types/page";
import { AboutTabs } from "./about-tabs.tsx";
import { Careers } from "./careers.tsx";
import { Team } from "./team.tsx";

export const meta = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const content = contentFor(place, "about");
  const lead = [content.nameOrigin, content.lead].filter(Boolean).join(" ");
  return { head: content.head, lead, content, milestones: recordsFor(place, "milestones") };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { lead, content, milestones } = loaderData;
  return (
    <>
      <PageHero title={content.title} lead={lead} />
      <Team alt={content.teamAlt} />
      <AboutTabs content={content} milestones={milestones} />
      <Careers {...content.careers} />
    </>
  );
}

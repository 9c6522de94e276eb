import type { LoaderFunctionArgs } from "react-router";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { nameOrigin } from "#core/brand.ts";
import type { Route } from "./+types/page";
import { AboutTabs } from "./about-tabs.tsx";
import { Careers } from "./careers.tsx";
import { Team } from "./team.tsx";

export const meta = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const content = contentFor(place, "about");
  const lead = [nameOrigin[place.language], content.lead].filter(Boolean).join(" ");
  return { head: content.head, lead, content };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { lead, content } = loaderData;
  return (
    <>
      <PageHero title={content.title} lead={lead} />
      <Team alt={content.teamAlt} />
      <AboutTabs content={content} />
      <Careers {...content.careers} />
    </>
  );
}

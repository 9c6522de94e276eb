import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf, textFor } from "#app/site.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { nameOrigin } from "#core/brand.ts";
import { AboutTabs } from "./about-tabs.tsx";
import { Careers } from "./careers.tsx";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { Team } from "./team.tsx";

export const meta = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  const place = placeOf(args);
  const content = textFor(place, { es, pt, en }, { es: spain });
  const lead = [nameOrigin[place.language], content.lead].filter(Boolean).join(" ");
  return { head: content.head, lead, content };
}

export default function AboutPage() {
  const { lead, content } = useLoaderData<typeof loader>();
  const { dictionary } = useSite();
  const path = usePath();
  return (
    <>
      <PageHero title={content.title} lead={lead} />
      <Team alt={content.teamAlt} />
      <AboutTabs content={content} />
      <Careers {...content.careers} />
      <ClosingCall title={content.closing.title} text={content.closing.text}>
        <ContactButton contactType="partner">{dictionary.contactarAhora}</ContactButton>
        <ButtonLink variant="secondary" to={path("investors")}>
          {content.closing.investors}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

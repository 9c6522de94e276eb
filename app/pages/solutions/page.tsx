import { ContactButton } from "#app/contact/contact-button.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { contentFor } from "#content/content-for.ts";
import { hasEstimator } from "#core/countries.ts";
import { type SolutionId, solutionIds } from "#core/pages.ts";

import { CaseRoute } from "./case-route.tsx";
import { questionsFor, settledOn } from "./questions.server.ts";
import { screensFor } from "./screens/screens-for.server.ts";
import { SolutionDetail } from "./solution-detail.tsx";

export const ground = "night";

const defaultSolution: SolutionId = "integraciones";

export function dataFor(place: Place) {
  const topic = place.topic as SolutionId | undefined;
  const { heads, solutions, questions, ...content } = contentFor(place, "solutions");
  return {
    head: heads[topic ?? "all"],
    subject: topic && solutions[topic].title,
    content,
    detail: {
      isOwnPage: topic !== undefined,
      selected: topic ?? defaultSolution,
      heads,
      solutions,
      questions: record((id) => questionsFor(place, id, { solutions })),
      settled: record((id) => settledOn(place, id)),
      questionsTitle: questions.title,
      texts: content.detail,
      screens: screensFor(place),
    },
  };
}

const record = <T,>(make: (id: SolutionId) => T) =>
  Object.fromEntries(solutionIds.map((id) => [id, make(id)])) as Record<SolutionId, T>;

export default function Solutions({ data: { content, detail } }: PageProps<typeof dataFor>) {
  const { country, dictionary, texts } = useSite();
  const path = usePath();
  return (
    <>
      {!detail.isOwnPage && (
        <PageHero
          ground="night"
          title={content.hero.title}
          lead={content.hero.lead}
          actions={<ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>}
          picture={<CaseRoute hero={content.hero} />}
        />
      )}
      <SolutionDetail {...detail} />
      <ClosingCall {...content.closing}>
        <ContactButton contactType="partner">{dictionary.contactarAhora}</ContactButton>
        {hasEstimator(country) && (
          <ButtonLink variant="secondary" to={path("programme")}>
            {texts.estimateProgramme}
          </ButtonLink>
        )}
      </ClosingCall>
    </>
  );
}

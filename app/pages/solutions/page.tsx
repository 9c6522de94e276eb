import { ContactButton } from "#app/contact/contact-button.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { contentFor } from "#content/content-for.ts";
import { hasEstimator } from "#core/countries.ts";
import type { SolutionId } from "#core/pages.ts";

import { CaseRoute } from "./case-route.tsx";
import { NextSteps } from "./next-steps.tsx";
import { questionsFor } from "./questions.server.ts";
import { Questions } from "./questions.tsx";
import { screensFor } from "./screens/screens-for.server.ts";
import { SolutionCards } from "./solution-cards.tsx";
import { SolutionDetail } from "./solution-detail.tsx";

export const ground = "night";

const defaultSolution: SolutionId = "integraciones";

export function dataFor(place: Place) {
  const topic = place.topic as SolutionId | undefined;
  const selected = topic ?? defaultSolution;
  const { heads, solutions, questions, ...content } = contentFor(place, "solutions");
  return {
    head: heads[topic ?? "all"],
    subject: topic && solutions[topic].title,
    content,
    selected,
    solution: solutions[selected],
    screens: screensFor(place),
    questions: topic && {
      title: questions.title,
      questions: questionsFor(place, topic, { solutions }),
    },
  };
}

export default function Solutions({ data }: PageProps<typeof dataFor>) {
  const { content, questions, selected, solution, screens } = data;
  const { country, dictionary, texts } = useSite();
  const path = usePath();
  // Without questions of its own, it is the page of all six.
  const isOverview = !questions;
  return (
    <>
      {isOverview && (
        <>
          <PageHero
            ground="night"
            title={content.hero.title}
            lead={content.hero.lead}
            actions={
              <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
            }
            picture={<CaseRoute selected={selected} hero={content.hero} />}
          />
          <SolutionCards content={content} screens={screens} />
        </>
      )}
      <SolutionDetail
        isOwnPage={!isOverview}
        selected={selected}
        solution={solution}
        texts={content.detail}
        screens={screens}
      />
      {questions ? <Questions {...questions} /> : <NextSteps texts={content.next} />}
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

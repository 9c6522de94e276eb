import { useLoaderData } from "react-router";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { NextSteps } from "./next-steps.tsx";
import type { loader } from "./page.tsx";
import { Questions } from "./questions.tsx";
import { SolutionCards } from "./solution-cards.tsx";
import { SolutionDetail } from "./solution-detail.tsx";

/** Everything after the first view. */
export default function BelowHero() {
  const { content, questions, selected, solution, screens } = useLoaderData<typeof loader>();
  const { dictionary } = useSite();
  return (
    <>
      <SolutionCards content={content} screens={screens} />
      <SolutionDetail
        selected={selected}
        solution={solution}
        texts={content.detail}
        names={content.names}
        screens={screens}
      />
      <Questions {...questions} />
      <NextSteps texts={content.next} />
      <ClosingCall {...content.closing}>
        <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
      </ClosingCall>
    </>
  );
}

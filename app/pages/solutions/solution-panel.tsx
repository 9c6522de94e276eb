import Check from "lucide-react/icons/check";
import { ContactButton } from "#app/contact/contact-button.tsx";
import type { HeadTexts } from "#app/site.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { flowParts } from "#content/solutions/ids.ts";
import type { Question, SolutionContent, SolutionsContent } from "#content/solutions/schema.ts";
import type { SolutionId } from "#core/pages.ts";
import { Questions } from "./questions.tsx";
import type { Screens } from "./screens/screens-for.server.ts";
import { SolutionScreen } from "./screens/solution-screen.tsx";

export interface Detail {
  /** The solution's own address, which this opens; else the overview, where it stands below the cards. */
  isOwnPage: boolean;
  selected: SolutionId;
  heads: Record<SolutionId, HeadTexts>;
  solutions: Record<SolutionId, SolutionContent>;
  questions: Record<SolutionId, Question[]>;
  questionsTitle: string;
  /** Above questions with answers of the owner's. */
  settled: Record<SolutionId, string | undefined>;
  texts: SolutionsContent["detail"];
  screens: Screens;
}

/** Names the section of the details: a link to it takes the focus here. */
export const headingId = "solution-title";

/** One solution: what it is, what it brings, its screens, what goes in and out, what it includes and what buyers ask. */
export function SolutionPanel({
  solution: id,
  isOwnPage,
  selected,
  solutions,
  questions,
  questionsTitle,
  settled,
  texts,
  screens,
}: Detail & { solution: SolutionId }) {
  const { dictionary, texts: shared } = useSite();
  const path = usePath();
  const solution = solutions[id];
  const isShown = id === selected;
  const [Part, Entry] = isOwnPage ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  // A page has one title: that of a waiting panel is made the page's when it is shown.
  const Title = isOwnPage && isShown ? "h1" : "h2";
  // The overview leaves them to the page of its default solution.
  const hasQuestions = isOwnPage || !isShown;
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Title id={headingId} className="text-h2">
            {solution.title}
          </Title>
          <p className="mt-4 text-lead text-ink-2">{solution.description}</p>
          <Part className="mt-8 text-h4">{texts.benefits}</Part>
          <Benefits benefits={Object.values(solution.benefits)} />
          <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ContactButton contactType="partner">{texts.explore}</ContactButton>
            {id === "integraciones" && (
              <PageLink
                to={path("sandbox")}
                className="inline-flex min-h-11 items-center font-semibold text-petrol hover:underline"
              >
                {shared.pageNames.sandbox}
              </PageLink>
            )}
          </div>
        </div>
        <div className="lg:col-span-7">
          <SolutionScreen solution={id} screens={screens} />
        </div>
      </div>
      <Flow flow={solution.flow} names={texts.flow} />
      <div className="mt-14 grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className={hasQuestions ? "lg:col-span-5" : "lg:col-span-12"}>
          <Part className="text-h4">{dictionary.caracteristicasPrincipales}</Part>
          <Features
            features={Object.values(solution.features)}
            className={hasQuestions ? "" : "gap-x-12 sm:columns-2"}
          />
        </div>
        {hasQuestions && (
          <div className="lg:col-span-7">
            <Part className="text-h4">{questionsTitle}</Part>
            {settled[id] && <p className="mt-2 text-ink-2">{settled[id]}</p>}
            <Questions questions={questions[id]} heading={Entry} />
          </div>
        )}
      </div>
    </>
  );
}

function Benefits({ benefits }: { benefits: string[] }) {
  return (
    <ul className="mt-4 grid gap-3">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3 leading-snug font-medium">
          <Check aria-hidden="true" size={22} className="-mt-px shrink-0 text-petrol" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

function Flow({
  flow,
  names,
}: {
  flow: SolutionContent["flow"];
  names: SolutionsContent["detail"]["flow"];
}) {
  return (
    <dl className="mt-14 grid gap-x-8 gap-y-8 rounded-card bg-bone p-6 sm:grid-cols-2 md:p-9 xl:grid-cols-4">
      {flowParts.map((part) => (
        <div key={part}>
          <dt className="font-display text-h4 font-semibold">{names[part]}</dt>
          <dd className="mt-2 text-ink-2">{flow[part]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Features({ features, className }: { features: string[]; className: string }) {
  return (
    <ul className={`mt-4 ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="break-inside-avoid border-line border-t py-3.5 leading-snug">
          {feature}
        </li>
      ))}
    </ul>
  );
}

import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { flowParts } from "#content/solutions/ids.ts";
import type { SolutionContent, SolutionsContent } from "#content/solutions/schema.ts";
import type { SolutionId } from "#core/pages.ts";
import { DetailLink } from "./detail-link.tsx";
import type { Screens } from "./screens/screens-for.server.ts";
import { SolutionScreen } from "./screens/solution-screen.tsx";
import { solutionIcons } from "./solution-icons.ts";

/** Names the section of the details: a link to it takes the focus here. */
export const headingId = "solution-title";

/** One solution: what it is, what it brings, its screens, what it includes, and the ways to ask for it. */
export function SolutionPanel({
  selected,
  solution,
  texts,
  screens,
}: {
  selected: SolutionId;
  solution: SolutionContent;
  texts: SolutionsContent["detail"];
  screens: Screens;
}) {
  const {
    dictionary,
    texts: { pageNames },
  } = useSite();
  const path = usePath();
  const Icon = solutionIcons[selected];
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <span className="grid size-14 place-items-center rounded-control rounded-tl-arc-tile bg-petrol text-white">
            <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
          </span>
          <h1 id={headingId} className="mt-6 text-h2">
            {solution.title}
          </h1>
          <p className="mt-4 text-lead text-ink-2">{solution.description}</p>
          <h2 className="mt-8 text-h4">{texts.benefits}</h2>
          <Benefits benefits={Object.values(solution.benefits)} />
          <div className="mt-9 flex flex-wrap items-center gap-x-3.5 gap-y-3">
            <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
            <ContactButton contactType="partner" variant="secondary">
              {texts.explore}
            </ContactButton>
            {selected === "integraciones" && (
              <PageLink
                to={path("sandbox")}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-petrol hover:underline"
              >
                {pageNames.sandbox}
              </PageLink>
            )}
          </div>
        </div>
        <div className="lg:col-span-7">
          <SolutionScreen solution={selected} screens={screens} />
        </div>
      </div>
      <Flow flow={solution.flow} names={texts.flow} />
      <Features features={Object.values(solution.features)} />
    </>
  );
}

/** On the page of all six: what the solution brings, and the way to its own page. */
export function SolutionPreview({
  selected,
  solution,
  texts,
}: {
  selected: SolutionId;
  solution: SolutionContent;
  texts: SolutionsContent["detail"];
}) {
  const { dictionary } = useSite();
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div>
        <h3 id={headingId} className="text-h3">
          {solution.title}
        </h3>
        <p className="mt-3 text-ink-2">{solution.description}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ContactButton contactType="partner" variant="secondary">
            {texts.explore}
          </ContactButton>
          <DetailLink
            solution={selected}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-petrol hover:underline"
          >
            {dictionary.masInformacion}
            <ArrowRight aria-hidden="true" size={20} />
          </DetailLink>
        </div>
      </div>
      <div>
        <h4 className="text-h4">{texts.benefits}</h4>
        <Benefits benefits={Object.values(solution.benefits)} />
      </div>
    </div>
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

function Features({ features }: { features: string[] }) {
  const { dictionary } = useSite();
  return (
    <div className="mt-12">
      <h2 className="text-h4">{dictionary.caracteristicasPrincipales}</h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature} className="border-line border-t py-4 leading-snug">
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}

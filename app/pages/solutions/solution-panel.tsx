import Check from "lucide-react/icons/check";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { SolutionId } from "#core/pages.ts";
import { flowParts, type SolutionContent, type SolutionsContent } from "./content.ts";
import type { Screens } from "./screens/screens-for.server.ts";
import { SolutionScreen } from "./screens/solution-screen.tsx";
import { solutionIcons } from "./solution-icons.ts";

/** Names the section of the details: a link to it takes the focus here. */
export const headingId = "solution-title";

/** One solution: what it is, what it brings, its screens, what it includes, and the three ways to ask for it. */
export function SolutionPanel({
  isOwnPage,
  selected,
  solution,
  texts,
  screens,
}: {
  isOwnPage: boolean;
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
  const Heading = isOwnPage ? "h1" : "h3";
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <span className="grid size-14 place-items-center rounded-control rounded-tl-arc-tile bg-petrol text-white">
            <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
          </span>
          <Heading id={headingId} className={`mt-6 ${isOwnPage ? "text-h2" : "text-h3"}`}>
            {solution.title}
          </Heading>
          <p className={`mt-4 text-ink-2 ${isOwnPage ? "text-lead" : ""}`}>
            {solution.description}
          </p>
          <Subheading isOwnPage={isOwnPage} className="mt-8">
            {texts.benefits}
          </Subheading>
          <ul className="mt-4 grid gap-3">
            {Object.values(solution.benefits).map((benefit) => (
              <li key={benefit} className="flex gap-3 leading-snug font-medium">
                <Check aria-hidden="true" size={22} className="-mt-px shrink-0 text-petrol" />
                {benefit}
              </li>
            ))}
          </ul>
          <div className="mt-9 flex flex-wrap gap-3">
            <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
            <ContactButton contactType="partner" variant="secondary">
              {dictionary.contactarAhora}
            </ContactButton>
            {selected === "integraciones" && (
              <ButtonLink variant="quiet" to={path("sandbox")}>
                {pageNames.sandbox}
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="lg:col-span-7">
          <SolutionScreen solution={selected} screens={screens} />
        </div>
      </div>
      {isOwnPage && <Flow flow={solution.flow} names={texts.flow} />}
      <Features
        features={Object.values(solution.features)}
        explore={texts.explore}
        isOwnPage={isOwnPage}
      />
    </>
  );
}

function Subheading({
  isOwnPage,
  className = "",
  children,
}: {
  isOwnPage: boolean;
  className?: string;
  children: string;
}) {
  const Heading = isOwnPage ? "h2" : "h4";
  return <Heading className={`text-h4 ${className}`}>{children}</Heading>;
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

function Features({
  features,
  explore,
  isOwnPage,
}: {
  features: string[];
  explore: string;
  isOwnPage: boolean;
}) {
  const { dictionary } = useSite();
  return (
    <div className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Subheading isOwnPage={isOwnPage}>{dictionary.caracteristicasPrincipales}</Subheading>
        <ContactButton contactType="partner" variant="secondary" size="small">
          {explore}
        </ContactButton>
      </div>
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

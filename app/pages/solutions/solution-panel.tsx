import Check from "lucide-react/icons/check";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import type { SolutionId } from "#core/pages.ts";
import type { SolutionContent, SolutionsContent } from "./content.ts";
import type { Screens } from "./screens/screens-for.server.ts";
import { SolutionScreen } from "./screens/solution-screen.tsx";
import { solutionIcons } from "./solution-icons.ts";

/** Names the section of the details: a link to it takes the focus here. */
export const headingId = "solution-title";

/** One solution: what it is, what it brings, its screens, what it includes, and the three ways to ask for it. */
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
  const { dictionary } = useSite();
  const Icon = solutionIcons[selected];
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <span className="grid size-14 place-items-center rounded-control rounded-tl-arc-tile bg-petrol text-white">
            <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
          </span>
          <h3 id={headingId} className="mt-6 text-h3">
            {solution.title}
          </h3>
          <p className="mt-4 text-ink-2">{solution.description}</p>
          <h4 className="mt-8 text-h4">{texts.benefits}</h4>
          <ul className="mt-4 grid gap-3">
            {solution.benefits.map((benefit) => (
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
          </div>
        </div>
        <div className="lg:col-span-7">
          <SolutionScreen solution={selected} screens={screens} />
        </div>
      </div>
      <Features features={solution.features} explore={texts.explore} />
    </>
  );
}

function Features({ features, explore }: { features: string[]; explore: string }) {
  const { dictionary } = useSite();
  return (
    <div className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h4 className="text-h4">{dictionary.caracteristicasPrincipales}</h4>
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

import { type ReactNode, useRef } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { Actor, CaseStep } from "../content.ts";
import { CustomerScreen } from "./customer-screen.tsx";
import { InsurerScreen } from "./insurer-screen.tsx";
import { ProviderScreen } from "./provider-screen.tsx";
import type { ScreenProps } from "./screen-props.ts";
import { StepControl } from "./step-control.tsx";
import { useScrolledStep } from "./use-scrolled-step.ts";

const steps = ["request", "coordination", "resolution"] as const;
const screens: Record<Actor, (props: ScreenProps) => ReactNode> = {
  customer: CustomerScreen,
  provider: ProviderScreen,
  insurer: InsurerScreen,
};
const actors = Object.keys(screens) as Actor[];

/**
 * One case as three people see it. The three frames share one place, so that stepping moves nothing; without scripts
 * they stand one below the other.
 */
export function CaseWalk({ texts, figures }: Omit<ScreenProps, "step">) {
  const { dictionary } = useSite();
  const stage = useRef<HTMLDivElement>(null);
  const [current, choose] = useScrolledStep(stage, steps.length);
  const names: Record<CaseStep, { name: string; description: string }> = {
    request: { name: dictionary.solicitud, description: dictionary.solicitudDesc },
    coordination: { name: dictionary.coordinacion, description: dictionary.coordinacionDesc },
    resolution: { name: dictionary.resolucion, description: dictionary.resolucionDesc },
  };
  return (
    <Section ground="bone">
      <SectionHeading title={texts.title}>{texts.lead}</SectionHeading>
      <div ref={stage}>
        <StepControl
          label={texts.stepsLabel}
          steps={steps.map((step) => names[step])}
          current={current}
          onChoose={choose}
        />
        <div className="grid gap-y-5">
          {steps.map((step, index) => (
            <section key={step} className={`${frame} ${index === current ? shown : hidden}`}>
              <h3 className="sr-only text-h3 noscript:not-sr-only noscript:col-span-full noscript:mt-6">
                {names[step].name}
              </h3>
              <ActorCards isShown={index === current} step={step} texts={texts} figures={figures} />
            </section>
          ))}
        </div>
      </div>
      <p className="mt-5 text-caption text-ink-2">{texts.illustrative}</p>
    </Section>
  );
}

// The frames share the rows of one grid, so that a card is as tall in every step as in its tallest.
const frame = `col-start-1 row-start-1 row-end-[span_3] grid grid-rows-subgrid gap-5 md:row-end-[span_2] md:grid-cols-2
  xl:row-end-[span_1] xl:grid-cols-[1fr_1fr_1.62fr] noscript:row-auto noscript:grid-rows-none`;
// The new one fades in over the old one, which leaves once it is covered.
const shown = "z-1 transition-opacity duration-200";
const hidden = `invisible opacity-0 [transition:opacity_0s_200ms,visibility_0s_200ms]
  noscript:visible noscript:opacity-100`;

// The phones of a hidden frame are not laid out: all are of one height, and keep it. The insurer's screen grows with the case.
const phone = "[contain-intrinsic-block-size:auto_21.5rem]";
const undrawn = `[content-visibility:hidden] [transition:content-visibility_0s_200ms_allow-discrete]
  noscript:[content-visibility:visible]`;

function ActorCards({ isShown, ...props }: ScreenProps & { isShown: boolean }) {
  const { step, texts } = props;
  return actors.map((actor) => {
    const Screen = screens[actor];
    const isPhone = actor !== "insurer";
    return (
      <figure
        key={actor}
        className={`flex flex-col overflow-hidden rounded-card bg-paper px-5 pt-6 md:px-7
          ${actor === "insurer" ? "md:col-span-2 xl:col-span-1" : ""}`}
      >
        <figcaption className="mb-6">
          <b className="block font-display text-h4 font-semibold">{texts.actors[actor]}</b>
          <span className="mt-1.5 block text-small text-pretty text-ink-2">
            {texts.captions[step][actor]}
          </span>
        </figcaption>
        <div
          aria-hidden="true"
          className={`mt-auto ${isPhone ? phone : ""} ${isPhone && !isShown ? undrawn : ""}`}
        >
          <Screen {...props} />
        </div>
      </figure>
    );
  });
}

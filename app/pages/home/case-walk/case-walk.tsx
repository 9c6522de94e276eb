import { type ReactNode, useState } from "react";
import { type Actor, actors, type CaseStep, caseSteps, defaultFamily } from "#app/cases/case.ts";
import { usePlace } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import { TabPanel } from "#app/ui/tabs.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { caseAnchor, familyAtAnchor } from "#core/paths.ts";
import type { CaseScreenProps, WalkCases, WalkTexts } from "./case-screen-props.ts";
import { CaseTabs } from "./case-tabs.tsx";
import { CustomerScreen } from "./customer-screen.tsx";
import { InsurerScreen } from "./insurer-screen.tsx";
import { ProviderScreen } from "./provider-screen.tsx";
import { StepControl } from "./step-control.tsx";
import { useScrolledStep } from "./use-scrolled-step.ts";

const panelId = "case-panel";
const screens: Record<Actor, (props: CaseScreenProps) => ReactNode> = {
  customer: CustomerScreen,
  provider: ProviderScreen,
  insurer: InsurerScreen,
};

interface Chosen {
  family?: FamilyId;
  step?: CaseStep;
}

/** A hash names a family as well; it is a place, and would scroll the page where the visitor only chooses. */
const urlCase = {
  read({ search, hash }: { search: string; hash: string }): Chosen | undefined {
    const params = new URLSearchParams(search);
    const family = familyAtAnchor(hash) ?? familyIds.find((id) => id === params.get("case"));
    const step = caseSteps.find((id) => id === params.get("step"));
    return family || step ? { family, step } : undefined;
  },
  write: ({ family, step }: Chosen) => ({
    params: { case: family, step },
    // Its own place alone: the fragment may hold the answers of the home's estimate.
    hash: familyAtAnchor(window.location.hash) ? "" : undefined,
  }),
};

export interface CaseWalkProps {
  texts: WalkTexts;
  cases: WalkCases;
  familyNames: Record<FamilyId, string>;
  stepNames: Record<CaseStep, string>;
}

/** A case of each family as three people see it, in three steps. Only the current step's screens are rendered. */
export function CaseWalk({ texts, cases, familyNames, stepNames }: CaseWalkProps) {
  const { country } = usePlace();
  const [chosen = {}, setChosen] = useUrlState(urlCase);
  const { family = defaultFamily } = chosen;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const scrolled = useScrolledStep(stage, caseSteps.length, chosen.step === undefined);
  const step = chosen.step ?? caseSteps[scrolled] ?? "request";
  const shown = cases.cases[family];
  const screen = { step, family, shown, cases, texts };
  return (
    <>
      <CaseTabs
        label={texts.familiesLabel}
        names={familyNames}
        cases={cases.cases}
        selected={family}
        onChoose={(next) => setChosen({ ...chosen, family: next })}
        panelId={panelId}
      />
      <TabPanel id={panelId} labelledBy={caseAnchor(country, family)}>
        <div ref={setStage}>
          <StepControl
            label={texts.stepsLabel}
            steps={caseSteps.map((id) => ({ name: stepNames[id], description: shown.steps[id] }))}
            current={caseSteps.indexOf(step)}
            onChoose={(next) => setChosen({ ...chosen, step: caseSteps[next] })}
          />
          <WideTable
            label={texts.screensLabel}
            className="flex print:block snap-x snap-mandatory gap-3 *:w-[86%] *:shrink-0 *:snap-center md:grid md:grid-cols-2 md:gap-5 md:*:w-auto xl:grid-cols-[1fr_1fr_1.62fr]"
          >
            {actors.map((actor) => (
              <ActorCard key={actor} actor={actor} stepNames={stepNames} {...screen} />
            ))}
          </WideTable>
        </div>
      </TabPanel>
    </>
  );
}

function ActorCard({
  actor,
  stepNames,
  ...props
}: CaseScreenProps & { actor: Actor; stepNames: Record<CaseStep, string> }) {
  const { step, family, shown, texts } = props;
  const Screen = screens[actor];
  return (
    <figure
      className={`flex flex-col overflow-hidden rounded-card bg-paper px-5 pt-6 md:px-7
        ${actor === "insurer" ? "md:col-span-2 xl:col-span-1" : ""}`}
    >
      <figcaption className="mb-4 md:mb-6">
        <b className="block font-display text-h4 font-semibold">{texts.actors[actor]}</b>
        {/* All three captions share a cell: the tallest sets the height, and without scripts they are shown in a row. */}
        <span className={`mt-1.5 grid text-small text-pretty text-ink-2 ${captionHeight[actor]}`}>
          {caseSteps.map((id) => (
            <span key={id} className={`${caption} ${id === step ? "" : hidden}`}>
              <b className="hidden font-semibold noscript:inline">{stepNames[id]}: </b>
              {shown.captions[id][actor]}
            </span>
          ))}
        </span>
      </figcaption>
      <div
        key={`${family} ${step}`}
        aria-hidden="true"
        className="flex grow flex-col transition-opacity duration-200 *:grow starting:opacity-0"
      >
        <Screen {...props} />
      </div>
    </figure>
  );
}

const caption = "col-start-1 row-start-1 noscript:row-auto noscript:mt-1";
const hidden = "invisible noscript:visible";
/** The line count of the longest caption of any family. */
const captionHeight: Record<Actor, string> = {
  customer: "content-start min-h-[3lh] md:min-h-[2lh]",
  provider: "content-start min-h-[3lh] md:min-h-[2lh]",
  insurer: "content-start min-h-[3lh] md:min-h-0",
};

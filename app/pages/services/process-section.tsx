import type { ReactNode } from "react";
import { defaultFamily } from "#app/cases/case.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { ProcessTexts } from "#content/services/schema.ts";
import type { FamilyId } from "#core/pages.ts";
import {
  CoordinationScreen,
  type ProcessCase,
  RequestScreen,
  ResolutionScreen,
} from "./process-screens.tsx";

/** Request, coordination, resolution: how each goes in the chosen family, or in any, and shown on one case. */
export function ProcessSection({
  family,
  course,
  shown,
  texts,
  illustrative,
  endings,
}: {
  family: FamilyId | undefined;
  /** The family's own title. */
  course: string | undefined;
  shown: ProcessCase;
  texts: ProcessTexts;
  illustrative: string;
  endings: string | undefined;
}) {
  const { dictionary } = useSite();
  const screen = { family: family ?? defaultFamily, shown, texts };
  const steps = family
    ? shown.steps
    : {
        request: dictionary.solicitudDesc,
        coordination: dictionary.coordinacionDesc,
        resolution: dictionary.resolucionDesc,
      };
  return (
    <Section ground="bone">
      <SectionHeading title={course ?? dictionary.nuestrosProcesos}>
        {course ? undefined : dictionary.procesosDescripcion}
      </SectionHeading>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-3 lg:grid-rows-[1fr_auto] xl:gap-x-8">
        <Step order={0} title={dictionary.solicitud} text={steps.request}>
          <RequestScreen {...screen} />
        </Step>
        <Step order={1} title={dictionary.coordinacion} text={steps.coordination}>
          <CoordinationScreen {...screen} />
        </Step>
        <Step order={2} title={dictionary.resolucion} text={steps.resolution}>
          <ResolutionScreen {...screen} />
        </Step>
      </ol>
      {endings && <p className="measure mt-10 text-ink-2">{endings}</p>}
      <p className="mt-8 text-caption text-ink-3">
        <span className="sr-only">{texts.alternative} </span>
        {illustrative}
      </p>
    </Section>
  );
}

function Step({
  order,
  title,
  text,
  children,
}: {
  order: number;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-6 md:max-lg:grid-cols-2 md:max-lg:items-center lg:row-span-2 lg:grid-rows-subgrid">
      <div className="flex gap-4 lg:row-start-2">
        <span aria-hidden="true" className="figures text-figure text-petrol">
          {order + 1}
        </span>
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-h4">{title}</h3>
          <p className="mt-1.5 text-ink-2">{text}</p>
        </div>
      </div>
      <Reveal order={order} className="flex flex-col lg:row-start-1">
        {children}
      </Reveal>
    </li>
  );
}

// The three screens of a case. Decorative: the section says the same in words.

import BadgeCheck from "lucide-react/icons/badge-check";
import Check from "lucide-react/icons/check";
import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import type { Case } from "#app/cases/cases-for.server.ts";
import { Scene } from "#app/cases/drawing.tsx";
import { drawings } from "#app/cases/drawings.ts";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { StepBar } from "#app/screens/step-bar.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import type { ProcessTexts } from "#content/services/schema.ts";
import type { FamilyId } from "#core/pages.ts";

/** The part of a case that the process shows. */
export type ProcessCase = Pick<
  Case,
  "steps" | "service" | "searching" | "problem" | "role" | "begins" | "outcome" | "values"
>;

interface StepProps {
  family: FamilyId;
  shown: ProcessCase;
  texts: ProcessTexts;
}

export function RequestScreen({ family, shown, texts }: StepProps) {
  const { app, ...others } = texts.channels;
  return (
    <Screen family={family} title={shown.service} step={0} className="rounded-tl-arc-float pl-7">
      <div className="grid grid-cols-1 gap-2.5 wrap-anywhere">
        <p className="ml-8 rounded-float rounded-br-chip bg-petrol px-4 py-2.5 text-white">
          {shown.problem}
        </p>
        <p className="mr-8 rounded-float rounded-bl-chip bg-bone px-4 py-2.5">{shown.searching}</p>
      </div>
      <ul className="mt-auto flex flex-wrap gap-2 text-caption font-semibold">
        <li className="rounded-pill bg-petrol-tint px-3 py-1.5 text-petrol ring-[1.5px] ring-petrol">
          {app}
        </li>
        {Object.values(others).map((channel) => (
          <li key={channel} className="rounded-pill px-3 py-1.5 text-ink-2 ring-1 ring-line">
            {channel}
          </li>
        ))}
      </ul>
    </Screen>
  );
}

export function CoordinationScreen({ family, shown }: StepProps) {
  return (
    <Screen family={family} title={shown.service} step={1}>
      <Provider shown={shown} />
      <div className="relative mt-auto overflow-clip rounded-control">
        <Scene name={drawings[family].coordination} className="aspect-300/152 w-full" />
        <b className="absolute right-3 bottom-3 rounded-chip bg-ink px-3 py-1.5 text-caption font-semibold text-white">
          {shown.begins} {shown.values.times.begins}
        </b>
      </div>
    </Screen>
  );
}

export function ResolutionScreen({ family, shown, texts }: StepProps) {
  return (
    <Screen family={family} title={shown.service} step={3} className="rounded-br-arc-float">
      <div className="flex items-center gap-4 rounded-control bg-bone p-4 max-[20rem]:flex-wrap">
        <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-ok text-white">
          <Check size={26} strokeWidth={2.25} />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <b className="block font-display text-h4">{texts.resolved}</b>
          <span className="text-ink-2">{shown.outcome}</span>
        </span>
      </div>
      <Provider shown={shown} />
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-4">
        {texts.survey}
        <Stars />
      </p>
    </Screen>
  );
}

function Screen({
  family,
  title,
  step,
  className = "",
  children,
}: {
  family: FamilyId;
  title: string;
  step: number;
  className?: string;
  children: ReactNode;
}) {
  const { dictionary } = useSite();
  return (
    <div
      aria-hidden="true"
      className={`flex min-h-85 [print-color-adjust:exact] grow flex-col gap-5 rounded-float bg-white p-6 text-small ${className}`}
    >
      <div className="flex items-center gap-3">
        <FamilyTile family={family} className="size-10 rounded-control p-2.25" />
        <b className="min-w-0 font-display text-h4 wrap-anywhere">{title}</b>
      </div>
      <div className="flex grow flex-col gap-5">{children}</div>
      <StepBar
        steps={[dictionary.solicitud, dictionary.coordinacion, dictionary.resolucion]}
        current={step}
      />
    </div>
  );
}

function Provider({ shown: { role, values } }: { shown: ProcessCase }) {
  const { name, initials } = values.person;
  return (
    <div className="flex items-center gap-x-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-petrol text-caption font-semibold text-white">
        {initials}
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <b className="block font-semibold">{name}</b>
        <span className="text-caption text-ink-3">{role}</span>
      </span>
      <BadgeCheck size={22} strokeWidth={1.75} className="shrink-0 text-petrol" />
    </div>
  );
}

function Stars() {
  return (
    <span className="flex gap-0.5 text-amber-h">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={20} strokeWidth={1.75} className="fill-current" />
      ))}
    </span>
  );
}

// The three screens of a case. Decorative: the section says the same in words.
import BadgeCheck from "lucide-react/icons/badge-check";
import Check from "lucide-react/icons/check";
import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { StepBar } from "#app/screens/step-bar.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import type { FamilyId } from "#core/pages.ts";
import type { CaseExample, ProcessTexts } from "./content.ts";
import { RouteMap } from "./route-map.tsx";

interface ScreenProps {
  family: FamilyId;
  example: CaseExample;
  texts: ProcessTexts;
}

export function RequestScreen({ family, example, texts }: ScreenProps) {
  const { app, web, contactCenter } = texts.channels;
  return (
    <Screen family={family} title={example.service} step={0} className="rounded-tl-arc-float pl-7">
      <div className="grid gap-2.5">
        <p className="ml-8 rounded-float rounded-br-chip bg-petrol px-4 py-2.5 text-white">
          {example.message}
        </p>
        <p className="mr-8 rounded-float rounded-bl-chip bg-bone px-4 py-2.5">{texts.reply}</p>
      </div>
      <ul className="mt-auto flex flex-wrap gap-2 text-caption font-semibold">
        <li className="rounded-pill bg-petrol-tint px-3 py-1.5 text-petrol ring-[1.5px] ring-petrol">
          {app}
        </li>
        {[web, contactCenter].map((channel) => (
          <li key={channel} className="rounded-pill px-3 py-1.5 text-ink-2 ring-1 ring-line">
            {channel}
          </li>
        ))}
      </ul>
    </Screen>
  );
}

export function CoordinationScreen({ family, example, texts }: ScreenProps) {
  return (
    <Screen family={family} title={example.service} step={1}>
      <Provider example={example}>
        <span className="flex items-center gap-1.5 text-caption font-semibold text-ok">
          <BadgeCheck size={18} strokeWidth={1.75} className="shrink-0" />
          {texts.verified}
        </span>
      </Provider>
      <div className="relative mt-auto overflow-clip rounded-control">
        <RouteMap />
        <b className="absolute right-3 bottom-3 rounded-chip bg-ink px-3 py-1.5 text-caption font-semibold text-white">
          {example.arrival}
        </b>
      </div>
    </Screen>
  );
}

export function ResolutionScreen({ family, example, texts }: ScreenProps) {
  return (
    <Screen family={family} title={example.service} step={3} className="rounded-br-arc-float">
      <div className="flex items-center gap-4 rounded-control bg-bone p-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-ok text-white">
          <Check size={26} strokeWidth={2.25} />
        </span>
        <span>
          <b className="block font-display text-h4">{texts.resolved}</b>
          <span className="text-ink-2">{example.outcome}</span>
        </span>
      </div>
      <Provider example={example} />
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
      className={`flex min-h-85 grow flex-col gap-5 rounded-float bg-white p-6 text-small ${className}`}
    >
      <div className="flex items-center gap-3">
        <FamilyTile family={family} className="size-10 rounded-control" />
        <b className="font-display text-h4">{title}</b>
      </div>
      <div className="flex grow flex-col gap-5">{children}</div>
      <StepBar
        steps={[dictionary.solicitud, dictionary.coordinacion, dictionary.resolucion]}
        current={step}
      />
    </div>
  );
}

function Provider({ example, children }: { example: CaseExample; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Initials name={example.provider} />
      <span className="grow">
        <b className="block font-semibold">{example.provider}</b>
        <span className="text-caption text-ink-3">{example.role}</span>
      </span>
      {children}
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

function Initials({ name }: { name: string }) {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-petrol text-caption font-semibold text-white">
      {words.map((word) => word[0]).join("")}
    </span>
  );
}

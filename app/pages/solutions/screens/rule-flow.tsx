import type { LucideIcon } from "lucide-react";
import BellRing from "lucide-react/icons/bell-ring";
import Inbox from "lucide-react/icons/inbox";
import ShieldQuestionMark from "lucide-react/icons/shield-question-mark";
import Sparkles from "lucide-react/icons/sparkles";
import UserRound from "lucide-react/icons/user-round";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import type { ScreenProps } from "./screens-for.server.ts";

/** A case handled automatically until a rule requires a person. */
export function RuleFlow({ texts }: ScreenProps) {
  return (
    <ScreenFigure alt={texts.rules.alt}>
      <RuleSteps texts={texts} />
    </ScreenFigure>
  );
}

function RuleSteps({ texts: { rules } }: ScreenProps) {
  return (
    <ol className="grid grid-cols-1 content-start text-small text-ink">
      <Step icon={Inbox} {...rules.arrives} />
      <Step icon={Sparkles} {...rules.reads} isLit />
      <Step icon={ShieldQuestionMark} {...rules.checks} />
      <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pl-9">
        <span className="absolute inset-y-0 left-9 w-0.5 bg-petrol" />
        <span className="h-9 w-9 rounded-bl-[36px] border-amber-h border-b-2 border-l-2 border-dotted" />
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-5">
          <Answer>{rules.no}</Answer>
          <span className="flex min-w-0 items-center gap-2 font-medium text-ink-2 wrap-anywhere">
            <UserRound size={18} strokeWidth={1.75} className="shrink-0" />
            {rules.person}
          </span>
        </span>
      </li>
      <Step icon={UserRoundCheck} {...rules.assigns} answer={rules.yes} />
      <Step icon={BellRing} {...rules.informs} />
    </ol>
  );
}

function Step({
  icon: Icon,
  title,
  detail,
  answer,
  isLit = false,
}: {
  icon: LucideIcon;
  title: string;
  detail: string;
  answer?: string;
  isLit?: boolean;
}) {
  return (
    <li className="relative not-first:pt-5">
      <span className="absolute top-0 left-9 h-5 w-0.5 bg-petrol in-[li:first-child]:hidden" />
      <div className="flex items-center gap-3.5 rounded-button bg-white p-3.5 ring-1 ring-ink/8">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-control ${isLit ? "bg-amber text-ink" : "bg-petrol-tint text-petrol"}`}
        >
          <Icon size={21} strokeWidth={1.75} />
        </span>
        <span className="min-w-0 leading-snug">
          <b className="block font-semibold">{title}</b>
          <span className="text-caption text-ink-3">{detail}</span>
        </span>
        {answer && (
          <span className="ml-auto">
            <Answer isYes>{answer}</Answer>
          </span>
        )}
      </div>
    </li>
  );
}

function Answer({ children, isYes = false }: { children: string; isYes?: boolean }) {
  return (
    <span
      className={`rounded-chip px-2 py-0.5 text-caption font-semibold ${isYes ? "bg-petrol-tint text-petrol" : "bg-amber-tint text-amber-deep"}`}
    >
      {children}
    </span>
  );
}

import BadgeCheck from "lucide-react/icons/badge-check";
import Check from "lucide-react/icons/check";
import { type CaseEvent, type CaseStep, caseEvents } from "#app/cases/case.ts";
import { FamilyTile } from "#app/families/family-tile.tsx";
import type { CaseScreenProps } from "./case-screen-props.ts";

const eventsBy: Record<CaseStep, number> = { request: 2, coordination: 4, resolution: 6 };
const stateColors: Record<CaseStep, string> = {
  request: "bg-petrol-tint text-petrol",
  coordination: "bg-amber-tint text-amber-deep",
  resolution: "bg-salud-tint text-ok",
};

/** The case file: the data known at this step, and the events so far. */
export function InsurerScreen({ step, family, shown, cases, texts: { insurer } }: CaseScreenProps) {
  const isAssigned = step !== "request";
  const { number, person, times, price, rating } = shown.values;
  return (
    <div
      className={`flex min-h-[36rem] flex-col rounded-t-float rounded-tl-arc-float bg-white text-[.875rem] leading-[1.4] shadow-console
        min-[24rem]:min-h-[31.5rem] sm:min-h-[23rem]`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3.5 pl-6">
        {/* On a phone, the number and the status need the width. */}
        <FamilyTile family={family} className="size-9 rounded-[11px] p-1.75 max-[30rem]:hidden" />
        <span className="grow">
          <b className="block font-semibold">
            {cases.caseName} {number}
          </b>
          <span className="text-caption text-ink-3">{shown.plan}</span>
        </span>
        <span className={`rounded-pill px-3 py-1 text-caption font-semibold ${stateColors[step]}`}>
          {insurer.states[step]}
        </span>
      </p>
      <div className="grid grow gap-x-5 sm:grid-cols-[2fr_3fr]">
        <dl className="grid content-start gap-x-2 gap-y-3.5 border-line p-5 max-sm:grid-cols-2 max-sm:border-b sm:border-r">
          <Row name={insurer.coverage} value={shown.service} isKnown />
          <Row
            name={insurer.provider}
            value={isAssigned ? person.name : insurer.unassigned}
            isKnown={isAssigned}
          />
          {step === "resolution" ? (
            <Row name={insurer.rating} value={rating} isKnown />
          ) : (
            <Row
              name={shown.beginsName}
              value={isAssigned ? times.begins : insurer.unknown}
              isKnown={isAssigned}
            />
          )}
          <Row name={insurer.price} value={price} isKnown />
        </dl>
        <Timeline
          names={{ ...cases.events, ...shown.events }}
          times={times}
          done={eventsBy[step]}
        />
      </div>
    </div>
  );
}

function Row({ name, value, isKnown }: { name: string; value: string; isKnown: boolean }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className={isKnown ? "font-semibold" : "text-ink-3"}>
        {value}
        {isKnown && (
          <BadgeCheck
            size={17}
            strokeWidth={1.75}
            className="ml-1.5 inline align-[-.2em] text-petrol"
          />
        )}
      </dd>
    </div>
  );
}

function Timeline({
  names,
  times,
  done,
}: {
  names: Record<CaseEvent, string>;
  times: Record<CaseEvent, string>;
  done: number;
}) {
  return (
    <ol className="grid content-between gap-2.5 py-4.5 pr-5 max-sm:pl-5">
      {caseEvents.map((event, index) => {
        const isDone = index < done;
        return (
          <li
            key={event}
            className={`flex items-center gap-2.5 ${isDone ? "font-medium" : "text-ink-3"}`}
          >
            {isDone ? (
              <Check strokeWidth={3} className={`${dot} p-[3.5px] ${dotColor(index, done)}`} />
            ) : (
              <span className={`${dot} ${dotColor(index, done)}`} />
            )}
            {names[event]}
            {/* Reserves its space in advance. */}
            <span
              className={`figures ml-auto shrink-0 text-caption font-normal text-ink-3 ${isDone ? "" : "invisible"}`}
            >
              {times[event]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const dot = "size-5 shrink-0 rounded-pill";

function dotColor(index: number, done: number) {
  if (index >= done) return "ring-[1.5px] ring-line ring-inset";
  return index === done - 1 ? "bg-amber text-ink" : "bg-petrol text-white";
}
